// The tunnel's roof, through which cars stay visible: as SVG for pictures, as shapes for the live board.

import { type Piece, pieceAlong } from '@ui/art/piece';
import { closedPath, openPath } from '@ui/art/svg';
import type { Road } from '../../../geometry/road';
import { tunnelOf } from '../../../geometry/tunnel';

export const ROOF = { fill: '#b9ab86', edge: '#8d7f5b', opacity: 0.62 } as const;

/** The roof over the road, to be drawn above everything else. */
export function tunnelPieces(road: Road): Piece[] {
  const tunnel = tunnelOf(road);
  if (!tunnel) return [];
  const path = closedPath(tunnel.roof);
  const ribs = tunnel.ribs.map(([a, b], i) => {
    const isPortal = i === 0 || i === tunnel.ribs.length - 1;
    return `<path d="${openPath([a, b])}" stroke="${ROOF.edge}" stroke-width="${isPortal ? 7 : 2.4}" stroke-opacity="${isPortal ? 1 : 0.6}"/>`;
  });
  const sides = tunnel.sides.map(
    (side) => `<path d="${openPath(side)}" fill="none" stroke="${ROOF.edge}" stroke-width="5"/>`,
  );
  const svg = `<path d="${path}" fill="#000" fill-opacity=".3" transform="translate(5 9)"/><path d="${path}" fill="${ROOF.fill}" fill-opacity="${ROOF.opacity}"/>${sides.join('')}${ribs.join('')}`;
  return [pieceAlong(tunnel.roof, 14, svg)];
}
