// The shape of a tunnel's roof. Not here: drawing it (ui/board/art/tunnel.ts).

import type { Point } from '@geometry/line';
import type { Road } from './road';

/** Roof beyond the road on each side. */
const EAVES = 12;

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
