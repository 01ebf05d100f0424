// What a season's page shows: rounds, what comes next, series, the table with its ties, who has won.

import { describe, expect, test } from 'vitest';
import type { RacedRace } from '../types';
import { viewOf } from '../view';
import { places, points } from './standings';
import { driverOf, planOf, raced, roundOf, seasonOf, stateOf, toys } from './toys';

describe('rounds and what comes next', () => {
  test('before the first race everyone shares first place, nothing is decided and no one has moved', () => {
    const view = viewOf(stateOf(planOf('ab', 2), []), toys);
    expect(view.rounds.map((round) => round.state)).toEqual(['next', 'later']);
    expect(view.table).toEqual(
      ['a', 'b'].map((driver) => ({
        driver,
        place: 1,
        shared: true,
        points: 0,
        gap: 0,
        wins: 0,
        podiums: 0,
        moved: 0,
        progress: [],
      })),
    );
    expect(view).toMatchObject({ status: 'running', champions: [], finishedAt: null });
    expect(view.next).toEqual({ round: '1', leg: 1, legs: 1, grid: null, match: null });
  });
  test('an open race makes its round the current one, without results', () => {
    const plan = planOf('ab', 3);
    const view = viewOf(stateOf(plan, [raced(plan, '1', 'ab'), raced(plan, '2', 'ab', { status: 'open' })]), toys);
    expect(view.rounds.map((round) => round.state)).toEqual(['done', 'running', 'later']);
    expect(view.rounds[1]!.results).toEqual([]);
    expect(view.next).toMatchObject({ round: '2', match: 'm-2-1' });
  });
  test('a damaged race counts by its stored end; without one its round has to be run', () => {
    const plan = planOf('ab', 2);
    const kept = raced(plan, '1', 'ab', { status: 'damaged' });
    const lost: RacedRace = { ...raced(plan, '2', 'ab', { status: 'damaged' }), results: [] };
    const view = viewOf(stateOf(plan, [kept, lost]), toys);
    expect(view.rounds.map((round) => round.state)).toEqual(['done', 'next']);
    expect(view.next?.match).toBeNull();
  });
  test('races of rounds that are not on the calendar count nowhere', () => {
    const state = seasonOf(['ab']);
    const stray = { ...state.races[0]!, round: 'elsewhere', match: 'stray' };
    expect(viewOf({ ...state, races: [...state.races, stray] }, toys)).toEqual(viewOf(state, toys));
  });
  test.each([
    ['standings', ['b', 'a', 'c']],
    ['reversed', ['c', 'a', 'b']],
    ['random', null],
    ['qualifying', null],
  ] as const)('the second grid by %s', (grid, order) => {
    const view = viewOf(seasonOf(['bac'], { grid }, 2), toys);
    expect(view.next?.grid).toEqual(order);
  });
  test('a game that sets its own grid ignores the season’s rule', () => {
    const games = { ...toys, loop: { ...toys.loop!, givenGrid: null } };
    expect(viewOf(seasonOf(['bac'], { grid: 'reversed' }, 2), games).next?.grid).toBeNull();
  });
});

describe('a series of races', () => {
  const plan = planOf('abc', [roundOf('1', { game: 'duel', circuit: 'pit', series: true }), roundOf('2')], {
    grid: 'reversed',
  });
  const leg = (n: number, home: string, how = {}) => raced(plan, '1', home, { leg: n, ...how });
  test('continues until it is decided', () => {
    const view = viewOf(stateOf(plan, [leg(1, 'abc'), leg(2, 'bac')]), toys);
    expect(view.next).toEqual({ round: '1', leg: 3, legs: 3, grid: null, match: null });
    expect(view.rounds[0]).toMatchObject({ state: 'next', results: [] });
    expect(view.rounds[0]!.races.map((race) => race.leg)).toEqual([1, 2]);
  });
  test('is over as soon as it is decided and counts once, by its table', () => {
    const view = viewOf(stateOf(plan, [leg(1, 'abc'), leg(2, 'acb')]), toys);
    expect(view.rounds[0]!.state).toBe('done');
    expect(points(view, 1)).toEqual({ a: 6, b: 4, c: 4 });
    expect(view.next).toMatchObject({ round: '2', grid: ['c', 'b', 'a'] });
  });
  test('sets its own grid after its first race', () => {
    const later = { ...plan, rounds: [roundOf('0'), ...plan.rounds] };
    const first = raced(later, '0', 'abc');
    expect(viewOf(stateOf(later, [first]), toys).next).toMatchObject({ round: '1', leg: 1, grid: ['c', 'b', 'a'] });
    expect(viewOf(stateOf(later, [first, leg(1, 'abc')]), toys).next).toMatchObject({ round: '1', leg: 2, grid: null });
  });
  test('is over after its last race', () => {
    const view = viewOf(stateOf(plan, [leg(1, 'abc'), leg(2, 'bac'), leg(3, 'cab')]), toys);
    expect(view.rounds[0]!.results.map((one) => one.place)).toEqual([1, 1, 1]);
  });
  test('counts as driven for anyone who drove one of its races; a driver who finished none is out', () => {
    const races = [leg(1, 'abc', { standIn: 'b', out: 'c' }), leg(2, 'abc', { out: 'bc' })];
    const results = viewOf(stateOf(plan, races), toys).rounds[0]!.results;
    expect(results.find((one) => one.driver === 'b')).toMatchObject({ standIn: false, out: false, points: 4 });
    expect(results.find((one) => one.driver === 'c')).toMatchObject({ out: true, points: 0 });
  });
  test('a leg waits for the one before it', () => {
    const view = viewOf(stateOf(plan, [leg(2, 'abc')]), toys);
    expect(view.next).toMatchObject({ round: '1', leg: 1 });
  });
});

describe('the table', () => {
  test('counts wins, podiums, places gained by the latest round, and the total after each', () => {
    const view = viewOf(seasonOf(['abcd', 'abcd', 'dcba', 'dcba'], {}, 6), toys);
    expect(places(view)).toBe('1d 2a 3c 4b');
    expect(view.table[0]).toEqual({
      driver: 'd',
      place: 1,
      shared: true,
      points: 28,
      gap: 0,
      wins: 2,
      podiums: 2,
      moved: 3,
      progress: [4, 8, 18, 28],
    });
    expect(view.table.map((line) => line.moved)).toEqual([3, -1, 0, -2]);
  });
  test('no one has moved after the first race', () => {
    expect(viewOf(seasonOf(['abc']), toys).table.map((line) => line.moved)).toEqual([0, 0, 0]);
  });
  test("marks equal points with '=' whether or not a tie rule separates them", () => {
    const view = viewOf(seasonOf(['abc', 'bac']), toys);
    expect(view.table.map(({ driver, place, shared }) => ({ driver, place, shared }))).toEqual([
      { driver: 'b', place: 1, shared: true },
      { driver: 'a', place: 2, shared: true },
      { driver: 'c', place: 3, shared: false },
    ]);
  });
  test('teams have the points of their drivers; equal teams share the place', () => {
    const plan = {
      ...planOf('', 1),
      drivers: [
        driverOf('a', 0, { team: 'x' }),
        driverOf('b', 1, { team: 'y' }),
        driverOf('c', 2, { team: 'z' }),
        driverOf('d', 3, { team: 'x' }),
        driverOf('e', 4, { team: 'y' }),
        driverOf('f', 5),
      ],
      teams: ['w', 'x', 'y', 'z'].map((id) => ({ id, name: id })),
    };
    const view = viewOf(stateOf(plan, [raced(plan, '1', 'abcdef')], [{ driver: 'b', points: 4 }]), toys);
    expect(view.teams).toEqual([
      { team: 'x', place: 1, points: 14, gap: 0 },
      { team: 'y', place: 1, points: 14, gap: 0 },
      { team: 'z', place: 3, points: 6, gap: 8 },
      { team: 'w', place: 4, points: 0, gap: 14 },
    ]);
  });
  test('a driver who joins late has missed the earlier rounds', () => {
    const before = seasonOf(['ab'], {}, 2);
    const plan = { ...before.plan, drivers: [...before.plan.drivers, driverOf('c', 2)] };
    const view = viewOf({ ...before, plan }, toys);
    expect(places(view)).toBe('1a 2b 3c');
    expect(view.rounds[0]!.results[2]).toMatchObject({ driver: 'c', place: null, points: 0 });
  });
});

describe('ties', () => {
  /** Places after races in which all drivers score the same, so that only the rules decide. */
  const tied = (homes: string[], ties: ('countback' | 'latest' | 'headToHead')[]) =>
    places(viewOf(seasonOf(homes, { ties, points: { kind: 'table', table: [1, 1, 1, 1] } }), toys));
  test('without a rule the place is shared, and with it the title', () => {
    const view = viewOf(seasonOf(['ab', 'ba'], { ties: [] }), toys);
    expect(view.table.map((line) => line.place)).toEqual([1, 1]);
    expect(view.champions).toEqual(['a', 'b']);
  });
  test('countback: more wins, then more second places, and so on', () => {
    expect(tied(['abc', 'cba', 'acb'], ['countback'])).toBe('1a 2c 3b');
    expect(tied(['abcd', 'bacd', 'dbac', 'cdba'], ['countback'])).toBe('1b 2a 3d 4c');
  });
  test('countback does not count a removed win or a win by an AI stand-in', () => {
    const rules = { ties: ['countback' as const], points: { kind: 'table' as const, table: [0] } };
    const plan = planOf('abc', 2, rules);
    const state = stateOf(plan, [raced(plan, '1', 'abc'), raced(plan, '2', 'bca', { standIn: 'b' })], [{ out: true }]);
    expect(places(viewOf(state, toys))).toBe('1c 2b 3a');
  });
  test('latest: the better place in the latest race, then the one before, and so on', () => {
    expect(tied(['abc', 'bac'], ['latest'])).toBe('1b 2a 3c');
    const plan = planOf('abc', 2, { ties: ['latest'], points: { kind: 'table', table: [0] } });
    const state = stateOf(plan, [raced(plan, '1', 'bac'), raced(plan, '2', 'cab', { shared: 'b' })]);
    expect(places(viewOf(state, toys))).toBe('1c 2b 3a');
  });
  test('latest: a driver who is out is behind one who is not, and one who missed the race is last', () => {
    const plan = planOf('abcd', 1, { ties: ['latest'], points: { kind: 'table', table: [0] } });
    const state = stateOf(plan, [raced(plan, '1', 'abd', { out: 'd' })], [{ out: true }]);
    expect(places(viewOf(state, toys))).toBe('1b 2a 3d 4c');
  });
  test('head to head: more often ahead of the other, in the races that both drove', () => {
    expect(tied(['abc', 'abc', 'bac'], ['headToHead'])).toBe('1a 2b 3c');
    const plan = planOf('ab', 3, { ties: ['headToHead'], points: { kind: 'table', table: [0] } });
    const state = stateOf(plan, [
      raced(plan, '1', 'ba'),
      raced(plan, '2', 'a'),
      raced(plan, '3', 'ab', { standIn: 'b' }),
    ]);
    expect(places(viewOf(state, toys))).toBe('1b 2a');
  });
  test('head to head: drivers who beat one another in a circle share the place', () => {
    expect(tied(['abc', 'bca', 'cab'], ['headToHead'])).toBe('1a 1b 1c');
  });
  test('head to head: drivers who are still level are compared again without the others', () => {
    // c has won two duels more than lost, d lost two more than won; a and b are level, and a has beaten b.
    expect(tied(['bcda', 'abcd', 'dcab', 'cabd'], ['headToHead'])).toBe('1c 2a 3b 4d');
  });
  test('the rules are applied in their order', () => {
    const homes = ['abc', 'cba', 'bca'];
    expect(tied(homes, ['latest', 'countback'])).toBe('1b 2c 3a');
    expect(tied(homes, ['countback', 'latest'])).toBe('1b 2c 3a');
    expect(tied(['abc', 'abc', 'bca'], ['countback', 'latest'])).toBe('1a 2b 3c');
    expect(tied(['abc', 'abc', 'bca'], ['latest', 'countback'])).toBe('1b 2c 3a');
  });
  test('a rule that separates no one gives way to the next', () => {
    expect(tied(['ab', 'ba'], ['headToHead', 'countback', 'latest'])).toBe('1b 2a');
  });
});
