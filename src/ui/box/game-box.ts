// What a game's ui/box.tsx gives to the shelf: all that is shown of a game before any of its screens is loaded. Small: every
// screen that names games loads all boxes.
// Not here: what a race of it needs (game-ui.ts).

import type { ComponentType } from 'react';

export interface GameBox {
  /** The game's id, which is its folder's name. */
  id: string;
  /** Its name as on the brass plate, short enough to stand beside a circuit's: 'Heat'. */
  plate: string;
  /** Its name in capitals as on the cover: 'FORMULA 1'. */
  title: string;
  /** What races in it, many: 'cars', 'robots'. */
  pieces: string;
  /** Boxes stand from the left in this order; those with the same number in the order of their ids. */
  shelf: number;
  /** The cardboard's colour, and one that goes with it, for stripes; any that CSS knows. */
  paints: readonly [main: string, second: string];
  /** The printed front in a CoverFrame. */
  cover: ComponentType;
  /** Its boards can print numbers on their spaces. */
  spaceNumbers?: true;
}
