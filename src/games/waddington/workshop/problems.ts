// What may be wrong with a source whose fields are all in range: each problem with its place and, where there is one answer, the
// mended source. Not here: single fields (source.ts), or how a circuit races (the balance report).

import type { CircuitProblem } from '@core/contract';
import { anchorOf, type CutRoad } from '@geometry/cut-road';
import { entry, type Point } from '@geometry/line';
import { bendAt, type Neighbours, nearestStretches } from '@geometry/stretches';
import { circuitError, circuitWarning } from '@kit/workshop';
import { crowdOf, MANY_THINGS } from '@workshop/brushes';
import { withCorner } from '@workshop/with-corner';
import { BETWEEN, cornersOf, HOME, middleOf, ROW, roadOf, roomOnLap, type Stretch, stretchesOf } from './rows';
import type { WaddingtonSource } from './source';

/** How far the road reaches from its middle lane, with its bays and verges, lane widths; home: with grid and pits. */
const REACH = { road: 2.8, home: 3.8 } as const;
/** Stretches nearer than this along the road are one bend, in rows. */
const ALONG = 6;
/** The narrowest bends that cars fit round, radius of the middle lane in lane widths; home: with grid and pits. */
const RADIUS = { road: 3.2, home: 12 } as const;
/** Above this radius a road looks straight, lane widths. */
const STRAIGHT = 24;
/** Places per row at which the road is looked at. */
const LOOKS = 2;
/** Rows that a car drives in a turn, about. */
const PER_TURN = 6;
/** Turns and rows after which something is called long. */
const LONG = { turns: 100, stretch: 32 } as const;
/** A safety speed that no car exceeds. */
const NO_LIMIT = 160;
/** Rows from one band to the next, below which every car crosses both in one move. */
const CLOSE = 3;

/** The problems of a source, errors first; within a level along the lap. */
export function problemsOf(source: WaddingtonSource): CircuitProblem[] {
  const road = roadOf(source);
  if (road.curve.length < 1) return [circuitError('workshop.road.none', {}, {})];
  const stretches = stretchesOf(source, road);
  const seen: Seen = { source, road, places: placesOf(source, road), stretches, corners: cornersOf(stretches) };
  const errors = [...crossings(seen), ...sharpTurns(seen), ...placeErrors(seen), ...markerErrors(seen)];
  const warnings = errors.length > 0 ? [] : [...cornerWarnings(seen), ...lapWarnings(seen), ...landWarnings(seen)];
  return [...errors, ...warnings];
}

interface Seen {
  readonly source: WaddingtonSource;
  readonly road: CutRoad;
  /** The road in lane widths, LOOKS places a row, from the finish line. */
  readonly places: readonly Point[];
  readonly stretches: readonly Stretch[];
  readonly corners: readonly Stretch[];
}

/** How much room is between two stretches of the road where it comes nearest to itself, lane widths. */
export function roomBeside(source: WaddingtonSource): number {
  return nearest(source, placesOf(source, roadOf(source))).room;
}

function placesOf({ rows }: WaddingtonSource, { curve, finish, space }: CutRoad): Point[] {
  return curve.cut(rows * LOOKS, finish).map(([x, y]): Point => [(x * ROW) / space, (y * ROW) / space]);
}

function nearest({ rows }: WaddingtonSource, places: readonly Point[]): Neighbours {
  return nearestStretches(places, ALONG * LOOKS, (at) => (isHome(at / LOOKS, rows) ? REACH.home : REACH.road));
}

function isHome(row: number, rows: number): boolean {
  return row < HOME.behind || row >= rows - HOME.before;
}

function crossings({ source, places }: Seen): CircuitProblem[] {
  const { at, other, room } = nearest(source, places);
  if (room >= 0) return [];
  const [space, second] = [Math.floor(at / LOOKS), Math.floor(other / LOOKS)];
  return [circuitError('workshop.road.crosses', { row: space + 1, other: second + 1 }, { space })];
}

/** The first bend that is too sharp of the road, and of the home straight. */
function sharpTurns({ source: { rows }, places }: Seen): CircuitProblem[] {
  const sharp = (id: string, isSharp: (radius: number, row: number) => boolean): CircuitProblem[] => {
    const at = places.findIndex((_, place) => isSharp(bendAt(places, place, LOOKS).radius, place / LOOKS));
    const space = Math.floor(at / LOOKS);
    return at < 0 ? [] : [circuitError(id, { row: space + 1 }, { space })];
  };
  return [
    ...sharp('workshop.road.sharp', (radius, row) => radius < RADIUS.road && !isHome(row, rows)),
    ...sharp('workshop.home.bends', (radius, row) => radius < RADIUS.home && isHome(row, rows)),
  ];
}

/** Corners and ponds that reach into the home straight or into each other. */
function placeErrors({ source, road, stretches, corners }: Seen): CircuitProblem[] {
  return stretches.flatMap((stretch, index) => {
    const [least, most] = roomOnLap(source.rows, stretch);
    const before = index === 0 ? undefined : entry(stretches, index - 1);
    const after = stretches[index + 1];
    const where = whereOf(stretch, corners);
    const named = { what: stretch.kind, corner: nameOf(source, stretch) };
    const free = before === undefined ? least : Math.max(least, before.end + BETWEEN);
    const moved = (first: number) => {
      const fits = first >= free && first <= most && isBefore(first, stretch, after);
      return fits ? withMiddle(source, stretch, anchorOf(road, middleOf(first, stretch))) : undefined;
    };
    if (stretch.first < least || stretch.first > most) {
      const fixed = moved(Math.max(least, Math.min(most, stretch.first)));
      return [circuitError('workshop.place.home', named, where, fixed)];
    }
    if (before === undefined || stretch.first >= before.end + BETWEEN) return [];
    const other = { whatOther: before.kind, other: nameOf(source, before) };
    return [circuitError('workshop.place.overlap', { ...named, ...other }, where, moved(before.end + BETWEEN))];
  });
}

function isBefore(first: number, { first: from, end }: Stretch, after: Stretch | undefined): boolean {
  return after === undefined || first + (end - from) + BETWEEN <= after.first;
}

/** Kept pit cards count after a corner that does not exist. */
function markerErrors({ source }: Seen): CircuitProblem[] {
  return (['brakeFailure', 'faultyTyres'] as const).flatMap((marker) => {
    const most = source.corners.length - 1;
    if (source[marker] <= most) return [];
    return [circuitError('workshop.marker', { marker, number: source[marker] + 1 }, {}, { ...source, [marker]: most })];
  });
}

function cornerWarnings({ source, places, corners }: Seen): CircuitProblem[] {
  return corners.flatMap((stretch, index) => {
    const corner = entry(source.corners, stretch.source);
    const before = entry(corners, (index === 0 ? corners.length : index) - 1);
    const away =
      corners.length === 1 ? source.rows : (middleRow(stretch) - middleRow(before) + source.rows) % source.rows;
    const where = whereOf(stretch, corners);
    const named = { corner: corner.name };
    const found: CircuitProblem[] = [];
    if (away < CLOSE) {
      const other = entry(source.corners, before.source).name;
      found.push(circuitWarning('workshop.corner.close', { ...named, other }, where));
    }
    if (away > LONG.stretch) found.push(circuitWarning('workshop.stretch.long', { ...named, rows: away }, where));
    if (corner.limits.every((limit) => limit >= NO_LIMIT)) {
      const fixed = withCorner(source, stretch.source, { limits: [120, 120, 120] });
      found.push(circuitWarning('workshop.corner.free', { ...named, limit: NO_LIMIT }, where, fixed));
    }
    if (bendAt(places, middleRow(stretch) * LOOKS, LOOKS).radius > STRAIGHT)
      found.push(circuitWarning('workshop.corner.straight', named, where));
    return found;
  });
}

function lapWarnings({ source }: Seen): CircuitProblem[] {
  const turns = Math.round((source.rows * source.laps) / PER_TURN);
  if (turns <= LONG.turns || source.laps <= 3) return [];
  const { laps } = source;
  return [circuitWarning('workshop.lap.long', { laps, turns }, {}, { ...source, laps: laps - 1 })];
}

function landWarnings({ source }: Seen): CircuitProblem[] {
  const crowd = crowdOf(source);
  if (crowd === undefined) return [];
  const { things, fixed } = crowd;
  return [circuitWarning('workshop.scenery.many', { things, most: MANY_THINGS }, {}, fixed)];
}

function middleRow({ first, end }: Stretch): number {
  return Math.floor((first + end) / 2);
}

function whereOf(stretch: Stretch, corners: readonly Stretch[]): Pick<CircuitProblem, 'space' | 'corner'> {
  const corner = corners.indexOf(stretch);
  return { space: Math.max(0, stretch.first), ...(corner >= 0 && { corner }) };
}

/** A corner's name; a pond has none. */
function nameOf({ corners }: WaddingtonSource, { kind, source }: Stretch): string {
  return kind === 'corner' ? entry(corners, source).name : '';
}

function withMiddle(source: WaddingtonSource, { kind, source: at }: Stretch, middle: number): WaddingtonSource {
  if (kind === 'corner') return withCorner(source, at, { at: middle });
  return { ...source, ponds: source.ponds.map((pond, index) => (index === at ? { ...pond, at: middle } : pond)) };
}
