// From a source to a circuit: the road is cut into rows of one length, rows into lanes, corners get their bands. The same bytes in
// a page, a worker and Node. Not here: what may be wrong with a source (problems.ts).

import type { CutRoad } from '@geometry/cut-road';
import type { Point } from '@geometry/line';
import { PLACES, type SideLines, sideLines } from '@geometry/side-lines';
import type { CircuitFile } from '../data/circuit-file';
import { type Circuit, learnCircuit } from '../data/circuits';
import { type Branch, bandSquare, branchesOf, islandOf, rangeOf, rightOf } from './branches';
import { cornersOf, HOME, lanesOf, ROAD_LANES, ROW, roadOf, type Stretch, stretchesOf } from './rows';
import { sceneryOf } from './scenery';
import type { WaddingtonSource } from './source';

/** Behind every circuit of the box. */
const ORDER = 1000;
/** Land on the board's left and upper side, lane widths. */
const MARGIN = 6;
/** Pieces of a square's side. */
const PIECES = 4;
/** From the middle lane to the middle of a corner's name on the infield, lane widths. */
const NAME_AWAY = 4.8;

type Cell = CircuitFile['cells'][number];

/** A square's name and its lane. */
interface Named {
  readonly id: string;
  readonly lane: number;
}

/** What a circuit is made of. */
interface Plan {
  readonly source: WaddingtonSource;
  readonly lines: SideLines;
  readonly stretches: readonly Stretch[];
  /** Where lanes part, in driving order. */
  readonly splits: readonly {
    readonly stretch: Stretch;
    readonly branches: readonly Branch[];
    readonly letter: string;
  }[];
}

/** The circuit file of a source without errors. id: its hash. */
export function cut(source: WaddingtonSource, id: string): CircuitFile {
  const plan = planOf(source, roadOf(source));
  const corners = cornersOf(plan.stretches);
  const idOf = (at: number) => `turn-${1 + corners.findIndex((one) => one.source === at)}`;
  const words = { name: source.name, blurb: source.name };
  return onBoard({
    id,
    order: ORDER,
    words: { en: words, de: words },
    defaultLaps: source.laps,
    markers: { brakeFailure: idOf(source.brakeFailure), faultyTyres: idOf(source.faultyTyres) },
    firstPit: source.rows - HOME.before + 1,
    corners: corners.map((corner) => ({ id: idOf(corner.source), ...cornerAt(plan, corner) })),
    cells: cellsOf(plan),
    islands: plan.splits.map(({ stretch }) => {
      const kind = stretch.kind === 'corner' ? 'kerb' : (source.ponds[stretch.source]?.ground ?? 'grass');
      return { kind, poly: islandOf(plan.lines, stretch).map(pair) };
    }),
    edges: { inner: edgeOf(plan, -0.5), outer: edgeOf(plan, 0.5) },
    scenery: sceneryOf(source),
  });
}

/** The upper left corner of the board that a source is drawn on, lane widths; rows are two of them long there. */
export function boardCorner(source: WaddingtonSource): Point {
  const lines = sideLines(roadOf(source), source.rows, ROW);
  const edges = ([-0.5, 0.5] as const).flatMap((side) => edgeOf({ source, lines }, side));
  return cornerOf(edges);
}

/** Makes the circuit of a source known here, without judging it: for sources that a host has judged. id: its hash. */
export function learnCut(source: WaddingtonSource, id: string): Circuit {
  const { theme, seed } = source;
  return learnCircuit(cut(source, id), { theme, seed });
}

function planOf(source: WaddingtonSource, road: CutRoad): Plan {
  const lines = sideLines(road, source.rows, ROW);
  const stretches = stretchesOf(source, road);
  const splits = stretches
    .filter(({ shape }) => shape !== 'open')
    .map((stretch, at) => ({
      stretch,
      branches: branchesOf(lines, stretch),
      letter: String.fromCharCode('A'.charCodeAt(0) + at),
    }));
  return { source, lines, stretches, splits };
}

/** All squares, in lap order and from lane 1 outwards. */
function cellsOf(plan: Plan): Cell[] {
  const { rows } = plan.source;
  const parted = new Set<number>();
  for (const { stretch } of plan.splits) for (let row = stretch.first; row < stretch.end; row++) parted.add(row);
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    if (!parted.has(row)) {
      const after = firstOn(plan, (row + 1) % rows);
      return rowOf(plan, row).map((one) => cellOf(plan, one, [row, row + 1], after));
    }
    return plan.splits.filter(({ stretch }) => stretch.first === row).flatMap((split) => branchCells(plan, split));
  });
}

/** The squares of an ordinary row. */
function rowOf({ source }: Plan, row: number): Named[] {
  return lanesOf(row, source.rows).map((lane) => ({ id: `${row}/${lane}`, lane }));
}

/** The squares that a row begins with: its own, or the first of every branch. */
function firstOn(plan: Plan, row: number): Named[] {
  const split = plan.splits.find(({ stretch }) => stretch.first === row);
  return split === undefined ? rowOf(plan, row) : split.branches.flatMap((branch) => squareOf(split, branch, 0));
}

function squareOf({ letter }: Plan['splits'][number], { lanes }: Branch, at: number): Named[] {
  return lanes.map((lane) => ({ id: `${letter}${at + 1}/${lane}`, lane }));
}

function branchCells(plan: Plan, split: Plan['splits'][number]): Cell[] {
  return split.branches.flatMap((branch) =>
    Array.from({ length: branch.squares }, (_, at) => at).flatMap((at) => {
      const [from, to] = rangeOf(split.stretch, branch, at);
      const after = at + 1 < branch.squares ? squareOf(split, branch, at + 1) : firstOn(plan, split.stretch.end);
      const s = Math.round(((from + to) / 2 - 0.5) * 1000) / 1000;
      return squareOf(split, branch, at).map((one) => ({ ...cellOf(plan, one, [from, to], after), s }));
    }),
  );
}

/** A square from one row to another. It leads to every square of its own lane and of the lanes beside it (R7). */
function cellOf(
  { lines }: Plan,
  { id, lane }: Named,
  [from, to]: readonly [from: number, to: number],
  after: readonly Named[],
): Cell {
  const right = rightOf(lines, lane);
  const [x, y] = lines.point((from + to) / 2, right);
  const inner = lines.along(from, to, right - 0.5 * lines.outwards, PIECES);
  const outer = lines.along(from, to, right + 0.5 * lines.outwards, PIECES).reverse();
  return {
    id,
    x,
    y,
    heading: Math.round(lines.heading((from + to) / 2) * 1000) / 1000,
    poly: [...inner, ...outer].map(pair),
    next: after.filter((one) => Math.abs(one.lane - lane) <= 1).map((one) => one.id),
  };
}

/** A corner with its band: the safety speeds of the squares in its middle. */
function cornerAt({ source, lines, splits }: Plan, stretch: Stretch): Omit<CircuitFile['corners'][number], 'id'> {
  const { name = '', limits = [] } = source.corners[stretch.source] ?? {};
  const split = splits.find((one) => one.stretch === stretch);
  const squares =
    split === undefined
      ? ROAD_LANES.map((lane) => ({ id: `${stretch.first}/${lane}`, lane }))
      : split.branches.flatMap((branch) => squareOf(split, branch, bandSquare(branch)));
  const middle = (stretch.first + stretch.end) / 2;
  const band = squares.map(({ id, lane }) => [id, limits[lane - ROAD_LANES[0]] ?? 0] as const);
  return { name, band: Object.fromEntries(band), label: pair(lines.point(middle, -lines.outwards * NAME_AWAY)) };
}

/** An edge of the asphalt. side: from the middle of the lane at the edge, half a lane outwards or inwards. */
function edgeOf({ source: { rows }, lines }: Pick<Plan, 'source' | 'lines'>, side: -0.5 | 0.5): [number, number][] {
  const laneAt = (row: number): number => {
    const lanes = lanesOf((row + rows) % rows, rows);
    return side < 0 ? Math.min(...lanes) : Math.max(...lanes);
  };
  const wider = (a: number, b: number): number => (side < 0 ? Math.min(a, b) : Math.max(a, b));
  return Array.from({ length: rows }, (_, row) => {
    const [from, to] = [wider(laneAt(row - 1), laneAt(row)), wider(laneAt(row), laneAt(row + 1))];
    return Array.from({ length: PLACES }, (__, piece) => {
      const lane = from + ((to - from) * piece) / PLACES;
      return pair(lines.point(row + piece / PLACES, rightOf(lines, lane + side)));
    });
  }).flat();
}

/** Moves everything so that land is left at the left and above; hundredths of a lane width. */
function onBoard(file: CircuitFile): CircuitFile {
  const [left, top] = cornerOf([...file.edges.inner, ...file.edges.outer]);
  const moved = ([x, y]: readonly [number, number]): [number, number] => [hundredths(x - left), hundredths(y - top)];
  return {
    ...file,
    corners: file.corners.map((corner) => ({ ...corner, label: moved(corner.label) })),
    cells: file.cells.map((cell) => {
      const [x, y] = moved([cell.x, cell.y]);
      return { ...cell, x, y, poly: cell.poly.map(moved) };
    }),
    islands: file.islands.map(({ kind, poly }) => ({ kind, poly: poly.map(moved) })),
    edges: { inner: file.edges.inner.map(moved), outer: file.edges.outer.map(moved) },
    scenery: file.scenery.map((thing) => {
      const [x, y] = moved([thing.x ?? 0, thing.y ?? 0]);
      return { ...thing, x, y };
    }),
  };
}

/** The upper left corner of the land round these points. */
function cornerOf(points: readonly Point[]): Point {
  return [Math.min(...points.map(([x]) => x)) - MARGIN, Math.min(...points.map(([, y]) => y)) - MARGIN];
}

function pair([x, y]: Point): [number, number] {
  return [x, y];
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
