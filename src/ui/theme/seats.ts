// The ten seat colours as the stylesheet knows them: number, CSS variables, pattern and words. Not for: painting cars.

import type { Colour } from '@core/contract';

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
  name: string;
  pattern: Pattern;
  patternName: string;
}

/** Number, words and pattern of every colour. */
export const SEAT_PAINTS: Readonly<Record<Colour, SeatPaint>> = {
  red: { number: 1, name: 'Red', pattern: 'stripe', patternName: 'Stripe' },
  blue: { number: 2, name: 'Blue', pattern: 'twin', patternName: 'Twin' },
  yellow: { number: 3, name: 'Yellow', pattern: 'chevron', patternName: 'Chevron' },
  green: { number: 4, name: 'Green', pattern: 'check', patternName: 'Checks' },
  black: { number: 5, name: 'Black', pattern: 'hoop', patternName: 'Hoops' },
  ivory: { number: 6, name: 'Ivory', pattern: 'diagonal', patternName: 'Diagonal' },
  orange: { number: 7, name: 'Orange', pattern: 'halves', patternName: 'Halves' },
  pink: { number: 8, name: 'Pink', pattern: 'dots', patternName: 'Dots' },
  purple: { number: 9, name: 'Purple', pattern: 'saltire', patternName: 'Saltire' },
  teal: { number: 10, name: 'Teal', pattern: 'rings', patternName: 'Rings' },
};

/** The CSS value of a seat's paint; follows the palette setting. */
export function seatPaint(colour: Colour): string {
  return `var(--seat-${SEAT_PAINTS[colour].number})`;
}

/** The CSS value of the ink that a number on this paint has. */
export function seatInk(colour: Colour): string {
  return `var(--seat-${SEAT_PAINTS[colour].number}-ink)`;
}
