// What the look of a circuit consists of. Each circuit's own is in ui/look. Decoration only: nothing here affects the rules.

import type { Box } from '@geometry/box';
import type { Sower } from '@ui/art/scenery/sowing';

/** A country's colours and places. Colours as #rrggbb. */
export interface Theme {
  surround: string;
  surroundLight: string;
  infield: string;
  verge: string;
  /** The two block colours of a kerb; the first also edges signs and chevron boards. */
  kerb: readonly [string, string];
  /** Stripes of grandstands and flags. */
  accents: readonly [string, string, string];
  gravel: string;
  roof: string;
  wall: string;
  /** The country's name, painted large on the infield; x, y and room (width) in board units, turn in degrees, size in em. */
  name: { x: number; y: number; turn: number; size: number; room: number };
  /** Pit building: beside this space on the inside of the loop, its middle this far from the middle of the road. */
  pit: { space: number; setBack: number };
  /** Random seed of everything scattered. */
  seed: number;
}

/** The look of a circuit. What is left out is not there. */
export interface CircuitLook extends Theme {
  /** Colours of the sky from the top to its foot, which tint the land. */
  sky: readonly [top: string, foot: string];
  /** The ground of its small picture. */
  thumbnail: string;
  /** Plants scattered on free ground. */
  plants?: Sower;
  /** Fields scattered on the land, chosen at random from this list. */
  fields?: readonly FieldPainter[];
  /** Country roads above and below the circuit. */
  path?: { top: string; edge: string };
  /** Around the outside of the road; white rails if left out. */
  fence?: { rail: string; post: string; width: number };
  /** Covers the infield, whose box it gets; mowing bands if left out. */
  cover?: (box: Box) => string;
  landmarks?: readonly Landmark[];
}

/** Draws a field with its middle at x, y. turn: degrees. */
export type FieldPainter = (x: number, y: number, width: number, depth: number, turn: number) => string;

/** A landmark and the circle it needs: nothing else is placed within reach of x, y. Board units. */
export interface Landmark {
  x: number;
  y: number;
  reach: number;
  svg: string;
}
