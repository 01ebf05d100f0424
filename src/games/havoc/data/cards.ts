// The 32 cards by number, from the rows of suits and ranks in deck.json (2.1). Not here: the effects of playing one (phases/storm.ts).

import type { Card, Suit } from '../types';
import source from './deck.json';

export type SuitId = 'hearts' | 'diamonds' | 'spades' | 'clubs';
export type CardEffect = 'toxic' | 'wild' | 'skip';

/** One card's design. order: its rank from 7 to Ace, 1 to 8. */
export interface CardDesign {
  /** For example '10H'. */
  readonly id: string;
  readonly suit: Suit;
  readonly rank: string;
  readonly order: number;
  readonly effect: CardEffect | null;
}

/** The four suits, ordered by number. */
export const SUITS: readonly {
  readonly id: SuitId;
  readonly symbol: string;
  readonly letter: string;
  readonly colour: 'red' | 'black';
}[] = source.suits.map((suit) => ({
  id: suit.id as SuitId,
  symbol: suit.symbol,
  letter: suit.letter,
  colour: suit.colour as 'red' | 'black',
}));

/** The eight ranks, lowest first. */
export const RANKS: readonly { readonly id: string; readonly effect: CardEffect | null }[] = source.ranks.map(
  (rank) => ({
    id: rank.id,
    effect: rank.effect as CardEffect | null,
  }),
);

/** Every card of one deck, suit by suit. */
export const CARDS: readonly CardDesign[] = SUITS.flatMap(({ letter }, suit) =>
  RANKS.map(({ id, effect }, at) => ({ id: `${id}${letter}`, suit, rank: id, order: at + 1, effect })),
);

/** The suit of each card. */
export const SUIT_OF: readonly Suit[] = CARDS.map((card) => card.suit);
/** The rank of each card, 1 for a 7 to 8 for an Ace. */
export const ORDER_OF: readonly number[] = CARDS.map((card) => card.order);
/** The effect of each card when played. */
export const EFFECT_OF: readonly (CardEffect | null)[] = CARDS.map((card) => card.effect);

/** The ids of the ranks with this effect, lowest first; null: with none. */
export function ranksWith(effect: CardEffect | null): string[] {
  return RANKS.filter((rank) => rank.effect === effect).map(({ id }) => id);
}

/** Cards that the next seat draws for each 7 (R17). */
export const TOXIC_STEP = 2;

/** Every card of this many decks, unshuffled. */
export function deckOf(decks: number): Card[] {
  const cards: Card[] = [];
  for (let deck = 0; deck < decks; deck++) for (let card = 0; card < CARDS.length; card++) cards.push(card);
  return cards;
}

/** '9♥' for a card: the text in its corner. */
export function cardSign(card: Card): string {
  const design = CARDS[card];
  return design ? `${design.rank}${SUITS[design.suit]?.symbol ?? ''}` : '';
}

/** The number of a card's id. Throws if it is unknown, which is a bug. */
export function cardNamed(id: string): Card {
  const card = CARDS.findIndex((design) => design.id === id);
  if (card < 0) throw new Error(`there is no card ${id}`);
  return card;
}

/** The number of a suit's id. */
export function suitNamed(id: SuitId): Suit {
  return SUITS.findIndex((suit) => suit.id === id);
}
