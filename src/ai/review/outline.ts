// The first pass of a review: replays a record and finds every decision and how each seat's chance to win changed.
// Not here: what an answer was worth (judge.ts).

import { strengthsOf, winChances } from '@core/chances';
import type { AnyGame, Move, RaceRecord, RaceState, Seat } from '@core/contract';
import { advance, begin, findDecision, isOver } from '@core/engine';
import { CERTAIN, type CurvePoint } from '@core/review';

/** A decision to review. step: the number of moves before it. */
export interface ReviewedDecision {
  step: number;
  seat: Seat;
  round: number;
}

/** The result of the first pass. decisions: in order. */
export interface Outline {
  curve: CurvePoint[];
  decisions: ReviewedDecision[];
}

/** The outline of a race for the decisions of these seats; undefined if the rules refuse the record. */
export function outlineOf(game: AnyGame, record: RaceRecord, seats: readonly Seat[]): Outline | undefined {
  const begun = begin(game, record.config, record.seed);
  if (!begun.ok) return undefined;
  const { state } = begun.value;
  const final = finalMoves(record.moves);
  let round = game.round(state);
  const outline: Outline = { curve: [{ step: 0, round, chances: chancesIn(game, state) }], decisions: [] };
  for (const [step, move] of record.moves.entries()) {
    if (seats.includes(move.seat) && move.by === 'player' && final.has(step) && isOpen(state, move)) {
      outline.decisions.push({ step, seat: move.seat, round });
    }
    const outcome = advance(game, state, move);
    if (!outcome.ok) return undefined;
    const next = game.round(state);
    if (next !== round || isOver(state)) {
      outline.curve.push({ step: state.step, round: next, chances: chancesIn(game, state) });
    }
    round = next;
  }
  return outline;
}

/** Everyone's chance to win, in whole ten-thousandths. */
export function wholeChances(chances: readonly number[]): number[] {
  return chances.map((one) => Math.round(one * CERTAIN));
}

function chancesIn(game: AnyGame, state: RaceState): number[] {
  return wholeChances(winChances(strengthsOf(game, state)));
}

/** The steps whose answer counted: the last one if a question was answered several times. */
function finalMoves(moves: readonly Move[]): ReadonlySet<number> {
  const last = new Map<number, number>();
  for (const [step, { ask: decision }] of moves.entries()) last.set(decision, step);
  return new Set(last.values());
}

function isOpen(state: RaceState, { ask: decision, seat }: Move): boolean {
  return findDecision(state, decision)?.seat === seat;
}
