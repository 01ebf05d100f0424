// Piles of cards as arrays of numbers; the last entry is the top. Used by every game that has a deck.
// Not for: what a card does.

import type { Draw } from '@core/contract';

/** Changes list: every order equally likely (Fisher and Yates). */
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
 * For what a seat may believe: nothing of the truth is left in it.
 */
export function shuffleUnseen<V extends number>(list: V[], draw: Draw): void {
  list.sort((a, b) => a - b);
  shuffle(list, draw);
}

/** Changes pile: takes its top card off; undefined where there is none. */
export function takeTop<V>(pile: V[]): V | undefined {
  return pile.pop();
}

/**
 * Changes both piles: takes the top card; an empty pile is first made from the shuffled discard pile.
 * undefined where both are empty. onReshuffle is told how many cards the new pile has.
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

/** Changes list: takes out one entry equal to value, keeps the order of the rest; false where there is none. */
export function removeOne<V>(list: V[], value: V): boolean {
  const at = list.indexOf(value);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}

/** How many entries equal value. */
export function countOf<V>(list: readonly V[], value: V): number {
  let count = 0;
  for (const entry of list) if (entry === value) count++;
  return count;
}

/** Whether list holds every entry of wanted, each as often as wanted does. */
export function holdsAll<V>(list: readonly V[], wanted: readonly V[]): boolean {
  for (const value of wanted) if (countOf(wanted, value) > countOf(list, value)) return false;
  return true;
}
