// Where fields lie on the land outside a circuit. Not here: drawing them (ui/board/art/ground.ts).

import type { Box } from '@geometry/box';
import { offLine, offPoints, offRounds, outside } from '@geometry/scenery/clearance';
import { scatter } from '@geometry/scenery/scatter';
import { type Site, take } from '@geometry/scenery/site';
import { flatThings } from './flat';
import type { Road } from './road';
import type { Places } from './standing';

const TRIES = 260;
/** What a field keeps free: beside the road, around things and landmarks, and to other fields as a share of both reaches. */
const AWAY = 34;
const THING_ROOM = 14;
const LANDMARK_ROOM = 60;
const GAP = 1.15;

/** A field around x, y. turn: degrees; kind: which of the circuit's kinds, 0-based; reach: of its corners. */
export interface Field {
  x: number;
  y: number;
  width: number;
  depth: number;
  turn: number;
  kind: number;
  reach: number;
}

/** The fields of a world. kinds: how many kinds there are. draw: returns 0 to 1; called in the same order each time. */
export function fieldsOn(
  road: Road,
  { landmarks = [] }: Places,
  kinds: number,
  world: Box,
  draw: () => number,
): Field[] {
  const site: Site = {
    rules: [
      offLine(road.line, road.half + AWAY),
      outside(road.line.points),
      offPoints(
        road.circuit.scenery.map(({ x, y }) => [x, y] as const),
        THING_ROOM,
      ),
      offRounds(landmarks.map((one) => ({ ...one, reach: one.reach + LANDMARK_ROOM }))),
      offRounds(flatThings(road.circuit.scenery)),
    ],
    taken: [],
  };
  return scatter(world, kinds > 0 ? TRIES : 0, draw, (x, y) => {
    const width = 84 + draw() * 60;
    const depth = 56 + draw() * 54;
    const turn = draw() * 32 - 16;
    const kind = Math.floor(draw() * kinds);
    const reach = Math.hypot(width, depth) / 2;
    return take(site, { x, y, reach }, GAP) ? { x, y, width, depth, turn, kind, reach } : undefined;
  });
}
