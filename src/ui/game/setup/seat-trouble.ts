// Why the seats of a setup cannot start a race, whatever the game.

import type { SeatSetup } from '@api/contract';
import type { Colour } from '@core/contract';
import { t } from '@ui/text/t';

/** A game's requirements for seats. */
export interface SeatRules {
  most: number;
  /** Left out: any colour of the table will do. */
  colours?: readonly Colour[];
  /** The game's own texts for problems, for games without cars. */
  problems?: Partial<SetupProblems>;
}

/** few: fewer than two; many: more than the most; twins: two have one colour; colour: there is no car of a colour. */
export interface SetupProblems {
  few(): string;
  many(most: number): string;
  twins(): string;
  colour(): string;
}

const OF_CARS: SetupProblems = {
  few: () => t('trouble.few'),
  many: (most) => t('trouble.many', { most }),
  twins: () => t('trouble.twins'),
  colour: () => t('trouble.colour'),
};

/** The first problem with the seats, as text, or null. */
export function seatTrouble(seats: readonly Pick<SeatSetup, 'colour'>[], rules: SeatRules): string | null {
  const { most, colours } = rules;
  const problems = { ...OF_CARS, ...rules.problems };
  if (seats.length < 2) return problems.few();
  if (seats.length > most) return problems.many(most);
  if (new Set(seats.map(({ colour }) => colour)).size < seats.length) return problems.twins();
  return colours && !seats.every(({ colour }) => colours.includes(colour)) ? problems.colour() : null;
}
