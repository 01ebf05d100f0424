// Watching a race: orders after rounds become overtakes and lead changes by lap, events become counts by place.

import type { BalanceHooks } from '@core/balance/hooks';
import type { AnyGame, AnyTypes, RaceState, Standing } from '@core/contract';
import { expect, test } from 'vitest';
import { watchRace } from '../watch';

interface Moment extends RaceState {
  round: number;
  lap: number;
  order: Standing[];
}

/** Seats best first; a text shares a place: ['0=1', '2']. */
function orderOf(...groups: string[]): Standing[] {
  const seats = groups.map((group) => group.split('=').map(Number));
  return seats.flatMap((group, at) =>
    group.map((seat) => ({
      seat,
      place: seats.slice(0, at).flat().length + 1,
      status: 'racing' as const,
      sortKey: [],
    })),
  );
}

const hooks: BalanceHooks<AnyTypes> = {
  gap: { id: 'spaces', parts: 1 },
  seconds: { table: 1, person: 1 },
  usual: { troubles: 1, minutes: 1 },
  corners: () => [],
  placesOf: (event) => event.marks ?? [],
  waysOf: (event) => event.ways ?? [],
  lapOf: (s) => s.lap,
  gapOf: (_, winner, seat) => (seat === 3 ? null : 10 * winner + seat),
  startOf: (event) => event.start ?? null,
};
const game: Pick<AnyGame, 'balance' | 'round' | 'standings'> = {
  balance: hooks,
  round: (s: Moment) => s.round,
  standings: (s: Moment) => s.order,
};

function moment(order: Standing[]): Moment {
  return { rng: [1, 2, 3, 4], step: 0, nextAsk: 1, asks: [], round: 1, lap: 1, order };
}
const NAME = { series: 'fair', index: 4, seed: 's/4' } as const;

test('a race of three rounds over two laps', () => {
  const state = moment(orderOf('0', '1', '2'));
  const watch = watchRace(game, state, ['a', 'b', 'c'], [1, 2, 3]);
  const goOn = (round: number, lap: number, ...order: string[]) => {
    Object.assign(state, { round, lap, order: orderOf(...order) });
    watch.stepped();
  };
  goOn(1, 1, '2', '1', '0'); // Within a round nothing counts.
  goOn(2, 1, '1', '0', '2');
  goOn(3, 2, '1', '0', '2');
  goOn(3, 2, '2', '1', '0');
  expect(watch.facts(NAME, true)).toEqual({
    ...NAME,
    ended: true,
    rounds: 3,
    drivers: ['a', 'b', 'c'],
    starts: [1, 2, 3],
    places: [3, 2, 1],
    laps: [
      { lap: 1, overtakes: 1, leadChanges: 1 },
      { lap: 2, overtakes: 2, leadChanges: 1 },
    ],
    gaps: [21, 20],
    open: true,
    marks: [],
    ways: [],
  });
});

test('overtakes count at the corner to which the car comes that has passed', () => {
  const state = moment(orderOf('0', '1', '2'));
  const placed = {
    ...game,
    balance: { ...hooks, comesTo: (_: AnyTypes, seat: number) => (seat === 2 ? null : `c${seat}`) },
  };
  const watch = watchRace(placed, state, ['a', 'b', 'c'], [1, 2, 3]);
  // 2 passes both and is nowhere, 1 passes 0.
  Object.assign(state, { order: orderOf('2', '1', '0') });
  const facts = watch.facts(NAME, true);
  expect(facts.laps).toEqual([{ lap: 1, overtakes: 3, leadChanges: 1 }]);
  expect(facts.marks).toEqual([{ place: 'c1', passes: 0, troubles: 0, cost: 0, overtakes: 1 }]);
});

test('equal places are no order, and cars that are out are not overtaken', () => {
  const state = moment(orderOf('0=1', '2', '3'));
  const watch = watchRace(game, state, ['a', 'b', 'c', 'd'], [0, 0, 0, 0]);
  const out = orderOf('1', '2', '0', '3').map((one) => (one.seat === 0 ? { ...one, status: 'out' as const } : one));
  Object.assign(state, { order: out });
  const facts = watch.facts(NAME, true);
  expect(facts.laps).toEqual([{ lap: 1, overtakes: 0, leadChanges: 1 }]);
  expect(facts.gaps).toEqual([12, 10]);
});

test('events count by place, and tell the first starting place of a seat', () => {
  const watch = watchRace(game, moment(orderOf('0', '1')), ['a', 'b'], [0, 0]);
  watch.heard({ marks: [{ kind: 'pass', place: 'b', amount: 1 }] });
  watch.heard({
    marks: [
      { kind: 'trouble', place: 'a', amount: 1 },
      { kind: 'cost', place: 'a', amount: 3 },
      { kind: 'cost', place: 'a', amount: 2 },
    ],
  });
  watch.heard({ start: { seat: 1, place: 4 } });
  watch.heard({ start: { seat: 1, place: 2 } });
  const facts = watch.facts(NAME, false);
  expect(facts.marks).toEqual([
    { place: 'a', passes: 0, troubles: 1, cost: 5, overtakes: 0 },
    { place: 'b', passes: 1, troubles: 0, cost: 0, overtakes: 0 },
  ]);
  expect([facts.starts, facts.ended, facts.gaps, facts.rounds]).toEqual([[0, 4], false, [], 0]);
});

test('events tell the ways of cars', () => {
  const watch = watchRace(game, moment(orderOf('0', '1')), ['a', 'b'], [1, 2]);
  watch.heard({
    ways: [
      { kind: 'on', seat: 0, part: 'a' },
      { kind: 'on', seat: 1, part: 'c' },
    ],
  });
  watch.heard({ ways: [{ kind: 'leg', seat: 0, leg: 1 }] });
  expect(watch.facts(NAME, false).ways).toEqual([{ leg: 1, way: 'a', cars: 1 }]);
});

test('a game without hooks has laps, places and starts alone', () => {
  const state = moment(orderOf('1', '0'));
  const { balance: _, ...bare } = game;
  const watch = watchRace(bare, state, ['a', 'b'], [1, 2]);
  watch.heard({ marks: [{ kind: 'pass', place: 'b', amount: 1 }] });
  expect(watch.facts(NAME, true)).toMatchObject({ places: [2, 1], rounds: 1, gaps: [], marks: [], starts: [1, 2] });
});
