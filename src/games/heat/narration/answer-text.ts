// Heat's answers as text: what was answered for a driver whose time ran out. Not here: the result (log.ts).

import { listOf } from '@i18n/page';
import { cardOf } from '../data/cards';
import { t } from '../text/t';
import type { Card, HeatAction } from '../types';
import { cardName } from './card-names';
import { reactAnswer } from './symbols';

/** '3rd gear', 'cards at random', 'no slipstream': the part after 'time ran out: '. */
export function answerText(action: HeatAction): string {
  switch (action.type) {
    case 'draft':
      return cardName(action.card);
    case 'gear':
      return t('answer.gear', { gear: action.gear });
    case 'cards':
      return summed(action.cards);
    case 'value':
      return t('answer.value', { value: action.value });
    case 'slipstream':
      return t('answer.slipstream', { n: action.length });
    case 'discard': {
      const discarded = { n: action.cards.length, cards: named(action.cards) };
      if (action.refresh.length === 0) return t('answer.discard', discarded);
      return t('answer.discard.refresh', { ...discarded, refresh: named(action.refresh) });
    }
    case 'anyCards':
    case 'unlock':
    case 'done':
    case 'retire':
      return t(`answer.${action.type}`);
    default:
      return reactAnswer(action);
  }
}

/** Played cards as text; pure numbers are listed like a sum: 'Speed 4 + 1 + 1'. */
function summed(cards: readonly Card[]): string {
  const all = cards.map(cardOf);
  if (all.length > 1 && all.every(({ kind }) => kind === 'speed'))
    return t('answer.speeds', {
      values: all
        .flatMap(({ values }) => values)
        .sort((a, b) => b - a)
        .join(' + '),
    });
  return named(cards);
}

function named(cards: readonly Card[]): string {
  return listOf(cards.map(cardName));
}
