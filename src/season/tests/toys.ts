// Two toy games, and a builder of seasons over them: drivers are letters, a race is its finishing order.
// For tests of this folder only.

import type { SeasonDriver, SeasonPlan, SeasonRound, SeasonRules } from '@api/season';
import { COLOURS } from '@core/contract';
import type { Correction, RacedRace, SeasonGame, SeasonGames, SeasonState } from '../types';

const LOOP_POINTS = [10, 8, 6, 4, 2, 1];

/** Six cars, a given grid, ghosts driven by the rules; the south circuit allows two laps at most. */
const loop: SeasonGame = {
  id: 'loop',
  name: 'Loop',
  seats: [2, 6],
  colours: ['red', 'blue', 'yellow', 'green', 'black', 'ivory'],
  circuits: [
    { id: 'north', name: 'North', defaults: { laps: 3 } },
    { id: 'south', name: 'South', defaults: { laps: 2 } },
    { id: 'east', name: 'East', defaults: {} },
  ],
  options: [
    { id: 'laps', type: 'number', range: [1, 3], default: 1 },
    { id: 'grid', type: 'choice', range: ['random', 'qualifying', 'given'], default: 'random' },
    { id: 'wet', type: 'flag', range: [false, true], default: false },
    { id: 'show', type: 'choice', range: ['none', 'drawn', 'parade', 'fireworks'], default: 'none' },
  ],
  automata: ['ghost'],
  bonuses: [{ id: 'panache', name: 'panache' }],
  occasions: {
    option: 'show',
    drawn: { value: 'drawn', name: 'Show drawn at the start' },
    list: [
      { id: 'parade', name: 'Street parade' },
      { id: 'fireworks', name: 'Fireworks' },
    ],
  },
  givenGrid: { grid: 'given' },
  qualifying: { session: { grid: 'qualifying' }, laps: [1], grid: { grid: 'qualifying' }, result: () => null },
  series: null,
  checkConfig: ({ circuit, options }) =>
    circuit === 'south' && options.laps > 2 ? { code: 'too-many-laps', rule: 'R4' } : null,
  points: (place) => LOOP_POINTS[place - 1] ?? 0,
};

const { qualifying: _, ...withoutLaps } = loop;

/** Four cars, given docks, 2 points plus 2 for every car beaten; two wins of three races decide a series. */
const duel: SeasonGame = {
  ...withoutLaps,
  id: 'duel',
  name: 'Duel',
  seats: [2, 4],
  colours: ['purple', 'teal', 'red', 'blue'],
  circuits: [{ id: 'pit', name: 'The Pit', defaults: {} }],
  options: [
    { id: 'race', type: 'number', range: [1, 3], default: 1 },
    { id: 'docks', type: 'choice', range: ['random', 'given'], default: 'random' },
  ],
  automata: [],
  bonuses: [],
  givenGrid: { docks: 'given' },
  series: {
    races: 3,
    options: (race) => ({ race, docks: race === 1 ? 'random' : 'given' }),
    order: () => [],
    isOver: (results) => results[0]?.some((_, seat) => winsOf(results, seat) === 2) ?? false,
    table: (results) =>
      (results[0] ?? []).map((_, seat) => {
        const better = (results[0] ?? []).filter((_one, other) => winsOf(results, other) > winsOf(results, seat));
        return { seat, place: better.length + 1 };
      }),
  },
  checkConfig: () => null,
  points: (place, cars) => 2 * (cars - place + 1),
};

function winsOf(results: readonly (readonly { place: number; out: boolean }[])[], seat: number): number {
  return results.filter((race) => race[seat]?.place === 1 && !race[seat].out).length;
}

export const toys: SeasonGames = { loop, duel };

export const RULES: SeasonRules = {
  points: { kind: 'own' },
  drop: 0,
  grid: 'random',
  ties: ['countback', 'latest'],
  fillIn: 'medium',
  missed: 'none',
};

/** A driver for a letter, an AI driver unless changed. */
export function driverOf(letter: string, index = 0, change: Partial<SeasonDriver> = {}): SeasonDriver {
  const colour = COLOURS[index] ?? 'red';
  return {
    id: letter,
    name: letter.toUpperCase(),
    colour,
    driver: { kind: 'ai', level: 'medium' },
    team: null,
    ...change,
  };
}

export function roundOf(id: string, change: Partial<SeasonRound> = {}): SeasonRound {
  return { id, game: 'loop', circuit: 'north', options: {}, clock: 0, series: false, ...change };
}

/** letters: one per driver. rounds: how many of Loop, with ids 1, 2, .., or the rounds themselves. */
export function planOf(
  letters: string,
  rounds: number | readonly SeasonRound[],
  rules: Partial<SeasonRules> = {},
): SeasonPlan {
  const list = typeof rounds === 'number' ? Array.from({ length: rounds }, (_, n) => roundOf(`${n + 1}`)) : [...rounds];
  return {
    name: 'Toy season',
    preset: null,
    drivers: [...letters].map((letter, index) => driverOf(letter, index)),
    teams: [],
    rounds: list,
    rules: { ...RULES, ...rules },
  };
}

export interface Raced {
  leg?: number;
  out?: string;
  standIn?: string;
  status?: RacedRace['status'];
  order?: number[] | null;
  /** Letters of drivers who share the place of the one before them in the order. */
  shared?: string;
}

/** home: drivers in finishing order; drivers not named did not take part. Seats are in plan order. */
export function raced(plan: SeasonPlan, round: string, home: string, how: Raced = {}): RacedRace {
  const { leg = 1, out = '', standIn = '', status = 'finished', order = null, shared = '' } = how;
  const game = toys[plan.rounds.find((one) => one.id === round)!.game]!;
  const drivers = plan.drivers.filter((driver) => home.includes(driver.id));
  const placeOf = (id: string): number => {
    const index = home.indexOf(id);
    return shared.includes(id) ? placeOf(home[index - 1]!) : index + 1;
  };
  return {
    match: `m-${round}-${leg}`,
    round,
    leg,
    status,
    at: `2026-06-${String(plan.rounds.findIndex((one) => one.id === round) + 1).padStart(2, '0')}T1${leg}:00:00.000Z`,
    entrants: drivers.map(({ id }) => ({ driver: id, standIn: standIn.includes(id) })),
    results:
      status === 'open'
        ? []
        : drivers.map(({ id }) => {
            const place = placeOf(id);
            const isOut = out.includes(id);
            return {
              place,
              out: isOut,
              points: isOut ? 0 : game.points(place, drivers.length),
              figures: {},
              bonuses: [],
            };
          }),
    order,
    occasion: null,
    laps: null,
  };
}

export function stateOf(
  plan: SeasonPlan,
  races: readonly RacedRace[],
  corrections: readonly Partial<Correction>[] = [],
): SeasonState {
  return {
    season: 's',
    plan,
    createdAt: '2026-06-01T08:00:00.000Z',
    races,
    corrections: corrections.map((one) => ({ round: '1', driver: 'a', points: 0, out: false, ...one })),
    audit: [],
  };
}

/**
 * Two of three races, with their events: the first under the planned parade, the second under a drawn event that shortened
 * it by a lap. Their winners have 2 points and 1 for panache.
 */
export function parades(rules: Partial<SeasonRules> = {}): SeasonState {
  const rounds = [
    roundOf('1', { options: { show: 'parade' } }),
    roundOf('2', { options: { show: 'drawn' } }),
    roundOf('3', { options: { show: 'drawn' } }),
  ];
  const plan = planOf('ab', rounds, rules);
  const won = (race: RacedRace, occasion: string, laps: number, points: number): RacedRace => {
    const results = race.results.map((one) =>
      one.place === 1 ? { ...one, points: one.points + points, bonuses: [{ id: 'panache', points }] } : one,
    );
    return { ...race, results, occasion, laps };
  };
  const races = [won(raced(plan, '1', 'ab'), 'parade', 3, 2), won(raced(plan, '2', 'ba'), 'fireworks', 2, 1)];
  return stateOf(plan, races);
}

/** A season of Loop in which these races were run, in this order. */
export function seasonOf(
  homes: readonly string[],
  rules: Partial<SeasonRules> = {},
  rounds = homes.length,
): SeasonState {
  const letters = [...new Set(homes.join(''))].sort().join('');
  const plan = planOf(letters, rounds, rules);
  return stateOf(
    plan,
    homes.map((home, n) => raced(plan, `${n + 1}`, home)),
  );
}
