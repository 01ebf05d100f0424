// A review of a finished race: what each decision of a person was worth, and how everyone's chance to win changed.
// All chances are whole ten-thousandths. Not here: computing it (ai/review) or storing it (host/reviews).

import type { Seat } from './contract';

/** Chances are counted up to this, which is certainty. */
export const CERTAIN = 10_000;

/** What an answer led to on average. chances: to win, by seat. place: expected place of the seat that answered, times 100. */
export interface AnswerOutcome {
  chances: number[];
  place: number;
}

/** One decision of a person. step: moves made before it; better: the best answer found, or null if it was the one given. */
export interface Judged {
  step: number;
  seat: Seat;
  /** The kind of the decision. */
  kind: string;
  round: number;
  played: unknown;
  better: unknown;
  after: AnswerOutcome;
  /** With the better answer; the same as after if the given answer was the best. */
  best: AnswerOutcome;
  /** Lost chance to win: best minus after, never below 0. */
  loss: number;
}

/** Everyone's chances at the start of a round, and at the end. */
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

/** How good a decision was, best first. */
export const MARKS = ['best', 'fine', 'slip', 'mistake'] as const;
export type Mark = (typeof MARKS)[number];

/** Losses at which a decision drops to the next mark. */
const FINE_FROM = 100;
const SLIP_FROM = 300;
const MISTAKE_FROM = 800;
const TURNING_POINTS = 3;

/** The mark for a loss: best under 1%, fine under 3%, slip under 8%, otherwise mistake. */
export function markOf(loss: number): Mark {
  if (loss < FINE_FROM) return 'best';
  if (loss < SLIP_FROM) return 'fine';
  return loss < MISTAKE_FROM ? 'slip' : 'mistake';
}

/** The decisions that cost a seat most, at most three, in order; only slips and mistakes. */
export function turningPoints({ decisions }: Review, seat: Seat): Judged[] {
  return decisions
    .filter((one) => one.seat === seat && one.loss >= SLIP_FROM)
    .sort((a, b) => b.loss - a.loss || a.step - b.step)
    .slice(0, TURNING_POINTS)
    .sort((a, b) => a.step - b.step);
}

/** How a seat's chance changed from start to end: start + luck + own = end. own is never above 0. */
export interface Account {
  start: number;
  end: number;
  /** Cards, dice, draws and rivals. */
  luck: number;
  own: number;
}

/**
 * Separates luck from skill. At a decision the chance falls from the best answer's to the given answer's; that part is the
 * player's own. Whatever changes between two decisions comes from draws, dice and rivals.
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
