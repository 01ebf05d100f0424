// What drivers have just said at their cars: one phrase a car, for a few seconds. Pure. Not here: where phrases come from
// (use-spoken.tsx), or how a bubble looks (ui/stage/tags).

import type { Seat } from '@core/contract';

/** ms for which a phrase stays at its car. */
export const STAYS = 4000;

/** A phrase at a car. id: of the chat's line. from: HOST or a guest's id. until: ms, by the page's steady clock. */
export interface Spoken {
  readonly id: number;
  readonly seat: Seat;
  readonly from: string;
  readonly text: string;
  readonly until: number;
}

/** Adds a phrase in place of what the same car said before. now: ms. */
export function withPhrase(all: readonly Spoken[], phrase: Omit<Spoken, 'until'>, now: number): readonly Spoken[] {
  return [...heardAt(all, now).filter(({ seat }) => seat !== phrase.seat), { ...phrase, until: now + STAYS }];
}

/** The phrases that stay at this time, ms; the same array if all of them do. */
export function heardAt(all: readonly Spoken[], now: number): readonly Spoken[] {
  return all.every(({ until }) => until > now) ? all : all.filter(({ until }) => until > now);
}

/** ms until the next phrase goes; undefined: there is none. */
export function nextToGo(all: readonly Spoken[], now: number): number | undefined {
  return all.length === 0 ? undefined : Math.max(0, Math.min(...all.map(({ until }) => until)) - now);
}

/** What changes at cars from one list to the next: a text to show, or null for one that goes. */
export function changedCars(
  before: readonly Spoken[],
  now: readonly Spoken[],
): { readonly seat: Seat; readonly text: string | null }[] {
  const gone = before.filter(({ seat }) => now.every((one) => one.seat !== seat));
  const fresh = now.filter(({ id }) => before.every((one) => one.id !== id));
  return [...gone.map(({ seat }) => ({ seat, text: null })), ...fresh.map(({ seat, text }) => ({ seat, text }))];
}
