// Piles of cards as arrays of numbers; the last entry is the top. Used by every game with a deck.
// Not for: what a card does.

import type { Draw } from '@core/contract';

/** Changes list: every order equally likely (Fisher-Yates). */
export function shuffle<V>(list: V[], draw: Draw): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    const held = list[i] as V;
    list[i] = list[j] as V;
    list[j] = held;
  }
}

/**
 * Changes list, of numbers: every order equally likely, and the same draws give the same order whatever the order was before.
 * For imagined states: nothing of the real order is left.
 */
export function shuffleUnseen<V extends number>(list: V[], draw: Draw): void {
  list.sort((a, b) => a - b);
  shuffle(list, draw);
}

/** Changes pile: takes its top card; undefined if it is empty. */
export function takeTop<V>(pile: V[]): V | undefined {
  return pile.pop();
}

/**
 * Changes both piles: takes the top card, reshuffling the discard pile into an empty pile first.
 * undefined if both are empty. onReshuffle gets the number of cards in the new pile.
 */
export function drawCard<V>(pile: V[], discard: V[], draw: Draw, onReshuffle?: (count: number) => void): V | undefined {
  if (pile.length === 0 && discard.length > 0) {
    for (const card of discard) pile.push(card);
    discard.length = 0;
    shuffle(pile, draw);
    onReshuffle?.(pile.length);
  }
  return pile.pop();
}

/** Changes list: removes one entry equal to value and keeps the order of the rest; false if there is none. */
export function removeOne<V>(list: V[], value: V): boolean {
  const at = list.indexOf(value);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}

/** Number of entries equal to value. */
export function countOf<V>(list: readonly V[], value: V): number {
  let count = 0;
  for (const entry of list) if (entry === value) count++;
  return count;
}

/** Whether list holds every entry of wanted, each at least as often as wanted does. */
export function holdsAll<V>(list: readonly V[], wanted: readonly V[]): boolean {
  for (const value of wanted) if (countOf(wanted, value) > countOf(list, value)) return false;
  return true;
}
