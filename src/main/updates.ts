// Looking for a newer Paddock, only when a person asks for it: Paddock never looks anything up by itself.
// Not for: builds that came from no release; those know of no place to look (electron-builder writes app-update.yml).

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '@api/log';
import type { ElectronParts } from './electron-parts';

/** What is used of electron-updater. */
export interface Updater {
  autoDownload: boolean;
  checkForUpdates(): Promise<{ isUpdateAvailable: boolean; updateInfo: { version: string } } | null>;
  downloadUpdate(): Promise<unknown>;
  quitAndInstall(): void;
}

/** Whether this build knows where newer ones are. resources: Electron's folder of resources. */
export function knowsReleases(resources: string | undefined): boolean {
  return resources !== undefined && existsSync(path.join(resources, 'app-update.yml'));
}

/**
 * Asks the place of releases once, and says what it found; downloads and installs only on a yes to each. load: brings the
 * updater, which nothing else needs. Never throws: what goes wrong is said in a dialog, and nothing has changed then.
 */
export async function lookForUpdate(
  { app, dialog }: Pick<ElectronParts, 'app' | 'dialog'>,
  load: () => Promise<Updater>,
  log: Log,
): Promise<void> {
  const say = (message: string, detail: string, buttons: string[] = ['OK']) =>
    dialog.showMessageBox({ type: 'info', message, detail, buttons, defaultId: 0, cancelId: buttons.length - 1 });
  try {
    const updater = await load();
    updater.autoDownload = false;
    const found = await updater.checkForUpdates();
    if (!found?.isUpdateAvailable) {
      await say('This is the newest Paddock.', `Version ${app.getVersion()}.`);
      return;
    }
    const { version } = found.updateInfo;
    const kept = 'Your races, seasons and settings stay as they are.';
    const wanted = await say(`Paddock ${version} is there.`, `This one is ${app.getVersion()}. ${kept}`, [
      'Download',
      'Not now',
    ]);
    if (wanted.response !== 0) return;
    await updater.downloadUpdate();
    const now = await say(`Paddock ${version} is ready.`, 'A race that is open goes on after the restart.', [
      'Restart now',
      'When I quit',
    ]);
    if (now.response === 0) updater.quitAndInstall();
  } catch (error) {
    log.warn({ err: error }, 'no update could be had');
    await say(
      'The newest version could not be found or downloaded.',
      'Look whether this computer is online and try again. Nothing has been changed; Paddock needs no network to race.',
    );
  }
}
