// The lit spots around elements, px within the screen. Pure. Not here: measuring elements (use-spots.ts), or the light itself
// (calm.tsx).

import type { LitSpot } from './chalk';

/** A box in the window, px. */
export type Box = Pick<LitSpot, 'left' | 'top' | 'width' | 'height'>;

/** Distance of a frame from its element, px. */
export const AIR = 5;
/** Minimum distance of a frame from the window's sides, px. */
const OFF_SIDES = 4;

/** The frame around a control. It keeps a distance from the window's sides, which a sheet may touch. */
export function squareSpot(area: Box, box: Box): LitSpot {
  const [left, top] = [Math.round(box.left - area.left), Math.round(box.top - area.top)];
  const from = Math.max(OFF_SIDES, left - AIR);
  const to = Math.min(Math.round(area.width) - OFF_SIDES, left + Math.round(box.width) + AIR);
  return { left: from, top: top - AIR, width: to - from, height: Math.round(box.height) + 2 * AIR, round: false };
}

/** The ring around an element that the chalk line leads to. It encloses a whole card, including its corners. */
export function roundSpot(area: Box, { left, top, width, height }: Box): LitSpot {
  const radius = Math.round(Math.hypot(width, height) / 2);
  const [x, y] = [Math.round(left + width / 2 - area.left), Math.round(top + height / 2 - area.top)];
  return { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius, round: true };
}
