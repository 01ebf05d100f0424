// The circuit that a player begins with: an oval of the game's usual length, ready to be raced.

import { ClosedCurve, smoothPoints } from '@geometry/curve';
import type { Point } from '@geometry/line';
import type { HeatSource } from './source';

/** Half the oval's width and height, in the source's own unit, and the spaces on it. */
const OVAL = { x: 560, y: 330, spaces: 54 } as const;
/** Points of the oval, clockwise from the middle of its lower straight; each a share of its half width and height. */
const POINTS: readonly Point[] = [
  [0, 1],
  [-0.62, 1],
  [-0.97, 0.5],
  [-0.97, -0.5],
  [-0.62, -1],
  [0.62, -1],
  [0.97, -0.5],
  [0.97, 0.5],
  [0.62, 1],
];
/** Its corners: a space of the line, from the finish, and a limit. */
const CORNERS = [
  { at: 0.2, limit: 4 },
  { at: 0.38, limit: 3 },
  { at: 0.68, limit: 4 },
  { at: 0.86, limit: 3 },
] as const;

/** An oval with four corners and no problems. name: what it and its corners are called. */
export function blankCircuit(name: string, cornerName: (n: number) => string): HeatSource {
  const road = smoothPoints(POINTS.map(([x, y]): Point => [x * OVAL.x, y * OVAL.y])).map((point) => ({
    x: Math.round(point.x),
    y: Math.round(point.y),
    in: whole(point.in),
    out: whole(point.out),
  }));
  const curve = new ClosedCurve(road);
  return {
    format: 'paddock-circuit',
    game: 'heat',
    version: 1,
    name,
    author: '',
    road,
    spaces: OVAL.spaces,
    lanes: 2,
    start: 0,
    corners: CORNERS.map(({ at, limit }, index) => ({
      name: cornerName(index + 1),
      at: curve.anchorAt(Math.round(at * OVAL.spaces) * (curve.length / OVAL.spaces)),
      limit,
      legends: 4,
      raceLane: 1,
      sharesToken: false,
    })),
    laps: 2,
    heat: 6,
    stress: 3,
    theme: 'great-britain',
    seed: 1,
  };
}

function whole([x, y]: Point): [number, number] {
  return [Math.round(x), Math.round(y)];
}
