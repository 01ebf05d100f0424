// Why the seats of a setup cannot start a race, whatever the game.

import type { SeatSetup } from '@api/contract';
import type { Colour } from '@core/contract';

/** What a game asks of its seats. */
export interface SeatRules {
  /** Who is counted: 'drivers'; 'cars' where it is left out. */
  counted?: string;
  /** What bears the colours: 'robots'; 'cars' where it is left out. */
  pieces?: string;
  most: number;
  /** Left out: any colour of the table will do. */
  colours?: readonly Colour[];
  /** What is said of another colour. */
  wrongColour?: string;
}

/** The first thing wrong with the seats, in words, or null. */
export function seatTrouble(seats: readonly Pick<SeatSetup, 'colour'>[], rules: SeatRules): string | null {
  const { counted = 'cars', pieces = 'cars', most, colours, wrongColour = 'There is no car of this colour' } = rules;
  if (seats.length < 2) return `A race needs at least two ${counted}`;
  if (seats.length > most) return `At most ${most} ${counted}`;
  if (new Set(seats.map(({ colour }) => colour)).size < seats.length) return `Two ${pieces} have the same colour`;
  return colours && !seats.every(({ colour }) => colours.includes(colour)) ? wrongColour : null;
}
