// What a search needs to simulate Havoc Speedway: how far ahead, and how everyone plays meanwhile.
// Not here: values of cards, cells and dice (storm.ts, placing.ts, rolling.ts).

import type { Decision, Draw, SearchHooks } from '@core/contract';
import { fallback } from '../fallback';
import type { DecisionKind, HavocAction, HavocState, HavocTypes } from '../types';
import { nearCell } from './placing';
import { expectedDie } from './rolling';
import { longestSuit, thoughtfulCard } from './storm';

export const searchHooks: SearchHooks<HavocTypes> = { playouts: 300, rounds: 1, policy };

/** Rules of thumb, as the Racer drives. */
function policy(s: Readonly<HavocState>, decision: Decision, draw: Draw): HavocAction {
  const { seat } = decision;
  switch (decision.kind as DecisionKind) {
    case 'storm':
      return thoughtfulCard(s, seat);
    case 'suit':
      return longestSuit(s, seat);
    case 'coin':
      return nearCell(s, seat, draw);
    case 'die':
      return expectedDie(s, seat);
    default:
      return fallback(s, decision);
  }
}
