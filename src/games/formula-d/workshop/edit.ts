// Changes of a circuit of Formula D, besides its road: corners with their ends and stops, the setup, the land.

import { anchorOf, type CutRoad, spaceAt } from '@geometry/cut-road';
import { entry } from '@geometry/line';
import { bendOfEach } from '@geometry/ring';
import { anchorBeyond, tidyAnchor } from '@workshop/anchors';
import type { Change } from '@workshop/history';
import { reverseRoad } from '@workshop/road';
import { BEND, cornerAround, isClearOf, type Placed, stopsFor } from './bends';
import { problemsOf } from './problems';
import { ON_ROAD } from './rules';
import { type FormulaSource, RANGES, type SourceCorner } from './source';
import { CORNER, HOME, roadOf, stretchesOf } from './stretches';

type FormulaChange = Change<FormulaSource>;

/** How far a new corner may be moved to the sharpest place, in spaces. */
const NEAR = 3;

/** Adds a corner at the sharpest space near this place, as far as the road bends, with the stops that fit it. */
export function addCorner(anchor: number, name: string): FormulaChange {
  return (draft) => {
    if (draft.corners.length >= RANGES.corners[1]) return;
    const road = roadOf(draft);
    const found = placeFor(draft, road, anchor);
    if (found === undefined) return;
    const { from, to } = found;
    draft.corners.push({ name, ...endsAt(draft, road, from, to), stops: stopsFor(to - from) });
  };
}

/** The corner round the sharpest space within three that has room, beside grid and pits and the other corners. */
function placeFor(source: FormulaSource, road: CutRoad, anchor: number): Placed | undefined {
  const { spaces } = source;
  const bends = bendOfEach(road.curve, spaces, road.finish);
  const here = Math.floor(spaceAt(road, anchor));
  const placed = stretchesOf(source, road).map(({ first, end }): Placed => ({ from: first, to: end }));
  const isFree = (at: number) => at >= HOME.behind && at <= spaces - HOME.before && isClearOf(placed, at);
  const isBend = (at: number) => entry(bends, (at + spaces) % spaces).radius <= BEND.beside;
  return Array.from({ length: 2 * NEAR + 1 }, (_, at) => (here - NEAR + at + spaces) % spaces)
    .toSorted((a, b) => entry(bends, a).radius - entry(bends, b).radius)
    .map((space) => cornerAround(space, isBend, isFree))
    .find((one) => one !== undefined);
}

/** Takes a corner out; the last two stay. */
export function removeCorner(index: number): FormulaChange {
  return (draft) => {
    if (draft.corners.length > RANGES.corners[0]) draft.corners.splice(index, 1);
  };
}

/** Changes the name or the stops of a corner. */
export function changeCorner(index: number, change: Partial<Pick<SourceCorner, 'name' | 'stops'>>): FormulaChange {
  return (draft) => {
    const corner = draft.corners[index];
    if (corner !== undefined) Object.assign(corner, change);
  };
}

/** Sets the required stops; a number that no corner can have changes nothing. */
export function setStops(index: number, stops: number): FormulaChange {
  const [least, most] = RANGES.stops;
  return stops < least || stops > most ? () => {} : changeCorner(index, { stops });
}

/** Puts a corner so that it begins with a space. It keeps its length. */
export function putCorner(index: number, first: number): FormulaChange {
  return (draft) => putEnds(draft, index, ({ length }) => [first, first + length]);
}

/** Lets a corner begin with a space, and end where it ended. */
export function beginCorner(index: number, first: number): FormulaChange {
  return (draft) => putEnds(draft, index, ({ end }) => [first, end]);
}

/** Lets a corner end before a space, and begin where it began. */
export function endCorner(index: number, end: number): FormulaChange {
  return (draft) => putEnds(draft, index, ({ first }) => [first, end]);
}

interface Ends {
  readonly first: number;
  readonly end: number;
  readonly length: number;
}

/** Changes the draft. ends: where the corner is to begin and end, from where it does. */
function putEnds(draft: FormulaSource, index: number, ends: (now: Ends) => readonly [number, number]): void {
  const road = roadOf(draft);
  const now = stretchesOf(draft, road).find(({ source }) => source === index);
  const corner = draft.corners[index];
  if (now === undefined || corner === undefined) return;
  const { first, end } = now;
  const [from, to] = ends({ first, end, length: Math.max(CORNER.fewest, end - first) });
  Object.assign(corner, endsAt(draft, road, from, to));
}

/** The anchors of a corner from one space up to another. */
function endsAt(
  { road: points }: FormulaSource,
  road: CutRoad,
  from: number,
  to: number,
): { from: number; to: number } {
  const anchor = (space: number) => tidyAnchor(anchorOf(road, space), points.length);
  return { from: anchor(from), to: anchor(to) };
}

/** Changes the setup, the name or the land. */
export function changeCircuit(change: Partial<Pick<FormulaSource, 'laps' | 'theme' | 'seed' | 'name'>>): FormulaChange {
  return (draft) => {
    Object.assign(draft, change);
  };
}

/** Turns the driving direction round. The line moves along its straight, so that grid and pits stay on it. */
export function reverse(): FormulaChange {
  return (draft) => {
    reverseRoad(ON_ROAD)(draft);
    for (const corner of draft.corners) Object.assign(corner, { from: corner.to, to: corner.from });
    const start = anchorBeyond(draft, draft.start, HOME.before - HOME.behind, ON_ROAD);
    draft.start = tidyAnchor(start, draft.road.length);
  };
}

/**
 * The same circuit with its line in front of a space, or of the nearest one before it where grid and pits have a straight; undefined:
 * there is no such place.
 */
export function startingAt(source: FormulaSource, space: number): FormulaSource | undefined {
  const road = roadOf(source);
  const { spaces } = source;
  const corners = stretchesOf(source, road);
  const hasRoom = (line: number) =>
    corners.every(({ first, end }) => {
      const from = (first - line + spaces) % spaces;
      return from >= HOME.behind && from + end - first <= spaces - HOME.before;
    });
  for (let back = 0; back < spaces; back++) {
    const line = (space - back + spaces) % spaces;
    if (!hasRoom(line)) continue;
    const moved = { ...source, start: tidyAnchor(anchorOf(road, line), source.road.length) };
    if (problemsOf(moved).every(({ level }) => level !== 'error')) return moved;
  }
  return undefined;
}
