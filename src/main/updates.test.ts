import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { silentLog } from '@api/log';
import type { MessageBoxOptions } from 'electron';
import { expect, test } from 'vitest';
import type { ElectronParts } from './electron-parts';
import { knowsReleases, lookForUpdate, type Updater } from './updates';

/** Checks for updates once, answering each dialog with the next of these buttons; returns what was shown and done. */
async function look(found: Awaited<ReturnType<Updater['checkForUpdates']>> | Error, ...answers: number[]) {
  const shown: string[] = [];
  const done: string[] = [];
  const dialog = {
    showMessageBox: ({ message, detail, buttons }: MessageBoxOptions) => {
      shown.push(`${message} ${detail} [${buttons?.join(', ')}]`);
      return Promise.resolve({ response: answers.shift() ?? 0, checkboxChecked: false });
    },
  };
  const updater: Updater = {
    autoDownload: true,
    checkForUpdates: () => {
      done.push(`check${updater.autoDownload ? ' and download' : ''}`);
      return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
    },
    downloadUpdate: () => Promise.resolve(done.push('download')),
    quitAndInstall: () => void done.push('install'),
  };
  const parts = { dialog, app: { getVersion: () => '1.0.0' } } as unknown as ElectronParts;
  await lookForUpdate(parts, () => Promise.resolve(updater), silentLog);
  return { shown, done };
}
const newer = { isUpdateAvailable: true, updateInfo: { version: '1.1.0' } };

test('without a newer version it says so, and downloads nothing', async () => {
  const { shown, done } = await look({ ...newer, isUpdateAvailable: false });
  expect([shown, done]).toEqual([['You have the newest Paddock. Version 1.0.0. [OK]'], ['check']]);
  expect((await look(null)).shown).toEqual(shown);
});

test('a newer version is downloaded and installed only after two yeses', async () => {
  expect((await look(newer, 1)).done).toEqual(['check']);
  expect((await look(newer, 0, 1)).done).toEqual(['check', 'download']);
  const { shown, done } = await look(newer, 0, 0);
  expect(done).toEqual(['check', 'download', 'install']);
  expect(shown[0]).toContain('Paddock 1.1.0 is available. You have 1.0.0. Your races, seasons and settings stay');
  expect(shown[1]).toContain('Paddock 1.1.0 is ready.');
});

test('without a network it says what to do and does nothing else', async () => {
  const { shown, done } = await look(new Error('net::ERR_INTERNET_DISCONNECTED'));
  expect([shown.length, done]).toEqual([1, ['check']]);
  expect(shown[0]).toMatch(/could not be found or downloaded.*online.*Nothing was changed/);
});

test('only a release build has an update source', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paddock-updates-'));
  expect([knowsReleases(undefined), knowsReleases(folder)]).toEqual([false, false]);
  writeFileSync(path.join(folder, 'app-update.yml'), 'provider: github\n');
  expect(knowsReleases(folder)).toBe(true);
  rmSync(folder, { recursive: true });
});
