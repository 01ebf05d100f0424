// The switch to the write-ahead log, or any other step of opening, fails: a person gets a message, nothing is lost, and the
// next start opens.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { english } from '@api/tests/saying';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore } from '../open';
import type { Store } from '../store';
import { watchSqlite, withFault } from './faulty-disk';
import { toyRace } from './toy-race';

vi.setConfig({ testTimeout: 120_000 });
vi.mock('node:fs', async (original) => {
  const { faultyFs } = await import('./faulty-disk');
  return faultyFs(await original<typeof import('node:fs')>());
});

/** More steps than any start takes. */
const MOST_STEPS = 400;

let dir: string;
let store: Store | undefined;
beforeEach(() => {
  // No backup is due by the clock, however long a slow machine takes; otherwise it would hit the fault instead.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-journal-faults-'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  store?.close();
  store = undefined;
  rmSync(dir, { recursive: true, force: true });
});

const file = () => path.join(dir, 'paddock.db');

/** Expects that a store opens with these races and no trouble; closes it again. */
async function expectRaces(...races: string[]): Promise<void> {
  const result = await openStore({ dir });
  if (!result.ok) throw result.trouble;
  store = result.store;
  expect(store.saves.list(99).map(({ id }) => id)).toEqual(races);
  expect(store.notices.list()).toEqual([]);
  expect(journalOf()).toBe('wal');
  store.close();
  store = undefined;
}

function journalOf(): unknown {
  const handle = new Sqlite(file(), { readonly: true });
  try {
    return handle.pragma('journal_mode', { simple: true });
  } finally {
    handle.close();
  }
}

/** A database with a race and the journal mode of a restored backup: opening it switches to the write-ahead log. */
async function beforeSwitch(): Promise<void> {
  const result = await openStore({ dir });
  if (!result.ok) throw result.trouble;
  result.store.saves.create(toyRace('kept'));
  result.store.close();
  const handle = new Sqlite(file());
  handle.pragma('journal_mode = DELETE');
  handle.close();
  expect(journalOf()).toBe('delete');
}

/** What a person reads if the store did not open. */
function noticeTexts({ notices }: Store): string {
  return english(notices.list()[0]?.text ?? []);
}

describe.each([
  ['a database whose journal is to be switched', beforeSwitch, ['kept']],
  ['a new folder', async () => {}, []],
] as const)('opening %s', (_, prepare, races) => {
  test('fails at any one step with a message, and the next start opens everything', async () => {
    const failed: string[] = [];
    for (let failing = 1; failing <= MOST_STEPS; failing += 1) {
      rmSync(dir, { recursive: true, force: true });
      await prepare();
      watchSqlite();
      const { met, failed: at } = await withFault(failing, () => openStore({ dir }));
      vi.restoreAllMocks();
      if (met.status === 'rejected') throw new Error(`at step ${failing}, ${at}: ${met.reason}`);
      const opened = met.value;
      if (at === '') {
        opened.store.close();
        break;
      }
      failed.push(at);
      if (!opened.ok) expect(noticeTexts(opened.store), at).toMatch(/^[A-Z].*\.$/);
      opened.store.close();
      await expectRaces(...races);
    }
    expect(failed).toContain('pragma journal_mode = WAL');
    expect(failed.length).toBeGreaterThan(10);
    expect(failed.length).toBeLessThan(MOST_STEPS);
  });
});

test('a switch that silently has no effect is noticed', async () => {
  await beforeSwitch();
  const { pragma } = Sqlite.prototype;
  vi.spyOn(Sqlite.prototype, 'pragma').mockImplementation(function (this: Sqlite.Database, source, options) {
    return source === 'journal_mode = WAL' ? 'delete' : pragma.call(this, source, options);
  });
  const { ok, store: closed } = await openStore({ dir });
  vi.restoreAllMocks();
  expect(ok).toBe(false);
  expect(noticeTexts(closed)).toMatch(/^[A-Z].*\.$/);
  closed.close();
  expect(journalOf()).toBe('delete');
  await expectRaces('kept');
});
