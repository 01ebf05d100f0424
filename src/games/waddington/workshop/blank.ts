// The circuit that a player begins with: an oval of the game's usual length, ready to be raced.

import { stadium } from '@geometry/stadium';
import type { SourceCorner, WaddingtonSource } from './source';

/** The source's own units of a row. */
const UNIT = 32;
/** Rows of the long and the short straights, the radius of the four bends, and all of a lap. */
const OVAL = { long: 19, short: 7.57, radius: 3, rows: 72 } as const;
/** From the beginning of the lower straight to the line, as a share of it: grid and pits are on that straight. */
const TO_LINE = 0.55;
/** The corners in driving order: safety speeds of lanes 2, 3 and 4. */
const LIMITS: readonly SourceCorner['limits'][] = [
  [80, 80, 100],
  [100, 100, 120],
  [80, 80, 100],
  [100, 100, 120],
];

/** An oval with four corners and no problems. name: what it and its corners are called. */
export function blankCircuit(name: string, cornerName: (n: number) => string): WaddingtonSource {
  const { long, short, radius, rows } = OVAL;
  const road = stadium({ long: long * UNIT, short: short * UNIT, radius: radius * UNIT });
  return {
    format: 'paddock-circuit',
    game: 'waddington',
    version: 1,
    name,
    author: '',
    road,
    rows,
    start: TO_LINE,
    // A bend follows each straight: its middle is between every second point and the one after it.
    corners: LIMITS.map((limits, at): SourceCorner => {
      return { name: cornerName(at + 1), at: 2 * at + 1.5, limits, shape: 'open' };
    }),
    ponds: [],
    brakeFailure: 0,
    faultyTyres: 2,
    laps: 5,
    theme: 'thornbury-park',
    seed: 1,
  };
}
