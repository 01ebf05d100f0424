// Why the seats of a setup cannot start a race, whatever the game.

import type { SeatSetup } from '@api/contract';
import type { Colour } from '@core/contract';
import { t } from '@ui/text/t';

/** What a game asks of its seats. */
export interface SeatRules {
  most: number;
  /** Left out: any colour of the table will do. */
  colours?: readonly Colour[];
  /** What is said where no cars race, or in other words than those of cars. */
  words?: Partial<TroubleWords>;
}

/** few: fewer than two; many: more than the most; twins: two have one colour; colour: there is no car of a colour. */
export interface TroubleWords {
  few(): string;
  many(most: number): string;
  twins(): string;
  colour(): string;
}

const OF_CARS: TroubleWords = {
  few: () => t('trouble.few'),
  many: (most) => t('trouble.many', { most }),
  twins: () => t('trouble.twins'),
  colour: () => t('trouble.colour'),
};

/** The first thing wrong with the seats, in words, or null. */
export function seatTrouble(seats: readonly Pick<SeatSetup, 'colour'>[], rules: SeatRules): string | null {
  const { most, colours } = rules;
  const words = { ...OF_CARS, ...rules.words };
  if (seats.length < 2) return words.few();
  if (seats.length > most) return words.many(most);
  if (new Set(seats.map(({ colour }) => colour)).size < seats.length) return words.twins();
  return colours && !seats.every(({ colour }) => colours.includes(colour)) ? words.colour() : null;
}
