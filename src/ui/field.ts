// Counts the drivers in a race setup, which decide its length and headline.

import type { SeatSetup } from '@api/contract';
import { isHere, isPerson } from '@api/drivers';

/** Numbers of cars by kind of driver: cars = persons + ai + automata. here: the people at the host's screen. */
export interface Field {
  cars: number;
  persons: number;
  here: number;
  ai: number;
  automata: number;
}

/** Counts the seats of a race setup. */
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

/** Rounds minutes to steps of five, at least five, because the estimate is not more precise. */
export function aboutMinutes(minutes: number): number {
  return Math.max(5, Math.round(minutes / 5) * 5);
}
