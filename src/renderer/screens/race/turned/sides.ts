// Who sits at the opposite side of a tablet that lies flat: kept on this device for one race. Not here: turning the page (ui/turn).

import type { MatchUpdate } from '@api/contract';
import { isHere } from '@api/drivers';
import { turnPage } from '@ui/turn/turned-page';
import { useLayoutEffect } from 'react';
import { create } from 'zustand';

const KEPT = 'paddock.sides';

/** The seats at the opposite side, of the race that this device showed last. */
export interface Sides {
  readonly match: string;
  readonly opposite: readonly number[];
}

const NOWHERE: Sides = { match: '', opposite: [] };

/** The sides as this device keeps them. */
export const useSides = create<Sides>(() => keptSides());

/** Seats a person at the opposite side, or at this one. */
export function sitOpposite(match: string, seat: number, isOpposite: boolean): void {
  const others = oppositeIn(useSides.getState(), match).filter((one) => one !== seat);
  const sides = { match, opposite: isOpposite ? [...others, seat].sort((a, b) => a - b) : others };
  useSides.setState(sides);
  try {
    localStorage.setItem(KEPT, JSON.stringify(sides));
  } catch {
    // Without storage the sides last as long as the page.
  }
}

/** The seats at the opposite side in this race. */
export function oppositeIn({ match: kept, opposite }: Sides, match: string): readonly number[] {
  return kept === match ? opposite : NOWHERE.opposite;
}

/**
 * Turns the page towards the person whose turn it is at a shared screen: already the curtain that calls them faces them. Everyone at
 * another screen keeps their own page as it is.
 */
export function useTurnedPage({ match, seats, viewer }: MatchUpdate, curtain: number | undefined): void {
  const sides = useSides();
  const isShared = seats.filter(({ driver }) => isHere(driver)).length > 1;
  const person = curtain ?? (typeof viewer === 'number' ? viewer : undefined);
  const isTurned = isShared && person !== undefined && oppositeIn(sides, match).includes(person);
  useLayoutEffect(() => {
    if (isTurned) return turnPage();
  }, [isTurned]);
}

function keptSides(): Sides {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    return isSides(kept) ? kept : NOWHERE;
  } catch {
    return NOWHERE;
  }
}

function isSides(kept: unknown): kept is Sides {
  const { match, opposite } = (kept ?? {}) as Partial<Record<keyof Sides, unknown>>;
  return typeof match === 'string' && Array.isArray(opposite) && opposite.every((seat) => Number.isInteger(seat));
}
