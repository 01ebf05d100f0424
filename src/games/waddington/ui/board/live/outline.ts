// Outlines in Pixi's format.

import type { Point } from '@geometry/line';

/** x, y, x, y... of an outline. */
export function pathOf(outline: readonly Point[]): number[] {
  return outline.flat();
}
