// From a source to a circuit: the road is cut into spaces of one length, corners get fewer spaces on their inside, grid and pits lie
// at the start straight. The same bytes in a page, a worker and Node. Not here: what may be wrong with a source (problems.ts).

import type { Point } from '@geometry/line';
import { type SideLines, sideLines } from '@geometry/side-lines';
import type { Circuit } from '../data/circuit';
import type { CircuitFile, FileSection, FileSpace, TrackLane } from '../data/circuit-file';
import { learnCircuit } from '../data/circuits';
import {
  arrowsOf,
  type LaneSpace,
  laneSpaces,
  type PartedStretch,
  partCounts,
  straightSection,
  TRACK_LANES,
  touches,
} from './lanes';
import { BOX_AWAY, PITS, pitAway, pitStart } from './pit-lane';
import { landOf } from './scenery';
import type { FormulaSource } from './source';
import { LANE, partsOf, roadOf, SPACE, sidesOf, stretchesOf } from './stretches';

/** Behind every circuit of the box. */
const ORDER = 1000;
/** Land around the road, board units. */
const MARGIN = 190;
/** From the middle of the road to the middle of a corner's sign, towards the infield. */
const SIGN_AWAY = 100;
/** Cars of the grid, spaces between two of one lane, and how far before the line the first one of each lane is. */
const GRID = { cars: 10, step: 3, first: { A: 2, C: 3 } } as const;

/** The circuit file of a source without errors. */
export function cut(source: FormulaSource): CircuitFile {
  const { lines, corners, lanes } = laidOut(source);
  const { sections, names } = sectionsOf(source, lines, corners, lanes);
  const words = { name: source.name, blurb: source.name, sections: names };
  const first = corners[0]?.first ?? 0;
  const entry = lanes.C.length - PITS.entry;
  const land = landOf(source);
  const ways = Array.from({ length: PITS.ways }, (_, at) => at);
  return onBoard({
    format: 'paddock.formula-d.circuit/2',
    order: ORDER,
    words: { en: words, de: words },
    size: [0, 0],
    laneWidth: LANE,
    spaceLength: SPACE,
    sections,
    start: { A: first, B: first, C: first },
    grid: gridOf(lanes),
    pits: {
      entries: ways.map((at) => [`C${entry + at}`, `P${at}`]),
      exits: ways.map((at) => {
        const from = PITS.spaces - PITS.ways + at;
        return [`P${from}`, `C${from + 2 - PITS.entry}`];
      }),
      firstBox: `P${PITS.firstBox}`,
    },
    lanes: {
      A: trackSpaces('A', lanes, lines, source.spaces),
      B: trackSpaces('B', lanes, lines, source.spaces),
      C: trackSpaces('C', lanes, lines, source.spaces),
      ...pitSpaces(lines, source.spaces),
    },
    decor: [],
    ...(land !== undefined && { land }),
  });
}

/** A source's road with the spaces of its lanes. */
export interface LaidOut {
  readonly lines: SideLines;
  readonly corners: readonly PartedStretch[];
  readonly lanes: Lanes;
}

/** Lays the lanes of a source whose corners are in order. */
export function laidOut(source: FormulaSource): LaidOut {
  const road = roadOf(source);
  const lines = sideLines(road, source.spaces, SPACE);
  const sides = sidesOf(source, road);
  const corners = stretchesOf(source, road).map((one): PartedStretch => ({ ...one, parts: partsOf(sides, one) }));
  const lane = (name: TrackLane) => laneSpaces(name, lines, source.spaces, corners);
  return { lines, corners, lanes: { A: lane('A'), B: lane('B'), C: lane('C') } };
}

/** The upper left corner of the board that a source is drawn on, where the road's own unit is scaled to the board's. */
export function boardCorner({ spaces }: FormulaSource, { lines, lanes }: LaidOut): Point {
  const tracks = (['A', 'C'] as const).flatMap((lane) => {
    const middle = middleOf(lane);
    return lanes[lane].map((one) => outlineOf(lines, one, () => middle));
  });
  const { P, X } = pitSpaces(lines, spaces);
  return cornerOf([...tracks, ...[...P, ...X].map(({ outline }) => outline)]);
}

/** Makes the circuit of a source known here, without judging it: for sources that a host has judged. id: its hash. */
export function learnCut(source: FormulaSource, id: string): Circuit {
  const { theme, seed, laps } = source;
  return learnCircuit(id, cut(source), { theme, seed, laps });
}

type Lanes = Readonly<Record<TrackLane, readonly LaneSpace[]>>;

/** Corners and straights in driving order from the first corner on. A straight is named after the corner before it. */
function sectionsOf(
  source: FormulaSource,
  lines: SideLines,
  corners: readonly PartedStretch[],
  lanes: Lanes,
): { sections: FileSection[]; names: string[] } {
  const sections: FileSection[] = [];
  const names: string[] = [];
  corners.forEach((corner, at) => {
    const { name, stops } = source.corners[corner.source] ?? { name: '', stops: 1 };
    const counts = (lane: TrackLane) => partCounts(lanes[lane], corner, lane === 'B' ? -0.5 : 0);
    const middle = (corner.first + corner.end) / 2;
    sections.push({
      turns: corner.parts.map(({ side }) => side).join(''),
      stops,
      spaces: { A: counts('A'), B: counts('B'), C: counts('C') },
      sign: pair(lines.point(middle, -lines.outwards * SIGN_AWAY)),
    });
    const next = corners[at + 1]?.first ?? source.spaces + (corners[0]?.first ?? 0);
    sections.push(straightSection(next - corner.end));
    names.push(name, name);
  });
  return { sections, names };
}

/** Pole on the left, then by turns on both sides, three spaces apart. */
function gridOf({ A, C }: Lanes): string[] {
  return Array.from({ length: GRID.cars }, (_, place) => {
    const back = Math.floor(place / 2) * GRID.step;
    return place % 2 === 0 ? `A${A.length - GRID.first.A - back}` : `C${C.length - GRID.first.C - back}`;
  });
}

function trackSpaces(lane: TrackLane, lanes: Lanes, lines: SideLines, spaces: number): FileSpace[] {
  const lapPos = 2 * spaces;
  const at = TRACK_LANES.indexOf(lane);
  const [left, right] = [TRACK_LANES[at - 1], TRACK_LANES[at + 1]];
  const middle = middleOf(lane);
  const nearOn = nearBy(lanes, lapPos);
  return lanes[lane].map((one): FileSpace => {
    const near = { left: nearOn(left, one), right: nearOn(right, one) };
    const on = (side: readonly NearSpace[]) =>
      side.map(({ other }) => other).filter((other) => touches(one, other, lapPos));
    const to = arrowsOf(one, { L: on(near.left), R: on(near.right) }, lapPos);
    const far = near.right.flatMap(({ other, index }) => (isFar(one, other, lapPos) ? [`${right}${index}`] : []));
    return {
      ...(lane !== 'B' && { pos: one.pos }),
      ...(to !== '' && { to }),
      ...(far.length > 0 && { touches: far }),
      outline: outlineOf(lines, one, () => middle),
    };
  });
}

/** A space of another lane, with its number there. */
interface NearSpace {
  readonly other: LaneSpace;
  readonly index: number;
}

/** Finds the spaces of a lane that are at most two half spaces from another one, in order: no others can touch it. */
function nearBy(lanes: Lanes, lapPos: number) {
  const byPos = new Map<string, NearSpace[]>();
  for (const lane of TRACK_LANES) {
    lanes[lane].forEach((other, index) => {
      const key = `${lane}${other.pos % lapPos}`;
      const found = byPos.get(key);
      if (found === undefined) byPos.set(key, [{ other, index }]);
      else found.push({ other, index });
    });
  }
  return (lane: TrackLane | undefined, { pos }: LaneSpace): NearSpace[] =>
    [-2, -1, 0, 1, 2]
      .flatMap((by) => byPos.get(`${lane}${(pos + by + lapPos) % lapPos}`) ?? [])
      .sort((a, b) => a.index - b.index);
}

/** How far a lane's middle is to the right of the road's, board units. */
function middleOf(lane: TrackLane): number {
  return (TRACK_LANES.indexOf(lane) - 1) * LANE;
}

/** Whether two spaces touch although their positions are two half spaces apart. */
function isFar(one: LaneSpace, other: LaneSpace, lapPos: number): boolean {
  const apart = (other.pos - one.pos + lapPos) % lapPos;
  return (apart === 2 || apart === lapPos - 2) && touches(one, other, lapPos);
}

/** Pit lane and boxes: beside the start straight, across the line. */
function pitSpaces(lines: SideLines, spaces: number): Pick<CircuitFile['lanes'], 'P' | 'X'> {
  const first = pitStart(spaces);
  const space = (at: number, more: number): FileSpace => ({
    outline: outlineOf(lines, { from: first + at, to: first + at + 1 }, (row) => pitAway(row, spaces) + more),
  });
  return {
    P: Array.from({ length: PITS.spaces }, (_, at) => space(at, 0)),
    X: Array.from({ length: PITS.boxes }, (_, at) => space(at + PITS.firstBox, BOX_AWAY)),
  };
}

/** Six points: rear left, middle left, front left, then back along the right. middleAt: of the lane, to the right of the road's. */
function outlineOf(
  lines: SideLines,
  { from, to }: Pick<LaneSpace, 'from' | 'to'>,
  middleAt: (row: number) => number,
): number[] {
  const rows = [from, (from + to) / 2, to];
  const side = (by: -0.5 | 0.5) => rows.map((row) => lines.point(row, middleAt(row) + by * LANE));
  return [...side(-0.5), ...side(0.5).reverse()].flat();
}

/** Moves everything so that land is left on all sides; tenths of a board unit. */
function onBoard(file: CircuitFile): CircuitFile {
  const outlines = Object.values(file.lanes).flatMap((lane) => lane.map(({ outline }) => outline));
  const [left, top] = cornerOf(outlines);
  const [right, bottom] = extremeOf(outlines, Math.max);
  const moved = (one: FileSpace): FileSpace => ({
    ...one,
    outline: one.outline.map((value, at) => tenths(value - (at % 2 === 0 ? left : top))),
  });
  const { A, B, C, P, X } = file.lanes;
  const land = file.land?.map((one) => ({ ...one, x: tenths(one.x - left), y: tenths(one.y - top) }));
  return {
    ...file,
    ...(land !== undefined && { land }),
    size: [tenths(right - left + MARGIN), tenths(bottom - top + MARGIN)],
    sections: file.sections.map(({ sign, ...section }) =>
      sign === undefined ? section : { ...section, sign: [tenths(sign[0] - left), tenths(sign[1] - top)] },
    ),
    lanes: { A: A.map(moved), B: B.map(moved), C: C.map(moved), P: P.map(moved), X: X.map(moved) },
  };
}

/** The upper left corner of the land round these outlines. */
function cornerOf(outlines: readonly (readonly number[])[]): Point {
  const [x, y] = extremeOf(outlines, Math.min);
  return [x - MARGIN, y - MARGIN];
}

/** The least or greatest x and y of these outlines. */
function extremeOf(
  [first = [], ...rest]: readonly (readonly number[])[],
  pick: (a: number, b: number) => number,
): Point {
  let [x, y] = [first[0] ?? 0, first[1] ?? 0];
  for (const outline of [first, ...rest]) {
    for (let at = 0; at < outline.length; at += 2) {
      x = pick(x, outline[at] ?? x);
      y = pick(y, outline[at + 1] ?? y);
    }
  }
  return [x, y];
}

function pair([x, y]: Point): [number, number] {
  return [x, y];
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
