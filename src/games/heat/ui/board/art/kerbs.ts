// Layer 10: kerbs on the inside of every corner.

import { type Piece, pieceAlong } from '@ui/art/piece';
import { openPath } from '@ui/art/svg';
import type { Road } from '../../../geometry/road';
import { kerbLine } from '../../../geometry/road-lines';
import type { Theme } from './circuit-look';

const WIDTH = 8;
const BLOCK = 8;

/** Blocks in the country's two colours, slightly raised. */
export function kerbs(road: Road, theme: Theme): Piece[] {
  return road.circuit.kerbs.map((kerb) => {
    const points = kerbLine(road, kerb);
    const path = openPath(points);
    const svg = `<path d="${path}" stroke="#000" stroke-opacity=".4" stroke-width="${WIDTH + 0.6}" fill="none" transform="translate(.8 1.2)"/><path d="${path}" stroke="${theme.kerb[1]}" stroke-width="${WIDTH}" fill="none"/><path d="${path}" stroke="${theme.kerb[0]}" stroke-width="${WIDTH}" fill="none" stroke-dasharray="${BLOCK} ${BLOCK}"/>`;
    return pieceAlong(points, WIDTH, svg);
  });
}
