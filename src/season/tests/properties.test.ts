// What holds for every season, whatever was raced: generated seasons of the toy games.

import type { SeasonRules } from '@api/season';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Correction, RacedRace, SeasonState } from '../types';
import { viewOf } from '../view';
import { planOf, raced, stateOf, toys } from './toys';

const LETTERS = 'abcdef';

const rules = fc.record<Partial<SeasonRules>>({
  points: fc.oneof(
    fc.constant({ kind: 'own' as const }),
    fc
      .array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 6 })
      .map((table) => ({ kind: 'table' as const, table: table.sort((a, b) => b - a) })),
  ),
  drop: fc.integer({ min: 0, max: 2 }),
  grid: fc.constantFrom('random' as const, 'reversed' as const, 'standings' as const),
  ties: fc.subarray(['countback' as const, 'latest' as const, 'headToHead' as const]),
  missed: fc.constantFrom('none' as const, 'standIn' as const, 'average' as const),
});
/** Finishing order, which of them were out, and which had a stand-in. */
const home = fc.record({
  order: fc.shuffledSubarray([...LETTERS], { minLength: 2 }),
  out: fc.subarray([...LETTERS], { maxLength: 2 }),
  standIn: fc.subarray([...LETTERS], { maxLength: 2 }),
});
const corrections = fc.array(
  fc.record<Correction>({
    round: fc.integer({ min: 1, max: 8 }).map(String),
    driver: fc.constantFrom(...LETTERS),
    points: fc.integer({ min: -20, max: 20 }),
    out: fc.boolean(),
  }),
  { maxLength: 4 },
);
const seasons = fc.record({
  rules,
  homes: fc.array(home, { minLength: 3, maxLength: 8 }),
  toCome: fc.integer({ min: 0, max: 3 }),
  corrections,
});
type Made = typeof seasons extends fc.Arbitrary<infer T> ? T : never;

function stateFrom({ rules: own, homes, toCome, corrections: made }: Made): SeasonState {
  const plan = planOf(LETTERS, homes.length + toCome, own);
  const races = homes.map((one, n) =>
    raced(plan, `${n + 1}`, one.order.join(''), { out: one.out.join(''), standIn: one.standIn.join('') }),
  );
  return stateOf(plan, races, made);
}

/** Points by driver. */
function totals(state: SeasonState): Record<string, number> {
  return Object.fromEntries(viewOf(state, toys).table.map((line) => [line.driver, line.points]));
}

test('every point that a race gave is in the table, and no other', () => {
  fc.assert(
    fc.property(seasons, (made) => {
      const state = stateFrom({ ...made, rules: { points: { kind: 'own' }, missed: 'standIn' }, corrections: [] });
      const given = state.races.flatMap((race) => race.results).reduce((sum, result) => sum + result.points, 0);
      expect(Object.values(totals(state)).reduce((sum, points) => sum + points, 0)).toBe(given);
    }),
  );
});

test('the table has every driver once, best first, with what the rounds show', () => {
  fc.assert(
    fc.property(seasons, (made) => {
      const state = stateFrom(made);
      const view = viewOf(state, toys);
      expect(view.table.map((line) => line.driver).sort()).toEqual([...LETTERS]);
      view.table.forEach((line, index) => {
        const above = view.table[index - 1];
        if (above !== undefined) {
          expect(above.points).toBeGreaterThanOrEqual(line.points);
          expect([above.place, index + 1]).toContain(line.place);
        }
        const own = view.rounds.flatMap((round) => round.results.filter((one) => one.driver === line.driver));
        const kept = own.filter((one) => !one.dropped);
        const penalties = own.filter((one) => one.dropped).reduce((sum, one) => sum + Math.min(0, one.correction), 0);
        expect(line.points).toBe(kept.reduce((sum, one) => sum + one.points, penalties));
        expect(own.length - kept.length).toBe(Math.max(0, own.length - (view.rounds.length - state.plan.rules.drop)));
        expect(line.gap).toBe(view.table[0]!.points - line.points);
      });
    }),
  );
});

test('the last total of the progress is the total, if nothing is dropped', () => {
  fc.assert(
    fc.property(seasons, (made) => {
      const view = viewOf(stateFrom({ ...made, rules: { ...made.rules, drop: 0 } }), toys);
      for (const line of view.table) {
        expect(line.progress).toHaveLength(made.homes.length);
        expect(line.progress.at(-1)).toBe(line.points);
      }
    }),
  );
});

test('a season looks the same whatever order its races are stored in', () => {
  fc.assert(
    fc.property(seasons, fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (made, keys) => {
      const state = stateFrom(made);
      const shuffled = state.races
        .map((race, n) => ({ race, key: keys[n] ?? 0 }))
        .sort((a, b) => a.key - b.key)
        .map(({ race }) => race);
      expect(viewOf({ ...state, races: shuffled }, toys)).toEqual(viewOf(state, toys));
    }),
  );
});

test('races that were started for another season change nothing', () => {
  fc.assert(
    fc.property(seasons, seasons, (made, others) => {
      const state = stateFrom(made);
      const strays = stateFrom(others).races.map((race): RacedRace => ({ ...race, round: `other-${race.round}` }));
      expect(viewOf({ ...state, races: [...strays, ...state.races] }, toys)).toEqual(viewOf(state, toys));
    }),
  );
});

test('finishing one place earlier in a race never lowers a driver’s total', () => {
  fc.assert(
    fc.property(seasons, fc.nat(), fc.nat(), (made, which, where) => {
      const plain = { ...made, homes: made.homes.map((one) => ({ ...one, out: [], standIn: [] })) };
      const round = which % plain.homes.length;
      const { order } = plain.homes[round]!;
      const place = 1 + (where % (order.length - 1));
      const better = order.with(place - 1, order[place]!).with(place, order[place - 1]!);
      const homes = plain.homes.with(round, { ...plain.homes[round]!, order: better });
      const driver = order[place]!;
      expect(totals(stateFrom({ ...plain, homes }))[driver]).toBeGreaterThanOrEqual(totals(stateFrom(plain))[driver]!);
    }),
  );
});

test('a view leaves plan and races unchanged', () => {
  fc.assert(
    fc.property(seasons, (made) => {
      const state = stateFrom(made);
      const before = JSON.stringify(state);
      viewOf(state, toys);
      expect(JSON.stringify(state)).toBe(before);
    }),
    { numRuns: 20 },
  );
});
