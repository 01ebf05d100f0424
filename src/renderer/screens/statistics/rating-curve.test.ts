// A rating's curve as chart data.

import type { RatingPoint } from '@api/ratings';
import { expect, test } from 'vitest';
import { lineKey, linesOf, spotsOf } from './rating-curve';

function point(race: number, level: RatingPoint['level'], rating: number): RatingPoint {
  return { race, level, rating, deviation: 50, change: 5, match: `race-${race}`, at: '2026-11-03T10:00:00.000Z' };
}

const POINTS = [point(1, 'easy', 1200), point(2, 'hard', 1600), point(3, 'easy', 1220)];

test('there is a line for each level, the one of the last race first, each with its end', () => {
  expect(linesOf(POINTS).map(({ level, last }) => [level, last.rating])).toEqual([
    ['easy', 1220],
    ['hard', 1600],
  ]);
  expect(linesOf([])).toEqual([]);
});

test('a race has the rating of its own level alone, and a band if that is the level of the last race', () => {
  expect(spotsOf(POINTS)).toEqual([
    { race: 1, band: [1150, 1250], ratings: { easy: 1200 } },
    { race: 2, band: null, ratings: { hard: 1600 } },
    { race: 3, band: [1170, 1270], ratings: { easy: 1220 } },
  ]);
  expect(spotsOf([point(7, null, 1500)])[0]?.ratings[lineKey(null)]).toBe(1500);
});
