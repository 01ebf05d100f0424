// The road of one circuit: the line through its middle lane, and every space as a spot on the board. No art, no Pixi.

import { madeOnce } from '@geometry/by-id';
import { ClosedLine, entry, type Point, type Spot, smoothLoop } from '@geometry/line';
import type { Circuit, Corner } from '../data/circuit';
import { circuitOf } from '../data/circuits';
import type { CornerIndex, Space } from '../types';
import { type Geometry, geometryOf } from './derive-circuit';

/** Car units to board units if there is room. */
export const CAR_SCALE = 0.74;
/** A car as drawn at that scale, nose to tail. */
export const CAR_LENGTH = 41 * CAR_SCALE;
/** Space between two cars in file on the shortest spaces. */
const BUMPER_GAP = 1;
/** Points of the middle line per space. */
const FINE = 12;

/** A corner with its stretch along the middle line. Distances in board units. */
export interface DrawnCorner {
  corner: Corner;
  from: number;
  to: number;
}
/** One circuit's road. Spaces are numbered as in types.ts. */
export interface Road {
  circuit: Circuit;
  drawn: Geometry;
  line: ClosedLine;
  /** Half the width of all three lanes. */
  half: number;
  corners: readonly DrawnCorner[];
  spot(space: Space): Spot;
  outline(space: Space): readonly Point[];
  /** How large a car can be drawn here without touching the next one in file: 1, less on short spaces. */
  carScale(space: Space): number;
  /** Distance along the middle line of a position in half spaces. */
  distanceOf(pos: number): number;
}

/** The road of a circuit, computed once. Throws on an unknown id, which is a bug. */
export const roadOf = madeOnce((circuitId) => {
  return layRoad(circuitOf(circuitId), geometryOf(circuitId));
});

/** Lays the road of any circuit, known here or not. */
export function layRoad(circuit: Circuit, drawn: Geometry): Road {
  const spots = drawn.spaces.map(({ x, y, heading }): Spot => ({ x, y, angle: (heading * Math.PI) / 180 }));
  const outlines = drawn.spaces.map(({ outline }) => outline.map(({ x, y }): Point => [x, y]));
  const control = drawn.centreline.map(({ x, y }): Point => [x, y]);
  const line = new ClosedLine(smoothLoop(control, FINE));
  const scales = spots.map((_, space) => scaleOf(circuit, spots, space));
  const distanceOf = distancesBy(circuit, spots, line);
  return {
    circuit,
    drawn,
    line,
    half: drawn.laneWidth * 1.5,
    corners: circuit.corners.map((corner) => layCorner(circuit, corner, distanceOf, line.length)),
    spot: (space) => entry(spots, space),
    outline: (space) => entry(outlines, space),
    carScale: (space) => entry(scales, space),
    distanceOf,
  };
}

/** Positions of the middle lane as distances along the line. Positions between them are interpolated. */
function distancesBy({ lane, pos, lapPos }: Circuit, spots: readonly Spot[], line: ClosedLine): Road['distanceOf'] {
  const known = spots
    .map((spot, space) => ({
      pos: entry(pos, space),
      distance: nearestDistance(line, spot),
      isMiddle: lane[space] === 'B',
    }))
    .filter(({ isMiddle }) => isMiddle)
    .toSorted((a, b) => a.pos - b.pos);
  const first = entry(known, 0);
  // From the first one on, distances only grow.
  const rising = known.map(({ pos: at, distance }) => ({
    at,
    distance: distance < first.distance - 1 ? distance + line.length : distance,
  }));
  const round = [...rising, { at: first.pos + lapPos, distance: first.distance + line.length }];
  return (wanted) => {
    const at = wanted < first.pos ? wanted + lapPos : wanted;
    const found = round.findIndex((one) => one.at >= at);
    const index = found < 1 ? (found === 0 ? 1 : round.length - 1) : found;
    const [before, after] = [entry(round, index - 1), entry(round, index)];
    return before.distance + ((after.distance - before.distance) * (at - before.at)) / (after.at - before.at || 1);
  };
}

function nearestDistance(line: ClosedLine, { x, y }: Spot): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  line.points.forEach(([px, py], index) => {
    const away = (px - x) ** 2 + (py - y) ** 2;
    if (away >= least) return;
    least = away;
    best = index;
  });
  return entry(line.distances, best);
}

/** A corner extends from half a space before its first centre to half a space after its last. */
function layCorner(
  { corner: cornerAt, pos }: Circuit,
  corner: Corner,
  distanceOf: Road['distanceOf'],
  lap: number,
): DrawnCorner {
  const positions = pos.filter((_, space) => cornerAt[space] === corner.index);
  const from = distanceOf(Math.min(...positions) - 1);
  const to = distanceOf(Math.max(...positions) + 1);
  return { corner, from, to: to < from ? to + lap : to };
}

/** Cars in the same lane are at least this share of a whole car apart. */
function scaleOf({ lane }: Circuit, spots: readonly Spot[], space: Space): number {
  const here = entry(spots, space);
  const gaps = spots
    .filter((_, other) => other !== space && lane[other] === lane[space])
    .map((there) => Math.hypot(there.x - here.x, there.y - here.y));
  return Math.min(1, Math.min(...gaps) / (CAR_LENGTH + BUMPER_GAP));
}

/** How far a space is ahead of another, in half spaces, always forwards. */
export function aheadOf({ circuit: { pos, lapPos } }: Road, from: Space, to: Space): number {
  const distance = entry(pos, to) - entry(pos, from);
  return ((distance % lapPos) + lapPos) % lapPos;
}

/** The first corner ahead of a space. In a corner: the next one. -1 only on a circuit without corners. */
export function cornerAfter({ circuit: { section, sections } }: Road, space: Space): CornerIndex | -1 {
  const from = entry(section, space);
  for (let step = 1; step <= sections.length; step++) {
    const { corner } = entry(sections, (from + step) % sections.length);
    if (corner >= 0) return corner;
  }
  return -1;
}

/** The spaces that a car drives over from one to another, both included. */
export function spacesBetween(road: Road, from: Space, to: Space): readonly Space[] {
  const { next, left, right } = road.circuit;
  const way: Space[] = [from];
  let [here, rest] = [from, aheadOf(road, from, to)];
  // The last step may also change lanes.
  while (rest > 2) {
    const ways = [next[here], left[here], right[here]].filter((space) => space !== undefined && space >= 0) as Space[];
    const on = ways.find((space) => aheadOf(road, space, to) < rest);
    if (on === undefined) break;
    way.push(on);
    [here, rest] = [on, aheadOf(road, on, to)];
  }
  return here === to ? way : [...way, to];
}
