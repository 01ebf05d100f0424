// The best of three as a season runs it: options and docks of each race, the winner, and a race's points.

import type { Seat, SeriesResult } from '@core/contract';
import { compareKeys } from '@kit/order';
import { describe, expect, test } from 'vitest';
import { wholeRace } from '../../whole-race';
import { roborally } from '../index';
import { tournamentDock } from '../points';
import { SERIES } from '../series';
import { classification, standings } from '../standings';
import type { RoborallyConfig, RoborallyOptions, RoborallyState } from '../types';
import { raceOn } from './race';
import { raceConfig } from './race-config';

/** A random race as the host starts it: the series' options override the round's. order: the seats by starting rank. */
function raced(robots: number, race: number, order: readonly Seat[] | null, options: Partial<RoborallyOptions> = {}) {
  const usual = raceConfig('first-shift', robots, { docks: 'random', turnLimit: 30, optionCards: true, ...options });
  const config: RoborallyConfig = {
    ...usual,
    options: { ...usual.options, ...SERIES.options(race) } as RoborallyOptions,
    cars: usual.cars.map((car, seat) => (order === null ? car : { ...car, start: order.indexOf(seat) + 1 })),
  };
  const { state } = wholeRace(roborally, config, `series ${robots} ${race}`);
  const docks = state.robots.map((robot) => robot.dock);
  return { config, state, docks, results: resultsOf(state) };
}

function resultsOf(state: RoborallyState): SeriesResult[] {
  const figures = roborally.figuresOf(state, []);
  const places = standings(state);
  return figures.map((own, seat) => {
    const { place, status } = places.find((one) => one.seat === seat) as (typeof places)[number];
    const out = status === 'out';
    return { place, out, points: out ? 0 : roborally.points(place, figures.length), figures: own };
  });
}

describe.each([2, 3, 5])('a best of three with %d robots', (robots) => {
  const first = raced(robots, 1, null);
  const order = SERIES.order(first.state);
  const later = [2, 3].map((race) => raced(robots, race, order));

  test('[T5] every race is a tournament race, whatever option the round sets', () => {
    for (const [index, { config }] of [first, ...later].entries()) {
      expect(config.options).toMatchObject({ race: index + 1, noTakebacks: true, lives: 0, turnLimit: 80 });
      expect([config.options.optionCards, config.options.docks]).toEqual([false, index === 0 ? 'random' : 'given']);
    }
  });

  test('[T5] the robot from dock d in race 1 gets the table’s dock in races 2 and 3', () => {
    for (const [index, { docks }] of later.entries()) {
      expect(docks).toEqual(first.docks.map((dock) => tournamentDock(dock, index + 2, robots)));
    }
    if (robots < 3) return;
    for (let seat = 0; seat < robots; seat++) {
      expect(new Set([first, ...later].map(({ docks }) => docks[seat])).size).toBe(3);
    }
  });

  test('the table ranks every seat once by races won, points, checkpoints and the last race', () => {
    const races = [first, ...later].map(({ results }) => results);
    const table = SERIES.table(races);
    expect(table.map((line) => line.seat).toSorted((a, b) => a - b)).toEqual(first.docks.map((_, seat) => seat));
    const keys = table.map(({ seat }) => {
      const own = races.flatMap((race) => race[seat] ?? []);
      const sum = (value: (one: SeriesResult) => number) => own.reduce((total, one) => total + value(one), 0);
      const wins = own.filter((one) => one.place === 1 && !one.out).length;
      return [wins, sum((one) => one.points), sum((one) => Number(one.figures.flags)), -(races[2]?.[seat]?.place ?? 0)];
    });
    expect(keys).toEqual(keys.toSorted(compareKeys));
  });
});

describe('when a match is over', () => {
  const race = (...places: (number | 'out')[]): SeriesResult[] =>
    places.map((place) =>
      place === 'out'
        ? { place: places.length, out: true, points: 0, figures: { flags: 1 } }
        : { place, out: false, points: roborally.points(place, places.length), figures: { flags: 2 } },
    );

  test('after two races won by one robot, or three races', () => {
    expect(SERIES.isOver([race(1, 2)])).toBe(false);
    expect(SERIES.isOver([race(1, 2), race(2, 1)])).toBe(false);
    expect(SERIES.isOver([race(1, 2), race(1, 2)])).toBe(true);
    expect(SERIES.isOver([race(1, 2), race(2, 1), race(2, 1)])).toBe(true);
  });
  test('[R77] a race in which no robot is left has no winner', () => {
    const none = race('out', 'out').map((one, seat) => ({ ...one, place: seat + 1 }));
    expect(SERIES.isOver([none, none])).toBe(false);
    expect(SERIES.isOver([none, none, none])).toBe(true);
  });
  test('robots that share first place have both won, and may share the match', () => {
    expect(SERIES.table([race(1, 1, 3)])).toEqual([
      { seat: 0, place: 1 },
      { seat: 1, place: 1 },
      { seat: 2, place: 3 },
    ]);
  });
});

describe('figures', () => {
  test('equal robots share the better place in standings and classification, and both get its points', () => {
    const { s } = raceOn({ checkpoints: ['0,0'] })
      .robot('5,5 N')
      .robot('5,5 S')
      .robot('9,9 N');
    const [a, b] = s.robots;
    if (a && b) b.cell = a.cell;
    s.phase = 'finished';
    expect(standings(s).map(({ place }) => place)).toEqual([1, 1, 3]);
    expect(classification(s).map(({ points }) => points)).toEqual([10, 10, 6]);
  });
  test('only robots that touched the last checkpoint have a number of turns', () => {
    const { s } = raceOn({ checkpoints: ['0,0'] })
      .robot('5,5 N')
      .robot('6,6 N');
    const [winner] = s.robots;
    if (winner) Object.assign(winner, { status: 'finished', finish: 1, endTurn: 7, flags: 1, hits: 3 });
    expect(roborally.figuresOf(s, [])).toEqual([
      { turns: 7, flags: 1, hits: 3, wrecks: 0, harm: 0, deaths: 0 },
      { flags: 0, hits: 0, wrecks: 0, harm: 0, deaths: 0 },
    ]);
  });
});
