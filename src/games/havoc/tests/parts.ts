// Havoc Speedway's parts on the table, each of which has an article. Used by src/games/reference.test.ts.

import { CARDS, RANKS } from '../data/cards';
import { COINS } from '../data/coins';
import components from '../data/components.json';

export const parts = {
  card: RANKS.map(({ id }) => id),
  effect: [...new Set(CARDS.flatMap(({ effect }) => effect ?? []))],
  token: ['car', 'coin', 'badge', 'dealer'],
  pile: ['stock'],
  gauge: ['lap'],
  coin: COINS.map(({ id }) => id),
  die: Object.keys(components).flatMap((name) => /^(.*)Die$/.exec(name)?.[1] ?? []),
};
