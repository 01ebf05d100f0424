// The ten seat colours as the stylesheet knows them: number, CSS variables, pattern and name. Not here: painting cars.

import type { Colour } from '@core/contract';
import { t } from '../text/t';

/** A pattern told apart without colour; every seat colour has its own. */
export type Pattern =
  | 'stripe'
  | 'twin'
  | 'chevron'
  | 'check'
  | 'hoop'
  | 'diagonal'
  | 'halves'
  | 'dots'
  | 'saltire'
  | 'rings';

/** What is known of a seat colour beside its paint. number: 1 to 10, as printed on the car. */
export interface SeatPaint {
  number: number;
  pattern: Pattern;
}

/** Number and pattern of every colour. */
export const SEAT_PAINTS: Readonly<Record<Colour, SeatPaint>> = {
  red: { number: 1, pattern: 'stripe' },
  blue: { number: 2, pattern: 'twin' },
  yellow: { number: 3, pattern: 'chevron' },
  green: { number: 4, pattern: 'check' },
  black: { number: 5, pattern: 'hoop' },
  ivory: { number: 6, pattern: 'diagonal' },
  orange: { number: 7, pattern: 'halves' },
  pink: { number: 8, pattern: 'dots' },
  purple: { number: 9, pattern: 'saltire' },
  teal: { number: 10, pattern: 'rings' },
};

/** The CSS value of a seat's paint; follows the palette setting. */
export function seatPaint(colour: Colour): string {
  return `var(--seat-${SEAT_PAINTS[colour].number})`;
}

/** The CSS value of the ink that a number on this paint has. */
export function seatInk(colour: Colour): string {
  return `var(--seat-${SEAT_PAINTS[colour].number}-ink)`;
}

/** 'Red'; what is drawn in the safe palette has that one's names: its red is an orange, and nobody should call it red. */
export function colourName(colour: Colour): string {
  const isSafe = typeof document !== 'undefined' && document.documentElement.dataset.palette === 'safe';
  return t(isSafe ? `safe.${colour}` : `colour.${colour}`);
}

/** 'stripe': what tells a colour without seeing it. */
export function patternName(colour: Colour): string {
  return t(`pattern.${SEAT_PAINTS[colour].pattern}`);
}
