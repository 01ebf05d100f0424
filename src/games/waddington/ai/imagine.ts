// A state as one seat may believe it: every hidden zone is drawn again, everything known is kept.
// Not here: choosing; see index.ts.

import { cloneState } from '@core/clone';
import type { Draw, Imagined, Seat } from '@core/contract';
import { forgetLuck } from '@core/rng';
import { removeOne, shuffleUnseen } from '@kit/deck';
import type { Tactic, WaddingtonState } from '../types';

/**
 * Redraws rivals' hands together with the stock, the pit cards no one has seen yet, and the generator. Cards that
 * everyone saw a rival take stay with it, and pit cards stay in the order they were returned. Does not change s.
 */
export function imagine(s: Readonly<WaddingtonState>, seat: Seat, draw: Draw): Imagined<WaddingtonState> {
  const copy = cloneState(s) as WaddingtonState;
  forgetLuck(copy, draw);
  const unseen = copy.pitPack.splice(copy.pitPack.length - copy.pitUnseen);
  shuffleUnseen(unseen, draw);
  for (const card of unseen) copy.pitPack.push(card);
  const pool: Tactic[] = copy.stock;
  const hidden = copy.cars.map((car, other) => {
    if (other === seat) return 0;
    const cards = car.hand;
    for (const card of car.shown) removeOne(cards, card);
    for (const card of cards) pool.push(card);
    return cards.length;
  });
  shuffleUnseen(pool, draw);
  copy.cars.forEach((car, other) => {
    if (other !== seat) car.hand = [...car.shown, ...pool.splice(0, hidden[other])];
  });
  return copy as Imagined<WaddingtonState>;
}
