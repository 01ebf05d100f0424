// A tournament being planned: who takes part, how many tables that gives, and how it is sent.

import type { GameCard } from '@api/contract';
import { describe, expect, test } from 'vitest';
import {
  type CupDraft,
  clockOf,
  cupErrors,
  finishedCup,
  freshCup,
  tableSizeOf,
  withClock,
  withDriverAdded,
  withDrivers,
  withRounds,
  withWheel,
} from '../plan/plan-draft';
import { shapeText } from '../plan/shape-text';

const DERBY = {
  ...{ id: 'derby', name: 'Derby', seats: [2, 6], colours: ['red', 'blue'], bots: ['easy', 'medium'], automata: [] },
  ...{ circuits: [{ id: 'oval', name: 'Oval', defaults: {} }], options: [] },
} as unknown as GameCard;
const MAZE = { ...DERBY, id: 'maze', name: 'Maze', seats: [3, 4] } as unknown as GameCard;
const CARDS = [DERBY, MAZE];
const NAMES = { person: 'Marta', colour: 'green' } as const;

const round = (id: string, game = 'derby') => ({ id, game, circuit: 'oval', options: {}, clock: 0, series: false });
const draft = (change: Partial<CupDraft> = {}): CupDraft => ({
  ...withRounds(freshCup(NAMES, ['Ada', 'Bruno'], 'Friday Cup'), [round('r1'), round('r2')]),
  ...change,
});
const texts = (of: CupDraft) => cupErrors(of, CARDS).map(({ text }) => text);
function withCount(count: number, change: Partial<CupDraft> = {}): CupDraft {
  let next = draft(change);
  while (next.plan.drivers.length < count) next = withDriverAdded(next, NAMES, { kind: 'lan' });
  return next;
}

test('a new one has the person here, the guests of the party, and AI drivers to fill two tables', () => {
  const { drivers } = draft().plan;
  expect(drivers.map(({ driver }) => driver.kind)).toEqual(['you', 'lan', 'lan', 'ai', 'ai', 'ai', 'ai', 'ai']);
  expect(drivers.slice(0, 3).map(({ name }) => name)).toEqual(['Marta', 'Ada', 'Bruno']);
  expect(texts(draft())).toEqual([]);
});

test('takes 64 drivers and no more, each with a name and an id of their own', () => {
  const full = withCount(64);
  expect(withDriverAdded(full, NAMES, { kind: 'ai', level: 'easy' })).toBe(full);
  expect(new Set(full.plan.drivers.map(({ id }) => id)).size).toBe(64);
  expect(new Set(full.plan.drivers.map(({ name }) => name)).size).toBe(64);
});

test('only one person is at this window: the other one shares its screen', () => {
  const ada = draft().plan.drivers[1]!;
  const kinds = withWheel(draft(), NAMES, ada.id, { kind: 'you' }).plan.drivers.map(({ driver }) => driver.kind);
  expect(kinds.slice(0, 3)).toEqual(['hotseat', 'you', 'lan']);
});

test('problems are reported where they are', () => {
  const few = withDrivers(draft(), draft().plan.drivers.slice(0, 3));
  expect(texts(few)).toEqual(['Add drivers: a tournament has at least 4']);
  expect(texts(withRounds(draft(), []))).toEqual(['Add a race to the calendar']);
  const twin = withDrivers(
    draft(),
    draft().plan.drivers.map((one, at) => (at === 1 ? { ...one, name: 'marta ' } : one)),
  );
  expect(cupErrors(twin, CARDS)).toEqual([
    { at: 'd2', text: 'Another driver is called marta: choose a different name' },
  ]);
  expect(texts(draft({ format: 'league', divisions: 5 }))).toEqual([
    'Add drivers or remove divisions: these divisions need 10',
  ]);
});

test('one clock for all races, or none if they differ', () => {
  expect(clockOf(withClock(draft(), 30))).toBe(30);
  const mixed = withRounds(draft(), [{ ...round('r1'), clock: 60 }, round('r2')]);
  expect(clockOf(mixed)).toBeNull();
});

describe('how many tables', () => {
  test.each<[string, CupDraft, string]>([
    ['heats', withCount(12), '3 tables at the start, 3 stages up to the final, 6 races in all.'],
    [
      'one table',
      withDrivers(draft(), draft().plan.drivers.slice(0, 4)),
      'Everyone fits at one table: there is only a final.',
    ],
    [
      'a knock-out in pairs',
      withCount(16, { format: 'winner', tableSize: 2 }),
      '8 tables at the start, 4 stages up to the final, 15 races in all.',
    ],
    ['Swiss rounds', withCount(12, { format: 'swiss', rounds: 5 }), '5 rounds of 3 tables.'],
    ['a round robin', withCount(8, { format: 'roundRobin' }), 'Rounds of 2 tables, until everybody has met everybody.'],
    ['a league', withCount(12, { format: 'league', divisions: 2, weeks: 6 }), '2 divisions, 6 weeks of 4 tables.'],
  ])('%s', (_, of, text) => {
    expect(shapeText(of, CARDS)).toBe(text);
  });
  test('a table has as many drivers as every game can seat', () => {
    const mixed = withRounds(draft({ tableSize: 6 }), [round('r1'), round('r2', 'maze')]);
    expect(tableSizeOf(mixed, CARDS)).toBe(4);
    expect(tableSizeOf({ ...mixed, tableSize: 2 }, CARDS)).toBe(3);
  });
});

test('is sent with its format, without a final where there is none', () => {
  const league = finishedCup(withCount(9, { format: 'league', divisions: 2, final: 'r2' }), CARDS);
  expect(league.tournament.final).toBeUndefined();
  expect(league.tournament.format).toMatchObject({
    kind: 'league',
    divisions: [{ length: 5 }, { length: 4 }],
    moves: 1,
  });
  expect(finishedCup(draft({ format: 'half', final: 'r2' }), CARDS).tournament).toMatchObject({
    ...{ format: { kind: 'knockout', goOn: 'half' }, final: 'r2', tableSize: 4, withdrawn: [], late: [], voided: [] },
  });
});
