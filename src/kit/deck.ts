// Piles of cards as arrays of numbers; the last entry is the top. Used by every game with a deck.
// Not here: what a card does.

import type { Draw } from '@core/contract';

/** Shuffles list in place, every order equally likely (Fisher-Yates). */
export function shuffle<V>(list: V[], draw: Draw): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    const held = list[i] as V;
    list[i] = list[j] as V;
    list[j] = held;
  }
}

/**
 * Shuffles a list of numbers in place, every order equally likely. The same draws give the same result whatever the order was
 * before. For imagined states, which must not depend on the real order.
 */
export function shuffleUnseen<V extends number>(list: V[], draw: Draw): void {
  list.sort((a, b) => a - b);
  shuffle(list, draw);
}

/** Removes the top card and returns it; undefined if the pile is empty. Changes pile. */
export function takeTop<V>(pile: V[]): V | undefined {
  return pile.pop();
}

/**
 * Draws the top card, after reshuffling the discard pile into an empty draw pile. Changes both piles. Returns undefined if both
 * are empty. onReshuffle: receives the number of cards in the new pile.
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

/** Removes one entry equal to value and keeps the order of the rest; false if there is none. Changes list. */
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

/** Whether list contains every entry of wanted, each at least as often. */
export function holdsAll<V>(list: readonly V[], wanted: readonly V[]): boolean {
  for (const value of wanted) if (countOf(wanted, value) > countOf(list, value)) return false;
  return true;
}
