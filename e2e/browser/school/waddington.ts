// The lesson of Waddington's Formula 1, with the presses for each step.

import { LESSON } from '@games/waddington/data/lesson';
import { lesson as lessonText } from '@games/waddington/text/en/lesson';
import { WaddingtonRace } from '../../pages/waddington';
import { confirmed } from './answers';
import type { Taught } from './taught';

const mph = (speed: number, ...more: string[]) => confirmed(`speed.${speed}`, ...more);

export const WADDINGTON: Taught = {
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
  driver: (page) => new RaceAlone(page),
};

/** Continues without asking for cards again. */
export class RaceAlone extends WaddingtonRace {
  override answerByMouse(text: string): Promise<void> {
    return super.answerByMouse(text, false);
  }
  override answerByKeys(text: string): Promise<void> {
    return super.answerByKeys(text, false);
  }
}
