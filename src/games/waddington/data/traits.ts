// What kind of circuit one is, for choosing it: how long, and how slow its corners are. Not here: what a race on it costs.

import type { CircuitTraits } from '@core/contract';

/** Rows of a lap up to which a circuit is short, and medium. */
const ROWS = { short: 64, medium: 78 } as const;
/** The highest speed of a car, mph. */
const TOP = 200;
/** Mph to be lost per row of the lap, up to which a circuit is fast, and from which on it is twisty. */
const BRAKING = { fast: 7, twisty: 11 } as const;

/** corner, limit: by place, as in Circuit. */
interface Measured {
  readonly rows: number;
  readonly corners: readonly { readonly index: number }[];
  readonly corner: readonly number[];
  readonly limit: readonly number[];
}

/** Whether a lap is short, medium or long. rows: of the whole lap. */
export function lengthOf(rows: number): CircuitTraits['length'] {
  return rows <= ROWS.short ? 'short' : rows <= ROWS.medium ? 'medium' : 'long';
}

/** How long a circuit is, and whether it is fast or twisty. A corner counts with its lowest safety speed. */
export function traitsOf({ rows, corners, corner, limit }: Measured): CircuitTraits {
  const lost = corners.reduce((sum, { index }) => {
    const limits = limit.filter((_, place) => corner[place] === index);
    return sum + TOP - Math.min(...limits);
  }, 0);
  const braking = lost / rows;
  return {
    length: lengthOf(rows),
    character: braking < BRAKING.fast ? 'fast' : braking >= BRAKING.twisty ? 'twisty' : 'mixed',
  };
}
