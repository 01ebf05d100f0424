// What drivers get from a round of a season: points and bonuses, missed rounds, corrections, dropped results.

import type { SeasonView } from '@api/season';
import { describe, expect, test } from 'vitest';
import type { RacedRace } from '../types';
import { viewOf } from '../view';
import { points, table } from './standings';
import { parades, planOf, raced, roundOf, seasonOf, stateOf, toys } from './toys';

describe('points', () => {
  test('each game gives its own', () => {
    const plan = planOf('abcd', [roundOf('1'), roundOf('2', { game: 'duel', circuit: 'pit' })]);
    const view = viewOf(stateOf(plan, [raced(plan, '1', 'abcd'), raced(plan, '2', 'dcba')]), toys);
    expect(points(view, 1)).toEqual({ a: 10, b: 8, c: 6, d: 4 });
    expect(points(view, 2)).toEqual({ d: 8, c: 6, b: 4, a: 2 });
  });
  test('three races with places A 1-2-3, B 2-1-2, C 3-3-1 give A 24, B 26, C 22: B is champion', () => {
    const view = viewOf(seasonOf(['abc', 'bac', 'cba']), toys);
    expect(table(view)).toBe('b26 a24 c22');
    expect(view).toMatchObject({
      status: 'finished',
      champions: ['b'],
      next: null,
      finishedAt: '2026-06-03T11:00:00.000Z',
    });
    expect(view.table.map((line) => line.gap)).toEqual([0, 2, 4]);
  });
  test('the season’s points table replaces the games’ points; places beyond its end get nothing', () => {
    const view = viewOf(seasonOf(['abc'], { points: { kind: 'table', table: [25, 18] } }), toys);
    expect(points(view, 1)).toEqual({ a: 25, b: 18, c: 0 });
  });
  test.each([
    ['their game’s own points', { kind: 'own' as const }, { a: 12, b: 8 }, { b: 11, a: 8 }],
    ['points of a table', { kind: 'table' as const, table: [25, 18] }, { a: 27, b: 18 }, { b: 26, a: 18 }],
  ])('bonuses come on top of %s, and are named', (_, rule, first, second) => {
    const view = viewOf(parades({ points: rule }), toys);
    expect([points(view, 1), points(view, 2)]).toEqual([first, second]);
    expect(view.rounds[0]!.results.map((one) => one.bonuses)).toEqual([
      [{ id: 'panache', name: 'panache', points: 2 }],
      [],
    ]);
    expect(view.table.map((line) => line.points)).toEqual([first.a + second.a, first.b + second.b]);
  });
  test('a driver who is out, or whose result was removed, has no bonus', () => {
    const state = parades();
    const isOut = (race: RacedRace) => ({ ...race, results: race.results.map((one) => ({ ...one, out: true })) });
    const out = viewOf({ ...state, races: state.races.map(isOut) }, toys);
    expect(out.rounds[0]!.results).toMatchObject([
      { points: 0, bonuses: [] },
      { points: 0, bonuses: [] },
    ]);
    const taken = viewOf({ ...state, corrections: [{ round: '1', driver: 'a', points: 0, out: true }] }, toys);
    expect(taken.rounds[0]!.results[0]).toMatchObject({ driver: 'a', points: 0, bonuses: [] });
  });
  test('a bonus of a stand-in counts if the stand-in’s score counts', () => {
    const state = parades();
    const [first] = state.races;
    const driven = { ...first!, entrants: first!.entrants.map((one) => ({ ...one, standIn: one.driver === 'a' })) };
    const given = (missed: 'none' | 'standIn') =>
      points(viewOf({ ...state, plan: planOf('ab', state.plan.rounds, { missed }), races: [driven] }, toys), 1).a;
    expect([given('none'), given('standIn')]).toEqual([0, 12]);
  });
  test('a race shows its occasion; a drawn one stays face down until the race is over', () => {
    const { rounds } = viewOf(parades(), toys);
    expect(rounds.map(({ occasion, laps }) => [occasion, laps])).toEqual([
      [{ id: 'parade', name: 'Street parade' }, 3],
      [{ id: 'fireworks', name: 'Fireworks' }, 2],
      [{ id: null, name: 'Show drawn at the start' }, null],
    ]);
    const plain = viewOf(seasonOf(['ab'], {}, 2), toys);
    expect(plain.rounds.map((round) => round.occasion)).toEqual([null, null]);
  });
  test('drivers who share a place get its points, and the next place is left out', () => {
    const plan = planOf('abcd', 1, { points: { kind: 'table', table: [9, 6, 4, 3] } });
    const view = viewOf(stateOf(plan, [raced(plan, '1', 'abcd', { shared: 'c' })]), toys);
    expect(points(view, 1)).toEqual({ a: 9, b: 6, c: 6, d: 3 });
  });
  test.each([{ kind: 'own' as const }, { kind: 'table' as const, table: [5, 5, 5] }])(
    'a driver who is out keeps the place and scores nothing, with points of kind $kind',
    (rule) => {
      const plan = planOf('abc', 1, { points: rule });
      const view = viewOf(stateOf(plan, [raced(plan, '1', 'abc', { out: 'c' })]), toys);
      expect(view.rounds[0]!.results[2]).toMatchObject({ driver: 'c', place: 3, out: true, points: 0 });
    },
  );
  test('a driver who is out scores nothing even if the game gave points', () => {
    const { plan, races } = seasonOf(['ab']);
    const results = races[0]!.results.map((one) => ({ ...one, out: true }));
    expect(points(viewOf(stateOf(plan, [{ ...races[0]!, results }]), toys), 1)).toEqual({ a: 0, b: 0 });
  });
  test('a race counts with the points that the game gave at the time, whatever it gives now', () => {
    const state = seasonOf(['ab']);
    const generous = { ...toys, loop: { ...toys.loop!, points: () => 99 } };
    expect(table(viewOf(state, generous))).toBe('a10 b8');
  });
  test('a race of a game that is no longer here still counts', () => {
    expect(table(viewOf(seasonOf(['ab', 'ba', 'ab']), {}))).toBe('a28 b26');
  });
});

describe('missed rounds', () => {
  const season = (missed: 'none' | 'standIn' | 'average') => {
    const plan = planOf('abc', 4, { missed });
    return stateOf(plan, [
      raced(plan, '1', 'abc'),
      raced(plan, '2', 'bac', { standIn: 'b' }),
      raced(plan, '3', 'ca'),
      raced(plan, '4', 'cab'),
    ]);
  };
  const ofB = (missed: 'none' | 'standIn' | 'average') =>
    viewOf(season(missed), toys).rounds.map((round) => round.results.find((one) => one.driver === 'b')!);
  test('are worth nothing, what the AI driver scored, or the average of the others, rounded down', () => {
    expect(ofB('none').map((one) => one.points)).toEqual([8, 0, 0, 6]);
    expect(ofB('standIn').map((one) => one.points)).toEqual([8, 10, 0, 6]);
    expect(ofB('average').map((one) => one.points)).toEqual([8, 7, 7, 6]);
  });
  test('a stand-in takes its place from the others and wins nothing for the driver', () => {
    expect(ofB('none')[1]).toMatchObject({ place: 1, standIn: true });
    const view = viewOf(season('standIn'), toys);
    expect(points(view, 2)).toEqual({ b: 10, a: 8, c: 6 });
    expect(view.table.find((line) => line.driver === 'b')).toMatchObject({ wins: 0, podiums: 2 });
  });
  test('a driver without a car has no place and is last in the results', () => {
    expect(ofB('none')[2]).toMatchObject({ place: null, out: false, standIn: false });
    expect(viewOf(season('none'), toys).rounds[2]!.results.map((one) => one.driver)).toEqual(['c', 'a', 'b']);
  });
  test('an average is rounded down', () => {
    const plan = planOf('ab', 3, { missed: 'average', points: { kind: 'table', table: [5, 2] } });
    const state = stateOf(plan, [raced(plan, '1', 'ab'), raced(plan, '2', 'ba'), raced(plan, '3', 'b')]);
    expect(points(viewOf(state, toys), 3)).toEqual({ b: 5, a: 3 });
  });
  test('an AI driver who goes out costs the driver no average', () => {
    const plan = planOf('ab', 2, { missed: 'average' });
    const state = stateOf(plan, [raced(plan, '1', 'ab'), raced(plan, '2', 'ba', { standIn: 'a', out: 'a' })]);
    expect(points(viewOf(state, toys), 2)).toEqual({ b: 10, a: 10 });
  });
  test('a driver who drove nothing has no average, and corrections are not averaged in', () => {
    const plan = planOf('abc', 2, { missed: 'average' });
    const state = stateOf(plan, [raced(plan, '1', 'ab'), raced(plan, '2', 'a')], [{ points: -4 }]);
    const view = viewOf(stateOf(plan, [raced(plan, '1', 'ab'), raced(plan, '2', 'b')], [{ points: -4 }]), toys);
    expect(points(view, 2)).toEqual({ b: 10, a: 10, c: 0 });
    expect(points(viewOf(state, toys), 2)).toEqual({ a: 10, b: 8, c: 0 });
  });
});

describe('corrections', () => {
  test('add to or subtract from the points of a round, as often as they were made', () => {
    const state = { ...seasonOf(['ab', 'ba']), corrections: [] };
    const view = viewOf(
      stateOf(state.plan, state.races, [{ points: -3 }, { points: 1 }, { round: '2', driver: 'b', points: 5 }]),
      toys,
    );
    expect(view.rounds[0]!.results[0]).toMatchObject({ driver: 'a', points: 8, correction: -2 });
    expect(table(view)).toBe('b23 a16');
  });
  test('a removed result keeps its place and scores nothing; the others keep theirs', () => {
    const { plan, races } = seasonOf(['abc']);
    const view = viewOf(stateOf(plan, races, [{ out: true }]), toys);
    expect(view.rounds[0]!.results).toMatchObject([
      { driver: 'a', place: 1, out: true, points: 0 },
      { driver: 'b', place: 2, out: false, points: 8 },
      { driver: 'c', place: 3, out: false, points: 6 },
    ]);
    expect(view.table.find((line) => line.driver === 'a')).toMatchObject({ wins: 0, podiums: 0, place: 3 });
  });
  test('a restored result counts again, including points given by hand', () => {
    const { plan, races } = seasonOf(['abc']);
    const view = viewOf(stateOf(plan, races, [{ out: true, points: 2 }, { out: false }]), toys);
    expect(view.rounds[0]!.results[0]).toMatchObject({ driver: 'a', out: false, taken: false, points: 12 });
    const twice = viewOf(stateOf(plan, races, [{ out: true }, { out: false }, { out: true }]), toys);
    expect(twice.rounds[0]!.results[0]).toMatchObject({ driver: 'a', out: true, taken: true, points: 0 });
  });
  test('remove a missed round too', () => {
    const plan = planOf('ab', 2, { missed: 'average' });
    const races = [raced(plan, '1', 'ab'), raced(plan, '2', 'b')];
    expect(points(viewOf(stateOf(plan, races, [{ round: '2', out: true }]), toys), 2)).toEqual({ b: 10, a: 0 });
  });
  test('do nothing to a round that is not over', () => {
    const state = seasonOf(['ab'], {}, 2);
    expect(viewOf({ ...state, corrections: [{ round: '2', driver: 'a', points: 9, out: false }] }, toys).table).toEqual(
      viewOf(state, toys).table,
    );
  });
});

describe('dropped results', () => {
  const dropped = (view: SeasonView, driver: string) =>
    view.rounds.map((round) => round.results.find((one) => one.driver === driver)?.dropped);
  test('the worst rounds do not count once there are more than the number that counts', () => {
    const homes = ['abc', 'cba', 'abc', 'abc'];
    expect(table(viewOf(seasonOf(homes.slice(0, 3), { drop: 1 }, 4), toys))).toBe('a26 b24 c22');
    const view = viewOf(seasonOf(homes, { drop: 1 }), toys);
    expect(dropped(view, 'a')).toEqual([false, true, false, false]);
    expect(table(view)).toBe('a30 b24 c22');
  });
  test('the earlier of equal results is dropped', () => {
    expect(dropped(viewOf(seasonOf(['ab', 'ab', 'ab'], { drop: 2 }), toys), 'a')).toEqual([true, true, false]);
  });
  test('a missed round goes first', () => {
    const plan = planOf('ab', 2, { drop: 1 });
    const view = viewOf(stateOf(plan, [raced(plan, '1', 'ba'), raced(plan, '2', 'b')]), toys);
    expect(dropped(view, 'a')).toEqual([false, true]);
  });
  test('points taken away by hand count even if their round does not', () => {
    const { plan, races } = seasonOf(['ab', 'ab', 'ba'], { drop: 1 });
    const view = viewOf(stateOf(plan, races, [{ round: '3', points: -5 }]), toys);
    expect(dropped(view, 'a')).toEqual([false, false, true]);
    expect(table(view)).toBe('b18 a15');
  });
  test('points added by hand are dropped with their round', () => {
    const { plan, races } = seasonOf(['ab', 'ab', 'ba'], { drop: 1 });
    expect(table(viewOf(stateOf(plan, races, [{ round: '3', points: 1 }]), toys))).toBe('a20 b18');
    expect(table(viewOf(stateOf(plan, races, [{ round: '3', points: 3 }]), toys))).toBe('a21 b18');
  });
});
