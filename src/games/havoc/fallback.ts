// The answer for time-outs and absent seats (S3).
// Not here: good answers (ai/).

import type { Decision, Seat } from '@core/contract';
import { carOf, freeLanes, whereOf } from './cars';
import { suitsHeld } from './choices';
import { EFFECT_OF, ORDER_OF, SUIT_OF } from './data/cards';
import { CELLS, cellAt, isOnTrack, LANES, POSITIONS, PREVIOUS } from './data/track';
import { isOpenCell } from './phases/coins';
import { faceDownPlaces } from './phases/dealer';
import { laneDieTrouble } from './phases/drive';
import { mayDraw, playableCards } from './phases/matching';
import type { Card, Coin, DecisionKind, HavocAction, HavocState, Space } from './types';

/** The default (S3): first card, lowest number card, longest suit, lowest lane, first legal cell, movement. */
export function fallback(s: Readonly<HavocState>, decision: Decision): HavocAction {
  const { seat } = decision;
  switch (decision.kind as DecisionKind) {
    case 'pick':
      return { type: 'pick', place: faceDownPlaces(s)[0] ?? 0 };
    case 'storm':
      return stormDefault(s, seat);
    case 'suit':
      return { type: 'suit', suit: mostHeld(suitsHeld(s, seat)) };
    case 'lane':
      return { type: 'lane', lane: freeLanes(s)[0] ?? 1 };
    case 'coin':
      return { type: 'coin', coin: carOf(s, seat).coins[0] as Coin, at: firstCell(s, seat) };
    case 'die': {
      const car = carOf(s, seat);
      const merges = whereOf(car) === 'pitLane' && laneDieTrouble(s, car) === null;
      return { type: 'die', die: merges ? 'lane' : 'movement' };
    }
  }
}

/** The longest suit in hand, ties in the order of SUITS. */
export function mostHeld(held: readonly number[]): number {
  return held.indexOf(Math.max(...held));
}

function stormDefault(s: Readonly<HavocState>, seat: Seat): HavocAction {
  let best: Card | undefined;
  for (const card of playableCards(s, seat)) if (best === undefined || defaultKey(card) < defaultKey(best)) best = card;
  if (best !== undefined) return { type: 'play', card: best };
  return mayDraw(s) ? { type: 'draw' } : { type: 'pass' };
}

/** Queens last, otherwise ascending ranks, then the order of suits. */
function defaultKey(card: Card): number {
  const rank = EFFECT_OF[card] === 'wild' ? 100 : (ORDER_OF[card] as number) * 10;
  return rank + (SUIT_OF[card] as number);
}

/** Backward from the seat's pawn in its lane, otherwise lane by lane from position 96 down. */
function firstCell(s: Readonly<HavocState>, seat: Seat): Space {
  const { at } = carOf(s, seat);
  if (isOnTrack(at)) {
    let cell: Space = at;
    for (let step = 1; step < POSITIONS; step++) {
      cell = PREVIOUS[cell] as Space;
      if (isOpenCell(s, seat, cell)) return cell;
    }
  }
  for (let lane = 1; lane <= LANES; lane++) {
    for (let position = POSITIONS; position > 0; position--) {
      const cell = cellAt(lane, position);
      if (isOpenCell(s, seat, cell)) return cell;
    }
  }
  throw new Error(`no cell of ${CELLS} takes a coin`);
}
