// A review as its screen shows it: sums that add up in whole percent, a mark per round, turning points in order.

import type { Judged, Review } from '@core/review';
import { expect, test } from 'vitest';
import { seatReview } from './seat-review';

function decision(step: number, round: number, best: number, loss: number): Judged {
  const outcome = (own: number) => ({ chances: [own, 10_000 - own], place: 150 });
  const about = { step, seat: 0, kind: 'cards', round, played: 'a', better: loss > 0 ? 'b' : null };
  return { ...about, after: outcome(best - loss), best: outcome(best), loss };
}

const review: Review = {
  seats: [0],
  curve: [
    { step: 0, round: 1, chances: [5000, 5000] },
    { step: 4, round: 2, chances: [5200, 4800] },
    { step: 8, round: 3, chances: [3000, 7000] },
    { step: 12, round: 3, chances: [0, 10_000] },
  ],
  decisions: [
    decision(0, 1, 5149, 0),
    decision(2, 1, 5200, 149),
    decision(4, 2, 6000, 1451),
    decision(5, 2, 5000, 350),
    decision(8, 3, 2500, 0),
  ],
};

test('whole percentages add up, though each is rounded', () => {
  const { sums } = seatReview(review, 0);
  expect(sums.start + sums.luck + sums.own).toBe(sums.end);
  expect(sums).toEqual({ start: 50, luck: -30, own: -20, end: 0, told: 'luck' });
});

test('a round has one mark, the one of its costliest decision', () => {
  const { marks, counts, decisions } = seatReview(review, 0);
  expect(marks.map(({ round, mark, index }) => [round, mark, index])).toEqual([
    [1, 'fine', 1],
    [2, 'mistake', 2],
    [3, 'best', 4],
  ]);
  expect(counts).toEqual({ best: 2, fine: 1, slip: 1, mistake: 1 });
  expect(decisions.length).toBe(5);
});

test('turning points are slips and mistakes, in order, and the curve passes through the marks', () => {
  const shown = seatReview(review, 0);
  expect(shown.turning).toEqual([2, 3]);
  for (const { at, chance } of shown.marks) {
    expect(shown.curve.find((spot) => spot.at === at)?.chances[0]).toBe(chance);
  }
  expect(shown.curve.at(-1)).toEqual({ at: 3, chances: [0, 1] });
});

test('the worst decision is shown first; in a partial review, the worst so far', () => {
  expect(seatReview(review, 0).worst).toBe(2);
  expect(seatReview({ ...review, decisions: review.decisions.slice(0, 2) }, 0).worst).toBe(1);
  expect(seatReview({ ...review, decisions: [] }, 0).worst).toBe(-1);
});

test('a partial review ends at the last move it covers', () => {
  const part = seatReview({ ...review, curve: review.curve.slice(0, 2), decisions: review.decisions.slice(0, 2) }, 0);
  expect(part.marks.map(({ round }) => round)).toEqual([1]);
  expect(part.turning).toEqual([]);
});
