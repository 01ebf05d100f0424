// What the home screen shows of Heat: the quick race on its circuit. All its text is in the
// terms (text/<language>/terms.ts). Not here: everything else of the game (index.tsx), which is loaded later.

import type { Skill } from '@ui/box/game-box';
import type { FirstLook } from '@ui/game-ui';
import { circuitPicture } from './board/picture';
import { quickRace } from './quick-race';

/** From these numbers on, a short race had many. */
const MANY = { slipstreams: 3, boosts: 2 } as const;

function showed({ spinOuts = 0, slipstreams = 0, boosts = 0 }: Readonly<Record<string, number>>): Skill {
  if (spinOuts > 0) return 'nerve';
  if (slipstreams >= MANY.slipstreams) return 'overtaking';
  return boosts >= MANY.boosts ? 'planning' : 'braking';
}

/** The first look at Heat. */
export const first: FirstLook = {
  quickRace,
  circuitPicture: (circuit, size) => circuitPicture(circuit, size),
  showed,
};
