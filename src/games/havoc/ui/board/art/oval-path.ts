// Path data of the oval's round edges, for its drawings.

import { num } from '@ui/art/svg';
import { across, CORNER, type CORNERS, onCorner } from '../../../geometry/oval';

/** Path data of a rounded square, its sides this many cells from the centre; its corners have the same centres. */
export function ovalPath(distance: number, corner: number = CORNER): string {
  const reach = across(distance);
  const start = across(corner);
  const radius = num(across(distance - corner));
  const arc = (x: number, y: number): string => `A${radius} ${radius} 0 0 0 ${num(x)} ${num(y)}`;
  return `M${num(reach)} ${num(start)}V${num(-start)}${arc(start, -reach)}H${num(-start)}${arc(-reach, -start)}V${num(start)}${arc(-start, reach)}H${num(start)}${arc(reach, start)}Z`;
}

/** Path data of a quarter-ring edge around a corner, in racing order. radius: cells. */
export function cornerArc(corner: (typeof CORNERS)[number], radius: number, from = 0, to = 90): string {
  const [x0, y0] = onCorner(corner, radius, from);
  const [x1, y1] = onCorner(corner, radius, to);
  const reach = num(across(radius));
  return `M${num(x0)} ${num(y0)}A${reach} ${reach} 0 0 0 ${num(x1)} ${num(y1)}`;
}
