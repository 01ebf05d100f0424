// What the events of a running animation show before their view has arrived: cards on the table, Heat on its way.

import type { Seat } from '@core/contract';
import type { Card, CarView, HeatEvent } from '../../types';

/** The cards of the current reveal. flips: turned up for a '+' or a boost. */
export interface RevealedCards {
  seat: Seat;
  cards: Card[];
  flips: { card: Card; kept: boolean }[];
  speed: number | null;
}

/** The last reveal or boost of these events, null if there is none. */
export function revealedCards(shown: readonly HeatEvent[]): RevealedCards | null {
  let revealed = null as RevealedCards | null;
  for (const event of shown) {
    if (event.type === 'cardsRevealed' || event.type === 'clutteredHand') {
      revealed = { seat: event.seat, cards: [...event.cards], flips: [], speed: null };
    } else if (event.type === 'cardFlipped') {
      revealed = revealed?.seat === event.seat ? revealed : { seat: event.seat, cards: [], flips: [], speed: null };
      revealed.flips.push({ card: event.card, kept: event.kept });
    } else if (event.type === 'speedSet' && revealed?.seat === event.seat) {
      revealed.speed = event.speed;
    } else if (event.type === 'boosted' && revealed?.seat === event.seat && revealed.speed !== null) {
      revealed.speed += event.value;
    } else if (event.type === 'legendDecided' || event.type === 'roundEnded' || event.type === 'cornerPassed') {
      revealed = null;
    }
  }
  return revealed;
}

/** Number of cards in a driver's piles. */
export interface PileCounts {
  engine: number;
  draw: number;
  discard: number;
}

/** A driver's piles after these events. */
export function pilesAfter(car: CarView, shown: readonly HeatEvent[]): PileCounts {
  const piles = { engine: car.engine, draw: car.drawCount, discard: car.discard.length };
  for (const event of shown) {
    if (event.type === 'gearsRevealed') {
      for (const shift of event.shifts) if (shift.seat === car.seat) toDiscard(piles, shift.heat);
    } else if ('seat' in event && event.seat === car.seat) {
      if (event.type === 'cornerPaid' || event.type === 'boosted' || event.type === 'cardHeatPaid')
        toDiscard(piles, event.heat);
      if (event.type === 'spunOut') toDiscard(piles, event.heatLost);
      if (event.type === 'cooled') piles.engine += event.count;
      if (event.type === 'superCooled') {
        piles.engine += event.count;
        piles.discard -= event.count;
      }
    }
  }
  return piles;
}

/** Heat that the current event moves for this seat: positive out of the Engine, negative into it. */
export function heatFlow(seat: Seat, event: HeatEvent | undefined): number {
  if (!event) return 0;
  if (event.type === 'gearsRevealed') return event.shifts.find((shift) => shift.seat === seat)?.heat ?? 0;
  if (!('seat' in event) || event.seat !== seat) return 0;
  if (event.type === 'cornerPaid' || event.type === 'boosted' || event.type === 'cardHeatPaid') return event.heat;
  if (event.type === 'spunOut') return event.heatLost;
  if (event.type === 'cooled' || event.type === 'superCooled') return -event.count;
  return 0;
}

function toDiscard(piles: PileCounts, heat: number): void {
  piles.engine -= heat;
  piles.discard += heat;
}
