// A painted piece with its box, so that a close-up need not paint the whole world.

import type { Point } from './line';

/** A rectangle in board units. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
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

/** The box around points with a margin. */
export function boxAround(points: readonly Point[], margin: number): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

/** Whether two boxes overlap. */
export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
