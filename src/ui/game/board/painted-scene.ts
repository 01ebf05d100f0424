// A painted circuit: its road, how its land looks, and the pieces in the order they are laid.

import type { Box, Piece } from '@ui/art/piece';

/** A circuit and its bounds. frame: what a view must show; world: all that is painted. */
export interface CircuitLayout<Road, Theme> {
  road: Road;
  theme: Theme;
  frame: Box;
  world: Box;
}

/** A circuit with all that is painted of it. */
export interface PaintedScene<Road, Theme> extends CircuitLayout<Road, Theme> {
  pieces: readonly Piece[];
}
