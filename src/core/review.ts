// A review of a race that is over: what each decision of a person was worth, and how everybody's chance went.
// Not for: reckoning it (ai/review) or keeping it (host/reviews). All chances are whole numbers of ten-thousandths.

import type { Seat } from './contract';

/** How chances are counted: 10,000 is certain. */
export const CERTAIN = 10_000;

/** What an answer led to on average. chances: to win, by seat. place: expected place of who answered, times 100. */
export interface Outcome {
  chances: number[];
  place: number;
}

/** One decision of a person. step: moves made before it; better: the best answer that was found, null: the one given. */
export interface Judged {
  step: number;
  seat: Seat;
  /** The kind of the ask. */
  kind: string;
  round: number;
  played: unknown;
  better: unknown;
  after: Outcome;
  /** With the better answer; the same as after where the one given was the best. */
  best: Outcome;
  /** What was lost of the own chance to win: best less after, never below 0. */
  loss: number;
}

/** How everybody stood as a round began, and at the end. */
export interface CurvePoint {
  step: number;
  round: number;
  chances: number[];
}

/** seats: whose decisions are judged. decisions: in the order in which they were made. */
export interface Review {
  seats: Seat[];
  curve: CurvePoint[];
  decisions: Judged[];
}

/** How good a decision was, the best first. */
export const MARKS = ['best', 'fine', 'slip', 'mistake'] as const;
export type Mark = (typeof MARKS)[number];

/** Losses from which on a decision is no longer so good. */
const FINE_FROM = 100;
const SLIP_FROM = 300;
const MISTAKE_FROM = 800;
const TURNING_POINTS = 3;

/** The mark for a loss: best under 1 %, fine under 3, slip under 8, mistake. */
export function markOf(loss: number): Mark {
  if (loss < FINE_FROM) return 'best';
  if (loss < SLIP_FROM) return 'fine';
  return loss < MISTAKE_FROM ? 'slip' : 'mistake';
}

/** The decisions that cost a seat most, three at most, in the order in which they were made; slips and mistakes alone. */
export function turningPoints({ decisions }: Review, seat: Seat): Judged[] {
  return decisions
    .filter((one) => one.seat === seat && one.loss >= SLIP_FROM)
    .sort((a, b) => b.loss - a.loss || a.step - b.step)
    .slice(0, TURNING_POINTS)
    .sort((a, b) => a.step - b.step);
}

/** How a seat's chance went from start to end: start + luck + own = end. own is never above 0. */
export interface Account {
  start: number;
  end: number;
  /** Cards, dice, lots and rivals. */
  luck: number;
  own: number;
}

/**
 * Luck apart from skill. At a decision the chance falls from that of the best answer to that of the one given: that is the
 * player's own. What it moves by between two decisions is what draws, dice and rivals made of it.
 */
export function accountOf({ curve, decisions }: Review, seat: Seat): Account {
  const start = curve[0]?.chances[seat] ?? 0;
  const end = curve.at(-1)?.chances[seat] ?? 0;
  let [at, luck, own] = [start, 0, 0];
  for (const one of decisions) {
    if (one.seat !== seat) continue;
    luck += (one.best.chances[seat] ?? 0) - at;
    own -= one.loss;
    at = one.after.chances[seat] ?? 0;
  }
  return { start, end, luck: luck + end - at, own };
}
