// Formula D's lesson, with the presses for each step.

import { confirmed, type LessonAnswers, pressed } from '../../lesson-answers';
import { spaceNamed } from '../data/circuit';
import { circuitOf } from '../data/circuits';
import { LESSON } from '../data/lesson';
import { lesson as lessonText } from '../text/en/lesson';

const gear = (n: number) => confirmed(`die.${n}`);
const space = (name: string) => confirmed(`space.${spaceNamed(circuitOf('paddock-ring'), name)}`);

export const lessonAnswers: LessonAnswers = {
  id: 'formula-d',
  box: 'Formula D',
  lesson: LESSON,
  text: lessonText,
  steps: {
    'gears.gear': { right: gear(2), wrong: gear(1) },
    'gears.space': { right: space('A4'), wrong: space('B4') },
    'corners.gear': { right: gear(3), wrong: gear(2) },
    'corners.stop': { right: space('C9'), wrong: space('A10') },
    'wear.over': { right: space('C23'), wrong: space('C22') },
    'two.gear': { right: gear(2), wrong: gear(3) },
    'two.stop': { right: space('C33'), wrong: space('C32') },
    'slip.behind': { right: space('A48'), wrong: space('C45') },
    'slip.follow': { right: space('A50'), wrong: pressed('letGo') },
  },
};
