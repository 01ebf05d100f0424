// What a game's ui/box.tsx provides to the shelf: everything shown before the game's screens are loaded. It is small, because
// every screen that names games loads all boxes.
// Not here: what a race needs (game-ui.ts).

import type { ComponentType } from 'react';

/** What a race may show of its driver, and what a box asks for. */
export type Skill = 'braking' | 'overtaking' | 'nerve' | 'planning';

export interface GameBox {
  /** The game's id, which is also its folder's name. */
  id: string;
  /** Its name on the brass plate, short enough to fit beside a circuit's name: 'Heat'. */
  plate: string;
  /** Its name in capitals as on the cover: 'FORMULA 1'. */
  title: string;
  /** What races in it, in the plural: 'cars', 'robots'. */
  pieces: string;
  /** Order of boxes from the left; equal numbers are ordered by id. */
  shelf: number;
  /** How long its lesson takes, and the number of sections; left out: it has none. */
  lesson?: { minutes: number; sections: number };
  /** What it asks for most: someone whose first race showed it is offered this box next; left out: nobody in particular. */
  skill?: Skill;
  /** The cardboard's colour, and a second one for stripes; any CSS colours. */
  paints: readonly [main: string, second: string];
  /** The printed front in a CoverFrame. */
  cover: ComponentType;
  /** Whether its boards can print numbers on their spaces. */
  spaceNumbers?: true;
}
