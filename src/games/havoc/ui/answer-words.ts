// Havoc Speedway's answers in words: what was answered for a driver whose time ran out.
// Not for: what came of it (log.ts).

import type { HavocAction } from '../types';
import { cardWords, coinWords, spaceWords, suitName } from './texts';

/** '9♥', 'a draw', 'coin +3 on lane 2, position 40': what an answer is, after 'time ran out: '. */
export function answerWords(answer: unknown): string {
  const action = answer as HavocAction;
  switch (action.type) {
    case 'pick':
      return 'the first card that lies face down';
    case 'play':
      return cardWords(action.card);
    case 'draw':
      return 'a draw';
    case 'pass':
      return 'a pass';
    case 'suit':
      return suitName(action.suit);
    case 'lane':
      return `lane ${action.lane}`;
    case 'coin':
      return `coin ${coinWords(action.coin)} on ${spaceWords(action.at)}`;
    case 'die':
      return action.die === 'movement' ? 'movement dice' : 'the lane-change die';
  }
}
