// Havoc Speedway's answers as text: the answer given for a driver whose time ran out.
// Not here: its effects (log.ts).

import { coinSign } from '../data/coins';
import { t } from '../text/t';
import type { HavocAction } from '../types';
import { cardText, placeOf, suitId } from './texts';

/** '9♥', 'a draw', 'coin +3 on lane 2, position 40': describes an answer, after 'time ran out: '. */
export function answerText(action: HavocAction): string {
  switch (action.type) {
    case 'pick':
      return t('answer.pick');
    case 'play':
      return cardText(action.card);
    case 'draw':
      return t('answer.draw');
    case 'pass':
      return t('answer.pass');
    case 'suit':
      return t('suit', { suit: suitId(action.suit) });
    case 'lane':
      return t('answer.lane', { lane: action.lane });
    case 'coin':
      return t('answer.coin', { coin: coinSign(action.coin), ...placeOf(action.at) });
    case 'die':
      return t('answer.die', { die: action.die });
  }
}
