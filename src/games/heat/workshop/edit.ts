// Changes of a circuit of Heat, besides its road: corners with their limits, lanes and zones, the setup, the land.

import { anchorOf, spaceAt } from '@geometry/cut-road';
import { entry } from '@geometry/line';
import { type Bend, bendOfEach } from '@geometry/ring';
import { tidyAnchor } from '@workshop/anchors';
import type { Change } from '@workshop/history';
import { reverseRoad } from '@workshop/road';
import { limitFor } from './bends';
import { cornersOf, roadOf } from './cut';
import { problemsOf } from './problems';
import { ON_ROAD } from './rules';
import { type HeatSource, RANGES } from './source';

type HeatChange = Change<HeatSource>;
type HeatCorner = HeatSource['corners'][number];

/** How far a new corner may be moved to the sharpest place, in spaces. */
const NEAR = 3;
/** Spaces of a new Legends' zone, where there is room. */
const ZONE = 4;

/** Adds a corner at the sharpest space near this place, with the limit that its bend suggests. name: of the new corner. */
export function addCorner(anchor: number, name: string): HeatChange {
  return (draft) => {
    if (draft.corners.length >= RANGES.corners[1]) return;
    const found = placeFor(draft, anchor);
    if (found === undefined) return;
    const { line, radius } = found;
    const road = roadOf(draft);
    const lines = cornersOf(draft, road);
    const before = lines.findLast((one) => one.line < line);
    const after = lines.find((one) => one.line > line);
    // The road keeps its race lane, and the zone of the corner behind ends at the new line.
    const previous = entry(lines, before === undefined ? lines.length - 1 : lines.indexOf(before));
    const { raceLane } = entry(draft.corners, previous.source);
    const next = after && draft.corners[after.source];
    if (after !== undefined && next !== undefined) next.legends = Math.min(next.legends, after.line - line);
    draft.corners.push({
      name,
      at: tidyAnchor(anchorOf(road, line), draft.road.length),
      limit: limitFor(radius),
      legends: Math.min(ZONE, line - (before?.line ?? 0)),
      raceLane,
      sharesToken: false,
    });
  };
}

/** The sharpest space within three that has no line yet, and is not the finish. */
function placeFor(source: HeatSource, anchor: number): { line: number; radius: number } | undefined {
  const road = roadOf(source);
  const bends = bendOfEach(road.curve, source.spaces, road.finish);
  const here = Math.round(spaceAt(road, anchor));
  const taken = new Set(cornersOf(source, road).map(({ line }) => line));
  const near = Array.from({ length: 2 * NEAR + 1 }, (_, at) => (here - NEAR + at + source.spaces) % source.spaces);
  const free = near.filter((space) => space !== 0 && !taken.has(space)).map((space): Bend => entry(bends, space));
  if (free.length === 0) return undefined;
  const { space, radius } = free.reduce((best, bend) => (bend.radius < best.radius ? bend : best));
  return { line: space, radius };
}

/** Takes a corner out; the last one stays. */
export function removeCorner(index: number): HeatChange {
  return (draft) => {
    if (draft.corners.length > RANGES.corners[0]) draft.corners.splice(index, 1);
  };
}

/** Changes fields of a corner. */
export function changeCorner(index: number, change: Partial<Omit<HeatCorner, 'at'>>): HeatChange {
  return (draft) => {
    const corner = draft.corners[index];
    if (corner !== undefined) Object.assign(corner, change);
  };
}

/** Whether there is a press at a corner when no event names one (R94). */
export function setPress(index: number, on: boolean): HeatChange {
  return (draft) => {
    const corner = draft.corners[index];
    if (corner === undefined) return;
    if (on) delete corner.press;
    else corner.press = false;
  };
}

/** Puts a corner's line in front of a space. */
export function putLine(index: number, line: number): HeatChange {
  return (draft) => {
    const corner = draft.corners[index];
    if (corner !== undefined) corner.at = tidyAnchor(anchorOf(roadOf(draft), line), draft.road.length);
  };
}

/** Changes the number of lanes; race lanes that are gone become the outermost. */
export function setLanes(lanes: number): HeatChange {
  return (draft) => {
    draft.lanes = lanes;
    for (const corner of draft.corners) corner.raceLane = Math.min(corner.raceLane, lanes - 1);
  };
}

/** Changes the setup, the name or the land. */
export function changeCircuit(
  change: Partial<Pick<HeatSource, 'laps' | 'heat' | 'stress' | 'theme' | 'seed' | 'name'>>,
): HeatChange {
  return (draft) => {
    Object.assign(draft, change);
  };
}

/** Turns the driving direction round: each stretch keeps its race lane, as seen from above. */
export function reverse(): HeatChange {
  return (draft) => {
    const inOrder = cornersOf(draft, roadOf(draft)).map(({ source }) => entry(draft.corners, source));
    const lanes = inOrder.map(({ raceLane }) => draft.lanes - 1 - raceLane);
    inOrder.forEach((corner, at) => {
      corner.raceLane = entry(lanes, (at - 1 + lanes.length) % lanes.length);
      // The second corner of a chicane is now its first.
      corner.sharesToken = false;
    });
    reverseRoad(ON_ROAD)(draft);
  };
}

/**
 * The same circuit with the finish line in front of a space, or of the nearest one before it where that can be raced. Zones that would
 * reach over the finish become shorter. undefined: none can.
 */
export function startingAt(source: HeatSource, space: number): HeatSource | undefined {
  const road = roadOf(source);
  for (let back = 0; back < source.spaces; back++) {
    const line = (space - back + source.spaces) % source.spaces;
    const moved = withStart(source, anchorOf(road, line));
    if (problemsOf(moved).every(({ level }) => level !== 'error')) return moved;
  }
  return undefined;
}

function withStart(source: HeatSource, anchor: number): HeatSource {
  const start = tidyAnchor(anchor, source.road.length);
  const moved: HeatSource = { ...source, start, corners: source.corners.map((corner) => ({ ...corner })) };
  const lines = cornersOf(moved, roadOf(moved));
  lines.forEach(({ source: index, line }, at) => {
    const corner = entry(moved.corners, index);
    const before = at === 0 ? 0 : entry(lines, at - 1).line;
    corner.legends = Math.max(1, Math.min(corner.legends, line - before));
    if (at === 0) corner.sharesToken = false;
  });
  return moved;
}
