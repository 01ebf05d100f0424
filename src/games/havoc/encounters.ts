// What drivers of Havoc Speedway did to one another. Not here: what it costs (phases).

import type { Encounter } from '@core/contract';
import { COIN_MOVE, TOW } from './data/coins';
import type { HavocEvent } from './types';

/** A rival's coin that tows a car away or sends it back, and pawns in the way. */
export function encountersOf(event: HavocEvent): Encounter[] {
  switch (event.type) {
    case 'coinRevealed': {
      const hurts = event.coin === TOW || (COIN_MOVE[event.coin] ?? 0) < 0;
      return hurts && event.by !== event.seat ? [{ kind: 'hit', by: event.by, to: event.seat }] : [];
    }
    case 'pawnBlocked':
      return event.by === 'wall' || event.by === event.seat ? [] : [{ kind: 'held', by: event.by, to: event.seat }];
    default:
      return [];
  }
}
