// What the home screen shows of Heat: the quick race on its circuit. All its text is in the
// terms (text/<language>/terms.ts). Not here: everything else of the game (index.tsx), which is loaded later.

import type { FirstLook } from '@ui/game-ui';
import { circuitPicture } from './board/picture';
import { quickRace } from './quick-race';

/** The first look at Heat. */
export const first: FirstLook = {
  quickRace,
  circuitPicture: (circuit, size) => circuitPicture(circuit, size),
};
