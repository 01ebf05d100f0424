// Piles as the AI counts them: the number of cards of each kind (kinds.ts), because order does not matter to a plan.
// Not here: real piles, which the rules keep as lists of designs.

import { CLASSES, HEAT_CLASS } from './kinds';

/** Number of cards by kind; kinds beyond the end of the list count as 0. */
export type Counts = number[];

/** A fast, repeatable stream of fractions in [0, 1). */
export type Chance = () => number;

/** A stream from a 32-bit seed (mulberry32). */
export function chanceFrom(seed: number): Chance {
  let word = seed | 0;
  return () => {
    word = (word + 0x6d2b79f5) | 0;
    let mixed = Math.imul(word ^ (word >>> 15), 1 | word);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const EMPTY: readonly number[] = Array.from({ length: CLASSES }, () => 0);

/** An empty pile with room for this many kinds. */
export function noCards(kinds = CLASSES): Counts {
  return kinds === CLASSES ? EMPTY.slice() : EMPTY.slice(0, kinds);
}

/** Number of cards in a pile. */
export function total(pile: Counts): number {
  let sum = 0;
  for (let c = 0; c < pile.length; c++) sum += pile[c] ?? 0;
  return sum;
}

/** Adds a card of this kind. Changes pile. */
export function put(pile: Counts, kind: number): void {
  pile[kind] = (pile[kind] ?? 0) + 1;
}

/** Takes a card at random. pile holds size cards, at least one. Changes pile. */
export function takeRandom(pile: Counts, size: number, chance: Chance): number {
  let at = Math.floor(chance() * size);
  for (let c = 0; c < pile.length; c++) {
    const held = pile[c] ?? 0;
    if (at < held) {
      pile[c] = held - 1;
      return c;
    }
    at -= held;
  }
  throw new Error(`a pile of ${size} cards ran out`);
}

/** Moves every card of one pile onto the other. Changes both. */
export function pour(from: Counts, onto: Counts): void {
  for (let c = 0; c < from.length; c++) {
    if (!from[c]) continue;
    onto[c] = (onto[c] ?? 0) + (from[c] ?? 0);
    from[c] = 0;
  }
}

/** Removes the cards of another pile. Changes pile. */
export function takeAll(pile: Counts, cards: Counts): void {
  for (let c = 0; c < cards.length; c++) if (cards[c]) pile[c] = (pile[c] ?? 0) - (cards[c] ?? 0);
}

/**
 * Visits every different choice of size cards from a hand, as counts, without Heat; equal cards are merged.
 * visit gets the same array each time: copy it to keep it.
 */
export function eachChoice(hand: Counts, size: number, visit: (choice: Counts) => void): void {
  const choice = noCards();
  const held: number[] = [];
  let cards = 0;
  for (let kind = 0; kind < hand.length; kind++) {
    const count = kind === HEAT_CLASS ? 0 : (hand[kind] ?? 0);
    if (count === 0) continue;
    held.push(kind);
    cards += count;
  }
  if (cards >= size) pick({ hand, held, choice, visit }, 0, size, cards);
}

interface Choosing {
  readonly hand: Counts;
  /** Kinds to choose from. */
  readonly held: readonly number[];
  readonly choice: Counts;
  readonly visit: (choice: Counts) => void;
}

// Changes choice: tries every way to take this many more cards from this kind on. cards: how many cards those kinds hold.
function pick(choosing: Choosing, at: number, left: number, cards: number): void {
  const { hand, held, choice, visit } = choosing;
  if (left === 0) {
    visit(choice);
    return;
  }
  const kind = held[at] as number;
  const count = hand[kind] as number;
  const most = Math.min(left, count);
  for (let n = Math.max(0, left - (cards - count)); n <= most; n++) {
    choice[kind] = n;
    pick(choosing, at + 1, left - n, cards - count);
  }
  choice[kind] = 0;
}

/** How many choices of one to four cards a hand allows, Heat left out: what eachChoice visits for all gears. */
export function choicesOf(hand: Counts): number {
  // By number of cards chosen.
  let counts: readonly number[] = [1, 0, 0, 0, 0];
  for (let kind = 0; kind < hand.length; kind++) {
    const held = kind === HEAT_CLASS ? 0 : (hand[kind] ?? 0);
    if (held === 0) continue;
    const before = counts;
    counts = before.map((_, size) => {
      let sum = 0;
      for (let n = 0; n <= Math.min(held, size); n++) sum += before[size - n] ?? 0;
      return sum;
    });
  }
  return counts.reduce((sum, n) => sum + n, -1);
}
