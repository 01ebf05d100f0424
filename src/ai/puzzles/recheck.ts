// Whether a puzzle still holds under today's rules and drivers: cheaply, or by measuring its answers again.

import { parseWith } from '@core/attempt';
import type { AnyGame } from '@core/contract';
import { acceptedOf, answerKey, byChance, isPuzzle, type Puzzle, puzzleIdOf } from '@puzzles/puzzle';
import { measured } from './measure';
import { openPosition } from './position';

/**
 * Why a puzzle no longer holds. position: its race no longer leads to it. answer: the rules refuse an analysed answer. rule: its
 * answers don't make a puzzle. best: another answer is now the best one.
 */
export interface Broken {
  readonly why: 'position' | 'answer' | 'rule' | 'best';
  readonly detail?: string;
}

/** What can be checked without measuring: the position, the legality of all answers, and that they make a puzzle. */
export function brokenCheaply(game: AnyGame, puzzle: Puzzle): Broken | undefined {
  const opened = openPosition(game, puzzle.position);
  if (opened === undefined || opened.decision.kind !== puzzle.kind) return { why: 'position' };
  for (const { action } of puzzle.answers) {
    const parsed = parseWith(game.schemas.action, action, 'bad-action');
    const violation = parsed.ok ? game.check(opened.state, opened.decision, parsed.value) : parsed.violation;
    if (violation !== null) return { why: 'answer', detail: violation.code };
  }
  if (puzzle.id !== puzzleIdOf(puzzle.position)) return { why: 'position', detail: 'another id' };
  const { answers, played } = puzzle;
  const isSorted = byChance(answers).every((one, at) => one === answers[at]);
  return isSorted && isPuzzle(answers, played ?? undefined) ? undefined : { why: 'rule' };
}

/** Measures every answer again at the stored budget. The position must hold. */
export function brokenFully(game: AnyGame, puzzle: Puzzle): Broken | undefined {
  const opened = openPosition(game, puzzle.position);
  if (opened === undefined) return { why: 'position' };
  const actions = puzzle.answers.map(({ action }) => action);
  const now = measured(game, opened, actions, puzzle.measuring);
  if (!isPuzzle(now, puzzle.played ?? undefined))
    return { why: 'rule', detail: now.map(({ chance }) => chance).join(' ') };
  const right = new Set(acceptedOf(puzzle.answers).map(({ action }) => answerKey(action)));
  const [best] = byChance(now);
  return best !== undefined && right.has(answerKey(best.action)) ? undefined : { why: 'best' };
}
