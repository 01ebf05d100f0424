// The tunnel's roof, through which cars stay visible: as SVG for pictures, as shapes for the live board.

import type { Point } from '@geometry/line';
import { type Piece, pieceAlong } from '@ui/art/piece';
import { closedPath, openPath } from '@ui/art/svg';
import type { Road } from '../geometry/road';

/** Roof beyond the road on each side. */
const EAVES = 12;
export const ROOF = { fill: '#b9ab86', edge: '#8d7f5b', opacity: 0.62 } as const;

/** The shape of a tunnel. ribs: lines across, the portals first and last. */
export interface Tunnel {
  roof: readonly Point[];
  sides: readonly (readonly Point[])[];
  ribs: readonly (readonly [Point, Point])[];
}

/** The tunnel of a circuit, null without one. */
export function tunnelOf(road: Road): Tunnel | null {
  const { tunnel, spaceLength } = road.drawn;
  if (!tunnel) return null;
  const [from, end] = [road.distanceOf(tunnel[0]), road.distanceOf(tunnel[1])];
  const to = end < from ? end + road.line.length : end;
  const reach = road.half + EAVES;
  const [left, right] = [road.line.stretch(from, to, -reach, 6), road.line.stretch(from, to, reach, 6)];
  const count = Math.max(2, Math.round((to - from) / spaceLength));
  const ribs = Array.from({ length: count + 1 }, (_, i): readonly [Point, Point] => {
    const distance = from + ((to - from) * i) / count;
    const [a, b] = [road.line.at(distance, -reach - 1), road.line.at(distance, reach + 1)];
    return [
      [a.x, a.y],
      [b.x, b.y],
    ];
  });
  return { roof: [...left, ...right.toReversed()], sides: [left, right], ribs };
}

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
