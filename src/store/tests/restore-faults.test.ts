// A restore fails at each of its disk steps: everything acknowledged is there afterwards, and at the next start.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore } from '../open';
import type { Store } from '../store';
import { toyRace } from './toy-race';

/** Calls until one fails; Infinity: none does. */
const disk = vi.hoisted(() => ({ renames: Number.POSITIVE_INFINITY, removals: Number.POSITIVE_INFINITY }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const failing = (count: keyof typeof disk) => {
    disk[count] -= 1;
    if (disk[count] === 0) throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
  };
  return {
    ...fs,
    renameSync: (...names: Parameters<typeof fs.renameSync>) => {
      failing('renames');
      fs.renameSync(...names);
    },
    rmSync: (...names: Parameters<typeof fs.rmSync>) => {
      failing('removals');
      fs.rmSync(...names);
    },
  };
});

let dir: string;
let store: Store | undefined;
let reader: Sqlite.Database | undefined;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-faults-'));
});
afterEach(() => {
  Object.assign(disk, { renames: Number.POSITIVE_INFINITY, removals: Number.POSITIVE_INFINITY });
  reader?.close();
  store?.close();
  store = undefined;
  reader = undefined;
  rmSync(dir, { recursive: true, force: true });
});

async function opened(): Promise<Store> {
  const result = await openStore({ dir });
  if (!result.ok) throw result.trouble;
  return result.store;
}
const ids = (of: Store) =>
  of.saves
    .list(99)
    .map(({ id }) => id)
    .sort((a, b) => a.localeCompare(b));

/** A store with a backup and a race since. Someone is reading, so the race stays in the log. */
async function beforeRestore(): Promise<{ open: Store; copy: string }> {
  const open = await opened();
  store = open;
  open.saves.create(toyRace('copied'));
  await open.copyNow();
  open.saves.create(toyRace('later'));
  reader = new Sqlite(path.join(dir, 'paddock.db'), { readonly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM races').get();
  open.saves.create(toyRace('latest'));
  return { open, copy: open.copies().copies[0]?.name ?? '' };
}

async function nextStart(): Promise<Store> {
  reader?.close();
  reader = undefined;
  store?.close();
  store = await opened();
  return store;
}

describe('a restore whose disk fails', () => {
  // The first rename gives the copy its name. Then the database and its side files are set aside, and the copy replaces it.
  test.each([1, 2, 3, 4, 5])('at rename %i', async (at) => {
    const { open, copy } = await beforeRestore();
    disk.renames = at;
    await expect(open.restoreCopy(copy)).rejects.toThrow('the data folder: full');
    expect(disk.renames).toBeLessThanOrEqual(0);
    disk.renames = Number.POSITIVE_INFINITY;
    expect(ids(open)).toEqual(['copied', 'later', 'latest']);
    open.saves.create(toyRace('afterwards'));
    expect(ids(await nextStart())).toEqual(['afterwards', 'copied', 'later', 'latest']);
    expect(await store?.restoreCopy(copy)).toBe(true);
    expect(ids(store as Store)).toEqual(['copied']);
  });

  test('at deleting the tally', async () => {
    const { open, copy } = await beforeRestore();
    // The first removal is the partial copy, the second the tally.
    disk.removals = 2;
    await expect(open.restoreCopy(copy)).rejects.toThrow('the data folder: full');
    disk.removals = Number.POSITIVE_INFINITY;
    expect(ids(open)).toEqual(['copied', 'later', 'latest']);
    expect(ids(await nextStart())).toEqual(['copied', 'later', 'latest']);
  });
});

test('an app that closes during a restore keeps its data', async () => {
  const { open, copy } = await beforeRestore();
  const restored = open.restoreCopy(copy);
  const refused = expect(restored).rejects.toThrow();
  open.close();
  store = undefined;
  await refused;
  expect(ids(await nextStart())).toEqual(['copied', 'later', 'latest']);
});
