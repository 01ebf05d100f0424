// Who sits at the table that is being set up, counted: what a race's length and its headline depend on.

import type { SeatSetup } from '@api/contract';
import { isHere, isPerson } from '@api/drivers';

/** Cars of a table by who drives them: cars = persons + ai + automata; here: of the persons those at the host's screen. */
export interface Field {
  cars: number;
  persons: number;
  here: number;
  ai: number;
  automata: number;
}

/** Counts the seats of a race that is being set up. */
export function fieldOf(seats: readonly Pick<SeatSetup, 'driver'>[]): Field {
  const count = (drives: (seat: Pick<SeatSetup, 'driver'>) => boolean) => seats.filter(drives).length;
  return {
    cars: seats.length,
    persons: count(({ driver }) => isPerson(driver)),
    here: count(({ driver }) => isHere(driver)),
    ai: count(({ driver }) => driver.kind === 'ai'),
    automata: count(({ driver }) => driver.kind === 'automaton'),
  };
}

/** Minutes in steps of five, five at least: nobody knows it better. */
export function aboutMinutes(minutes: number): number {
  return Math.max(5, Math.round(minutes / 5) * 5);
}
