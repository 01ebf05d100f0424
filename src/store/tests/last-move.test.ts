// The move that ends a race, on a disk with a little more room each time: result, entries and recording are all there, or none.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../open';
import type { NewEntry } from '../races/entries';
import type { NewMove, NewRace } from '../races/saves';
import type { Store } from '../store';

/** More pages than the last move can need. */
const MOST_ROOM = 80;

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-last-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

async function opened(maxPages = 0): Promise<Store> {
  const result = await openStore({ dir, maxPages });
  if (!result.ok) throw result.trouble;
  return result.store;
}

function race(): NewRace {
  const about = {
    game: 'toy',
    circuit: 'ring',
    rulesVersion: 1,
    seed: 's',
    config: {},
    setup: {},
    seats: [],
    clock: 0,
  };
  const snapshot = { step: 0, stateVersion: 1, hash: 'h0', state: {} };
  const season = { season: 'winter', round: 'one', leg: 1, entrants: [] };
  return { id: 'a', ...about, at: 1, snapshot, startView: {}, startEvents: [], finish: undefined, season };
}

/** Larger than a page in every part, so that the disk can fill up in the middle of any. */
function lastMove(): NewMove {
  const text = 'x'.repeat(20_000);
  const entries = Array.from({ length: 10 }, (_, seat): NewEntry => {
    const figures = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`figure ${n}`, n]));
    const about = {
      driver: `person/driver ${seat}`,
      name: `Driver ${seat}`,
      kind: 'person',
      level: null,
      colour: 'red',
    } as const;
    return { seat, ...about, place: seat + 1, out: false, points: 10 - seat, bonuses: [], figures };
  });
  const recording = new Uint8Array(60_000).fill(1);
  const finish = {
    standings: [],
    view: { text },
    rounds: 3,
    occasion: null,
    best: undefined,
    entries,
    length: 2,
    film: recording,
  };
  const move = { ask: 1, seat: 0, action: { type: 'go' }, by: 'player' } as const;
  const snapshot = { step: 1, stateVersion: 1, hash: 'h1', state: { text } };
  return { step: 1, move, events: [{ text }], hash: 'h1', barrier: false, at: 9, snapshot, finish };
}

function shown({ saves, archive, seasons }: Store) {
  const [inSeason] = seasons.races('winter');
  return {
    status: saves.head('a')?.status,
    step: saves.head('a')?.step,
    moves: saves.movesAfter('a', 0).length,
    snapshots: saves.snapshots('a').length,
    listed: archive.list({}, 0, 9).total,
    starts: archive.drivers({}).map((one) => one.starts),
    records: archive.records({}, () => [{ id: 'figure 3', over: 'least', record: 'race' }]).length,
    film: archive.film('a')?.length,
    season: [inSeason?.status, inSeason?.results.length],
    uncounted: archive.uncounted(9),
  };
}
const BEFORE = {
  status: 'open',
  step: 0,
  moves: 0,
  snapshots: 1,
  listed: 0,
  starts: [],
  records: 0,
  film: undefined,
  season: ['open', 0],
  uncounted: [],
};
const AFTER = {
  status: 'finished',
  step: 1,
  moves: 1,
  snapshots: 2,
  listed: 1,
  starts: Array(10).fill(1),
  records: 1,
  film: 60_000,
  season: ['finished', 10],
  uncounted: [],
};

test('a disk that fills up within the last move leaves the race unchanged; with room it counts once', async () => {
  const first = await opened();
  first.seasons.create({ id: 'winter', plan: {}, at: 1 });
  first.saves.create(race());
  first.close();
  const pages = readFileSync(path.join(dir, 'paddock.db')).readUInt32BE(28);
  let room = 0;
  for (; room < MOST_ROOM; room++) {
    const store = await opened(pages + room);
    try {
      store.saves.append('a', lastMove());
      expect(shown(store)).toEqual(AFTER);
      break;
    } catch (error) {
      expect(error).toMatchObject({ code: 'full' });
      expect(shown(store)).toEqual(BEFORE);
    } finally {
      store.close();
    }
  }
  // Recording, view, snapshot and events alone take thirty.
  expect(room).toBeGreaterThan(30);
  expect(room).toBeLessThan(MOST_ROOM);
  const again = await opened();
  expect(() => again.saves.append('a', lastMove())).toThrow(/UNIQUE/);
  expect(shown(again)).toEqual(AFTER);
  again.close();
});
