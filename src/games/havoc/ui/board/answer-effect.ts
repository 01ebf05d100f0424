// What an answer does on the track, for reviews: the cell of a coin. Not here: dice, whose way only the roll decides.

import type { AnswerEffect, AskedQuestion } from '@ui/board-answers';
import type { HavocAction } from '../../types';

/** Where a coin goes; null for any other answer. */
export function answerEffect(_question: AskedQuestion, answer: unknown): AnswerEffect | null {
  const action = answer as HavocAction;
  return action.type === 'coin' ? { places: [action.at], lines: [] } : null;
}
