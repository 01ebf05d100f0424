// How a board's cells and machines turn with it: for laying it on a course, and for turning it for good in the workshop.

import { FACINGS } from './course';
import type { Spot } from './course-files';

/** The rings of characters for belts and express belts, to the north, east, south and west. */
export const BELTS = '^>v<';
export const EXPRESS_BELTS = 'nesw';

/** Where a spot of a square board is after these clockwise quarter turns. side: cells of the board's side. */
export function turnedSpot({ x, y }: Spot, side: number, turn: number): Spot {
  let at = { x, y };
  for (let n = 0; n < turn; n++) at = { x: side - 1 - at.y, y: at.x };
  return at;
}

/** A letter of FACINGS after these clockwise quarter turns. */
export function turnedLetter(letter: string, turn: number): string {
  return FACINGS[(sideOf(letter) + turn) % 4] ?? letter;
}

/** The character of a cell after these clockwise quarter turns: belts turn, the others look the same from all sides. */
export function turnedBelt(char: string, turn: number): string {
  const ring = [BELTS, EXPRESS_BELTS].find((one) => one.includes(char));
  return ring?.[(ring.indexOf(char) + turn) % 4] ?? char;
}

/** The side that a letter of FACINGS names: 0 north, then clockwise. */
export function sideOf(letter: string): number {
  return (FACINGS as readonly string[]).indexOf(letter);
}
