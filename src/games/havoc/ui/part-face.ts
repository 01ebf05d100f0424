// The names and pictures of Havoc Speedway's parts, for the inspector. Not here: what they do (their articles).

import { carOf, type PartFace, type PartHere, type PartKind } from '@ui/inspector/part';
import { coinNamed } from '../data/coins';
import { cardSpoken, coinSpoken } from '../narration/texts';
import { t } from '../text/t';
import { backPicture, cardPicture } from './art/cards';
import { dealerPicture } from './art/pieces';
import { carPicture, coinPicture } from './board';

const KINDS: Readonly<Record<string, PartKind>> = {
  coin: 'coin',
  die: 'die',
  effect: 'effect',
  gauge: 'gauge',
  pile: 'pile',
  token: 'token',
};

/** The name and picture of a part (tests/parts.ts). as: the number of a card, colour and number of a car. */
export function partFace({ part, as }: PartHere): PartFace {
  const [sort = '', id = ''] = part.split('.');
  const kind = KINDS[sort] ?? 'card';
  switch (part) {
    case 'token.car': {
      const { colour, number } = carOf(as);
      return { kind: 'car', picture: carPicture(colour, number) };
    }
    case 'token.coin':
      return { kind: 'coin', name: t('part.coin'), picture: coinPicture(null) };
    case 'token.dealer':
      return { kind, name: t('player.dealer'), picture: dealerPicture() };
    case 'token.badge':
      return { kind, name: t('part.badge') };
    case 'gauge.lap':
      return { kind, name: t('part.lap') };
    case 'pile.stock':
      return { kind, picture: backPicture() };
    case 'die.lane':
    case 'die.movement':
      return { kind, name: t(`dice.${id as 'lane'}`) };
    default:
      break;
  }
  if (sort === 'card' && as !== undefined)
    return { kind, name: cardSpoken(Number(as)), picture: cardPicture(Number(as)) };
  if (sort !== 'coin') return { kind };
  const coin = coinNamed(id);
  return { kind, name: coinSpoken(coin), picture: coinPicture(coin) };
}
