// What the scenes of several games draw alike: dots along a path, and a number for each space entered.

import { painted } from '@ui/art/glyphs';
import { num } from '@ui/art/svg';

const AMBER = '#ffc25a';

interface Point {
  x: number;
  y: number;
}

/** Dots along these points of a board. width: of a dot; gap: from dot to dot, board units. attributes: more of SVG's. */
export function dotted(points: readonly Point[], width: number, gap: number, attributes = ''): string {
  if (points.length < 2) return '';
  const line = points.map(({ x, y }) => `${num(x)} ${num(y)}`).join('L');
  return `<path d="M${line}" fill="none" stroke="${AMBER}" stroke-width="${width}" stroke-linecap="round"${attributes} stroke-dasharray="0.1 ${gap}"/>`;
}

/** A number on a disc. radius, ring, size of the digits: board units. */
export function numberDisc(n: number, { radius, ring, size }: { radius: number; ring: number; size: number }): string {
  return `<circle r="${radius}" fill="#14171b" stroke="${AMBER}" stroke-width="${ring}"/>${painted(String(n), { size, fill: '#fff' })}`;
}
