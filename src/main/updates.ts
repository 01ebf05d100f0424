// Looks for a newer Paddock when a person asks for it; Paddock never checks on its own.
// Not here: builds outside a release, which have no update source (electron-builder writes app-update.yml).

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '@api/log';
import type { ElectronParts } from './electron-parts';
import { t } from './translate';

/** The part of electron-updater that Paddock uses. */
export interface Updater {
  autoDownload: boolean;
  checkForUpdates(): Promise<{ isUpdateAvailable: boolean; updateInfo: { version: string } } | null>;
  downloadUpdate(): Promise<unknown>;
  quitAndInstall(): void;
}

/** Whether this build has an update source. resources: Electron's resources folder. */
export function knowsReleases(resources: string | undefined): boolean {
  return resources !== undefined && existsSync(path.join(resources, 'app-update.yml'));
}

/**
 * Asks the update source once and shows the result; downloads and installs only after a yes to each. load: imports the
 * updater, which nothing else needs. Never throws: an error is shown in a dialog, and nothing has changed.
 */
export async function lookForUpdate(
  { app, dialog }: Pick<ElectronParts, 'app' | 'dialog'>,
  load: () => Promise<Updater>,
  log: Log,
): Promise<void> {
  const say = (message: string, detail: string, buttons: string[] = [t('update.ok')]) =>
    dialog.showMessageBox({ type: 'info', message, detail, buttons, defaultId: 0, cancelId: buttons.length - 1 });
  try {
    const updater = await load();
    updater.autoDownload = false;
    const found = await updater.checkForUpdates();
    if (!found?.isUpdateAvailable) {
      await say(t('update.none'), t('update.version', { version: app.getVersion() }));
      return;
    }
    const { version } = found.updateInfo;
    const here = t('update.found.text', { version: app.getVersion() });
    const wanted = await say(t('update.found', { version }), here, [t('update.download'), t('update.later')]);
    if (wanted.response !== 0) return;
    await updater.downloadUpdate();
    const choices = [t('update.restart'), t('update.quit')];
    const now = await say(t('update.ready', { version }), t('update.ready.text'), choices);
    if (now.response === 0) updater.quitAndInstall();
  } catch (error) {
    log.warn({ err: error }, 'no update could be had');
    await say(t('update.failed'), t('update.failed.text'));
  }
}
