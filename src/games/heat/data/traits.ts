// What kind of circuit one is, for choosing it: how long, and how much it brakes cars. Not here: what a race on it costs.

import type { CircuitTraits } from '@core/contract';

/** Spaces up to which a circuit is short, and medium. */
const SPACES = { short: 52, medium: 68 } as const;
/** The limit from which on a corner brakes nobody. */
const NO_BRAKING = 9;
/** Speed to be lost per space of the lap, up to which a circuit is fast, and from which on it is twisty. */
const BRAKING = { fast: 0.36, twisty: 0.5 } as const;

/** length: spaces of a lap. */
interface Measured {
  readonly length: number;
  readonly corners: readonly { readonly limit: number }[];
}

/** Whether a lap is short, medium or long. spaces: of the whole lap. */
export function lengthOf(spaces: number): CircuitTraits['length'] {
  return spaces <= SPACES.short ? 'short' : spaces <= SPACES.medium ? 'medium' : 'long';
}

/** How long a circuit is, and whether it is fast or twisty. */
export function traitsOf({ length, corners }: Measured): CircuitTraits {
  const braking = corners.reduce((sum, { limit }) => sum + Math.max(0, NO_BRAKING - limit), 0) / length;
  return {
    length: lengthOf(length),
    character: braking < BRAKING.fast ? 'fast' : braking >= BRAKING.twisty ? 'twisty' : 'mixed',
  };
}
