// Unfinished races, seasons and tables of an older Paddock keep their drivers: former hard drivers are today's best ones
// (schemas 6 and 7).

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../migrations/all';
import { openStore } from '../open';
import type { SeasonPart } from '../races/head';
import type { NewRace } from '../races/saves';
import { teachSums } from '../soundness/sums';
import type { Store } from '../store';
import { backToSchema } from './old';

let dir: string;
let store: Store | undefined;
let becomes: number | undefined;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-levels-'));
});
afterEach(() => {
  closed();
  rmSync(dir, { recursive: true, force: true });
});

const file = () => path.join(dir, 'paddock.db');

/** The store, or one whose database gets an older schema the next time it is opened. */
async function opened(age: 'new' | 'old' | 6): Promise<Store> {
  closed();
  const opening = await openStore({ dir });
  if (!opening.ok) throw opening.trouble;
  store = opening.store;
  if (age !== 'new') becomes = age === 'old' ? 5 : 6;
  return opening.store;
}
function closed(): void {
  store?.close();
  store = undefined;
  if (becomes !== undefined) backToSchema(file(), becomes);
  becomes = undefined;
}

const ai = (level: string) => ({ kind: 'ai', level, character: 'runa-skarvik' });
const DRIVERS = [
  { kind: 'you' },
  ai('easy'),
  ai('medium'),
  ai('hard'),
  ai('random'),
  { kind: 'automaton', id: 'hard' },
];
const seatsOf = (drivers: readonly unknown[]) => drivers.map((driver, n) => ({ name: `Driver ${n}`, driver }));
const HARD = seatsOf(DRIVERS);
const BEST = seatsOf(DRIVERS.map((driver) => ('level' in driver && driver.level === 'hard' ? ai('best') : driver)));

function race(id: string, game: string, part?: Partial<SeasonPart>): NewRace {
  const about = { circuit: 'ring', rulesVersion: 1, seed: id, config: {}, clock: 0, at: 1000 };
  const snapshot = { step: 0, stateVersion: 1, hash: 'h0', state: {} };
  const season = part && { season: 'a', round: 'one', leg: 1, entrants: [{ driver: 'ada', standIn: false }], ...part };
  const table = { setup: { game, seats: HARD, laps: 3 }, seats: HARD };
  return { id, game, ...about, ...table, snapshot, startView: {}, startEvents: [], finish: undefined, season };
}
const FINISH: NewRace['finish'] = {
  standings: [],
  view: {},
  rounds: 3,
  occasion: null,
  best: undefined,
  entries: [],
  length: null,
  film: undefined,
};

function planOf(games: readonly string[], series = false) {
  const rounds = games.map((game, n) => ({ id: `round ${n}`, game, series }));
  return { name: 'Winter', drivers: HARD, rounds, rules: { drop: 0, fillIn: 'hard' } };
}
const raised = (plan: object) => ({ ...plan, drivers: BEST, rules: { drop: 0, fillIn: 'best' } });

test.each([
  ['waddington', 'old'],
  ['havoc', 'old'],
  ['roborally', 'old'],
  ['formula-d', 'old'],
  ['formula-d', 6],
] as const)('an open race of %s goes on with the driver it had (%s)', async (game, age) => {
  (await opened(age)).saves.create(race('a', game));
  const head = (await opened('new')).saves.head('a');
  expect(head).toMatchObject({ seats: BEST, setup: { game, seats: BEST, laps: 3 } });
});

test('what was set up with the four levels of the first three games keeps its hard drivers', async () => {
  (await opened(6)).saves.create(race('a', 'havoc'));
  expect((await opened('new')).saves.head('a')).toMatchObject({ seats: HARD, setup: { seats: HARD } });
});

test('races of other games, and finished races, stay unchanged', async () => {
  const { saves } = await opened('old');
  saves.create(race('a', 'heat'));
  saves.create({ ...race('b', 'havoc'), finish: FINISH });
  const after = (await opened('new')).saves;
  for (const id of ['a', 'b']) expect(after.head(id)).toMatchObject({ seats: HARD, setup: { seats: HARD } });
});

test('damaged rows stop nothing', async () => {
  (await opened('old')).saves.create(race('a', 'formula-d'));
  closed();
  const handle = new Sqlite(file());
  teachSums(handle);
  const kept: [string, string][] = [
    ['{"cut', '["x", 1]'],
    ['["x", 1, {"driver": {"level": "hard"}}]', '{"seats": {"0": 1}}'],
    ['{}', '{"seats": [1, null]}'],
  ];
  for (const [seats, setup] of kept) {
    handle.prepare('UPDATE races SET seats = ?, setup = ?').run(seats, setup);
    handle.prepare("INSERT OR REPLACE INTO seasons VALUES ('a', ?, 1, 1)").run(seats);
    handle.prepare('INSERT OR REPLACE INTO party VALUES (1, ?, 1)').run(seats);
    for (const { sql } of MIGRATIONS.slice(5, 7)) handle.exec(sql);
    expect(handle.prepare('SELECT seats, setup FROM races').raw().get()).toEqual([seats, setup]);
    expect(handle.prepare('SELECT plan, party FROM seasons, party').raw().get()).toEqual([seats, seats]);
  }
  handle.close();
});

describe('a season', () => {
  const lay = async (plan: object, ...races: NewRace[]): Promise<unknown> => {
    const { seasons, saves } = await opened('old');
    seasons.create({ id: 'a', plan, at: 1 });
    for (const one of races) saves.create(one);
    return (await opened('new')).seasons.get('a')?.plan;
  };
  const finished = (round: string, game: string, leg = 1): NewRace => ({
    ...race(`${round}, ${leg}`, game, { round, leg }),
    finish: FINISH,
  });

  test('of such games continues with its drivers and stand-ins', async () => {
    const plan = planOf(['havoc', 'roborally']);
    expect(await lay(plan)).toEqual(raised(plan));
  });
  test('keeps having no stand-ins if it had none', async () => {
    const plan = { ...planOf(['havoc']), rules: { drop: 0, fillIn: null } };
    expect(await lay(plan)).toEqual({ ...raised(plan), rules: { drop: 0, fillIn: null } });
  });
  test('with another game to come keeps its level for all of them', async () => {
    const plan = planOf(['havoc', 'heat']);
    expect(await lay(plan)).toEqual(plan);
  });
  test('whose rounds of another game are all raced continues with its drivers', async () => {
    const plan = planOf(['heat', 'havoc']);
    expect(await lay(plan, finished('round 0', 'heat'))).toEqual(raised(plan));
  });
  test('that is over stays unchanged', async () => {
    const plan = planOf(['havoc']);
    expect(await lay(plan, finished('round 0', 'havoc'))).toEqual(plan);
  });
  test('in the middle of a series continues with its drivers', async () => {
    const plan = planOf(['roborally'], true);
    expect(await lay(plan, finished('round 0', 'roborally'))).toEqual(raised(plan));
  });
});

describe('an open table', () => {
  const party = (game: string, level: string) => ({
    race: { game },
    rules: { aiLevel: level, undo: true },
    chairs: [{ name: 'Ada', driver: ai(level), home: { kind: 'lan' } }],
    leftOut: [{ name: 'Bea', driver: { kind: 'lan' }, home: ai(level) }],
    guests: [{ id: 'g', hand: ai(level) }, { id: 'h' }],
  });
  test.each([
    ['waddington', 'best'],
    ['formula-d', 'best'],
    ['heat', 'hard'],
  ])('of %s: a hard driver of before is a %s one', async (game, level) => {
    (await opened('old')).party.write(party(game, 'hard'), 5);
    expect((await opened('new')).party.read()).toEqual({ party: party(game, level), at: 5 });
  });
});
