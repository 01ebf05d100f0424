// A long race is imported while others go on: no one sees it before it is complete, no one waits for it, and an interrupted
// import leaves nothing behind.

import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenOptions, openStore } from '../open';
import { writeIncoming } from '../races/incoming';
import type { NewMove, NewRace, WholeRace } from '../races/saves';
import type { Store } from '../store';

vi.setConfig({ testTimeout: 60_000 });

const MOVES = 3000;
let root: string;
let dir: string;
const open: Store[] = [];
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'paddock-incoming-'));
  dir = path.join(root, 'data');
});
afterEach(() => {
  for (const store of open.splice(0)) store.close();
  rmSync(root, { recursive: true, force: true });
});
async function opened(folder = dir, options: Partial<OpenOptions> = {}): Promise<Store> {
  const result = await openStore({ dir: folder, ...options });
  if (!result.ok) throw result.trouble;
  open.push(result.store);
  return result.store;
}
function race(id: string): NewRace {
  const about = { game: 'toy', circuit: 'ring', rulesVersion: 1, seed: id, config: {}, setup: {}, seats: [], clock: 0 };
  const snapshot = { step: 0, stateVersion: 1, hash: 'h0', state: {} };
  return { id, ...about, at: 1, snapshot, startView: { id }, startEvents: [], finish: undefined };
}
function move(step: number, last = false): NewMove {
  const one = { ask: step, seat: 0, action: { type: 'go', step }, by: 'player' } as const;
  const car = {
    seat: 0,
    driver: 'person/ada',
    name: 'Ada',
    kind: 'person',
    colour: 'red',
    place: 1,
    level: null,
  } as const;
  const entries = [{ ...car, out: false, points: 9, bonuses: [], figures: { laps: 3 } }];
  const finish = {
    standings: [],
    view: { step },
    rounds: 1,
    occasion: null,
    best: undefined,
    length: 3,
    film: new Uint8Array([1, 2]),
    entries,
  };
  const events = [{ type: 'went', step, text: 'x'.repeat(300) }];
  return {
    step,
    move: one,
    events,
    hash: `h${step}`,
    barrier: false,
    at: step,
    snapshot: undefined,
    finish: last ? finish : undefined,
  };
}
function long(id: string, moves = MOVES): WholeRace {
  return { race: race(id), moves: Array.from({ length: moves }, (_, i) => move(i + 1, i + 1 === moves)) };
}
/** All rows of every table, except rows that every start and commit change. */
function rows(folder: string): unknown {
  const handle = new Sqlite(path.join(folder, 'paddock.db'), { readonly: true });
  try {
    const names = handle.prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'about' ORDER BY name",
    );
    return names
      .pluck()
      .all()
      .map((name) => [name, handle.prepare(`SELECT * FROM ${String(name)}`).all()]);
  } finally {
    handle.close();
  }
}
const halves = (folder: string) => readdirSync(folder).filter((name) => name.includes('incoming'));

test('an import in slices stores the same as one at once, and others write and read meanwhile', async () => {
  const store = await opened();
  store.saves.create(race('mine'));
  const file = store.incoming();
  writeIncoming(file, { races: [long('came')] });
  let whole = false;
  const taking = store.takeIn(file).then(() => {
    whole = true;
  });
  let step = 0;
  for (; !whole && step < 10_000; step++) {
    await setImmediate();
    if (whole) break;
    store.saves.append('mine', move(step + 1));
    expect([store.saves.list(99).map((head) => head.id), store.archive.list({}, 0, 9).total]).toEqual([['mine'], 0]);
    expect([store.archive.drivers({}), store.archive.uncounted(9), store.archive.unrecorded(9)]).toEqual([[], [], []]);
  }
  await taking;
  expect(step).toBeGreaterThan(3);
  expect(store.saves.head('mine')?.step).toBe(step);
  expect(halves(dir)).toEqual([]);
  store.saves.delete('mine');
  const there = path.join(root, 'at once');
  const other = await opened(there);
  other.saves.createWhole(long('came'));
  expect(rows(dir)).toEqual(rows(there));
});

test('a kill during an import leaves nothing of it, and nothing to report', async () => {
  const store = await opened();
  store.saves.create(race('mine'));
  const file = store.incoming();
  writeIncoming(file, { races: [long('came')] });
  const taking = store.takeIn(file);
  for (let turn = 0; turn < 4; turn++) await setImmediate();
  const folder = path.join(root, 'killed');
  cpSync(dir, folder, { recursive: true });
  rmSync(path.join(folder, 'paddock.lock'), { force: true });
  await taking;
  expect(halves(folder)).not.toEqual([]);
  const back = await opened(folder);
  expect([back.saves.list(9).map((head) => head.id), back.notices.list(), halves(folder)]).toEqual([['mine'], [], []]);
  const handle = new Sqlite(path.join(folder, 'paddock.db'), { readonly: true });
  const left = ['races', 'moves', 'starts', 'results'].map((name) =>
    handle.prepare(`SELECT count(*) FROM ${name}`).pluck().get(),
  );
  handle.close();
  expect(left).toEqual([1, 0, 1, 0]);
});

test('closing the store during an import, or a full disk, leaves nothing of it', async () => {
  const first = await opened();
  const file = first.incoming();
  writeIncoming(file, { races: [long('came')] });
  const taking = expect(first.takeIn(file)).rejects.toThrow();
  for (let turn = 0; turn < 3; turn++) await setImmediate();
  open.splice(0);
  first.close();
  await taking;
  const small = await opened(dir, { maxPages: 150 });
  expect(small.saves.list(9)).toEqual([]);
  writeIncoming(small.incoming(), { races: [long('never')] });
  const next = path.join(dir, 'paddock-incoming-1.db');
  expect(existsSync(next)).toBe(true);
  await expect(small.takeIn(next)).rejects.toThrow('the data folder: full');
  expect([small.saves.list(9), small.saves.head('never'), halves(dir)]).toEqual([[], undefined, []]);
  small.saves.create(race('mine'));
  expect(small.saves.list(9).map((head) => head.id)).toEqual(['mine']);
});

test('two simultaneous imports run one after the other', async () => {
  const store = await opened();
  const files = ['a', 'b'].map((id) => {
    const file = store.incoming();
    writeIncoming(file, { races: [long(id, 400)] });
    return file;
  });
  await Promise.all(files.map((file) => store.takeIn(file)));
  expect(store.archive.list({}, 0, 9).total).toBe(2);
});
