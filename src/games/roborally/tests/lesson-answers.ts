// RoboRally's lesson, with the presses for each step.

import { confirmed, type LessonAnswers, pressed, type Tried } from '../../lesson-answers';
import { LESSON } from '../data/lesson';
import { lesson as lessonText } from '../text/en/lesson';

/** Cards laid down in this order; how they are given; a wrong card stays in its register until it is pressed again. */
function cards(give: typeof confirmed, right: readonly number[], wrong: readonly number[]): Tried {
  const names = (those: readonly number[]) => those.map((card) => `card.${card}`);
  return { right: give(...names(right)), wrong: { ...give(...names(wrong)), back: names(wrong) } };
}

export const lessonAnswers: LessonAnswers = {
  id: 'roborally',
  box: 'RoboRally',
  lesson: LESSON,
  text: lessonText,
  steps: {
    'cards.move': cards(pressed, [840], [740]),
    'cards.turn': cards(pressed, [420], [250]),
    'cards.ready': cards(confirmed, [250], [340]),
    'cards.flag': cards(confirmed, [430], [740]),
    'order.first': cards(confirmed, [770, 680], [680, 770]),
    'belts.ride': cards(pressed, [760], [830]),
    'belts.gear': cards(pressed, [830], [680]),
    'belts.go': cards(confirmed, [260], [410]),
    'lasers.beam': cards(confirmed, [720], [620]),
    'damage.down': { right: confirmed('down'), wrong: confirmed() },
    'damage.wake': { right: confirmed('wake'), wrong: confirmed('stay') },
    'traps.pusher': cards(confirmed, [720], [350]),
    'back.face': { right: confirmed('facing.0'), wrong: confirmed('facing.3') },
  },
};
