// The lesson of Havoc Speedway, with the presses for each step.

import { confirmed, type LessonAnswers, pressed } from '../../lesson-answers';
import { LESSON } from '../data/lesson';
import { lesson as lessonText } from '../text/en/lesson';

const card = (id: string) => pressed(`card.${id}`);
const draw = pressed('draw');
const die = (kind: 'movement' | 'lane') => confirmed(`die.${kind}`);
const ahead = (cells: number) => Array<string>(cells).fill('walk.forward');
/** A coin on the cell right ahead of the learner's car, and taking it back. */
const rightAhead = (id: string) => ({ ...confirmed(`coin.${id}`, ...ahead(1)), back: ['walk.back'] });

export const lessonAnswers: LessonAnswers = {
  id: 'havoc',
  box: 'Havoc Speedway',
  lesson: LESSON,
  text: lessonText,
  steps: {
    'storm.suit': { right: card('8D'), wrong: card('9H') },
    'storm.rank': { right: card('JC'), wrong: draw },
    'special.seven': { right: card('7H'), wrong: draw },
    'special.queen': { right: card('QS'), wrong: draw },
    'special.call': { right: confirmed('suit.clubs'), wrong: confirmed('suit.hearts') },
    'special.ace': { right: card('AC'), wrong: draw },
    'coins.lane': { right: confirmed('lane.3'), wrong: confirmed('lane.1') },
    'coins.own': { right: confirmed('coin.+4', ...ahead(7)), wrong: rightAhead('+4') },
    // Along the learner's lane and the innermost one, since cells in front of others are closed.
    'coins.trap': {
      right: confirmed('coin.-5', ...ahead(6), 'walk.lane', ...ahead(1), 'walk.lane'),
      wrong: rightAhead('-5'),
    },
    'racing.roll': { right: die('movement'), wrong: die('lane') },
    'change.blocked': { right: die('lane'), wrong: die('movement') },
    'pits.merge': { right: die('lane'), wrong: die('movement') },
  },
};
