// Gaps to the winner, from the stored end of a race, and what they decide where points are equal.

import { expect, test } from 'vitest';
import { roundOf } from '../../tests/toys';
import type { CarResult, SeasonGames } from '../../types';
import { gapsOf } from '../gaps';
import { cup, games, race, tableIn, viewed } from './cups';

/** Places by the first entry of a sort key; 'wide' counts spaces, 'duel' nothing. */
const measured: SeasonGames = {
  ...games,
  wide: { ...games.wide!, behind: (winner, car) => winner.sortKey[0]! - car.sortKey[0]! },
};
const result = (place: number, out = false): CarResult => ({ place, out, points: 0, figures: {}, bonuses: [] });
const standing = (seat: number, ...sortKey: number[]) => ({ seat, sortKey });
const plan = (...names: string[]) => ({ rounds: names.map((game, n) => roundOf(`${n}`, { game })) });

test('a gap is what the game measures between the winner and a car, by seat', () => {
  const results = [result(2), result(1), result(3)];
  const standings = [standing(1, 40), standing(0, 37), standing(2, 21)];
  expect(gapsOf(measured, plan('wide', 'wide'), standings, results)).toEqual([3, 0, 19]);
});

test('a car that is out has no gap, and neither has anyone if the winner is out', () => {
  const standings = [standing(0, 40), standing(1, 50)];
  expect(gapsOf(measured, plan('wide'), standings, [result(1), result(2, true)])).toEqual([0, null]);
  expect(gapsOf(measured, plan('wide'), standings, [result(1, true), result(2)])).toEqual([null, null]);
});

test('there are no gaps without a measure, without stored standings, and between races of several games', () => {
  const results = [result(1), result(2)];
  const standings = [standing(0, 40), standing(1, 37)];
  expect(gapsOf(measured, plan('duel'), standings, results)).toEqual([null, null]);
  expect(gapsOf(measured, plan('wide'), [], results)).toEqual([null, null]);
  expect(gapsOf(measured, plan('wide', 'duel'), standings, results)).toEqual([null, null]);
});

test('a gap that is not known leaves only the drivers with the same points to the next rule', () => {
  const state = cup(12, { kind: 'heats' });
  const first = race(state, 'heats-1', ['d01', 'd06', 'd07', 'd12'], { gaps: [5, 2, 7, null] });
  const second = race(first, 'heats-2', ['d02', 'd05', 'd08', 'd11'], { gaps: [5, 1, 3, 9] });
  // Thirds have gaps and are compared by them; of one fourth there is none, so the fourths are compared by seed.
  expect(tableIn(second, 'heats-1').results.map(({ gap }) => gap)).toContain(null);
  const order = viewed(second).standings.map(({ driver }) => driver);
  const before = (a: string, b: string) => order.indexOf(a) < order.indexOf(b);
  expect([before('d08', 'd07'), before('d11', 'd12')]).toEqual([true, true]);
});
