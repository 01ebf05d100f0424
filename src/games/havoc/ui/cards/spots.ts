// Locations of pieces on the screen, as selectors: flying pieces use them as their origin. Not here: how they fly.

import type { Seat } from '@core/contract';
import type { Card } from '../../types';

/** The attribute of an element that pieces fly from. */
export type SpotMark = { 'data-spot': string };

/** The stock of the Storm. */
export const STOCK = markOf('stock');
/** The viewer's own hand. */
export const HAND = markOf('hand');

/** A cell of the Dealer Selection's grid, 0-based. */
export function gridSpot(place: number): SpotMark {
  return markOf(`grid-${place}`);
}

/** The lower edge of a player's card. */
export function footSpot(seat: Seat): SpotMark {
  return markOf(`foot-${seat}`);
}

/** The selector of the element at a spot. */
export function selectorOf(spot: SpotMark): string {
  return `[data-spot="${spot['data-spot']}"]`;
}

function markOf(name: string): SpotMark {
  return { 'data-spot': name };
}

/** A card of the viewer's hand; null if it is not on the screen. */
export function handCard(card: Card): Element | null {
  return document.querySelector(`${selectorOf(HAND)} [data-card="${card}"]`);
}

/** The cards of the viewer's hand on the screen, and their positions. */
export function handSpots(): Map<Card, DOMRect> {
  const buttons = document.querySelectorAll<HTMLElement>(`${selectorOf(HAND)} [data-card]`);
  return new Map([...buttons].map((button) => [Number(button.dataset.card), button.getBoundingClientRect()]));
}
