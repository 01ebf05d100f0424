// How a season being planned changes: calendars bring rounds and a field, seats fit the smallest box, bad input is reported.

import type { GameCard } from '@api/contract';
import { seasonPlan } from '@api/season';
import { CHARACTERS } from '@drivers/characters';
import { describe, expect, test } from 'vitest';
import { type Calendar, calendarsOf } from '../list/calendars';
import { movedRounds } from '../moved-rounds';
import {
  addDriver,
  addRound,
  fieldOf,
  finishedPlan,
  type Names,
  planErrors,
  planOf,
  removeDriver,
  removeRound,
  USUAL_FIELD,
  withDriver,
  withRules,
  withTeams,
  withTie,
  withWheel,
} from './plan-draft';

const DERBY: GameCard = {
  id: 'derby',
  name: 'Derby',
  seats: [2, 6],
  colours: ['red', 'blue', 'yellow', 'green', 'black', 'ivory'],
  circuits: [
    { id: 'oval', name: 'Oval', defaults: { laps: 2 } },
    { id: 'hill', name: 'Hill', defaults: { laps: 3 } },
  ],
  hasWorkshop: false,
  options: [{ id: 'laps', type: 'number', range: [1, 5], default: 1 }],
  automata: ['ghost'],
  bots: ['easy', 'medium', 'hard'],
  rulesVersion: 1,
  givenGrid: true,
  gridOptions: ['grid'],
  qualifying: null,
  figures: [],
  presets: [],
  drawsColours: false,
  occasions: null,
  championships: [
    {
      id: 'cup',
      name: 'Derby cup',
      rounds: [
        { circuit: 'hill', options: {} },
        { circuit: 'oval', options: { laps: 5 } },
      ],
    },
  ],
  series: 0,
  points: [6, 5, 4, 3, 2, 1],
};
const MAZE: GameCard = {
  ...DERBY,
  id: 'maze',
  name: 'Maze',
  seats: [2, 4],
  colours: ['teal', 'red', 'green', 'pink'],
  circuits: [{ id: 'plant', name: 'Plant', defaults: {} }],
  automata: [],
  presets: [],
  drawsColours: false,
  championships: [],
};
const CARDS = [DERBY, MAZE];
const NAMES: Names = { person: 'Marta', colour: 'green' };

const [CUP, TOUR] = calendarsOf(CARDS) as [Calendar, Calendar];
const GHOST = { kind: 'automaton', id: 'ghost' } as const;

function cup() {
  return planOf(CUP, CARDS, NAMES, USUAL_FIELD);
}
function tour() {
  return planOf(TOUR, CARDS, NAMES, USUAL_FIELD);
}
function texts(plan: ReturnType<typeof cup>): string[] {
  return planErrors(plan, CARDS).map((one) => one.text);
}

describe('a ready-made calendar', () => {
  test('is a plan that can be started at once', () => {
    expect(texts(cup())).toEqual([]);
    expect(texts(tour())).toEqual([]);
    expect(seasonPlan.safeParse(finishedPlan(cup())).success).toBe(true);
  });

  test('brings its races with their options, and no clock: the person planning a season sits at one screen', () => {
    expect(cup().rounds).toEqual([
      { id: 'r1', game: 'derby', circuit: 'hill', options: {}, clock: 0, series: false },
      { id: 'r2', game: 'derby', circuit: 'oval', options: { laps: 5 }, clock: 0, series: false },
    ]);
  });

  test('has you and three AI drivers of the middle level in their own colours', () => {
    const { drivers } = cup();
    expect(drivers.map((one) => one.name)).toEqual(['Marta', ...CHARACTERS.slice(0, 3).map((one) => one.given)]);
    expect(new Set(drivers.map((one) => one.colour)).size).toBe(4);
    expect(drivers[0]).toMatchObject({ colour: 'green', driver: { kind: 'you' } });
    expect(drivers[1]?.driver).toEqual({ kind: 'ai', level: 'medium', character: CHARACTERS[0]?.id });
  });

  test('over several games first gives colours that all of them know', () => {
    expect(tour().drivers.map((one) => one.colour)).toEqual(['green', 'red', 'blue', 'yellow']);
  });

  test('of all games has one race of each, on the first circuit', () => {
    expect(tour().rounds.map((round) => round.circuit)).toEqual(['oval', 'plant']);
    expect(calendarsOf([DERBY]).map((one) => one.key)).toEqual(['derby/cup']);
  });

  test('of Paddock’s circuits has one race on each, and there is none for a single circuit or for players’ own', () => {
    const made = (id: string, blurb?: string) => {
      const own = { author: '', kept: null, ...(blurb !== undefined && { blurb: { en: blurb } }) };
      return { id, name: id, defaults: {}, own };
    };
    const withMade = (...circuits: GameCard['circuits']) => ({ ...DERBY, circuits: [...DERBY.circuits, ...circuits] });
    const calendars = calendarsOf([withMade(made('bay', 'By the sea.'), made('mine'), made('moor', 'Windy.'))]);
    expect(calendars.map(({ key, rounds }) => [key, rounds.map(({ circuit }) => circuit)])).toEqual([
      ['derby/cup', ['hill', 'oval']],
      ['derby/collection', ['bay', 'moor']],
    ]);
    expect(calendarsOf([withMade(made('bay', 'By the sea.'))]).map(({ key }) => key)).toEqual(['derby/cup']);
  });
});

describe('drivers', () => {
  test('fit the game with the fewest seats', () => {
    expect(fieldOf(cup(), CARDS)).toMatchObject({ most: 6, mostGame: DERBY });
    expect(fieldOf(tour(), CARDS)).toMatchObject({ most: 4, mostGame: MAZE });
    expect(addDriver(tour(), CARDS, NAMES, { kind: 'hotseat' })).toEqual(tour());
  });

  test('that are too many once a smaller game is added are reported with that game', () => {
    const six = addDriver(addDriver(cup(), CARDS, NAMES, { kind: 'lan' }), CARDS, NAMES, GHOST);
    expect(six.drivers).toHaveLength(6);
    const mixed = addRound(six, { game: 'maze', circuit: 'plant', options: {}, clock: 0, series: false });
    expect(texts(mixed)).toEqual([
      'Remove a driver: Maze takes at most 4',
      'Choose someone else: Maze has no such driver',
    ]);
  });

  test('have one You: the previous one becomes a hot-seat person', () => {
    const plan = withWheel(cup(), NAMES, 'd2', { kind: 'you' });
    expect(plan.drivers.slice(0, 2).map((one) => one.driver.kind)).toEqual(['hotseat', 'you']);
  });

  test('keep their ids when one in the middle goes, and no id comes twice', () => {
    const plan = addDriver(removeDriver(cup(), 'd2'), CARDS, NAMES, GHOST);
    expect(plan.drivers.map((one) => one.id)).toEqual(['d1', 'd3', 'd4', 'd5']);
    expect(plan.drivers.at(-1)).toMatchObject({ name: 'Ghost 1', colour: 'red' });
  });

  test('with the same name or colour, or without a name, are reported', () => {
    const plan = withDriver(withDriver(cup(), 'd2', { name: ' marta ' }), 'd3', { colour: 'green', name: '' });
    expect(planErrors(plan, CARDS)).toEqual([
      { at: 'd2', text: 'Another driver is called marta: choose a different name' },
      { at: 'd3', text: 'Give this driver a name' },
      { at: 'd3', text: 'Choose another colour: Marta has this one' },
    ]);
  });
});

describe('teams', () => {
  test('start filled in pairs, and lose their drivers when they go', () => {
    const two = withTeams(cup(), 2);
    expect(two.drivers.map((one) => one.team)).toEqual(['t1', 't1', 't2', 't2']);
    const chosen = withDriver(two, 'd1', { team: 't2' });
    expect(withTeams(chosen, 3).drivers.map((one) => one.team)).toEqual(['t2', 't1', 't2', 't2']);
    expect(withTeams(chosen, 1).drivers.map((one) => one.team)).toEqual([null, 't1', null, null]);
    expect(withTeams(withTeams(cup(), 1), 2).drivers.map((one) => one.team)).toEqual(['t1', 't1', 't2', 't2']);
    expect(withTeams(two, 0)).toMatchObject({ teams: [] });
  });
});

describe('the calendar', () => {
  test('can be put in another order, except for races already begun', () => {
    const rounds = addRound(cup(), { game: 'maze', circuit: 'plant', options: {}, clock: 0, series: false }).rounds;
    const order = (from: number, to: number, begun: number) =>
      movedRounds(rounds, from, to, begun).map((round) => round.id);
    expect(order(2, 0, 0)).toEqual(['r3', 'r1', 'r2']);
    expect(order(2, 1, 1)).toEqual(['r1', 'r3', 'r2']);
    expect(order(2, 0, 1)).toEqual(['r1', 'r2', 'r3']);
    expect(order(0, 2, 1)).toEqual(['r1', 'r2', 'r3']);
    expect(order(1, 3, 0)).toEqual(['r1', 'r2', 'r3']);
  });

  test('needs a race', () => {
    expect(texts(removeRound(removeRound(cup(), 'r1'), 'r2'))).toEqual(['Add a race to the calendar']);
  });
});

describe('rules', () => {
  test('cannot drop every result', () => {
    expect(texts(withRules(cup(), { drop: 2 }))).toEqual(['Drop fewer results: the season has 2']);
    expect(texts(withRules(cup(), { drop: 1 }))).toEqual([]);
  });

  test('give a better place no fewer points', () => {
    const points = (table: number[]) => texts(withRules(cup(), { points: { kind: 'table', table } }));
    expect(points([3, 5])).toEqual(['A better place can’t be worth less']);
    expect(points([0, 0])).toEqual(['Give points to at least one place']);
    expect(points([5, 3, 3, 0])).toEqual([]);
  });

  test('of ties keep their order while others are switched', () => {
    expect(withTie(['countback', 'latest'], 'countback', false)).toEqual(['latest']);
    expect(withTie(['latest'], 'countback', true)).toEqual(['latest', 'countback']);
  });
});
