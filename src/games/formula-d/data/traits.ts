// What kind of circuit one is, for choosing it: how long, and how often it asks for stops. Not here: what a race on it costs.

import type { CircuitTraits } from '@core/contract';
import type { Circuit } from './circuit';

/** Spaces of a lap up to which a circuit is short, and medium. */
const SPACES = { short: 105, medium: 138 } as const;
/** Spaces of a lap for each required stop: from this many on a circuit is fast, and up to this many it is twisty. */
const PER_STOP = { fast: 22, twisty: 13 } as const;

/** Whether a lap is short, medium or long. spaces: of the whole lap. */
export function lengthOf(spaces: number): CircuitTraits['length'] {
  return spaces <= SPACES.short ? 'short' : spaces <= SPACES.medium ? 'medium' : 'long';
}

/** How long a circuit is, and whether it is fast or twisty. */
export function traitsOf({ lapPos, corners }: Pick<Circuit, 'lapPos' | 'corners'>): CircuitTraits {
  const spaces = lapPos / 2;
  const perStop = spaces / corners.reduce((sum, { stops }) => sum + stops, 0);
  return {
    length: lengthOf(spaces),
    character: perStop >= PER_STOP.fast ? 'fast' : perStop <= PER_STOP.twisty ? 'twisty' : 'mixed',
  };
}
