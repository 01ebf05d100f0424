// What a puzzle is, and which decisions make one. All chances are whole ten-thousandths.
// Not here: measuring answers (ai/puzzles), judging a person's answer (verdict.ts), files of puzzles (pack.ts).

import type { HintText, Json, Move, RaceConfig, Seat } from '@core/contract';
import { hashState } from '@core/hash';

/**
 * A moment of a race: its first moves lead to a state with this hash, in which this seat has this decision. A change of the rules
 * that leaves the hash alone leaves the puzzle valid.
 */
export interface PuzzlePosition {
  readonly game: string;
  readonly seed: string;
  readonly config: RaceConfig;
  readonly moves: readonly Move[];
  readonly hash: string;
  readonly seat: Seat;
  /** The id of the decision. */
  readonly ask: number;
}

/** An answer that was analysed. chance: to win. place: expected, times 100. way: the car's path, in the game's own numbers. */
export interface AnalysedAnswer {
  readonly action: Json;
  readonly chance: number;
  readonly place: number;
  readonly way: readonly number[];
  readonly words: HintText | null;
}

/** Who drove a car. level, character: of an AI driver. */
export interface PuzzleDriver {
  readonly name: string;
  readonly level?: string | undefined;
  readonly character?: string | undefined;
}

/** How the answers of a puzzle were measured: the same worlds again give the same chances. */
export interface Measuring {
  /** One for each verification. */
  readonly seeds: readonly string[];
  /** Races simulated after every answer for each of them. */
  readonly worlds: number;
}

/** What analysing a decision finds, without the position. quiet: it has no trick; its best answer is the usual driver's. */
export interface PuzzleFacts {
  readonly id: string;
  readonly kind: string;
  readonly theme: string;
  /** Difficulty on the scale of src/ratings. */
  readonly rating: number;
  readonly quiet: boolean;
  /** Best first. */
  readonly answers: readonly AnalysedAnswer[];
  /** What the person did, if it is from a person's race. */
  readonly played: Json | null;
  readonly measuring: Measuring;
}

/** A puzzle with its position. rounds: of the whole race. drivers: by seat. */
export interface Puzzle extends PuzzleFacts {
  readonly position: PuzzlePosition;
  readonly rounds: number;
  readonly drivers: readonly PuzzleDriver[];
}

/** What the best answer must gain over the best wrong one, and over the one that was played. */
export const LEAST_GAIN = 800;
/** Answers this near the best are right, too. */
export const RIGHT_WITHIN = 200;
/** Answers this near the best are close. */
export const CLOSE_WITHIN = 500;

/** The id of a puzzle: the same position and seat give the same one. */
export function puzzleIdOf({ game, hash, seat, ask }: Pick<PuzzlePosition, 'game' | 'hash' | 'seat' | 'ask'>): string {
  return hashState({ game, hash, seat, ask });
}

/** Two actions are one answer if their JSON is equal. */
export function answerKey(action: unknown): string {
  return JSON.stringify(action);
}

type Chanced = Pick<AnalysedAnswer, 'action' | 'chance'>;

/** Returns the answers by chance, best first. */
export function byChance<A extends Chanced>(answers: readonly A[]): A[] {
  return [...answers].sort((a, b) => b.chance - a.chance);
}

/** The answers that count as right, best first. */
export function acceptedOf<A extends Chanced>(answers: readonly A[]): A[] {
  const sorted = byChance(answers);
  const best = sorted[0]?.chance ?? 0;
  return sorted.filter(({ chance }) => best - chance <= RIGHT_WITHIN);
}

/** The best of the answers that are not right; undefined if all are. */
export function bestWrong<A extends Chanced>(answers: readonly A[]): A | undefined {
  return byChance(answers)[acceptedOf(answers).length];
}

/** Whether the decision makes a puzzle. played: the answer of a person, which must have cost as much as the best wrong one. */
export function isPuzzle(answers: readonly Chanced[], played?: Json): boolean {
  const [best] = byChance(answers);
  const other = bestWrong(answers);
  if (best === undefined || other === undefined || best.chance - other.chance < LEAST_GAIN) return false;
  if (played === undefined) return true;
  const given = answers.find(({ action }) => answerKey(action) === answerKey(played));
  return given !== undefined && best.chance - given.chance >= LEAST_GAIN;
}

/** Whether two verifications find the same: both a puzzle, and the best answer of each right in the other. */
export function agree(one: readonly Chanced[], two: readonly Chanced[], played?: Json): boolean {
  return isPuzzle(one, played) && isPuzzle(two, played) && isBestRight(one, two) && isBestRight(two, one);
}

function isBestRight(of: readonly Chanced[], within: readonly Chanced[]): boolean {
  const [best] = byChance(of);
  return best !== undefined && acceptedOf(within).some(({ action }) => answerKey(action) === answerKey(best.action));
}
