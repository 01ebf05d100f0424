// What one decision was worth: the given answer compared with the best one found, in worlds that the seat could not tell apart.
// The best answer is searched for in some worlds and both are measured in others, so luck in the search never counts as a loss.
// Not here: which decisions to judge (outline.ts).

import { expectedPlace, winChances } from '@core/chances';
import type { AnyGame, AnyTypes, Decision, Draw, Imagined, Json, RaceRecord, RaceState, Seat } from '@core/contract';
import { findDecision } from '@core/engine';
import { drawOf } from '@core/io';
import { replay } from '@core/record';
import type { AnswerOutcome, Judged } from '@core/review';
import { seedRng } from '@core/rng';
import { clearLead } from '../search/halving';
import { rolloutStrengths, weigh } from '../search/search';
import { wholeChances } from './outline';

/** Simulated races for finding the best answer, and worlds in which it is compared with the given one. */
export interface Care {
  readonly playouts: number;
  readonly worlds: number;
}

/** Standard errors by which the better answer must lead; a smaller lead counts as luck, not as a loss. */
const DOUBT = 1.5;

/** Judges the decision at this step; null if the seat had no choice. Throws if the record has no decision there. */
export function judge(game: AnyGame, record: RaceRecord, step: number, care: Care): Judged | null {
  const move = record.moves[step];
  const state = move && stateAt(game, record, step);
  const decision = state && findDecision(state, move.ask);
  if (move === undefined || decision === undefined || state === undefined)
    throw new Error(`no decision after ${step} moves of this record`);
  const draw = drawOf(seedRng(`review/${record.seed}/${step}`));
  const seen = game.ai.imagine(state, decision.seat, draw);
  const played: Json = move.action;
  const weighed = weigh(game, seen, decision, draw, { playouts: care.playouts, kept: played });
  const [first] = weighed;
  if (first === undefined || weighed.length < 2) return null;
  const isBest = isSame(first.action, played);
  const answers = isBest ? [played] : [played, first.action];
  const [given, other] = measure(game, seen, decision, answers, { draw, worlds: care.worlds });
  if (given === undefined) throw new Error('no answer was measured');
  const loss = other === undefined ? 0 : lossOf(given, other, decision.seat);
  const after = outcomeOf(given, decision.seat);
  const about = { step, seat: decision.seat, kind: decision.kind, round: game.round(state), played, after };
  if (other === undefined || loss <= 0) return { ...about, better: null, best: after, loss: 0 };
  const best = outcomeOf(other, decision.seat);
  return {
    ...about,
    better: first.action,
    best,
    loss: (best.chances[decision.seat] ?? 0) - (after.chances[decision.seat] ?? 0),
  };
}

/** Returns the state after this many moves. Throws if the rules refuse the record. */
export function stateAt(game: AnyGame, record: RaceRecord, step: number): RaceState {
  const played = replay(game, record, step);
  if (!played.ok)
    throw new Error(`this record is refused: ${played.violation.code} ${JSON.stringify(played.violation.detail)}`);
  return played.value.state;
}

/** Strengths of all cars, by world. */
type Measured = readonly number[][];

/** Simulates every answer in the same worlds with the same random numbers. */
function measure(
  game: AnyGame,
  seen: Imagined<RaceState>,
  decision: Decision,
  answers: readonly AnyTypes[],
  { draw, worlds }: { draw: Draw; worlds: number },
): Measured[] {
  const found: number[][][] = answers.map(() => []);
  for (let n = 0; n < worlds; n++) {
    const world: RaceState = game.ai.imagine(seen, decision.seat, draw);
    const policy = draw(2 ** 32);
    answers.forEach((action, i) => {
      found[i]?.push(rolloutStrengths(game, world, decision, action, drawOf(seedRng(`${policy}`))));
    });
  }
  return found;
}

/** How much more often the other answer wins; 0 if the difference may be luck. */
function lossOf(given: Measured, other: Measured, seat: Seat): number {
  const leads = given.map((mine, n) => winOf(other[n] ?? mine, seat) - winOf(mine, seat));
  return clearLead(leads, DOUBT);
}

function outcomeOf(worlds: Measured, seat: Seat): AnswerOutcome {
  const cars = worlds[0]?.length ?? 0;
  const chances = worlds.map((strengths) => winChances(strengths));
  const means = Array.from({ length: cars }, (_, car) => meanOf(chances.map((one) => one[car] ?? 0)));
  return {
    chances: wholeChances(means),
    place: Math.round(100 * meanOf(worlds.map((one) => expectedPlace(one, seat)))),
  };
}

function winOf(strengths: readonly number[], seat: Seat): number {
  return winChances(strengths)[seat] ?? 0;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
