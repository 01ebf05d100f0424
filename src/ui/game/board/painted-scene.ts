// A painted circuit: its road, the look of its land, and its pieces in drawing order.

import type { Box } from '@geometry/box';
import type { Piece } from '@ui/art/piece';

/** A circuit and its bounds. frame: what a view must show; world: the whole painted area. */
export interface CircuitLayout<Road, Theme> {
  road: Road;
  theme: Theme;
  frame: Box;
  world: Box;
}

/** A circuit with everything painted on it. */
export interface PaintedScene<Road, Theme> extends CircuitLayout<Road, Theme> {
  pieces: readonly Piece[];
}
