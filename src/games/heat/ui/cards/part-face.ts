// Names and pictures of Heat's parts, for the inspector. Not here: what they do, which is in their articles.

import type { PartFace, PartHere, PartKind } from '@ui/inspector/part';
import { carOf } from '@ui/inspector/part';
import type { SymbolKey } from '../../data/cards';
import { cardTitle } from '../../narration/card-names';
import { roadName, weatherName } from '../../narration/condition-text';
import { symbolsOf, symbolText, symbolTitle } from '../../narration/symbol-text';
import { eventName, eventText } from '../../narration/texts';
import { t } from '../../text/t';
import type { EventId, Gear, RoadId, WeatherId } from '../../types';
import { carPicture } from '../board/picture';

const KINDS: Readonly<Record<string, PartKind>> = {
  gear: 'gear',
  occasion: 'event',
  phase: 'phase',
  pile: 'pile',
  road: 'road',
  sign: 'sign',
  symbol: 'symbol',
  token: 'car',
  weather: 'weather',
};

/** The face of a part (tests/parts.ts). as: the number of a card, or colour and number of a car. */
export function partFace({ part, as }: PartHere): PartFace {
  const [sort = '', id = ''] = part.split('.');
  const kind = KINDS[sort] ?? 'card';
  switch (sort) {
    case 'card':
    case 'upgrade':
    case 'sponsor':
      return { kind, ...(as === undefined ? {} : cardFace(Number(as))) };
    case 'gear':
      return { kind, name: t('answer.gear', { gear: Number(id) as Gear }) };
    case 'phase':
      return { kind, name: t(`phase.${id as '1'}`) };
    case 'occasion':
      return { kind, name: eventName(id as EventId), text: eventText(id as EventId) };
    case 'road':
      return { kind, name: roadName(id as RoadId) };
    case 'symbol':
      return { kind, name: symbolTitle(id as SymbolKey) };
    case 'weather':
      return { kind, name: weatherName(id as WeatherId) };
    case 'pile':
      return { kind, name: t(`piles.${id as 'engine'}`) };
    case 'token': {
      const { colour, number } = carOf(as);
      return { kind, picture: carPicture(colour, number) };
    }
    default:
      return { kind };
  }
}

/** The name of a card, and what its symbols do if they say more than the article on all such cards. */
function cardFace(card: number): Pick<PartFace, 'name' | 'text'> {
  const symbols = symbolsOf(card);
  const text = symbols.slice(0, 2).map(symbolText).join(' ');
  return { name: cardTitle(card), ...(text !== '' && { text }) };
}
