// Corner names on dark pills. The two corners that activate kept pit cards show a sign.

import type { Box } from '@geometry/box';
import { boxAt } from '@geometry/free-spot';
import type { Point } from '@geometry/line';
import { type Lettering, painted, paintedWidth } from '@ui/art/glyphs';
import { NAMES } from '@ui/art/glyphs-names';
import { num, place } from '@ui/art/svg';
import type { DrawnCorner } from '../../../data/derive-circuit';
import { type Marker, markerOf, nameSpot } from '../../../geometry/corner-names';
import type { Road } from '../../../geometry/road';

const LOOK: Lettering = { size: 15, fill: '#fff', spacing: 0.6, face: NAMES };
/** A pill's height, and the space beside its text. */
export const LABEL_HEIGHT = 21;
const PADDING = 10;
const SIGN_ROOM = 15;
/** Width of a corner's pill. */
export function labelWidth(corner: DrawnCorner, marker: Marker): number {
  return paintedWidth(corner.name, LOOK) + PADDING * 2 + (marker ? SIGN_ROOM : 0);
}

/** A corner's name on the board. */
export function labelBox(road: Road, corner: DrawnCorner, scale = 1, within?: Box): Box {
  return boxAt(labelSpot(road, corner, scale, within), sizeOf(road, corner, scale));
}

/** The centre of a corner's name at this scale. within: where it should be, if possible. */
export function labelSpot(road: Road, corner: DrawnCorner, scale = 1, within?: Box): Point {
  return nameSpot(road, corner, sizeOf(road, corner, scale), within);
}

function sizeOf({ circuit }: Road, corner: DrawnCorner, scale: number): { width: number; height: number } {
  return { width: labelWidth(corner, markerOf(circuit, corner)) * scale, height: LABEL_HEIGHT * scale };
}

/** A corner's pill around 0, 0. */
export function labelArt(corner: DrawnCorner, marker: Marker): string {
  const width = labelWidth(corner, marker);
  const plate = `<rect x="${num(-width / 2)}" y="${-LABEL_HEIGHT / 2}" width="${num(width)}" height="${LABEL_HEIGHT}" rx="4" fill="#12151a" opacity=".86"/>`;
  const text = place(marker ? SIGN_ROOM / 2 : 0, 0, painted(corner.name, LOOK));
  return plate + text + (marker ? place(-width / 2 + PADDING + 3, 0, SIGNS[marker]) : '');
}

const SIGNS = {
  brakes:
    '<circle r="5.6" fill="none" stroke="#ff9183" stroke-width="1.5"/><circle r="2" fill="#ff9183"/><path d="M3.4 -7A8 8 0 0 1 3.4 7" fill="none" stroke="#ff9183" stroke-width="2"/>',
  tyres:
    '<circle r="5.4" fill="none" stroke="#ffd48a" stroke-width="3"/><path d="M-6 5L6 -5" stroke="#12151a" stroke-width="1.6"/>',
} as const;
