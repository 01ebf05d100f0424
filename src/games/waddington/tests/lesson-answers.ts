// The lesson of Waddington's Formula 1, with the presses for each step.

import { confirmed, type LessonAnswers } from '../../lesson-answers';
import { LESSON } from '../data/lesson';
import { lesson as lessonText } from '../text/en/lesson';

const mph = (speed: number, ...more: string[]) => confirmed(`speed.${speed}`, ...more);

export const lessonAnswers: LessonAnswers = {
  id: 'waddington',
  box: 'Waddington’s F1',
  lesson: LESSON,
  text: lessonText,
  steps: {
    'speed.start': { right: mph(60), wrong: mph(40) },
    'speed.faster': { right: mph(120), wrong: mph(60) },
    'corners.lane': { right: mph(80, 'square.F4/4'), wrong: mph(80, 'square.F4/2') },
    'corners.dice': { right: mph(120), wrong: mph(140) },
    'brakes.slow': { right: mph(80), wrong: mph(60) },
    'traffic.run': { right: confirmed('run'), wrong: mph(20) },
    'cards.play': { right: confirmed('tactic.slipstream'), wrong: confirmed() },
    'cards.superb': { right: mph(140, 'tactic.superbDriving'), wrong: mph(140) },
    'pits.stop': { right: mph(140, 'square.P-red'), wrong: mph(140, 'square.68/1') },
    'pits.out': { right: mph(80), wrong: mph(60) },
  },
};
