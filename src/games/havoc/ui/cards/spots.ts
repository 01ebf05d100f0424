// Where pieces lie on the screen, as selectors: those that fly ask where they come from. Not here: how they fly.

import type { Seat } from '@core/contract';
import type { Card } from '../../types';

/** What an element that pieces fly from bears. */
export type SpotMark = { 'data-spot': string };

/** The stock of the Storm. */
export const STOCK = markOf('stock');
/** The own hand. */
export const HAND = markOf('hand');

/** A place of the grid of the Dealer Selection, 0-based. */
export function gridSpot(place: number): SpotMark {
  return markOf(`grid-${place}`);
}

/** The lower edge of a player's card. */
export function footSpot(seat: Seat): SpotMark {
  return markOf(`foot-${seat}`);
}

/** What stands at a spot, as a selector. */
export function selectorOf(spot: SpotMark): string {
  return `[data-spot="${spot['data-spot']}"]`;
}

function markOf(name: string): SpotMark {
  return { 'data-spot': name };
}

/** A card of the own hand; null if it is not on the screen. */
export function handCard(card: Card): Element | null {
  return document.querySelector(`${selectorOf(HAND)} [data-card="${card}"]`);
}

/** The cards of the own hand that are on the screen, and where they lie. */
export function handSpots(): Map<Card, DOMRect> {
  const buttons = document.querySelectorAll<HTMLElement>(`${selectorOf(HAND)} [data-card]`);
  return new Map([...buttons].map((button) => [Number(button.dataset.card), button.getBoundingClientRect()]));
}
