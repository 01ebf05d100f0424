// The next race of a season: who sits in which car, from which place on the grid, with which options.

import type { LineUp, SeasonDriver } from '@api/season';
import { english, saying } from '@api/tests/saying';
import { carColours } from '@core/car-colours';
import { describe, expect, test } from 'vitest';
import { nextSetup } from '../line-up';
import type { SeasonState } from '../types';
import { driverOf, planOf, raced, roundOf, seasonOf, stateOf, toys } from './toys';

const people: SeasonDriver[] = [
  driverOf('a', 0, { driver: { kind: 'you' } }),
  driverOf('b', 1, { driver: { kind: 'hotseat' } }),
  driverOf('c', 2, { driver: { kind: 'lan' } }),
  driverOf('d', 3, { driver: { kind: 'ai', level: 'hard' } }),
  driverOf('e', 4, { driver: { kind: 'automaton', id: 'ghost' } }),
];
const season = (rules = {}, drivers = people): SeasonState => stateOf({ ...planOf('', 2, rules), drivers }, []);
const at = (places: Record<string, LineUp[number]['at']>): LineUp =>
  Object.entries(places).map(([driver, place]) => ({ driver, at: place }));

/** The setup; the test fails without one. */
function next(state: SeasonState, lineUp?: LineUp) {
  const found = nextSetup(state, toys, lineUp);
  if (!found.ok) throw new Error(english(found.trouble));
  return found;
}
/** Who drives what, as 'a you, b hotseat'. */
function drivers(state: SeasonState, lineUp?: LineUp): string {
  const { setup } = next(state, lineUp);
  return setup.seats
    .map(({ name, driver }) => `${name} ${driver.kind === 'ai' ? driver.level : driver.kind}`)
    .join(', ');
}

describe('who drives', () => {
  test('everyone as planned, in the order of the plan', () => {
    expect(drivers(season())).toBe('A you, B hotseat, C lan, D hard, E automaton');
    expect(drivers(season(), at({ c: 'here' }))).toBe('A you, B hotseat, C hotseat, D hard, E automaton');
    expect(next(season())).toMatchObject({
      round: '1',
      leg: 1,
      setup: { game: 'loop', circuit: 'north', options: {}, clock: 0 },
      entrants: [...'abcde'].map((driver) => ({ driver, standIn: false })),
    });
  });
  test('a driver set to AI counts as driving, an absent one has a stand-in', () => {
    const lineUp = at({ a: 'ai', b: 'absent', c: 'here', d: 'absent', e: 'ai' });
    expect(drivers(season({ fillIn: 'easy' }), lineUp)).toBe('A easy, B easy, C hotseat, D easy, E automaton');
    expect(next(season({ fillIn: 'easy' }), lineUp).entrants).toEqual([
      { driver: 'a', standIn: false },
      { driver: 'b', standIn: true },
      { driver: 'c', standIn: false },
      { driver: 'd', standIn: true },
      { driver: 'e', standIn: false },
    ]);
  });
  test('a person can take the car of an AI driver, and sit anywhere', () => {
    expect(drivers(season(), at({ a: 'lan', d: 'here', e: 'lan' }))).toBe('A lan, B hotseat, C lan, D hotseat, E lan');
  });
  test('without a stand-in an absent driver’s car is left out', () => {
    const found = next(season({ fillIn: null }), at({ b: 'absent', c: 'ai' }));
    expect(found.setup.seats.map((seat) => seat.name)).toEqual(['A', 'C', 'D', 'E']);
    expect(found.setup.seats[1]!.driver).toEqual({ kind: 'ai', level: 'medium' });
    expect(found.entrants).not.toContainEqual(expect.objectContaining({ driver: 'b' }));
  });
});

describe('cars', () => {
  test('everyone gets their own colour if the game has it, otherwise a free one', () => {
    const three = [driverOf('a', 0), driverOf('b', 7), driverOf('c', 1)];
    expect(next(season({}, three)).setup.seats.map((seat) => seat.colour)).toEqual(['red', 'yellow', 'blue']);
    const plan = planOf('abcd', [roundOf('1', { game: 'duel', circuit: 'pit' })]);
    const colours = next(stateOf(plan, [])).setup.seats.map((seat) => seat.colour);
    expect(colours).toEqual(['red', 'blue', 'purple', 'teal']);
  });
  test('a colour that two drivers have goes to the first', () => {
    expect(carColours(toys.loop!, [{ colour: 'red' }, { colour: 'red' }, { colour: 'blue' }])).toEqual([
      'red',
      'yellow',
      'blue',
    ]);
  });
  test('options, clock and bank come from the round', () => {
    const plan = planOf('ab', [roundOf('1', { options: { laps: 1 }, clock: 30, bank: 120 })]);
    expect(next(stateOf(plan, [])).setup).toMatchObject({ options: { laps: 1 }, clock: 30, bank: 120 });
    expect(next(season()).setup).not.toHaveProperty('bank');
  });
});

describe('the grid', () => {
  const starts = (state: SeasonState, lineUp?: LineUp) => next(state, lineUp).setup.seats.map((seat) => seat.start);
  test('is drawn in the first race, whatever the rule', () => {
    const state = stateOf(planOf('abc', 2, { grid: 'reversed' }), []);
    expect(starts(state)).toEqual([undefined, undefined, undefined]);
    expect(next(state).setup.options).toEqual({});
  });
  test('is given by the standings, or by their reverse', () => {
    expect(starts(seasonOf(['bac'], { grid: 'standings' }, 2))).toEqual([2, 1, 3]);
    expect(starts(seasonOf(['bac'], { grid: 'reversed' }, 2))).toEqual([2, 3, 1]);
    expect(next(seasonOf(['bac'], { grid: 'reversed' }, 2)).setup.options).toEqual({ grid: 'given' });
  });
  test('closes up if someone is absent', () => {
    const state = seasonOf(['bacd'], { grid: 'reversed', fillIn: null }, 2);
    expect(starts(state, at({ c: 'absent' }))).toEqual([2, 3, 1]);
  });
  test('overrides the round’s own grid options', () => {
    const state = seasonOf(['ba'], { grid: 'standings' }, 2);
    const rounds = state.plan.rounds.map((round) => ({ ...round, options: { grid: 'random', laps: 2 } }));
    const changed = { ...state, plan: { ...state.plan, rounds } };
    expect(next(changed).setup.options).toEqual({ grid: 'given', laps: 2 });
    const drawn = { ...changed.plan, rules: { ...changed.plan.rules, grid: 'random' as const } };
    const seated = drawn.rounds.map((round) => ({ ...round, options: { grid: 'seats', laps: 2 } }));
    expect(next({ ...changed, plan: { ...drawn, rounds: seated } }).setup.options).toEqual({ laps: 2 });
  });
  test('by qualifying: from the first race on, in games that have it', () => {
    expect(next(stateOf(planOf('ab', 1, { grid: 'qualifying' }), [])).setup.options).toEqual({ grid: 'qualifying' });
    const duel = planOf('ab', [roundOf('1', { game: 'duel', circuit: 'pit' })], { grid: 'qualifying' });
    expect(next(stateOf(duel, [])).setup.options).toEqual({});
  });
});

describe('a series', () => {
  const plan = {
    ...planOf('', [roundOf('1', { game: 'duel', circuit: 'pit', series: true })], { grid: 'reversed', fillIn: null }),
    drivers: [people[0]!, people[1]!, people[3]!],
  };
  const state = stateOf(plan, [raced(plan, '1', 'bad', { order: [2, 0, 1] })]);
  test('starts with the options of its first race', () => {
    expect(next(stateOf(plan, [])).setup.options).toEqual({ race: 1, docks: 'random' });
  });
  test('decides its own options', () => {
    const round = { ...plan.rounds[0]!, id: '2', options: { race: 3 } };
    const later = { ...plan, rounds: [roundOf('1'), round] };
    const setup = next(stateOf(later, [raced(later, '1', 'bad')])).setup;
    expect(setup.options).toEqual({ race: 1, docks: 'random' });
    expect(setup.seats.map((seat) => seat.start)).toEqual([2, 3, 1]);
  });
  test('ranks later races by the starting order of the first', () => {
    const found = next(state);
    expect(found).toMatchObject({ round: '1', leg: 2, setup: { options: { race: 2, docks: 'given' } } });
    expect(found.setup.seats.map(({ name, start }) => [name, start])).toEqual([
      ['A', 2],
      ['B', 3],
      ['D', 1],
    ]);
  });
  test('has the same cars to the end: an AI driver has a missing driver’s car', () => {
    expect(drivers(state, at({ b: 'absent' }))).toBe('A you, B medium, D hard');
    expect(next(state, at({ b: 'absent' })).entrants[1]).toEqual({ driver: 'b', standIn: true });
    const without = stateOf(plan, [raced(plan, '1', 'da', { order: [1, 0] })]);
    expect(drivers(without)).toBe('A you, D hard');
  });
  test('keeps the cars in order when the drivers are reordered', () => {
    const turned = { ...state, plan: { ...plan, drivers: [...plan.drivers].reverse() } };
    expect(drivers(turned)).toBe('A you, B hotseat, D hard');
  });
});

describe('no race can be started', () => {
  const trouble = (state: SeasonState, lineUp?: LineUp) => {
    const found = nextSetup(state, toys, lineUp);
    return found.ok ? null : english(found.trouble);
  };
  test('after the last', () => {
    expect(trouble(seasonOf(['ab']))).toBe('Every race of this season has been run.');
  });
  test('while one is in progress', () => {
    const plan = planOf('ab', 1);
    expect(trouble(stateOf(plan, [raced(plan, '1', 'ab', { status: 'open' })]))).toBe(
      'This race is already under way. Resume it.',
    );
  });
  test('with fewer cars than the game needs', () => {
    expect(trouble(stateOf(planOf('ab', 1, { fillIn: null }), []), at({ a: 'absent' }))).toBe(
      'Loop needs at least 2 cars, but only 1 would start.',
    );
  });
  test('with one car, even if a game has practice with one car', () => {
    const alone = { ...toys, loop: { ...toys.loop!, seats: [1, 6] as [number, number] } };
    const found = nextSetup(stateOf(planOf('ab', 1, { fillIn: null }), []), alone, at({ a: 'absent' }));
    expect(found).toEqual({ ok: false, trouble: saying('Loop needs at least 2 cars, but only 1 would start.') });
  });
  test('with more cars than the game has, or an unknown game', () => {
    expect(trouble(stateOf(planOf('abcdefg', 1), []))).toBe('Loop takes at most 6 cars, but 7 would start.');
    expect(trouble(stateOf(planOf('ab', [roundOf('1', { game: 'moon' })]), []))).toBe(
      'This Paddock does not have the game moon.',
    );
  });
});
