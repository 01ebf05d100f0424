// The desktop shell: protocol, guards, window, menu and the link to the host. Electron is passed in, so that tests can run
// all of it. Not here: rules, races and storage, which belong to the backend.

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '@api/log';
import { serve } from '@api/serve';

import type { Backend } from '@host/backend';
import { readSite } from '@host/server/site';
import type { BrowserWindowConstructorOptions, BrowserWindow as Window } from 'electron';
import { answerApp } from './app-protocol';
import type { ElectronParts } from './electron-parts';
import { guard } from './guards';
import { menuTemplate } from './menu';
import { ORIGIN, originOf, SCHEME } from './origin';
import { createTelevision } from './television';
import { speakAs, t } from './translate';
import { lookForUpdate, type Updater } from './updates';
import { listenToWindow } from './window-link';
import { fitPlace, readPlace, SMALLEST, writePlace } from './window-place';

export interface ShellOptions {
  /** Folder of the built renderer. */
  renderer: string;
  /** The preload script. */
  preload: string;
  /** The data folder. */
  data: string;
  /** Vite's address under `npm run dev`; never followed in a packaged app. */
  devUrl: string | undefined;
  platform: NodeJS.Platform;
  openBackend(): Promise<Backend>;
  /** Loads the updater; undefined if this build has no update source. */
  loadUpdater: (() => Promise<Updater>) | undefined;
  log: Log;
}

/** A page that crashes twice within this many ms is not loaded again. */
const CRASH_PAUSE = 10_000;
const BACKGROUND = '#12151a';

/** Call it before `ready`, from the entry point without awaiting. Returns false if another Paddock is running: then quit. */
export function prepare({ app, protocol }: Pick<ElectronParts, 'app' | 'protocol'>): boolean {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true };
  protocol.registerSchemesAsPrivileged([{ scheme: SCHEME, privileges }]);
  app.enableSandbox();
  return app.requestSingleInstanceLock();
}

/** Opens the backend and the window. If the backend does not open, the app shows why and quits. */
export async function start(electron: ElectronParts, options: ShellOptions): Promise<void> {
  const { app, Menu, ipcMain, protocol } = electron;
  const { log, platform } = options;
  const devUrl = app.isPackaged ? undefined : options.devUrl;
  const allowed = new Set(devUrl === undefined ? [ORIGIN] : [ORIGIN, originOf(devUrl)]);
  const address = devUrl ?? `${ORIGIN}/`;
  let window: Window | undefined;
  const television = createTelevision(electron, {
    ...{ address, locked: lockedDown(options.preload), log },
    opened(tv) {
      listenTo(tv);
      reloadAfterCrash(tv, log);
    },
  });
  guard(electron, allowed, log, () => {
    if (window !== undefined) television.open(window);
  });
  if (devUrl === undefined) {
    const site = readSite(options.renderer);
    protocol.handle(SCHEME, (request) => answerApp(request, site));
  }

  speakAs('system', app.getPreferredSystemLanguages());
  const backend = await openBackend(electron, options);
  if (backend === undefined) return;

  const listenTo = (opened: Window): void => {
    listenToWindow({
      ipcMain,
      window: opened,
      allowed,
      accept(link) {
        // Choosing another language reloads the page.
        if (speakAs(backend.language(), app.getPreferredSystemLanguages())) setMenu();
        serve(link, 'owner', backend.service, { log });
      },
      isOfAnother: (sender) => television.has(sender) || window?.webContents === sender,
      log,
    });
  };
  function open(): Window {
    const opened = openWindow(electron, options);
    window = opened;
    listenTo(opened);
    opened.on('closed', () => {
      window = undefined;
      // It would keep the app running without a window to play in.
      television.close();
    });
    void opened.loadURL(address).catch((error: unknown) => log.error({ err: error }, 'the page did not load'));
    return opened;
  }
  function show(): void {
    const shown = window ?? open();
    if (shown.isMinimized()) shown.restore();
    shown.show();
    shown.focus();
  }
  function go(screen: string): void {
    show();
    void window?.loadURL(`${address}#${screen}`).catch((error: unknown) => log.error({ err: error }, 'no such screen'));
  }

  const { loadUpdater } = options;
  const update = loadUpdater && (() => void lookForUpdate(electron, loadUpdater, log));
  function setMenu(): void {
    const menu = menuTemplate({ platform, developing: !app.isPackaged, go, lookForUpdate: update });
    Menu.setApplicationMenu(Menu.buildFromTemplate(menu));
  }
  speakAs(backend.language(), app.getPreferredSystemLanguages());
  setMenu();
  app.on('second-instance', show);
  app.on('activate', show);
  app.on('window-all-closed', () => {
    // On a Mac an app without windows keeps running until the person quits it.
    if (platform !== 'darwin') app.quit();
  });
  closeBackendAtEnd(app, backend, log);
  open();
}

/** Undefined if it does not open: the app has shown why, and ends. */
async function openBackend({ app, dialog }: ElectronParts, options: ShellOptions): Promise<Backend | undefined> {
  try {
    mkdirSync(options.data, { recursive: true });
    return await options.openBackend();
  } catch (error) {
    options.log.error({ err: error }, 'the backend did not open');
    const what = error instanceof Error ? error.message : String(error);
    dialog.showErrorBox(t('start.failed'), `${what}\n\n${t('start.data', { folder: options.data })}`);
    app.exit(1);
    return undefined;
  }
}

/** Delays quitting until the backend has closed: the last commit, the store's clean-up, the worker threads. */
function closeBackendAtEnd(app: ElectronParts['app'], backend: Backend, log: Log): void {
  let closed = false;
  app.on('will-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    backend
      .close()
      .catch((error: unknown) => log.error({ err: error }, 'the backend did not close'))
      .finally(() => {
        closed = true;
        app.quit();
      });
  });
}

/** What every window of this app has in common: no page may do more than ours. */
function lockedDown(preload: string): BrowserWindowConstructorOptions {
  return {
    backgroundColor: BACKGROUND,
    webPreferences: {
      preload,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      sandbox: true,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      spellcheck: false,
    },
  };
}

function openWindow({ BrowserWindow, screen }: ElectronParts, { data, preload, log }: ShellOptions): Window {
  const file = path.join(data, 'window.json');
  const areas = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map((display) => display.workArea);
  const { maximized = false, ...bounds } = fitPlace(readPlace(file), areas);
  const window = new BrowserWindow({
    ...bounds,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    title: 'Paddock',
    ...lockedDown(preload),
  });
  if (maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => {
    const kept = writePlace(file, { ...window.getNormalBounds(), maximized: window.isMaximized() });
    if (!kept) log.warn({ file }, 'the place of the window could not be kept');
  });
  reloadAfterCrash(window, log);
  return window;
}

/** Reloads a page that crashed: the race is safe in the host, and the page asks for it again. */
function reloadAfterCrash(window: Window, log: Log): void {
  let last = Number.NEGATIVE_INFINITY;
  window.webContents.on('render-process-gone', (_event, details) => {
    if (details.reason === 'clean-exit') return;
    log.error({ reason: details.reason, code: details.exitCode }, 'the page crashed');
    const now = performance.now();
    if (now - last > CRASH_PAUSE) window.webContents.reload();
    last = now;
  });
}
