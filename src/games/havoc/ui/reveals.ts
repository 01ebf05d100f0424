// A coin on a television, as a car meets it.

import type { Picture } from '@ui/art/picture';
import type { Reveals } from '@ui/game/reveal/reveal';
import { coinMove } from '../narration/texts';
import { t } from '../text/t';
import type { Coin, HavocEvent } from '../types';
import { COIN_RADIUS, coinArt } from './board/art/coin';

/** What Havoc Speedway's events reveal. */
export const reveals: Reveals<HavocEvent> = (events, at) => {
  const event = events[at];
  if (event?.type !== 'coinRevealed') return null;
  const { seat, coin, chain } = event;
  const text = t('coin.spoken', coinMove(coin));
  const items = [{ seat, tiles: [coinPicture(coin)], label: text, text }];
  return { id: `coin-${at}`, title: t('reveal.coin', { chain }), items };
};

function coinPicture(coin: Coin): Picture {
  const half = COIN_RADIUS * 1.1;
  const size = 96;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half} ${half * 2.1} ${half * 2.2}" width="${size}" height="${size}">${coinArt(coin)}</svg>`,
    width: size,
    height: size,
  };
}
