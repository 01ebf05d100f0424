import { chmodSync, mkdirSync, mkdtempSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileLog } from '@host/log';
import { expect, test } from 'vitest';
import { keepPrivate } from '../folder/private-folder';
import { openStore } from '../open';

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);
/** Mode of everything in a folder, by path. */
function modesIn(dir: string): Record<string, string> {
  const all = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(all.map((name) => [name, modeOf(path.join(dir, name))]));
}
function write(file: string, mode = 0o644): string {
  writeFileSync(file, 'x');
  chmodSync(file, mode);
  return file;
}
const within = (name: string) => path.join(mkdtempSync(path.join(tmpdir(), 'paddock-private-')), name);

test.skipIf(process.platform === 'win32')('an older data folder is made private with everything in it', async () => {
  const dir = within('old');
  for (const folder of [dir, path.join(dir, 'backups'), path.join(dir, 'reports')]) {
    mkdirSync(folder);
    chmodSync(folder, 0o755);
  }
  for (const name of ['paddock.old.log', 'backups/daily-20260101.db', 'reports/a.json', 'paddock-race.json'])
    write(path.join(dir, name));
  fileLog(dir).warn({}, 'said');
  const opened = await openStore({ dir });
  opened.store.settings.write({ sound: true });
  await opened.store.backUp();
  opened.store.writeReport('b.json', 'x');
  const modes = modesIn(dir);
  expect(Object.keys(modes)).toEqual(
    expect.arrayContaining(['paddock.db', 'paddock.db-wal', 'paddock.db-shm', 'paddock.log', 'reports/b.json']),
  );
  expect(modeOf(dir)).toBe('700');
  for (const [name, mode] of Object.entries(modes))
    expect([name, mode]).toEqual([name, ['backups', 'reports'].includes(name) ? '700' : '600']);
  opened.store.close();
});

test.skipIf(process.platform === 'win32')('a new data folder is private to its user', async () => {
  const dir = within('new');
  const { store } = await openStore({ dir });
  expect(modeOf(dir)).toBe('700');
  store.close();
  expect(new Set(Object.values(modesIn(dir)))).toEqual(new Set(['600']));
});

test.skipIf(process.platform === 'win32')('files that are not Paddock’s keep their mode', () => {
  const dir = within('shared');
  mkdirSync(dir);
  chmodSync(dir, 0o1777);
  const theirs = write(path.join(dir, 'letter.txt'));
  const ours = write(path.join(dir, 'paddock.db'));
  const outside = write(within('target'));
  symlinkSync(outside, path.join(dir, 'paddock.link'));
  keepPrivate(dir);
  expect([dir, theirs, ours, outside].map(modeOf)).toEqual(['777', '644', '600', '644']);
  const locked = within('locked');
  mkdirSync(locked);
  const kept = write(path.join(locked, 'paddock.db'), 0o444);
  chmodSync(locked, 0o555);
  keepPrivate(locked);
  expect([locked, kept].map(modeOf)).toEqual(['500', '400']);
  chmodSync(locked, 0o700);
});
