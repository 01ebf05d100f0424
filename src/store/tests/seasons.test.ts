// Seasons on disk: plans, audit, races of rounds, whole seasons from files.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../open';
import type { SeasonPart } from '../races/head';
import type { NewRace } from '../races/saves';
import type { Store } from '../store';

let dir: string;
let store: Store;
beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-seasons-'));
  const opened = await openStore({ dir });
  if (!opened.ok) throw opened.trouble;
  store = opened.store;
});
afterEach(() => {
  store.close();
  rmSync(dir, { recursive: true, force: true });
});

function race(id: string, part?: Partial<SeasonPart>, at = 1000): NewRace {
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
  const season = part && { season: 'a', round: 'one', leg: 1, entrants: [{ driver: 'ada', standIn: false }], ...part };
  return { id, ...about, at, snapshot, startView: {}, startEvents: [], finish: undefined, season };
}
const plan = { name: 'Winter', rounds: [] };

test('a plan, its changes and corrections come back in order', () => {
  const { seasons } = store;
  seasons.create({ id: 'a', plan, at: 1 });
  expect(seasons.change('a', { name: 'Spring' }, 'Renamed', 5)).toBe(true);
  seasons.correct('a', { at: 9, text: 'Ada +2: jump start', correction: { driver: 'ada', points: 2 } });
  expect(seasons.get('a')).toEqual({ id: 'a', plan: { name: 'Spring' }, createdAt: 1, savedAt: 9 });
  expect(seasons.changes('a')).toEqual([
    { at: 5, text: 'Renamed', correction: undefined },
    { at: 9, text: 'Ada +2: jump start', correction: { driver: 'ada', points: 2 } },
  ]);
  expect(seasons.change('b', plan, 'Renamed', 5)).toBe(false);
  expect(seasons.get('b')).toBeUndefined();
});

test('saving a race of a season counts as saving the season', () => {
  const { seasons, saves } = store;
  seasons.create({ id: 'a', plan, at: 1 });
  seasons.create({ id: 'b', plan, at: 500 });
  expect(seasons.list().map((one) => one.id)).toEqual(['b', 'a']);
  saves.create(race('first', {}));
  expect(seasons.list().map((one) => [one.id, one.savedAt])).toEqual([
    ['a', 1000],
    ['b', 500],
  ]);
});

test('a round has one race per leg: the disk refuses a second one, which leaves nothing behind', () => {
  const { seasons, saves } = store;
  seasons.create({ id: 'a', plan, at: 1 });
  saves.create(race('first', {}));
  expect(() => saves.create(race('again', {}))).toThrow(/UNIQUE/);
  expect(saves.head('again')).toBeUndefined();
  saves.create(race('second', { leg: 2 }));
  expect(seasons.races('a').map((one) => [one.race, one.leg, one.status])).toEqual([
    ['first', 1, 'open'],
    ['second', 2, 'open'],
  ]);
  expect(() => saves.create(race('lost', { season: 'nowhere' }))).toThrow(/FOREIGN KEY/);
});

test('deleting a season keeps its races in the archive, and a file binds them again', () => {
  const { seasons, saves } = store;
  seasons.create({ id: 'a', plan, at: 1 });
  saves.create(race('first', {}));
  const part = saves.head('first')?.season;
  expect(seasons.delete('a')).toBe(true);
  expect(seasons.delete('a')).toBe(false);
  expect(saves.head('first')).toMatchObject({ id: 'first', season: undefined });
  const season = { id: 'a', plan, createdAt: 1, savedAt: 7 };
  const here = [{ race: 'first', part: part as SeasonPart }];
  seasons.bringIn({ season, changes: [], races: [], here });
  expect(saves.head('first')?.season).toEqual(part);
});

test('a season from a file is stored whole, or not at all', () => {
  const { seasons, saves } = store;
  const season = { id: 'a', plan, createdAt: 1, savedAt: 7 };
  const changes = [{ at: 3, text: 'Renamed', correction: undefined }];
  const races = [
    { race: race('first', {}), moves: [] },
    { race: race('second', { round: 'two' }), moves: [] },
  ];
  const twice = { race: race('third', { round: 'two' }), moves: [] };
  expect(() => seasons.bringIn({ season, changes, races: [...races, twice] })).toThrow(/UNIQUE/);
  expect([seasons.list(), saves.list(9), seasons.changes('a')]).toEqual([[], [], []]);
  seasons.bringIn({ season, changes, races });
  expect(seasons.races('a').map((one) => one.race)).toEqual(['first', 'second']);
  expect(seasons.changes('a')).toEqual(changes);
});

test('a season has a new version after everything that its standings follow from, and after nothing else', () => {
  const { seasons, saves, archive } = store;
  const versionOf = (id: string) => seasons.list().find((one) => one.id === id)?.version;
  const steps: [what: string, isNew: boolean, work: () => unknown][] = [
    ['its plan', true, () => seasons.change('a', { name: 'Spring' }, 'Renamed', 5)],
    ['a correction', true, () => seasons.correct('a', { at: 9, text: 'Ada +2', correction: { points: 2 } })],
    ['a race that begins', true, () => saves.create(race('first', {}))],
    ['a move', false, () => saves.append('first', moveTo(1, undefined))],
    ['other seats', false, () => saves.setSeats('first', [1])],
    ['a race that is stopped', true, () => saves.setTrouble('first', 'stopped')],
    ['a race that ends without entries', true, () => saves.append('first', moveTo(2, finish))],
    ['a race of another season', false, () => saves.create(race('other', { season: 'b' }))],
    ['a race of no season', false, () => saves.create(race('alone'))],
    ['entries that come later', true, () => recounted()],
    ['a race that goes', true, () => saves.delete('first')],
    ['being made again', true, () => [seasons.delete('a'), seasons.create({ id: 'a', plan, at: 1 })]],
  ];
  const finish = {
    standings: [],
    view: {},
    rounds: 3,
    occasion: null,
    best: undefined,
    entries: [],
    length: 3,
    film: undefined,
  };
  function moveTo(step: number, end: typeof finish | undefined) {
    const move = { ask: step, seat: 0, action: { type: 'go' }, by: 'player' } as const;
    return { step, move, events: [], hash: 'h', barrier: false, at: 2000 + step, snapshot: undefined, finish: end };
  }
  function recounted(): void {
    const handle = new Sqlite(path.join(dir, 'paddock.db'));
    handle.exec('UPDATE results SET counted = 0');
    handle.close();
    const car = { seat: 0, driver: 'person/ada', name: 'Ada', kind: 'person', level: null, colour: 'red' } as const;
    archive.count('first', 3, [{ ...car, place: 1, out: false, points: 9, bonuses: [], figures: {} }], undefined);
  }
  seasons.create({ id: 'a', plan, at: 1 });
  seasons.create({ id: 'b', plan, at: 1 });
  for (const [what, isNew, work] of steps) {
    const before = versionOf('a');
    work();
    expect([what, versionOf('a') !== before]).toEqual([what, isNew]);
  }
});
