// The set of puzzles that a person solves one after another: today's five, ten of a theme, or those from their own races.
// It lasts as long as the page. Not here: which puzzles these are (the host).

import type { PuzzleCard, PuzzleState } from '@api/puzzles/commands';
import { create } from 'zustand';

/** Where the puzzles come from. */
export type SetKind = 'five' | 'row' | 'own';

/** A set that was opened. gained: points of rating since then. */
export interface PuzzleSet {
  readonly kind: SetKind;
  readonly cards: readonly PuzzleCard[];
  readonly gained: number;
}

/** The open set; null: none. */
export const usePuzzleSet = create<{ set: PuzzleSet | null }>(() => ({ set: null }));

/** Opens a set. */
export function openSet(kind: SetKind, cards: readonly PuzzleCard[]): void {
  usePuzzleSet.setState({ set: { kind, cards, gained: 0 } });
}

/** Keeps how a puzzle went; later answers of a day change nothing. change: of the rating. */
export function keepState(id: string, state: PuzzleState, change: number): void {
  const { set } = usePuzzleSet.getState();
  if (set === null) return;
  const cards = set.cards.map((card) => (card.id === id && card.state === 'open' ? { ...card, state } : card));
  usePuzzleSet.setState({ set: { ...set, cards, gained: set.gained + change } });
}

/** The puzzle to solve next: the first open one after this, then the first open one of all. id: undefined: at the beginning. */
export function nextIn(cards: readonly PuzzleCard[], id?: string): PuzzleCard | undefined {
  const at = cards.findIndex((card) => card.id === id);
  const later = [...cards.slice(at + 1), ...cards.slice(0, at + 1)];
  return later.find((card) => card.state === 'open' && card.id !== id);
}
