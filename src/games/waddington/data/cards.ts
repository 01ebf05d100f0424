// Tactic cards and pit cards by number, from their JSON files (2.2, 2.3), which have a row per card with its words.
// Not here: what playing or drawing them does (phases/window.ts, phases/pits.ts).

import type { PitCard, Tactic } from '../types';
import pitCards from './pit-cards.json';
import tacticCards from './tactic-cards.json';

/** A tactic card's design. squares: extra squares, 0 for cards without any. */
export interface TacticDesign {
  readonly id: string;
  readonly count: number;
  readonly squares: number;
  /** Hundredths of a turn that it would win in a Maestro's turn, one for each twentieth of all turns, ascending (ai/hand.ts). */
  readonly gains: readonly number[];
}
/** A pit card's design. Each is in the pack once. */
export interface PitDesign {
  readonly id: string;
  readonly missTurns: number;
  readonly startSpeed: number;
  readonly takesTactic: boolean;
  /** Whether it stays with its car until it is used up (R55 to R58). */
  readonly isKept: boolean;
}

export const TACTICS: readonly TacticDesign[] = tacticCards.cards.map((card) => ({
  id: card.id,
  count: card.count,
  squares: card.effect.squares ?? 0,
  gains: card.gains,
}));
export const PIT_CARDS: readonly PitDesign[] = pitCards.cards.map((card) => ({
  id: card.id,
  missTurns: card.missTurns,
  startSpeed: card.startSpeed,
  takesTactic: card.takeDiscard > 0,
  isKept: card.keep,
}));

/** Carburettor Tuned: the highest reading it may reach (R33). */
export const SURGE_SPEED = tacticCards.cards.find((card) => card.id === 'carburettorTuned')?.effect.toSpeed ?? 0;
export const CARBURETTOR: Tactic = tacticNamed('carburettorTuned');
export const SUPERB: Tactic = tacticNamed('superbDriving');
export const SPECIAL_TYRES: PitCard = pitCardNamed('specialTyres');
export const FAULTY_TYRES: PitCard = pitCardNamed('faultyTyres');
export const BRAKE_FAILURE: PitCard = pitCardNamed('brakeFailure');

/** The whole tactic pack, unshuffled. */
export const TACTIC_PACK: readonly Tactic[] = TACTICS.flatMap(
  (card, index) => Array(card.count).fill(index) as number[],
);

/** The tactic card design with this number. */
export function tacticOf(card: Tactic): TacticDesign {
  const design = TACTICS[card];
  if (design === undefined) throw new Error(`there is no tactic card ${card}`);
  return design;
}

/** The pit card design with this number. */
export function pitCardOf(card: PitCard): PitDesign {
  const design = PIT_CARDS[card];
  if (design === undefined) throw new Error(`there is no pit card ${card}`);
  return design;
}

/** The number of the tactic card with this id. Throws on an unknown id, which is a bug. */
export function tacticNamed(id: string): Tactic {
  const card = TACTICS.findIndex((design) => design.id === id);
  if (card < 0) throw new Error(`there is no tactic card ${id}`);
  return card;
}

/** The number of the pit card with this id. Throws on an unknown id, which is a bug. */
export function pitCardNamed(id: string): PitCard {
  const card = PIT_CARDS.findIndex((design) => design.id === id);
  if (card < 0) throw new Error(`there is no pit card ${id}`);
  return card;
}
