// A small plan of a circuit: scales the board into a frame and draws the frame's picture.

import type { Box } from '@geometry/box';
import type { Point } from '@geometry/line';

/** A plan of this size, px. */
export interface Plan {
  /** px per board unit. */
  scale: number;
  move(point: Point): Point;
}

/** Fits a part of the board into a frame, centred. padding: px left free on every side. */
export function planFor(box: Box, width: number, height: number, padding: { x: number; y: number }): Plan {
  const scale = Math.min(
    (width - 2 * padding.x) / (box.right - box.left),
    (height - 2 * padding.y) / (box.bottom - box.top),
  );
  return {
    scale,
    move: ([x, y]) => [
      (x - (box.left + box.right) / 2) * scale + width / 2,
      (y - (box.top + box.bottom) / 2) * scale + height / 2,
    ],
  };
}

/** The finish as a chequered line. dash: length of its squares. */
export function finishLine(path: string, dash: number): string {
  return `<path d="${path}" stroke="#fff" stroke-width="3.4"/><path d="${path}" stroke="#111" stroke-width="3.4" stroke-dasharray="${dash} ${dash}"/>`;
}

/** A plan's picture as SVG text, on a ground of one colour. */
export function planSvg(width: number, height: number, ground: string, art: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${art}</svg>`;
}
