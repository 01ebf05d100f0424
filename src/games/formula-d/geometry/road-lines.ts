// Lines along the road that its drawing follows: barriers, kerbs, lanes, the edges of corners. Points in board units. Not here:
// their colours and widths (ui/board/art/road.ts).

import { entry, type Point } from '@geometry/line';
import type { Corner } from '../data/circuit';
import type { Space } from '../types';
import { pitSpots } from './pits';
import type { Road } from './road';

/** How far outside the road barriers are. */
const BARRIER = 11;
/** Distance that barriers keep from the pits' spaces. */
const PIT_ROOM = 30;

/** Barriers on both sides, in pieces: open where the pit lane joins. */
export function barrierLines(road: Road): Point[][] {
  const pits = pitSpots(road);
  const isOpen = ([x, y]: Point): boolean => pits.every((pit) => Math.hypot(pit.x - x, pit.y - y) > PIT_ROOM);
  return [-1, 1]
    .flatMap((side) => road.line.parallel(side * (road.half + BARRIER), 5))
    .flatMap((piece) => runsOf(piece, isOpen));
}

/** The inside of every part of a corner that turns one way. */
export function kerbLines(road: Road): Point[][] {
  const { circuit, line, half, distanceOf } = road;
  const { spaceLength } = road.drawn;
  return road.corners.flatMap(({ corner, from }) => {
    const middle = spacesOf(road, corner.index).filter((space) => circuit.lane[space] === 'B');
    const parts: { side: number; distances: number[] }[] = [];
    for (const space of middle) {
      const side = circuit.inside[space] === 'L' ? -1 : 1;
      const distance = distanceOf(entry(circuit.pos, space));
      const last = parts[parts.length - 1];
      const onwards = distance < from - spaceLength ? distance + line.length : distance;
      if (last?.side === side) last.distances.push(onwards);
      else parts.push({ side, distances: [onwards] });
    }
    return parts.map(({ side, distances }) =>
      line.stretch(
        Math.min(...distances) - spaceLength * 0.6,
        Math.max(...distances) + spaceLength * 0.6,
        side * (half - 1),
        4,
      ),
    );
  });
}

/** A line once around the road, this far to the right of its middle. */
export function laneLine(road: Road, offset: number): Point[] {
  return road.line.stretch(0, road.line.length, offset, 6);
}

/** The spaces of a corner, by its index. */
export function spacesOf(road: Road, corner: number): Space[] {
  return road.drawn.spaces.map(({ space }) => space).filter((space) => road.circuit.corner[space] === corner);
}

/** The stepped edge before the first or after the last spaces of a corner, lane by lane. */
export function cornerEdge(road: Road, corner: Corner, isEntry: boolean): Point[] {
  const { circuit } = road;
  const inside = spacesOf(road, corner.index);
  return ['A', 'B', 'C'].flatMap((lane): Point[] => {
    const own = inside.filter((space) => circuit.lane[space] === lane);
    const isEdge = (space: Space): boolean =>
      isEntry
        ? own.every((other) => circuit.next[other] !== space)
        : circuit.corner[entry(circuit.next, space)] !== corner.index;
    const found = own.find(isEdge);
    if (found === undefined) return [];
    const outline = road.outline(found);
    return isEntry ? [entry(outline, 0), entry(outline, 5)] : [entry(outline, 2), entry(outline, 3)];
  });
}

/** Stretches of a line whose points all pass. */
function runsOf(points: readonly Point[], isOpen: (point: Point) => boolean): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (isOpen(point)) runs[runs.length - 1]?.push(point);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 3);
}
