// What holds for every tournament, whatever its size, format and results: generated ones with a toy game.

import type { SeasonTournament } from '@api/season';
import { drawFrom, type RngWords } from '@core/rng';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { voided, withdrawn } from '../changes';
import { consequencesOf } from '../corrections';
import { firstDivisions } from '../league';
import type { Stage, Table, TournamentState } from '../types';
import { cup, games, ids, personOf, raceAll, seated, sorted, tablesIn, viewed } from './cups';

type Format = SeasonTournament['format'];

const elimination = fc.constantFrom<Format>(
  { kind: 'heats' },
  { kind: 'knockout', goOn: 'winner' },
  { kind: 'knockout', goOn: 'half' },
);
const made = { size: fc.integer({ min: 2, max: 10 }), seed: fc.nat().map(String), draw: fc.nat().map(String) };
/** Every third driver or so is an AI driver with a rating. */
const cups = fc.record({
  ...made,
  count: fc.integer({ min: 4, max: 64 }),
  format: elimination,
  ai: fc.integer({ min: 2, max: 70 }),
});
/** Formats without elimination have many tables, so that there are fewer drivers. */
const rounds = fc.record({
  ...made,
  count: fc.integer({ min: 4, max: 20 }),
  ai: fc.integer({ min: 2, max: 70 }),
  kind: fc.constantFrom('swiss' as const, 'roundRobin' as const, 'league' as const),
  length: fc.integer({ min: 1, max: 6 }),
});
const all = fc.oneof(cups, rounds);
type Made = typeof all extends fc.Arbitrary<infer T> ? T : never;

function formatOf(one: Made): Format {
  if ('format' in one) return one.format;
  const { kind, length, count } = one;
  if (kind === 'swiss') return { kind, rounds: length };
  if (kind === 'roundRobin') return { kind };
  const divisions = firstDivisions(ids(count), Math.max(1, Math.min(3, Math.floor(count / 4))));
  return { kind, divisions, weeks: length, moves: 1 };
}

function cupFrom(one: Made): TournamentState {
  const { count, size: tableSize, draw, ai } = one;
  const drivers = ids(count).map((id, n) => {
    return personOf(id, n % ai === 1 ? { driver: { kind: 'ai', level: 'hard' } } : {});
  });
  return cup(count, formatOf(one), { tableSize, draw, plan: { drivers } });
}

function drivers(stage: Stage): string[] {
  return stage.tables.flatMap(driversAt);
}

function driversAt(table: Table): string[] {
  return seated(table).filter((id) => id !== '+' && id !== '?');
}

/** Who is drawn for the stages that have begun, by table. */
function begunStages(state: TournamentState): string[][] {
  return viewed(state)
    .stages.filter(({ isBegun }) => isBegun)
    .map((stage) => stage.tables.map((table) => sorted(driversAt(table)).join(' ')));
}

test('every driver has a table in the first stage', () => {
  fc.assert(
    fc.property(all, (one) => {
      const [first] = viewed(cupFrom(one)).stages;
      expect(sorted(drivers(first!))).toEqual(ids(one.count));
    }),
    { numRuns: 30 },
  );
});

test('nobody is at two tables of a stage, and all tables have the size that the games allow', () => {
  fc.assert(
    fc.property(all, fc.boolean(), (one, hasAbsent) => {
      const { stages } = viewed(raceAll(cupFrom(one), one.seed, { hasAbsent }));
      for (const { tables } of stages) {
        const places = tables.flatMap((table) =>
          table.places.flatMap((place) => (place.kind === 'open' ? [] : place.driver)),
        );
        expect(new Set(places).size).toBe(places.length);
        for (const table of tables) {
          expect(table.places.length).toBeGreaterThanOrEqual(2);
          expect(table.places.length).toBeLessThanOrEqual(one.size);
        }
        const sizes = new Set(tables.map(({ places: own, division }) => `${division} ${own.length}`));
        expect(sizes.size).toBe(new Set(tables.map(({ division }) => division)).size);
      }
    }),
    { numRuns: 30 },
  );
});

test('there is exactly one champion once all tables have reported, and everyone has a place', () => {
  fc.assert(
    fc.property(all, fc.boolean(), (one, hasAbsent) => {
      const view = viewed(raceAll(cupFrom(one), one.seed, { hasAbsent }));
      expect(view.status).toBe('finished');
      expect(tablesIn(view).every(({ state }) => state === 'finished')).toBe(true);
      expect(ids(one.count)).toContain(view.champion);
      expect(view.champion).toBe(view.standings[0]!.driver);
      expect(sorted(view.standings.map(({ driver }) => driver))).toEqual(ids(one.count));
      expect(view.standings.every(({ place }) => place !== null)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('AI drivers who replace somebody or fill a table never go on while a driver is left', () => {
  fc.assert(
    fc.property(cups, (one) => {
      const { stages } = viewed(raceAll(cupFrom(one), one.seed, { hasAbsent: true }));
      stages.slice(1).forEach((stage, index) => {
        const before = stages[index]!;
        const goOn = before.each * before.tables.length + before.best;
        expect(drivers(stage)).toHaveLength(Math.min(goOn, drivers(before).length));
        const results = before.tables.flatMap((table) => table.results);
        const through = new Set(drivers(stage));
        const lucky = results.filter(({ driver, standIn }) => standIn && through.has(driver));
        const left = results.filter(({ driver, standIn, fillIn }) => !standIn && !fillIn && !through.has(driver));
        expect(Math.min(lucky.length, left.length)).toBe(0);
      });
    }),
    { numRuns: 40 },
  );
});

test('after heats, people meet again only where the numbers leave no other way', () => {
  fc.assert(
    fc.property(
      fc.record({ ...made, count: fc.integer({ min: 4, max: 64 }), ai: fc.integer({ min: 2, max: 70 }) }),
      (one) => {
        const state = cupFrom({ ...one, format: { kind: 'heats' } });
        const [heats, next] = viewed(raceAll(state, one.seed, { until: 'final' })).stages;
        if (next === undefined || next.isFinal) return;
        const people = new Set(state.plan.drivers.filter(({ driver }) => driver.kind === 'lan').map(({ id }) => id));
        const through = new Set(drivers(next));
        const pairs = (group: number) => (group * (group - 1)) / 2;
        const least = heats!.tables.reduce((sum, heat) => {
          const count = driversAt(heat).filter((id) => through.has(id) && people.has(id)).length;
          const tables = next.tables.length;
          const more = count % tables;
          const each = Math.floor(count / tables);
          return sum + more * pairs(each + 1) + (tables - more) * pairs(each);
        }, 0);
        const again = next.tables.reduce((sum, table) => {
          const groups = heats!.tables.map((heat) =>
            driversAt(heat).filter((id) => people.has(id) && driversAt(table).includes(id)),
          );
          return sum + groups.reduce((total, group) => total + pairs(group.length), 0);
        }, 0);
        expect(again).toBe(least);
      },
    ),
    { numRuns: 80 },
  );
});

test('in Swiss pairs, nobody meets anyone twice, an AI driver included, in the first half of the possible rounds', () => {
  const pairs = fc.record({ count: fc.integer({ min: 4, max: 32 }), seed: made.seed, draw: made.draw });
  fc.assert(
    fc.property(pairs, ({ count, seed, draw }) => {
      const format = { kind: 'swiss', rounds: Math.min(8, Math.ceil(count / 2)) } as const;
      const tables = tablesIn(viewed(raceAll(cup(count, format, { tableSize: 2, draw }), seed)));
      const met = tables.map((table) => sorted(seated(table)).join(' '));
      expect(new Set(met).size).toBe(met.length);
    }),
    { numRuns: 25 },
  );
});

test('the same plan, races and corrections give the same tournament, in whatever order races are stored', () => {
  fc.assert(
    fc.property(all, (one) => {
      const state = raceAll(cupFrom(one), one.seed);
      const before = JSON.stringify(state);
      const view = viewed({ ...state, races: state.races.slice(0, -2) });
      expect(viewed({ ...state, races: state.races.slice(0, -2).reverse() })).toEqual(view);
      expect(JSON.stringify(state)).toBe(before);
    }),
    { numRuns: 40 },
  );
});

describe('changes while it is going on', () => {
  /** A correction of any finished table, kept as the host keeps it. */
  function corrected(state: TournamentState, rng: RngWords): TournamentState {
    const tables = tablesIn(viewed(state)).filter((table) => table.state === 'finished');
    const table = tables[drawFrom(rng, Math.max(1, tables.length))];
    if (table === undefined) return state;
    const { driver } = table.results[drawFrom(rng, table.results.length)]!;
    const made = { round: table.round, driver, points: drawFrom(rng, 21) - 10, out: drawFrom(rng, 4) === 0 };
    const { correction } = consequencesOf(state, games, made)!;
    return { ...state, corrections: [...state.corrections, correction] };
  }
  function left(state: TournamentState, rng: RngWords): TournamentState {
    const { drivers: field } = state.plan;
    const gone = withdrawn(state, games, field[drawFrom(rng, field.length)]!.id);
    return gone.ok ? { ...state, plan: gone.plan } : state;
  }
  /** A table whose race cannot go on, or that has not begun, is voided. */
  function off(state: TournamentState, rng: RngWords): TournamentState {
    const tables = tablesIn(viewed(state));
    const gone = voided(state, games, tables[drawFrom(rng, tables.length)]!.round);
    return gone.ok ? { ...state, plan: gone.plan } : state;
  }
  function anything(state: TournamentState, rng: RngWords): TournamentState {
    return [corrected, left, off][drawFrom(rng, 3)]!(state, rng);
  }

  test.each([
    ['a correction', corrected, 4],
    ['a driver who leaves', left, 12],
    ['a table that is not raced', off, 6],
    ['a mix of these', anything, 4],
  ])('%s never changes who is in a stage that has begun', (_, change, often) => {
    fc.assert(
      fc.property(all, (one) => {
        const done = raceAll(cupFrom(one), one.seed, {
          meddle(state, rng) {
            if (drawFrom(rng, often) > 0) return state;
            const after = change(state, rng);
            expect(begunStages(after)).toEqual(begunStages(state));
            return after;
          },
        });
        expect(viewed(done).status).toBe('finished');
        const { standings, champion } = viewed(done);
        const isLeft = standings.some(({ isWithdrawn }) => !isWithdrawn);
        if (isLeft) expect(champion).not.toBeNull();
      }),
      { numRuns: 20 },
    );
  });
});

describe('large tournaments', () => {
  test.each([2, 4, 8])('round robin of 64 drivers at tables of %i: everybody meets everybody', (tableSize) => {
    const { stages } = viewed(cup(64, { kind: 'roundRobin' }, { tableSize }));
    const met = new Set(
      stages
        .flatMap(({ tables }) => tables.map(driversAt))
        .flatMap((table) => table.flatMap((a) => table.map((b) => `${a} ${b}`))),
    );
    expect(met.size).toBe(64 * 64);
  });
});
