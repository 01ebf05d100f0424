// Where on the screen the newest sponsorship card was won: the board knows, and the card flies from there (held-mark.tsx).

import type { Spot } from '@ui/flight';

/** Size of a card at the start of its flight, px. */
const CARD = { width: 44, height: 62 };

let newest: Spot | null = null;

/** Called by the board with the point in the window where the newest card was won, px. */
export function noteWon(x: number, y: number): void {
  newest = { left: x - CARD.width / 2, top: y - CARD.height / 2, ...CARD };
}

/** The place of the newest card; null before the first. */
export function placeWon(): Spot | null {
  return newest;
}
