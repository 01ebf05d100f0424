// A painted piece with its box, so that a close-up need not paint the whole world.

import { type Box, boxAround } from '@geometry/box';
import type { Point } from '@geometry/line';

/** SVG text and the box that contains it. */
export interface Piece extends Box {
  svg: string;
}

/** A piece around a middle point. */
export function pieceAt(x: number, y: number, reach: number, svg: string): Piece {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach, svg };
}

/** A piece along points, with a margin for its stroke. */
export function pieceAlong(points: readonly Point[], margin: number, svg: string): Piece {
  const box = boxAround(points, margin);
  return { ...box, svg };
}
