// What may be wrong with a source whose fields are all in range: each problem with its place and, where there is one answer, the
// mended source. Not here: single fields (source.ts), or how a circuit races (the balance report).

import type { CircuitProblem } from '@core/contract';
import { anchorOf, type CutRoad } from '@geometry/cut-road';
import { entry, type Point } from '@geometry/line';
import { bendAt, type Neighbours, nearestStretches } from '@geometry/stretches';
import { circuitError, circuitWarning } from '@kit/workshop';
import { crowdOf, MANY_THINGS } from '@workshop/brushes';
import { withCorner } from '@workshop/with-corner';
import type { FormulaSource } from './source';
import { BETWEEN, CORNER, HOME, roadOf, SPACE, type Stretch, stretchesOf } from './stretches';

/** How far the road reaches to its sides with its barriers, board units; home: with pits and garages. */
const REACH = { road: 48, home: 140 } as const;
/** Stretches nearer than this along the road are one bend, in spaces: more than the home straight is wide. */
const ALONG = 10;
/** The narrowest bends that cars fit round, radius of the middle lane in board units; home: with the pits beside it. */
const RADIUS = { road: 60, home: 600 } as const;
/** Above this radius a road looks straight, board units. */
const STRAIGHT = 420;
/** Places per space at which the road is looked at. */
const LOOKS = 2;
/** Spaces after which a straight is called long: two rolls in sixth gear. */
const LONG = 54;
/** Spaces that a stop takes up at least, in second gear. */
const PER_STOP = 2;

/** The problems of a source, errors first; within a level along the lap. */
export function problemsOf(source: FormulaSource): CircuitProblem[] {
  const road = roadOf(source);
  if (road.curve.length < 1) return [circuitError('workshop.road.none', {}, {})];
  const seen: Seen = { source, road, places: placesOf(source, road), corners: stretchesOf(source, road) };
  const errors = [...crossings(seen), ...sharpTurns(seen), ...cornerErrors(seen)];
  return errors.length > 0 ? errors : [...cornerWarnings(seen), ...landWarnings(seen)];
}

interface Seen {
  readonly source: FormulaSource;
  readonly road: CutRoad;
  /** The road in board units, LOOKS places a space, from the line. */
  readonly places: readonly Point[];
  readonly corners: readonly Stretch[];
}

/** How much room is between two stretches of the road where it comes nearest to itself, board units. */
export function roomBeside(source: FormulaSource): number {
  return nearest(source, placesOf(source, roadOf(source))).room;
}

function placesOf({ spaces }: FormulaSource, { curve, finish, space }: CutRoad): Point[] {
  return curve.cut(spaces * LOOKS, finish).map(([x, y]): Point => [(x * SPACE) / space, (y * SPACE) / space]);
}

function nearest({ spaces }: FormulaSource, places: readonly Point[]): Neighbours {
  return nearestStretches(places, ALONG * LOOKS, (at) => (isHome(at / LOOKS, spaces) ? REACH.home : REACH.road));
}

function isHome(space: number, spaces: number): boolean {
  return space < HOME.behind || space >= spaces - HOME.before;
}

function crossings({ source, places }: Seen): CircuitProblem[] {
  const { at, other, room } = nearest(source, places);
  if (room >= 0) return [];
  const [space, second] = [Math.floor(at / LOOKS), Math.floor(other / LOOKS)];
  return [circuitError('workshop.road.crosses', { space: space + 1, other: second + 1 }, { space })];
}

/** The first bend that is too sharp of the road, and of the start straight. */
function sharpTurns({ source: { spaces }, places }: Seen): CircuitProblem[] {
  const sharp = (id: string, isSharp: (radius: number, space: number) => boolean): CircuitProblem[] => {
    const at = places.findIndex((_, place) => isSharp(bendAt(places, place, LOOKS).radius, place / LOOKS));
    const space = Math.floor(at / LOOKS);
    return at < 0 ? [] : [circuitError(id, { space: space + 1 }, { space })];
  };
  return [
    ...sharp('workshop.road.sharp', (radius, space) => radius < RADIUS.road && !isHome(space, spaces)),
    ...sharp('workshop.home.bends', (radius, space) => radius < RADIUS.home && isHome(space, spaces)),
  ];
}

/** Corners of no possible length, beside the pits, or without a straight between them. */
function cornerErrors({ source, road, corners }: Seen): CircuitProblem[] {
  return corners.flatMap((corner, index) => {
    const where = { space: corner.first, corner: index };
    const named = { corner: entry(source.corners, corner.source).name };
    const spaces = corner.end - corner.first;
    const anchorAt = (space: number) => anchorOf(road, space);
    if (spaces < CORNER.fewest) {
      const fixed = withCorner(source, corner.source, { to: anchorAt(corner.first + CORNER.fewest) });
      return [circuitError('workshop.corner.short', { ...named, spaces }, where, fixed)];
    }
    if (spaces > CORNER.most)
      return [circuitError('workshop.corner.length', { ...named, spaces, most: CORNER.most }, where)];
    const last = source.spaces - HOME.before;
    if (corner.first < HOME.behind || corner.end > last) {
      const [from, to] = [Math.max(corner.first, HOME.behind), Math.min(corner.end, last)];
      const isLeft = to - from >= CORNER.fewest;
      const fixed = isLeft ? withCorner(source, corner.source, { from: anchorAt(from), to: anchorAt(to) }) : undefined;
      return [circuitError('workshop.corner.home', named, where, fixed)];
    }
    const before = index === 0 ? undefined : entry(corners, index - 1);
    if (before === undefined || corner.first >= before.end + BETWEEN) return [];
    const other = entry(source.corners, before.source).name;
    const from = before.end + BETWEEN;
    const fixed =
      corner.end - from >= CORNER.fewest ? withCorner(source, corner.source, { from: anchorAt(from) }) : undefined;
    return [circuitError('workshop.corner.overlap', { ...named, other }, where, fixed)];
  });
}

function cornerWarnings({ source, places, corners }: Seen): CircuitProblem[] {
  return corners.flatMap((corner, index) => {
    const { name, stops } = entry(source.corners, corner.source);
    const before = entry(corners, (index === 0 ? corners.length : index) - 1);
    const straight = (corner.first - before.end + source.spaces) % source.spaces;
    const where = { space: corner.first, corner: index };
    const spaces = corner.end - corner.first;
    const found: CircuitProblem[] = [];
    if (straight > LONG) found.push(circuitWarning('workshop.stretch.long', { corner: name, spaces: straight }, where));
    if (stops * PER_STOP > spaces) {
      const fewer = Math.max(1, Math.floor(spaces / PER_STOP));
      const fixed = withCorner(source, corner.source, { stops: fewer });
      found.push(circuitWarning('workshop.corner.stops', { corner: name, stops, spaces }, where, fixed));
    }
    const radii = Array.from({ length: spaces }, (_, at) => bendAt(places, (corner.first + at) * LOOKS, LOOKS).radius);
    if (Math.min(...radii) > STRAIGHT) found.push(circuitWarning('workshop.corner.straight', { corner: name }, where));
    return found;
  });
}

function landWarnings({ source }: Seen): CircuitProblem[] {
  const crowd = crowdOf(source);
  if (crowd === undefined) return [];
  const { things, fixed } = crowd;
  return [circuitWarning('workshop.scenery.many', { things, most: MANY_THINGS }, {}, fixed)];
}
