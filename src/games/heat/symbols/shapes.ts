// What each symbol adds to the shapes of the game: answers, offers, events, what is left of it, and refusals.
// Not here: what a symbol does (its own file). Imports nothing of the game, because types.ts is made from it.

import type { Seat } from '@core/contract';

/** Index into CARDS (data/cards.ts): one number per design, so equal cards are equal numbers. */
export type Card = number;

/** Answers that use something in React. */
export type ReactAction =
  | { type: 'cool'; count: number }
  | { type: 'adrenaline' }
  | { type: 'boost' }
  | { type: 'reduceStress'; count: number }
  | { type: 'scrap' }
  | { type: 'superCool'; count: number }
  | { type: 'salvage'; cards: Card[] }
  /** card: the played card whose symbol is used. */
  | { type: 'accelerate'; card: Card }
  | { type: 'directPlay'; card: Card };

/** What a react decision offers. */
export interface ReactOffer {
  /** Heat cards that may still be cooled now. */
  cool: number;
  coolTotal: number;
  /** Cooldown of gear, cards and adrenaline left, wherever the car is, and whether the weather's is used (R89). */
  cooldown: number;
  weatherCooled: boolean;
  adrenaline: boolean;
  /** heat: current cost; null if no boost is possible. */
  boost: { heat: number } | null;
  reduceStress: number;
  /** Mandatory: cards still to scrap. */
  scrap: number;
  superCool: number;
  salvage: number;
  accelerate: { card: Card; gain: number }[];
  directPlay: { card: Card; heat: number }[];
}

/** Events of symbols that are used. */
export type SymbolEvent =
  | { type: 'cooled'; seat: Seat; count: number }
  | { type: 'stressReduced'; seat: Seat; count: number }
  | { type: 'scrapped'; seat: Seat; cards: Card[] }
  | { type: 'salvaged'; seat: Seat; cards: Card[] }
  | { type: 'superCooled'; seat: Seat; count: number }
  | { type: 'accelerated'; seat: Seat; card: Card; value: number }
  | { type: 'playedDirectly'; seat: Seat; card: Card; value: number };

/** Their kinds. */
export const SYMBOL_EVENTS = [
  'cooled',
  'stressReduced',
  'scrapped',
  'salvaged',
  'superCooled',
  'accelerated',
  'playedDirectly',
] as const satisfies readonly SymbolEvent['type'][];

/**
 * Unused React symbols. accelerate: cards whose symbol is unused. A symbol that came later is optional and left out while a
 * car has none, so that earlier states stay as they are.
 */
export interface Symbols {
  cool: number;
  adrenaline: number;
  reduceStress: number;
  scrap: number;
  superCool: number;
  salvage: number;
  accelerate: Card[];
}

/** Why symbols can't be used, with the rule in RULES.md. */
export const SYMBOL_VIOLATIONS = {
  'no-cooldown': 'R38',
  'no-adrenaline': 'R39',
  'boost-gear': 'R40',
  'boost-twice': 'R40',
  'boost-needs-heat': 'R40',
  'no-reduce-stress': 'R41',
  'no-scrap': 'R42',
  'no-super-cool': 'R43',
  'no-salvage': 'R44',
  'not-in-discard': 'R44',
  'no-accelerate': 'R45',
  'no-direct-play': 'R46',
  'direct-play-needs-heat': 'R46',
} as const;
