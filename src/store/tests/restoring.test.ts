// A backup is restored while other backups fall due, and after kills during it: nothing crashes, every start opens.

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore } from '../open';
import type { Store } from '../store';
import { toyRace } from './toy-race';

vi.setConfig({ testTimeout: 60_000 });

let dir: string;
let at: number;
const open: Store[] = [];
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-restoring-'));
  at = Date.now();
});
afterEach(() => {
  for (const store of open.splice(0)) store.close();
  rmSync(dir, { recursive: true, force: true });
});

async function opened(): Promise<Store> {
  const result = await openStore({ dir, now: () => at });
  if (!result.ok) throw result.trouble;
  open.push(result.store);
  return result.store;
}
function close(store: Store): void {
  open.splice(open.indexOf(store), 1);
  store.close();
}
const ids = (store: Store) =>
  store.saves
    .list(999)
    .map(({ id }) => id)
    .sort((a, b) => a.localeCompare(b));
const newestCopy = (store: Store) => store.copies().copies[0]?.name ?? '';

describe('restoring a copy', () => {
  test('backups that fall due meanwhile wait, six times in a row, and nothing is lost', async () => {
    const store = await opened();
    store.saves.create(toyRace('kept'));
    await store.copyNow();
    for (let round = 0; round < 6; round++) {
      at += 26 * 3_600_000;
      store.saves.create(toyRace(`later${round}`));
      const copy = newestCopy(store);
      const restored = store.restoreCopy(copy);
      // Whatever turn of the event loop the restore is in, a backup falls due in it.
      const due: Promise<unknown>[] = [];
      for (let turn = 0; turn < 12; turn++) {
        due.push(store.backUp(true), store.copyNow());
        await new Promise((resolve) => setImmediate(resolve));
      }
      const all = await Promise.allSettled([restored, ...due]);
      expect(all.filter(({ status }) => status === 'rejected')).toEqual([]);
      expect(ids(store)).toContain('kept');
      store.saves.create(toyRace(`after${round}`));
    }
    close(store);
    expect(ids(await opened())).toContain('after5');
  });

  test('two restores at once take their turns', async () => {
    const store = await opened();
    store.saves.create(toyRace('kept'));
    await store.copyNow();
    const copy = newestCopy(store);
    expect(await Promise.all([store.restoreCopy(copy), store.restoreCopy(copy)])).toEqual([true, true]);
    expect(ids(store)).toEqual(['kept']);
  });

  test.each(['with the database in place', 'with the database set aside'])('a kill during it, %s', async (when) => {
    const store = await opened();
    store.saves.create(toyRace('kept'));
    await store.copyNow();
    const copy = path.join(dir, 'backups', newestCopy(store));
    if (when === 'with the database in place') store.saves.create(toyRace('later'));
    close(store);
    copyFileSync(copy, path.join(dir, 'paddock-restoring.db'));
    if (when === 'with the database set aside') {
      renameSync(path.join(dir, 'paddock.db'), path.join(dir, 'paddock-replaced-20261127-200000.db'));
      rmSync(path.join(dir, 'paddock.count'), { force: true });
      // The kill came before its log could be moved with it.
      writeFileSync(path.join(dir, 'paddock.db-wal'), 'a log of the database that was set aside');
    }
    const again = await opened();
    expect(ids(again)).toEqual(when === 'with the database in place' ? ['kept', 'later'] : ['kept']);
    expect(again.notices.list()).toEqual([]);
    expect(readdirSync(dir).filter((name) => name.includes('restoring'))).toEqual([]);
    const logs = readdirSync(dir).filter((name) => /^paddock-replaced-.*-wal$/.test(name));
    expect(logs).toHaveLength(when === 'with the database in place' ? 0 : 1);
  });
});

describe('what a kill leaves', () => {
  test('partial copies are removed at the next start, and nothing else', async () => {
    close(await opened());
    const backups = path.join(dir, 'backups');
    mkdirSync(backups, { recursive: true });
    const halves = ['daily-2026-11-27.db.part', 'daily-2026-11-27.db.part-journal', 'by-hand-20261127-1.db.part-wal'];
    for (const name of halves) writeFileSync(path.join(backups, name), 'half');
    for (const end of ['', '-journal']) writeFileSync(path.join(dir, `paddock-restoring.db.part${end}`), 'half');
    writeFileSync(path.join(dir, 'holiday.part'), 'somebody’s own');
    await opened();
    expect(readdirSync(backups).filter((name) => name.includes('.part'))).toEqual([]);
    expect(readdirSync(dir).filter((name) => name.includes('.part'))).toEqual(['holiday.part']);
  });

  test('a hot rollback journal is rolled back, and the folder is not blamed', async () => {
    const store = await opened();
    for (let i = 0; i < 200; i++) store.saves.create(toyRace(`race${i}`));
    const before = ids(store);
    close(store);
    const file = path.join(dir, 'paddock.db');
    const killed = path.join(dir, 'killed.db');
    // A transaction that has spilled to the disk, as a kill finds it: the file half changed, its journal hot.
    const handle = new Sqlite(file);
    handle.pragma('journal_mode = DELETE');
    handle.pragma('cache_size = 2');
    handle.exec(`BEGIN; UPDATE races SET seed = seed || '${'x'.repeat(500)}'`);
    expect(existsSync(`${file}-journal`)).toBe(true);
    copyFileSync(file, killed);
    copyFileSync(`${file}-journal`, `${killed}-journal`);
    handle.exec('ROLLBACK');
    handle.close();
    renameSync(killed, file);
    renameSync(`${killed}-journal`, `${file}-journal`);

    const again = await opened();
    expect(ids(again)).toEqual(before);
    expect(again.notices.list()).toEqual([]);
    expect(existsSync(`${file}-journal`)).toBe(false);
  });
});
