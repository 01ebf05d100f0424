// A backup fails at each of its disk steps: the database and the earlier backups stay, a person gets a message, and the
// next backup is made.

import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { english } from '@api/tests/saying';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore } from '../open';
import type { Store } from '../store';
import { StoreError } from '../store-error';
import { watchSqlite, withFault } from './faulty-disk';
import { toyRace } from './toy-race';

vi.setConfig({ testTimeout: 120_000 });
vi.mock('node:fs', async (original) => {
  const { faultyFs } = await import('./faulty-disk');
  return faultyFs(await original<typeof import('node:fs')>());
});

/** A day and an hour: each backup has its own day, and today's is old enough to be made again. */
const DAY = 25 * 3_600_000;
/** More steps than any backup takes. */
const MOST_STEPS = 60;

let dir: string;
let at: number;
let store: Store;
beforeEach(() => {
  // No backup is due by the clock, however long a slow machine takes; otherwise it would hit the fault instead.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-copy-faults-'));
  at = Date.UTC(2026, 10, 2, 12);
  watchSqlite();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  store.close();
  rmSync(dir, { recursive: true, force: true });
});

async function opened(): Promise<Store> {
  const result = await openStore({ dir, now: () => at });
  if (!result.ok) throw result.trouble;
  return result.store;
}
const inOrder = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b));
const ids = (of: Store) => inOrder(of.saves.list(999).map(({ id }) => id));
function copies(): string[] {
  const folder = path.join(dir, 'backups');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.db')) : [];
}

/** Races in a backup; throws if it is damaged. */
function racesIn(copy: string): string[] {
  const handle = new Sqlite(path.join(dir, 'backups', copy), { readonly: true });
  try {
    expect(handle.pragma('integrity_check', { simple: true })).toBe('ok');
    return inOrder((handle.prepare('SELECT id FROM races').all() as { id: string }[]).map(({ id }) => id));
  } finally {
    handle.close();
  }
}

interface Kind {
  /** Backups before it, so that the oldest is dropped. */
  before: number;
  take(): Promise<void>;
  /** How a person learns that it failed. */
  reported(met: PromiseSettledResult<void>): string;
}

const due = { take: () => store.backUp(true), reported: noticed };
const KINDS: Readonly<Record<string, Kind>> = {
  'that a person asks for': { before: 1, take: () => store.copyNow(), reported: refused },
  'that a person asks for, with as many as are kept': { before: 6, take: () => store.copyNow(), reported: refused },
  'that is due, the first': { before: 0, ...due },
  'that is due, with a full ring': { before: 7, ...due },
};

/** A backup on request is refused to the person who asked for it. */
function refused(met: PromiseSettledResult<void>): string {
  if (met.status === 'fulfilled') throw new Error('it was not refused');
  expect(met.reason).toBeInstanceOf(StoreError);
  return english((met.reason as StoreError).descriptor);
}

/** A failed scheduled backup is reported in a notice. */
function noticed(met: PromiseSettledResult<void>): string {
  expect(met.status).toBe('fulfilled');
  const notice = store.notices.list().find(({ id }) => id === 'backup-failed');
  return notice === undefined ? '' : notice.text.map(english).join(' ');
}

describe.each(Object.entries(KINDS))('a copy %s', (_, kind) => {
  test('that fails at any one step costs no race and no other copy', async () => {
    store = await opened();
    store.saves.create(toyRace('race'));
    for (let n = 0; n < kind.before; n += 1) {
      at += DAY;
      store.saves.create(toyRace(`before${n}`));
      await kind.take();
    }
    const steps: string[] = [];
    for (let failing = 1; failing <= MOST_STEPS; failing += 1) {
      at += DAY;
      store.saves.create(toyRace(`race${failing}`));
      const [races, held] = [ids(store), copies()];
      const kept = new Map(held.map((copy) => [copy, racesIn(copy)]));
      const { met, steps: all, failed } = await withFault(failing, kind.take);
      if (failed === '') {
        expect(all).toBe(failing - 1);
        break;
      }
      steps.push(failed);
      const text = kind.reported(met);
      expect(text, failed).toMatch(/^[A-Z].*\.$/);
      expect(ids(store), failed).toEqual(races);
      // The newest of them stay; the oldest may have been dropped before the step that failed.
      const left = copies();
      for (const [copy, was] of [...kept].slice(1))
        expect([copy, left.includes(copy) && racesIn(copy)]).toEqual([copy, was]);
      // The next try.
      for (const { id } of store.notices.list()) store.notices.dismiss(id);
      at += DAY;
      await kind.take();
      expect(store.notices.list(), failed).toEqual([]);
      expect(
        copies().some((copy) => racesIn(copy).includes(`race${failing}`)),
        failed,
      ).toBe(true);
      expect(
        readdirSync(path.join(dir, 'backups')).filter((name) => name.includes('.part')),
        failed,
      ).toEqual([]);
    }
    expect(steps.length).toBeGreaterThan(4);
    expect(steps.join()).toMatch(/backup.*renameSync/);
    const races = ids(store);
    store.close();
    store = await opened();
    expect(ids(store)).toEqual(races);
    expect(store.notices.list()).toEqual([]);
    expect(existsSync(path.join(dir, 'paddock.db'))).toBe(true);
  });
});
