// Moves through the gallery by arrow keys: from card to card, over the rows as laid out.

import type { KeyboardEvent } from 'react';

/** The buttons that arrows move over. */
const CARD = '[data-card]';

/** Moves the focus from the card that has it; true if the key was an arrow, Home or End. */
export function walk(event: KeyboardEvent<HTMLElement>): boolean {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>(CARD)];
  const at = cards.indexOf(event.target as HTMLElement);
  if (at < 0) return false;
  const tops = cards.map((card) => card.getBoundingClientRect().top);
  const columns = Math.max(1, tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 1).length);
  const to = stepOf(event.key, at, columns, cards.length);
  if (to === undefined) return false;
  event.preventDefault();
  cards[to]?.focus();
  return true;
}

/** The card a key leads to, from a card among this many in rows of this many; undefined: the key moves nothing. */
export function stepOf(key: string, at: number, columns: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  if (to === undefined) return undefined;
  return to < 0 || to >= count ? at : to;
}
