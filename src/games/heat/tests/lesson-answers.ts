// Heat's lesson, with the presses for each step.

import { confirmed, type LessonAnswers } from '../../lesson-answers';
import { LESSON } from '../data/lesson';
import { lesson as lessonText } from '../text/en/lesson';

const gear = (n: number) => confirmed(`gear.${n}`);
const cards = (...chosen: number[]) => confirmed(...chosen.map((card) => `card.${card}`));
/** Continues without using anything. */
const on = confirmed();

export const lessonAnswers: LessonAnswers = {
  id: 'heat',
  box: 'Heat',
  lesson: LESSON,
  text: lessonText,
  steps: {
    'cards.gear': { right: gear(2), wrong: gear(1) },
    'cards.play': { right: cards(5, 4), wrong: cards(4, 3) },
    'corners.gear': { right: gear(2), wrong: gear(4) },
    'corners.play': { right: cards(3, 4), wrong: cards(4, 5) },
    'heat.pay': { right: cards(3, 4), wrong: cards(4, 5) },
    'cool.gear': { right: gear(1), wrong: gear(3) },
    'cool.play': { right: cards(1), wrong: cards(4) },
    'cool.react': { right: confirmed('react.cool'), wrong: on },
    'slip.boost': { right: confirmed('react.boost'), wrong: on },
    'slip.follow': { right: confirmed('slip.2'), wrong: on },
  },
};
