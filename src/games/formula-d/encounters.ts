// What drivers of Formula D did to one another. Not here: what it costs (phases).

import type { Encounter } from '@core/contract';
import type { FormulaEvent } from './types';

/** Slipstreams, cars in the way, and collisions that cost a wear point. */
export function encountersOf(event: FormulaEvent): Encounter[] {
  switch (event.type) {
    case 'slipstreamTaken':
      return [{ kind: 'tow', by: event.seat, to: event.behind }];
    case 'blocked':
      return event.by.map((by) => ({ kind: 'held', by, to: event.seat }));
    case 'collisionRolled':
      return event.lost ? event.neighbours.map((by) => ({ kind: 'hit', by, to: event.seat })) : [];
    default:
      return [];
  }
}
