// Changes of a circuit of Waddington's Formula 1, besides its road: corners with their speeds and shapes, ponds, the setup, the land.
// Corners and ponds have one numbering: ponds come after the corners.

import { anchorOf, type CutRoad, spaceAt } from '@geometry/cut-road';
import { entry } from '@geometry/line';
import { bendOfEach } from '@geometry/ring';
import { anchorBeyond, tidyAnchor } from '@workshop/anchors';
import type { Change } from '@workshop/history';
import { reverseRoad } from '@workshop/road';
import { limitFor } from './bends';
import { problemsOf } from './problems';
import { BETWEEN, HOME, middleOf, roadOf, roomOnLap, type Stretch, stretchesOf } from './rows';
import { ON_ROAD } from './rules';
import { LIMIT_STEP, RANGES, type SourceCorner, type WaddingtonSource } from './source';

type WaddingtonChange = Change<WaddingtonSource>;

/** How far a new corner may be moved to the sharpest place, in rows. */
const NEAR = 3;
/** Rows of a corner whose lanes part, and of a pond, at first. */
const PARTED = { corner: 4, pond: 2 } as const;

/** Adds a corner with one band at the sharpest row near this place, with the safety speed that its bend suggests. */
export function addCorner(anchor: number, name: string): WaddingtonChange {
  return (draft) => {
    if (draft.corners.length >= RANGES.corners[1]) return;
    const road = roadOf(draft);
    const { rows } = draft;
    const bends = bendOfEach(road.curve, rows, road.finish);
    const here = Math.floor(spaceAt(road, anchor));
    const row = Array.from({ length: 2 * NEAR + 1 }, (_, at) => (here - NEAR + at + rows) % rows)
      .filter((one) => isFree(draft, road, one, 1))
      .toSorted((a, b) => entry(bends, a).radius - entry(bends, b).radius)[0];
    if (row === undefined) return;
    const limit = limitFor(entry(bends, row).radius);
    const at = tidyAnchor(anchorOf(road, row + 0.5), draft.road.length);
    draft.corners.push({ name, at, limits: [limit, limit, limit], shape: 'open' });
  };
}

/** Whether rows from this one on are clear of the home straight and of everything on the road. */
function isFree(source: WaddingtonSource, road: CutRoad, first: number, length: number): boolean {
  const end = first + length;
  const [least, most] = roomOnLap(source.rows, { first, end });
  const others = stretchesOf(source, road);
  return (
    first >= least &&
    first <= most &&
    others.every((other) => end + BETWEEN <= other.first || first >= other.end + BETWEEN)
  );
}

/** Adds a pond where the road is free for longest; changes nothing if it has no room. */
export function addPond(): WaddingtonChange {
  return (draft) => {
    if (draft.ponds.length >= RANGES.ponds) return;
    const road = roadOf(draft);
    const free = Array.from({ length: draft.rows }, (_, row) => row).filter((row) =>
      isFree(draft, road, row, PARTED.pond),
    );
    const first = middleOfLongest(free);
    if (first === undefined) return;
    const at = tidyAnchor(anchorOf(road, first + PARTED.pond / 2), draft.road.length);
    draft.ponds.push({ at, rows: PARTED.pond, ground: 'water' });
  };
}

/** The middle one of the longest run of numbers. */
function middleOfLongest(numbers: readonly number[]): number | undefined {
  let longest: number[] = [];
  let run: number[] = [];
  for (const number of numbers) {
    run = run.at(-1) === number - 1 ? [...run, number] : [number];
    if (run.length > longest.length) longest = run;
  }
  return longest[Math.floor(longest.length / 2)];
}

/** Takes out a corner, or a pond by its number after the corners; the last corner stays. */
export function removeThing(index: number): WaddingtonChange {
  return (draft) => {
    const count = draft.corners.length;
    if (index >= count) {
      draft.ponds.splice(index - count, 1);
      return;
    }
    if (count <= RANGES.corners[0]) return;
    draft.corners.splice(index, 1);
    for (const marker of ['brakeFailure', 'faultyTyres'] as const) {
      const at = draft[marker] > index ? draft[marker] - 1 : draft[marker];
      draft[marker] = Math.min(at, count - 2);
    }
  };
}

/** Changes the name of a corner. */
export function nameCorner(index: number, name: string): WaddingtonChange {
  return (draft) => {
    const corner = draft.corners[index];
    if (corner !== undefined) corner.name = name;
  };
}

/** Sets the safety speed of one lane, mph. lane: 0 is lane 2. */
export function setLaneLimit(index: number, lane: 0 | 1 | 2, limit: number): WaddingtonChange {
  return (draft) => {
    const corner = draft.corners[index];
    if (corner !== undefined) corner.limits[lane] = withinLimits(limit);
  };
}

/** The fastest lane of a corner, mph: beside an island lane 3 does not exist. */
export function fastestOf({ shape, limits: [first, middle, last] }: Pick<SourceCorner, 'shape' | 'limits'>): number {
  return Math.max(first, shape === 'island' ? first : middle, last);
}

/** Sets the safety speed of a corner's fastest lane, mph; the other lanes change by as much. */
export function setLimit(index: number, limit: number): WaddingtonChange {
  return (draft) => {
    const corner = draft.corners[index];
    if (corner === undefined) return;
    const by = withinLimits(limit) - fastestOf(corner);
    const [first, middle, last] = corner.limits.map((one) => withinLimits(one + by));
    if (first !== undefined && middle !== undefined && last !== undefined) corner.limits = [first, middle, last];
  };
}

function withinLimits(limit: number): number {
  const [least, most] = RANGES.limit;
  return Math.min(most, Math.max(least, Math.round(limit / LIMIT_STEP) * LIMIT_STEP));
}

/** Lets the lanes of a corner part, or not. */
export function setShape(index: number, shape: SourceCorner['shape']): WaddingtonChange {
  return (draft) => {
    const corner = draft.corners[index];
    if (corner === undefined || corner.shape === shape) return;
    const { name, at, limits } = corner;
    const rows = corner.shape === 'open' ? PARTED.corner : corner.rows;
    draft.corners[index] = shape === 'open' ? { name, at, limits, shape } : { name, at, limits, shape, rows };
  };
}

/** Sets the rows of a corner whose lanes part, or of a pond by its number after the corners. */
export function setRows(index: number, rows: number): WaddingtonChange {
  return (draft) => {
    const thing = draft.corners[index] ?? draft.ponds[index - draft.corners.length];
    if (thing !== undefined && 'rows' in thing) thing.rows = rows;
  };
}

/** Sets what a pond is made of. index: its number after the corners. */
export function setGround(index: number, ground: WaddingtonSource['ponds'][number]['ground']): WaddingtonChange {
  return (draft) => {
    const pond = draft.ponds[index - draft.corners.length];
    if (pond !== undefined) pond.ground = ground;
  };
}

/** Puts a corner or a pond so that it begins with a row. */
export function putThing(index: number, first: number): WaddingtonChange {
  return (draft) => {
    const road = roadOf(draft);
    const now = stretchesOf(draft, road).find((one) => numberOf(draft, one) === index);
    const thing = draft.corners[index] ?? draft.ponds[index - draft.corners.length];
    if (now === undefined || thing === undefined) return;
    thing.at = tidyAnchor(anchorOf(road, middleOf(first, now)), draft.road.length);
  };
}

/** The number of a corner or a pond: ponds come after the corners. */
export function numberOf({ corners }: WaddingtonSource, { kind, source }: Stretch): number {
  return kind === 'corner' ? source : corners.length + source;
}

/** Changes the setup, the name, the land, or the corners after which kept pit cards count. */
export function changeCircuit(
  change: Partial<Pick<WaddingtonSource, 'laps' | 'theme' | 'seed' | 'name' | 'brakeFailure' | 'faultyTyres'>>,
): WaddingtonChange {
  return (draft) => {
    Object.assign(draft, change);
  };
}

/** Turns the driving direction round. The line moves along the home straight, so that grid and pits stay on it. */
export function reverse(): WaddingtonChange {
  return (draft) => {
    reverseRoad(ON_ROAD)(draft);
    const start = anchorBeyond(draft, draft.start, HOME.before - HOME.behind, ON_ROAD);
    draft.start = tidyAnchor(start, draft.road.length);
  };
}

/**
 * The same circuit with its line in front of a row, or of the nearest one before it where grid and pits have a straight; undefined:
 * there is no such place.
 */
export function startingAt(source: WaddingtonSource, row: number): WaddingtonSource | undefined {
  const road = roadOf(source);
  const { rows } = source;
  const things = stretchesOf(source, road);
  const hasRoom = (line: number) =>
    things.every((one) => {
      const first = (one.first - line + rows) % rows;
      const [least, most] = roomOnLap(rows, one);
      return first >= least && first <= most;
    });
  for (let back = 0; back < rows; back++) {
    const line = (row - back + rows) % rows;
    if (!hasRoom(line)) continue;
    const moved = { ...source, start: tidyAnchor(anchorOf(road, line), source.road.length) };
    if (problemsOf(moved).every(({ level }) => level !== 'error')) return moved;
  }
  return undefined;
}
