// How the drivers evaluate a hand: plans by the prospect, the plain drivers' points, and the simulated race.

import { expect, test } from 'vitest';
import { trackOf } from '../data/tracks';
import { roadOf } from '../outlook/road';
import { bestTurn } from './best-turn';
import { flipChances, Odds } from './cards/flips';
import { type Counts, chanceFrom, eachChoice, noCards, total } from './cards/hands';
import { paceOf } from './pace';
import { fixedSpeed } from './plan';
import type { Planner } from './planner';
import { type HeadCar, noPiles } from './playout/head-car';
import type { HeadRace } from './playout/head-race';
import { simulateRound } from './playout/playout';
import { NO_STANDS } from './playout/stands';
import { prospectOf } from './prospect';
import { landingOf, lookAt, proJudge, turnScore } from './score';

const usa = roadOf(trackOf('usa'), 2);
const table = prospectOf(usa, 7);
/** One card each of 0 to 5, and a Stress. */
const MIXED: Counts = [1, 1, 1, 1, 1, 1, 1, 0];

function planner(car: Partial<Planner>): Planner {
  return {
    progress: 0,
    gear: 3,
    engine: 6,
    hand: MIXED.slice(),
    draw: [0, 2, 2, 2, 2, 0, 2, 1],
    discard: noCards(),
    adrenaline: 0,
    ...car,
  };
}

function headCar(car: Partial<HeadCar>): HeadCar {
  const base = { ...noPiles(), ...planner({}), played: noCards(), play: undefined, towed: undefined };
  const fresh = { from: 0, speed: 0, lost: false, opened: false, won: 0 };
  return { ...base, ...fresh, legend: undefined, handLimit: 7, chance: chanceFrom(1), ...car };
}

test('[R18] every set of playable cards comes up once; equal cards are merged and Heat is never among them', () => {
  const seen: string[] = [];
  eachChoice([0, 2, 1, 0, 0, 0, 1, 3], 2, (cards) => seen.push(cards.slice(0, 8).join('')));
  expect(seen).toHaveLength(4);
  expect(new Set(seen)).toEqual(new Set(['00100010', '01000010', '01100000', '02000000']));
});

test('[R26] flips follow the unseen draw pile', () => {
  expect(flipChances([1, 3, 1, 0, 0, 1, 2, 2])).toEqual([0.75, 0.25, 0, 0]);
  expect(flipChances([1, 0, 0, 0, 0, 1, 2, 2])).toEqual([0.25, 0.25, 0.25, 0.25]);
});

test('[R26] several flips: the chance of every sum, in whatever order they come', () => {
  const one = [0.1, 0.2, 0.3, 0.4];
  const sums = new Array<number>(13).fill(0);
  for (let n = 0; n < 64; n++) {
    const flips = [n & 3, (n >> 2) & 3, n >> 4];
    const sum = flips.reduce((all, flip) => all + flip + 1, 0);
    sums[sum] = (sums[sum] ?? 0) + flips.reduce((all, flip) => all * (one[flip] ?? 0), 1);
  }
  const found = new Odds(one).of(3);
  expect(found).toHaveLength(13);
  found.forEach((chance, sum) => {
    expect(chance).toBeCloseTo(sums[sum] ?? 9);
  });
});

test('just before a hairpin with limit 2 and with an empty Engine, the plan keeps to the limit', () => {
  const turn = bestTurn(table, planner({ progress: 56, gear: 2, engine: 0 }), 0);
  expect(turn.gear).toBeLessThanOrEqual(2);
  expect(fixedSpeed(turn.cards)).toBeLessThanOrEqual(2);
});

test('on the last straight the plan takes the fastest cards of the highest gear', () => {
  const turn = bestTurn(table, planner({ progress: 128, gear: 4, hand: [1, 1, 1, 1, 2, 1, 0, 0] }), 0);
  expect(turn.gear).toBe(4);
  expect(fixedSpeed(turn.cards)).toBe(16);
});

test('[R19] a hand that feeds no gear in reach gives an empty plan, not a wrong one', () => {
  const turn = bestTurn(table, planner({ gear: 4, engine: 0, hand: [0, 0, 1, 0, 0, 0, 0, 6] }), 0);
  expect(total(turn.cards)).toBe(0);
  expect(turn.value).toBeGreaterThan(5);
});

test('the Pro would rather stop before a corner than spin out at it', () => {
  const judge = proJudge(paceOf(usa));
  const spun = landingOf(usa, 47, 59, 12, 4, 6, 0);
  expect(spun).toEqual({ from: 47, to: 48, speed: 12, gear: 1, engine: 0, heatInHand: 0, spun: 4, won: 0 });
  expect(judge(landingOf(usa, 47, 48, 1, 1, 6, 0))).toBeGreaterThan(judge(spun));
  const car = planner({ progress: 30, gear: 2, hand: MIXED });
  const slow = turnScore(lookAt(usa, car, judge), 1, [0, 0, 0, 1, 0, 0, 0, 0]);
  const fast = turnScore(lookAt(usa, { ...car, engine: 2 }, judge), 3, [0, 0, 0, 1, 1, 1, 0, 0]);
  expect(slow).toBeGreaterThan(fast);
});

test('[R8] a simulated race keeps its cards: only spin-outs add Stress', () => {
  const cars = [1, 2].map((seed) =>
    headCar({ progress: -1, draw: [0, 2, 2, 2, 2, 0, 2, 1], chance: chanceFrom(seed) }),
  );
  const race: HeadRace = { table, cars, startCars: 2, reach: 1, stands: NO_STANDS, over: false, played: 0 };
  const held = (car: HeadCar) =>
    car.engine + [car.hand, car.draw, car.discard, car.played].reduce((n, pile) => n + total(pile), 0);
  const stress = (car: HeadCar) =>
    [car.hand, car.draw, car.discard, car.played].reduce((n, pile) => n + (pile[6] ?? 0), 0);
  const before = cars.map((car) => held(car) - stress(car));
  for (let round = 0; round < 60 && !race.over; round++) {
    simulateRound(race, [], []);
    expect(cars.map((car) => held(car) - stress(car))).toEqual(before);
    expect(cars.every((car) => car.engine >= 0 && car.hand.every((n) => n >= 0))).toBe(true);
  }
  expect(race.over).toBe(true);
  expect(race.played).toBeGreaterThan(10);
});
