// Answers of Waddington's Formula 1 as text: the answer given for a driver whose time ran out.
// Not here: its results (log.ts).

import { CAR_COLOURS } from '../data/charts';
import { t } from '../text/t';
import type { WaddingtonAction } from '../types';
import { tacticName } from './texts';

/** '60 mph, 3 squares', 'no card', 'the red car': the text of an answer, shown after 'time ran out: '. */
export function answerText(action: WaddingtonAction): string {
  switch (action.type) {
    case 'car':
      return t('answer.car', { colour: CAR_COLOURS[action.place - 1] ?? '' });
    case 'drive':
      return t('answer.drive', { speed: action.speed, n: action.path.length, superb: String(action.superb >= 0) });
    case 'run':
      if (action.path.length === 0) return t('answer.stay');
      return action.speed === 0 ? t('answer.runOff') : t('answer.run', { speed: action.speed });
    case 'card':
      return tacticName(action.card);
    case 'pass':
      return t('answer.pass');
    case 'tyres':
      return t('answer.tyres', { use: String(action.use) });
  }
}
