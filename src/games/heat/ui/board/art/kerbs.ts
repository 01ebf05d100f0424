// Layer 10: kerbs on the inside of every corner.

import type { Point } from '@geometry/line';
import { type Piece, pieceAlong } from '@ui/art/piece';
import { openPath } from '@ui/art/svg';
import type { Road } from '../geometry/road';
import type { Theme } from './circuit-look';

const WIDTH = 8;
const BLOCK = 8;

/** The middle line of a kerb. */
export function kerbLine(road: Road, kerb: { side: string; fromS: number; toS: number }): Point[] {
  const offset = (kerb.side === 'right' ? 1 : -1) * (road.half - 1.2);
  return road.line.stretch(road.distanceOf(kerb.fromS), road.distanceOf(kerb.toS), offset, 2);
}

/** Blocks in the country's two colours, slightly raised. */
export function kerbs(road: Road, theme: Theme): Piece[] {
  return road.circuit.kerbs.map((kerb) => {
    const points = kerbLine(road, kerb);
    const path = openPath(points);
    const svg = `<path d="${path}" stroke="#000" stroke-opacity=".4" stroke-width="${WIDTH + 0.6}" fill="none" transform="translate(.8 1.2)"/><path d="${path}" stroke="${theme.kerb[1]}" stroke-width="${WIDTH}" fill="none"/><path d="${path}" stroke="${theme.kerb[0]}" stroke-width="${WIDTH}" fill="none" stroke-dasharray="${BLOCK} ${BLOCK}"/>`;
    return pieceAlong(points, WIDTH, svg);
  });
}
