// The circuit that a player begins with: an oval of the game's usual length, ready to be raced.

import { stadium } from '@geometry/stadium';
import type { FormulaSource, SourceCorner } from './source';

/** The source's own units of a space. */
const UNIT = 20;
/** Spaces of the long and the short straights, the radius of the four bends, and all of a lap. */
const OVAL = { long: 29, short: 12.2, radius: 6, spaces: 120 } as const;
/** From the beginning of the lower straight to the line, as a share of it: grid and pits are on that straight. */
const TO_LINE = 0.62;
/** Required stops of the corners, in driving order. */
const STOPS = [1, 2, 1, 2] as const;

/** An oval with four corners and no problems. name: what it and its corners are called. */
export function blankCircuit(name: string, cornerName: (n: number) => string): FormulaSource {
  const { long, short, radius, spaces } = OVAL;
  const road = stadium({ long: long * UNIT, short: short * UNIT, radius: radius * UNIT });
  return {
    format: 'paddock-circuit',
    game: 'formula-d',
    version: 1,
    name,
    author: '',
    road,
    spaces,
    start: TO_LINE,
    // A bend follows each straight: from every second point to the one after it.
    corners: STOPS.map((stops, at): SourceCorner => {
      return { name: cornerName(at + 1), from: 2 * at + 1, to: (2 * at + 2) % road.length, stops };
    }),
    laps: 1,
    theme: 'serra-alta',
    seed: 1,
  };
}
