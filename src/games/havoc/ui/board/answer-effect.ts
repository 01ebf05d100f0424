// The effect of an answer on the track, for reviews: the cell of a coin. Not here: dice, whose path depends on the roll.

import type { AnswerEffect, AskedQuestion } from '@ui/board-answers';
import type { HavocAction } from '../../types';

/** The cell of a placed coin; null for any other answer. */
export function answerEffect(_question: AskedQuestion, answer: unknown): AnswerEffect | null {
  const action = answer as HavocAction;
  return action.type === 'coin' ? { places: [action.at], lines: [] } : null;
}
