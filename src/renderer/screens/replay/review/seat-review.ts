// A review as its screen shows it for one seat: its decisions, the curve with a mark per round, sums in whole percent.
// Not here: computing it (core/review.ts) or drawing.

import type { Seat } from '@core/contract';
import { accountOf, CERTAIN, type Judged, MARKS, type Mark, markOf, type Review, turningPoints } from '@core/review';

/** A moment of the curve. at: in rounds from the start of the race, 0-based; chances by seat, 0 to 1. */
export interface CurveSpot {
  at: number;
  chances: readonly number[];
}

/** A round's mark, for its costliest decision. at, chance: its place on the curve; index: among the decisions. */
export interface RoundMark {
  at: number;
  chance: number;
  mark: Mark;
  index: number;
  round: number;
}

/** Sums in whole percent that add up: start + luck + own = end. */
export interface Sums {
  start: number;
  luck: number;
  own: number;
  end: number;
  told: 'won' | 'noOwnLoss' | 'there' | 'luck';
}

/** A whole review for one seat. */
export interface SeatReview {
  seat: Seat;
  decisions: readonly Judged[];
  curve: readonly CurveSpot[];
  marks: readonly RoundMark[];
  counts: Readonly<Record<Mark, number>>;
  sums: Sums;
  /** Indexes among the decisions, in order. */
  turning: readonly number[];
  /** Index of the costliest decision, the first if several cost the same; -1: there is none yet. */
  worst: number;
  /** Rounds of the race so far. */
  rounds: number;
}

/** Position of a decision within its round. */
const WITHIN = 0.42;

/** The part of a review that belongs to one seat. */
export function seatReview(review: Review, seat: Seat): SeatReview {
  const decisions = review.decisions.filter((one) => one.seat === seat);
  const counts = Object.fromEntries(MARKS.map((mark) => [mark, 0])) as Record<Mark, number>;
  for (const { loss } of decisions) counts[markOf(loss)] += 1;
  const first = review.curve[0]?.round ?? 1;
  const chiefs = chiefsOf(decisions);
  const marks = [...chiefs.values()].map(({ one, index }): RoundMark => {
    const chance = (one.after.chances[seat] ?? 0) / CERTAIN;
    return { at: one.round - first + WITHIN, chance, mark: markOf(one.loss), index, round: one.round };
  });
  const turning = turningPoints(review, seat).map((one) => decisions.indexOf(one));
  const worst = decisions.reduce((most, { loss }, i) => (loss > (decisions[most]?.loss ?? -1) ? i : most), -1);
  const last = review.curve.at(-1);
  const rounds = Math.max(1, (last?.round ?? first) - first + 1);
  const sums = sumsOf(review, seat);
  return { seat, decisions, curve: curveOf(review, chiefs, first), marks, counts, sums, turning, worst, rounds };
}

/** A chance in whole percent. */
export function percentOf(chance: number): number {
  return Math.round((100 * chance) / CERTAIN);
}

interface Chief {
  one: Judged;
  index: number;
}

/** By round, the costliest decision; the first if several cost the same. */
function chiefsOf(decisions: readonly Judged[]): ReadonlyMap<number, Chief> {
  const chiefs = new Map<number, Chief>();
  decisions.forEach((one, index) => {
    const known = chiefs.get(one.round);
    if (known === undefined || one.loss > known.one.loss) chiefs.set(one.round, { one, index });
  });
  return chiefs;
}

/** Two points for a round with a decision: before and after it; for a round without one, its beginning. */
function curveOf({ curve }: Review, chiefs: ReadonlyMap<number, Chief>, first: number): CurveSpot[] {
  return curve.flatMap(({ round, chances }, i): CurveSpot[] => {
    const at = round - first;
    if (i === curve.length - 1 && i > 0) return [{ at: at + 1, chances: shares(chances) }];
    const chief = chiefs.get(round);
    if (i === 0 || chief === undefined) {
      const start = { at, chances: shares(chances) };
      return chief === undefined ? [start] : [start, { at: at + WITHIN, chances: shares(chief.one.after.chances) }];
    }
    return [
      { at, chances: shares(chief.one.best.chances) },
      { at: at + WITHIN, chances: shares(chief.one.after.chances) },
    ];
  });
}

function shares(chances: readonly number[]): number[] {
  return chances.map((one) => one / CERTAIN);
}

function sumsOf(review: Review, seat: Seat): Sums {
  const account = accountOf(review, seat);
  const [start, end] = [percentOf(account.start), percentOf(account.end)];
  const own = 0 - percentOf(-account.own);
  const luck = end - start - own;
  const told = end >= 99 ? 'won' : own === 0 ? 'noOwnLoss' : start + luck > -own / 2 && -own > -luck ? 'there' : 'luck';
  return { start, luck, own, end, told };
}
