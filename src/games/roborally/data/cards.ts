// The 84 program cards, identified by number, and what each does. From cards.json.
// Not here: piles and hands.

import type { Card } from '../types';
import source from './cards.json';

export const CARD_TYPES = ['uturn', 'rotateLeft', 'rotateRight', 'backUp', 'move1', 'move2', 'move3'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** What one type of card does. */
export interface CardTypeFacts {
  readonly type: CardType;
  readonly label: string;
  readonly count: number;
  /** Lowest and highest number. */
  readonly min: Card;
  readonly max: Card;
  /** Spaces forward; -1 is one backward. */
  readonly move: number;
  /** Quarter turns clockwise. */
  readonly turn: number;
}

/** One entry per type, in CARD_TYPES order: by card number, except for the two rotations. */
export const CARD_FACTS: readonly CardTypeFacts[] = CARD_TYPES.map((type) => {
  const facts = source.types.find((one) => one.type === type);
  if (facts === undefined) throw new Error(`cards.json has no ${type}`);
  const { label, count, min, max, move, turn } = facts;
  return { type, label, count, min, max, move, turn };
});

/** Every card, lowest number first. */
export const CARDS: readonly Card[] = source.cards.map((card) => card.priority).sort((a, b) => a - b);

/** Cards are numbered in tens. */
export const CARD_STEP = 10;

// Index of the type by number / 10; entry 0 stands for no card.
const TYPE_INDEX: readonly number[] = [-1, ...CARDS.map(typeIndexOf)];

/** The card's index into CARD_TYPES and CARD_FACTS; -1 for no card. */
export function typeOf(card: Card): number {
  return TYPE_INDEX[card / CARD_STEP] ?? -1;
}

/** What the card does. Throws if the number is not a card, which is a bug. */
export function factsOf(card: Card): CardTypeFacts {
  const facts = CARD_FACTS[typeOf(card)];
  if (facts === undefined) throw new Error(`${card} is no program card`);
  return facts;
}

function typeIndexOf(card: Card): number {
  const found = source.cards.find((one) => one.priority === card);
  return CARD_FACTS.findIndex((facts) => facts.type === found?.type);
}
