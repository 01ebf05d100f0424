// Distinct sets and arrangements of cards, where equal cards count as the same card; lazy, in a fixed order.
// Not here: which of them a rule allows.

import type { Card } from '../types';

/** Every distinct set of least to most of these cards, each sorted; smaller sets first. */
export function* subsets(cards: readonly Card[], least: number, most: number): Generator<Card[]> {
  const kinds = [...new Set(cards)].sort((a, b) => a - b);
  const counts = kinds.map((kind) => cards.filter((card) => card === kind).length);
  yield* grow(kinds, counts, 0, [], least, Math.min(most, cards.length));
}

/** Every distinct arrangement of least to most of these cards, each as an ordered list. */
export function* arrangements(cards: readonly Card[], least: number, most: number): Generator<Card[]> {
  if (least <= 0) yield [];
  if (most <= 0) return;
  for (const first of new Set(cards)) {
    const rest = cards.slice();
    rest.splice(rest.indexOf(first), 1);
    for (const tail of arrangements(rest, least - 1, most - 1)) yield [first, ...tail];
  }
}

function* grow(
  kinds: readonly Card[],
  counts: readonly number[],
  at: number,
  taken: readonly Card[],
  least: number,
  most: number,
): Generator<Card[]> {
  const kind = kinds[at];
  if (kind === undefined || taken.length === most) {
    if (taken.length >= least) yield taken.slice();
    return;
  }
  const room = Math.min(counts[at] ?? 0, most - taken.length);
  for (let count = room; count >= 0; count--) {
    const next = taken.slice();
    for (let n = 0; n < count; n++) next.push(kind);
    yield* grow(kinds, counts, at + 1, next, least, most);
  }
}
