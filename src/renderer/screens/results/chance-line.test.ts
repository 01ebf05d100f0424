// Where the chart of a lost race draws the drop.

import type { Judged, Review } from '@core/review';
import { expect, test } from 'vitest';
import { seatReview } from '../replay/review/seat-review';
import { chanceLine } from './chance-line';

const spot = (own: number) => ({ chances: [own, 10_000 - own], place: 150 });

function decision(round: number, best: number, after: number): Judged {
  const about = { step: round, seat: 0, kind: 'gear', round, played: 'a', better: 'b' };
  return { ...about, after: spot(after), best: spot(best), loss: best - after };
}

/** Chances of the first of two drivers at the start of each round, and at the end. */
function reviewOf(chances: readonly number[], decisions: readonly Judged[]): Review {
  const curve = chances.map((own, at) => ({ step: at, round: 1 + at, chances: spot(own).chances }));
  return { seats: [0, 1], curve, decisions: [...decisions] };
}

test('the drop goes from the chance before the choice down to the chance after it', () => {
  const review = reviewOf([2000, 5000, 1000, 1000], [decision(2, 4000, 2000)]);
  const { line, fall } = chanceLine(seatReview(review, 0), 2);
  expect(fall?.from).toEqual({ x: 1 / 4, y: 1 - 0.4 / 0.4 });
  expect(fall?.to.x).toBeGreaterThan(1 / 4);
  expect(fall?.to.x).toBeLessThan(2 / 4);
  expect(fall?.to.y).toBeCloseTo(1 - 0.2 / 0.4);
  expect(line).toContain(fall?.from);
  expect(line).toContain(fall?.to);
});

test('a round without a choice has no drop', () => {
  const review = reviewOf([2000, 5000, 1000], [decision(2, 4000, 2000)]);
  expect(chanceLine(seatReview(review, 0), 3).fall).toBeUndefined();
});

test('small chances stay small', () => {
  const { line } = chanceLine(seatReview(reviewOf([500, 500], []), 0), 1);
  expect(line.map(({ y }) => y)).toEqual([0.8, 0.8]);
});
