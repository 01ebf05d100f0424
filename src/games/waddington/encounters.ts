// What drivers of Waddington's Formula 1 did to one another. Not here: what it costs (phases).

import type { Encounter } from '@core/contract';
import type { WaddingtonEvent } from './types';

/** A car that baulks another. */
export function encountersOf(event: WaddingtonEvent): Encounter[] {
  if (event.type !== 'baulked' || event.blocker < 0 || event.blocker === event.seat) return [];
  return [{ kind: 'held', by: event.blocker, to: event.seat }];
}
