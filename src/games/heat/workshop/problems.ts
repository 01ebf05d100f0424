// What may be wrong with a source whose fields are all in range: each problem with its place and, where there is one answer, the
// mended source. Not here: single fields (source.ts), or how a circuit races (the balance report).

import type { CircuitProblem } from '@core/contract';
import { anchorOf, type CutRoad } from '@geometry/cut-road';
import { entry, type Point } from '@geometry/line';
import { bendAt, nearestStretches } from '@geometry/stretches';
import { circuitError, circuitWarning } from '@kit/workshop';
import { crowdOf, MANY_THINGS } from '@workshop/brushes';
import { withCorner } from '@workshop/with-corner';
import { type CutCorner, cornersOf, roadOf, SPACE } from './cut';
import type { HeatSource } from './source';

/** Board units from the middle of one stretch of road to another beside it: below this they touch. */
const APART = 56;
/** Stretches nearer than this along the road are one bend, in spaces. */
const ALONG = 4;
/** The narrowest bend that cars fit round, radius of the road's middle in board units. */
const RADIUS = 30;
/** Above this radius a road looks straight, board units. */
const STRAIGHT = 260;
/** Places per space at which the road is looked at. */
const LOOKS = 2;
/** Cars on the grid. */
const GRID = 8;
/** Spaces that a car drives in a round, about. */
const PER_ROUND = 7;
/** Rounds and spaces after which something is called long. */
const LONG = { rounds: 32, stretch: 32 } as const;
/** A limit that no car exceeds in an ordinary round. */
const NO_LIMIT = 11;
/** How far a corner may be moved to the sharpest place, in spaces. */
const NEAR = 3;

/** The problems of a source, errors first; within a level along the lap. */
export function problemsOf(source: HeatSource): CircuitProblem[] {
  const road = roadOf(source);
  if (road.curve.length < 1) return [{ level: 'error', text: { id: 'workshop.road.none' } }];
  const places = placesOf(source, road);
  const lines = cornersOf(source, road);
  const seen: Seen = { source, road, places, lines };
  const errors = [...crossings(seen), ...sharpTurns(seen), ...lineErrors(seen), ...chicaneErrors(seen)];
  const warnings = errors.length > 0 ? [] : [...lineWarnings(seen), ...lapWarnings(seen)];
  return [...errors, ...warnings];
}

interface Seen {
  readonly source: HeatSource;
  readonly road: CutRoad;
  /** The road in board units, LOOKS places a space, from the finish line. */
  readonly places: readonly Point[];
  readonly lines: readonly CutCorner[];
}

/** How near the road comes to another stretch of itself: the distance of their middles, board units. */
export function roomBeside(source: HeatSource): number {
  return nearestStretches(placesOf(source, roadOf(source)), ALONG * LOOKS, () => 0).room;
}

function placesOf({ spaces }: HeatSource, { curve, finish, space }: CutRoad): Point[] {
  return curve.cut(spaces * LOOKS, finish).map((place) => scaled(place, SPACE / space));
}

function crossings({ places }: Seen): CircuitProblem[] {
  const { at, other, room } = nearestStretches(places, ALONG * LOOKS, () => APART / 2);
  if (room >= 0) return [];
  const [space, second] = [Math.floor(at / LOOKS), Math.floor(other / LOOKS)];
  return [circuitError('workshop.road.crosses', { space: space + 1, other: second + 1 }, { space })];
}

function sharpTurns({ places }: Seen): CircuitProblem[] {
  const at = places.findIndex((_, place) => radiusAt(places, place) < RADIUS);
  const space = Math.floor(at / LOOKS);
  return at < 0 ? [] : [circuitError('workshop.road.sharp', { space: space + 1 }, { space })];
}

/** Radius of the circle through a place and its neighbours a space away; infinite on a straight. */
function radiusAt(places: readonly Point[], at: number): number {
  return bendAt(places, at, LOOKS).radius;
}

function lineErrors({ source, road, lines }: Seen): CircuitProblem[] {
  return lines.flatMap(({ source: at, line }, index) => {
    const corner = entry(source.corners, at);
    const before = index === 0 ? undefined : entry(lines, index - 1);
    const where = { space: line, corner: index };
    const { name: named } = corner;
    if (line === 0) {
      const fixed = withCorner(source, at, { at: anchorOf(road, 1) });
      return [circuitError('workshop.corner.finish', { corner: named }, where, fixed)];
    }
    if (before?.line === line) {
      const other = entry(source.corners, before.source).name;
      const fixed = line + 1 < source.spaces ? withCorner(source, at, { at: anchorOf(road, line + 1) }) : undefined;
      return [circuitError('workshop.corner.same', { corner: named, other }, where, fixed)];
    }
    const most = line - (before?.line ?? 0);
    if (corner.legends > most) {
      const fixed = withCorner(source, at, { legends: most });
      return [circuitError('workshop.corner.zone', { corner: named, most }, where, fixed)];
    }
    if (corner.raceLane >= source.lanes) {
      const fixed = withCorner(source, at, { raceLane: source.lanes - 1 });
      return [circuitError('workshop.corner.lane', { corner: named, lanes: source.lanes }, where, fixed)];
    }
    return [];
  });
}

function chicaneErrors({ source, lines }: Seen): CircuitProblem[] {
  return lines.flatMap(({ source: at, line }, index) => {
    const corner = entry(source.corners, at);
    if (!corner.sharesToken) return [];
    const before = index === 0 ? undefined : entry(source.corners, entry(lines, index - 1).source);
    if (before !== undefined && !before.sharesToken) return [];
    const id = before === undefined ? 'workshop.chicane.first' : 'workshop.chicane.three';
    const fixed = withCorner(source, at, { sharesToken: false });
    return [circuitError(id, { corner: corner.name }, { space: line, corner: index }, fixed)];
  });
}

function lineWarnings({ source, road, places, lines }: Seen): CircuitProblem[] {
  return lines.flatMap(({ source: at, line }, index) => {
    const corner = entry(source.corners, at);
    const before = index === 0 ? entry(lines, lines.length - 1) : entry(lines, index - 1);
    const gap = lines.length === 1 ? source.spaces : (line - before.line + source.spaces) % source.spaces;
    const where = { space: line, corner: index };
    const named = { corner: corner.name };
    const found: CircuitProblem[] = [];
    if (gap < 2 && !corner.sharesToken)
      found.push(
        circuitWarning('workshop.corner.close', { ...named, other: entry(source.corners, before.source).name }, where),
      );
    if (gap > LONG.stretch) found.push(circuitWarning('workshop.stretch.long', { ...named, spaces: gap }, where));
    if (corner.limit >= NO_LIMIT) {
      const fixed = withCorner(source, at, { limit: NO_LIMIT - 3 });
      found.push(circuitWarning('workshop.corner.free', { ...named, limit: corner.limit }, where, fixed));
    }
    if (radiusAt(places, line * LOOKS) > STRAIGHT) {
      const sharpest = sharpestNear(places, line);
      const isTaken = sharpest === 0 || lines.some((other) => other.line === sharpest);
      const isBend = radiusAt(places, sharpest * LOOKS) <= STRAIGHT;
      const fixed = isBend && !isTaken ? withCorner(source, at, { at: anchorOf(road, sharpest) }) : undefined;
      found.push(circuitWarning('workshop.corner.straight', named, where, fixed));
    }
    return found;
  });
}

/** The space with the sharpest bend within a few of this one. */
function sharpestNear(places: readonly Point[], line: number): number {
  const spaces = places.length / LOOKS;
  const near = Array.from({ length: 2 * NEAR + 1 }, (_, at) => (line - NEAR + at + spaces) % spaces);
  return near.reduce((best, space) =>
    radiusAt(places, space * LOOKS) < radiusAt(places, best * LOOKS) ? space : best,
  );
}

function lapWarnings({ source, lines }: Seen): CircuitProblem[] {
  const found: CircuitProblem[] = [];
  const rounds = Math.round((source.spaces * source.laps) / PER_ROUND);
  if (rounds > LONG.rounds && source.laps > 1) {
    const fixed = { ...source, laps: source.laps - 1 };
    found.push(circuitWarning('workshop.lap.long', { laps: source.laps, rounds }, {}, fixed));
  }
  const crowd = crowdOf(source);
  if (crowd !== undefined) {
    const { things, fixed } = crowd;
    found.push(circuitWarning('workshop.scenery.many', { things, most: MANY_THINGS }, {}, fixed));
  }
  const last = entry(lines, lines.length - 1);
  const rows = Math.ceil(GRID / source.lanes);
  if (last.line > source.spaces - rows) {
    const { name: corner } = entry(source.corners, last.source);
    found.push(
      circuitWarning('workshop.grid.corner', { corner, spaces: rows }, { space: last.line, corner: lines.length - 1 }),
    );
  }
  return found;
}

function scaled([x, y]: Point, scale: number): Point {
  return [x * scale, y * scale];
}
