// Entry point of the desktop app and the only file that imports electron at run time. Nothing is awaited at the top level,
// because Electron emits `ready` only after this module has been evaluated.

import os from 'node:os';
import path from 'node:path';
import { openBackend } from '@host/backend';
import { dataFolder } from '@host/data-folder';
import { endOnUncaught } from '@host/last-resort';
import { fileLog } from '@host/log';
import { app, BrowserWindow, dialog, ipcMain, Menu, protocol, screen, session, shell } from 'electron';
import { version } from '../../package.json';
import { askFirewall } from './firewall';
import { prepare, start } from './shell';
import { t } from './translate';
import { knowsReleases } from './updates';

const data = dataFolder({ env: process.env, platform: process.platform, home: os.homedir() });
const electron = { app, BrowserWindow, Menu, dialog, ipcMain, protocol, screen, session, shell };

const say = (error: string) => dialog.showErrorBox(t('fault.title'), t('fault.text', { error }));

if (prepare(electron)) {
  const log = fileLog(data);
  app
    .whenReady()
    .then(() =>
      start(electron, {
        renderer: path.join(import.meta.dirname, '../renderer'),
        preload: path.join(import.meta.dirname, '../preload/index.cjs'),
        data,
        devUrl: process.env.ELECTRON_RENDERER_URL,
        platform: process.platform,
        openBackend: async () => {
          const backend = await openBackend({
            data,
            version,
            shell: 'desktop',
            workerFile: path.join(import.meta.dirname, 'ai-worker.js'),
            jobWorkerFile: path.join(import.meta.dirname, 'job-worker.js'),
            guests: {
              pages: path.join(import.meta.dirname, '../renderer'),
              gatewayFile: path.join(import.meta.dirname, 'gateway.js'),
            },
            // A development build is Electron itself, and has no rule of its own.
            firewall:
              app.isPackaged && process.platform === 'win32'
                ? { program: process.execPath, ask: () => askFirewall(electron) }
                : undefined,
            log,
          });
          endOnUncaught({ log, close: backend.close, say });
          return backend;
        },
        loadUpdater: knowsReleases(process.resourcesPath)
          ? async () => (await import('electron-updater')).default.autoUpdater
          : undefined,
        log,
      }),
    )
    .catch((error: unknown) => {
      log.error({ err: error }, 'the app did not start');
      app.exit(1);
    });
} else app.quit();
