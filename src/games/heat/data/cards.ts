// Every card design of Heat with a stable number, by which states, actions and events refer to it.
// Not here: what a symbol does (symbols/). Numbers and symbols come from cards.json.

import type { Card } from '../types';
import source from './cards.json';

export type CardKind = 'heat' | 'stress' | 'speed' | 'upgrade' | 'sponsor';

/** A symbol by its name in cards.json, whose glossary explains it. */
export type SymbolKey = keyof typeof source.symbols;

/** All symbols, in the order of the glossary. */
export const SYMBOL_KEYS = Object.keys(source.symbols) as SymbolKey[];

/** Every symbol of a card, 0 or false if it has none. */
export type CardSymbols = { readonly [Key in SymbolKey]: Key extends Unnumbered ? boolean : number };

/** The symbols without a number. */
type Unnumbered = 'directPlay' | 'refresh';
const UNNUMBERED: readonly SymbolKey[] = ['directPlay', 'refresh'] satisfies Unnumbered[];

/** One design. values: what it may count as, ascending; empty for Heat and Stress. */
export interface CardFace {
  readonly id: Card;
  /** Its name in cards.json. */
  readonly key: string;
  readonly kind: CardKind;
  readonly type: string;
  readonly name: string;
  readonly pool: 'basic' | 'advanced' | null;
  readonly copies: number;
  readonly values: readonly number[];
  readonly symbols: CardSymbols;
}

interface SourceCard {
  id: string;
  kind: string;
  type?: string;
  name?: string;
  pool?: string;
  copies?: number;
  speed: number[];
  symbols: { [name: string]: number | boolean | undefined };
  /** The rulesVersion that brought it; left out on the first cards. */
  since?: number | undefined;
}

/** Any Heat card, whatever its origin: Engine, starting upgrade, Spare Heat (R38). */
export const HEAT: Card = 0;
export const STRESS: Card = 1;
/** The two starting upgrades that are not Heat. */
export const START_0: Card = 6;
export const START_5: Card = 7;

const SPEED_1: Card = 2;
const SPEED_4: Card = 5;

/** Heat, Stress, Speed 1 to 4, Speed 0, Speed 5, upgrades and sponsorships in the order of cards.json; later cards last. */
export const CARDS: readonly CardFace[] = numbered();

/** By card: whether it may be placed by choice (R18, R20). Everything but Heat. */
export const PLAYABLE: readonly boolean[] = CARDS.map((face) => face.kind !== 'heat');

/** The design of a card. Throws on an unknown number, which is a bug. */
export function cardOf(card: Card): CardFace {
  const face = CARDS[card];
  if (face === undefined) throw new Error(`card ${card} does not exist`);
  return face;
}

/** The card with this name in cards.json; Spare Heat and the starting Heat are HEAT. Throws on an unknown name. */
export function cardNamed(key: string): Card {
  if (key === 'start-heat' || key.startsWith('spare-heat')) return HEAT;
  const face = CARDS.find((entry) => entry.key === key);
  if (face === undefined) throw new Error(`no card is named ${key}`);
  return face.id;
}

/** All cards of a pool, one entry per copy, in the order of cards.json (2.5). */
export function upgradesOf(pool: 'basic' | 'advanced' | 'mixed'): Card[] {
  const cards: Card[] = [];
  for (const { id, pool: own, copies } of source.upgrades) {
    if (pool === 'mixed' || own === pool) for (let n = 0; n < copies; n++) cards.push(cardNamed(id));
  }
  return cards;
}

/** All sponsorship cards (2.6). */
export function sponsorCards(): Card[] {
  const cards: Card[] = [];
  for (const { id, copies } of source.sponsors) for (let n = 0; n < copies; n++) cards.push(cardNamed(id));
  return cards;
}

/** Whether it is a sponsorship card. */
export function isSponsor(card: Card): boolean {
  return cardOf(card).kind === 'sponsor';
}

/** The Speed card of this value, 1 to 4. */
export function speedCard(value: number): Card {
  return SPEED_1 + value - 1;
}

/** Whether it is one of the twelve Speed cards 1 to 4, the only ones that end a flip (R26). */
export function isSpeedCard(card: Card): boolean {
  return card >= SPEED_1 && card <= SPEED_4;
}

/** A deck without Garage (R8), without Stress: 12 Speed cards, Speed 0, Speed 5, Heat. */
export const STARTER_DECK: readonly Card[] = starterDeck();

function numbered(): CardFace[] {
  const all: SourceCard[] = [
    ...source.generic.filter((card) => card.id === 'heat'),
    ...source.generic.filter((card) => card.id === 'stress'),
    ...source.starterDeck.filter((card) => card.kind !== 'heat'),
    ...source.upgrades.filter((card) => card.kind !== 'heat'),
    ...source.sponsors,
  ];
  return byVersion(all).map((card, id) => faceOf(card, id));
}

/**
 * The cards in the order of the rulesVersion that brought them, otherwise as they were: saves know cards by number, so a new
 * upgrade must not move the sponsorship cards, which come after the upgrades.
 */
export function byVersion<C extends Pick<SourceCard, 'id' | 'since'>>(cards: readonly C[]): C[] {
  return cards.toSorted((a, b) => (a.since ?? 0) - (b.since ?? 0));
}

function faceOf(card: SourceCard, id: Card): CardFace {
  return {
    id,
    key: card.id,
    kind: card.kind as CardKind,
    type: card.type ?? card.kind,
    name: card.name ?? card.id,
    pool: card.pool === 'basic' || card.pool === 'advanced' ? card.pool : null,
    copies: card.copies ?? 0,
    values: card.speed,
    symbols: symbolsOf(card.symbols),
  };
}

function symbolsOf(symbols: SourceCard['symbols']): CardSymbols {
  const none = (key: SymbolKey) => (UNNUMBERED.includes(key) ? false : 0);
  return Object.fromEntries(SYMBOL_KEYS.map((key) => [key, symbols[key] ?? none(key)])) as CardSymbols;
}

function starterDeck(): Card[] {
  const deck: Card[] = [];
  for (const card of source.starterDeck) for (let n = 0; n < card.copies; n++) deck.push(cardNamed(card.id));
  return deck;
}
