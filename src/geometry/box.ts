// Boxes on a board: around points, around each other, in the shape of a frame.

import type { Point } from './line';

/** A rectangle in board units. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
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

/** The smallest box that contains both. */
export function around(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** The smallest box with this aspect ratio (width / height) with the frame centred in it. */
export function framed(frame: Box, ratio: number): Box {
  const width = frame.right - frame.left;
  const height = frame.bottom - frame.top;
  const wide = Math.max(width, height * ratio);
  const high = wide / ratio;
  const x = (frame.left + frame.right) / 2;
  const y = (frame.top + frame.bottom) / 2;
  return { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 };
}

/** The position of a point in a part, as fractions of its width and height, 0 to 1. */
export function focusIn(part: Box, { x, y }: { x: number; y: number }): readonly [x: number, y: number] {
  const within = (share: number) => Math.min(1, Math.max(0, share));
  return [within((x - part.left) / (part.right - part.left)), within((y - part.top) / (part.bottom - part.top))];
}
