// Answers of Waddington's Formula 1 in words: what was answered for a driver whose time ran out.
// Not for: what came of it (log.ts).

import { CAR_COLOURS } from '../data/charts';
import type { WaddingtonAction } from '../types';
import { squares, tacticName } from './texts';

/** '60 mph, 3 squares', 'no card', 'the red car': what an answer is, after 'time ran out: '. */
export function answerWords(answer: unknown): string {
  const action = answer as WaddingtonAction;
  switch (action.type) {
    case 'car':
      return `the ${CAR_COLOURS[action.place - 1] ?? 'next'} car`;
    case 'drive':
      return `${action.speed} mph, ${squares(action.path.length)}${action.superb < 0 ? '' : ', Superb Driving'}`;
    case 'run':
      if (action.path.length === 0) return 'the car stays where it is';
      return action.speed === 0 ? 'up behind, and off the road' : `up behind, ${action.speed} mph`;
    case 'card':
      return tacticName(action.card);
    case 'pass':
      return 'no card';
    case 'tyres':
      return action.use ? 'Special Tyres are used' : 'Special Tyres are kept';
  }
}
