// What the home screen shows of Formula D: the quick race on its circuit. All its text is in the
// terms (text/<language>/terms.ts). Not here: everything else of the game (index.tsx), which is loaded later.

import type { FirstLook } from '@ui/game-ui';
import { circuitPicture } from './board/picture';
import { quickRace } from './setup';

/** The first look at Formula D. */
export const first: FirstLook = {
  get quickRace() {
    return quickRace();
  },
  circuitPicture: (circuit, size) => circuitPicture(circuit, size),
};
