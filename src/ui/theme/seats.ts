// The ten seat colours as in the style sheet: number, CSS variables, pattern and name. Not here: painting cars (ui/art).

import type { Colour } from '@core/contract';
import { usualColourName } from '@narration/colours';
import { t } from '../text/t';

/** A pattern that is recognisable without colour; every seat colour has its own. */
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

/** A seat colour's number and pattern. number: 1 to 10, as printed on the car. */
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

/** The CSS value of the ink for a number on this paint. */
export function seatInk(colour: Colour): string {
  return `var(--seat-${SEAT_PAINTS[colour].number}-ink)`;
}

/** The name of a colour: 'Red'. The safe palette has its own names, because its red is actually an orange. */
export function colourName(colour: Colour): string {
  const isSafe = typeof document !== 'undefined' && document.documentElement.dataset.palette === 'safe';
  return isSafe ? t(`safe.${colour}`) : usualColourName(colour);
}

/** The name of a colour's pattern: 'stripe'. */
export function patternName(colour: Colour): string {
  return t(`pattern.${SEAT_PAINTS[colour].pattern}`);
}
