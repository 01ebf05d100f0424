// The coach's verdict on the last section of Havoc Speedway's lesson: coins and lane changes that went well, and costly
// coins, pits and cars in the way.

import type { VerdictRules } from '@core/contract';
import { eventsOf, firstSentence, ifAny, leastOf, sumOf } from '@core/lesson-script';
import { COIN_MOVE } from '../data/coins';
import type { HavocEvent } from '../types';

/** Keys of all its sentences. */
export const VERDICT: VerdictRules = {
  ids: ['coins', 'changed', 'fastest', 'towed', 'back', 'blocked', 'engine', 'slowest'],
  judge(race) {
    const of = <T extends HavocEvent['type']>(type: T) => eventsOf<HavocEvent, T>(race, type);
    const moves = of('pawnMoved')
      .filter(({ cause }) => cause === 'roll')
      .map(({ made }) => made);
    const coins = of('coinRevealed').map(({ coin }) => COIN_MOVE[coin] ?? 0);
    const changed = of('laneShifted').filter(({ path }) => path.length > 1).length;
    return {
      well: firstSentence([
        ifAny(sumOf(coins.filter((move) => move > 0)), 'coins'),
        ifAny(changed, 'changed'),
        { id: 'fastest', values: { n: Math.max(0, ...moves) } },
      ]),
      cost: firstSentence([
        ifAny(of('towed').length, 'towed'),
        ifAny(-sumOf(coins.filter((move) => move < 0)), 'back'),
        ifAny(of('pawnBlocked').length, 'blocked'),
        ifAny(of('checkEngine').length, 'engine'),
        { id: 'slowest', values: { n: leastOf(moves) } },
      ]),
    };
  },
};
