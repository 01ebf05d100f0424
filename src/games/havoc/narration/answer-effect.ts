// The effect of an answer on the track, for reviews: the cell of a coin. Not here: dice, whose path depends on the roll.

import type { AnswerEffect, AskedQuestion } from '@ui/board-answers';
import type { HavocAction, Space } from '../types';
import type { HavocUi } from './preview';

/** The cell of a placed coin; null for any other answer. */
export function answerEffect(_question: AskedQuestion<HavocUi>, action: HavocAction): AnswerEffect<Space> | null {
  return action.type === 'coin' ? { places: [action.at], lines: [] } : null;
}
