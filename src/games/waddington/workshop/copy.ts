// A circuit of the box as a source, so that a player can change a copy of it. The road is drawn through the middle of its lanes 2 to 4;
// rows, corners, their safety speeds and ponds are the same. Not the same: extra lanes away from the home straight, which are left out;
// squares where lanes part; a corner beside the home straight, which may be moved. The box's boards have narrower bends than a source
// may: the copy has them, and the judge names them. Not here: cutting a source (cut.ts).

import { ClosedCurve, smoothPoints } from '@geometry/curve';
import { entry, type Point } from '@geometry/line';
import { CIRCUITS, drawnCircuit } from '../data/circuits';
import type { DrawnCell, DrawnCircuit, DrawnCorner } from '../data/derive-circuit';
import { roomOnLap, type Stretch } from './rows';
import { RANGES, type SourceCorner, type WaddingtonSource } from './source';

/** Rows from one point of the road to the next, where the road is short enough. */
const APART = 1.5;

/** The source of a circuit of the box; undefined for an unknown id. */
export function copyOf(id: string): WaddingtonSource | undefined {
  if (!Object.hasOwn(CIRCUITS, id)) return undefined;
  const circuit = drawnCircuit(id);
  const { rows, corners, markers } = circuit;
  const splits = splitsOf(circuit);
  const road = smoothPoints(pointsOn(circuit, splits)).map(({ x, y, in: before, out }) => {
    return { x: hundredths(x), y: hundredths(y), in: both(before), out: both(out) };
  });
  const curve = new ClosedCurve(road);
  // The road begins in the middle of the first row.
  const anchor = (row: number) => curve.anchorAt(((row - 0.5) * curve.length) / rows);
  const indexOf = (corner: string) =>
    Math.max(
      0,
      corners.findIndex((one) => one.id === corner),
    );
  const shaped = corners.map((corner) => cornerOn(circuit, splits, corner));
  return {
    format: 'paddock-circuit',
    game: 'waddington',
    version: 1,
    name: circuit.words.en.name,
    author: '',
    parent: id,
    road,
    rows,
    start: anchor(0),
    corners: shaped.map(({ first, rows: length, corner }): SourceCorner => {
      const [least, most] = roomOnLap(rows, { first, end: first + length });
      return { ...corner, at: anchor(Math.min(most, Math.max(least, first)) + length / 2) };
    }),
    ponds: splits.flatMap(({ letter, first, rows: length }, at) => {
      const hasBand = corners.some(({ band }) => band.some(({ cell }) => cell.startsWith(letter)));
      const ground = circuit.islands[at]?.kind === 'water' ? ('water' as const) : ('grass' as const);
      return hasBand ? [] : [{ at: anchor(first + length / 2), rows: length, ground }];
    }),
    brakeFailure: indexOf(markers.brakeFailure),
    faultyTyres: indexOf(markers.faultyTyres),
    laps: circuit.defaultLaps,
    theme: id,
    seed: 1,
  };
}

/** Rows whose lanes part. letter: with which the names of their squares begin. */
interface Split {
  readonly letter: string;
  readonly first: number;
  readonly rows: number;
  readonly shape: Exclude<Stretch['shape'], 'open'>;
}

/** Where lanes part, in driving order: rows without a name are theirs. */
function splitsOf({ cells, rows }: DrawnCircuit): Split[] {
  const named = new Set(cells.map(({ id }) => id.split('/')[0]));
  const letters = [...new Set(cells.map(({ id }) => id.charAt(0)).filter((letter) => /[A-Z]/.test(letter)))];
  const missing = Array.from({ length: rows }, (_, row) => row).filter((row) => !named.has(String(row)));
  const starts = missing.filter((row) => !missing.includes(row - 1));
  return letters.map((letter, at): Split => {
    const first = entry(starts, at);
    const end = missing.findLast((row) => row < (starts[at + 1] ?? rows)) ?? first;
    return { letter, first, rows: end + 1 - first, shape: shapeOf(cells, letter) };
  });
}

/** Lane 3 runs with one of the others, or not at all. */
function shapeOf(cells: readonly DrawnCell[], letter: string): Split['shape'] {
  const places = (lane: number) =>
    cells
      .filter((cell) => cell.id.startsWith(letter) && cell.lane === lane)
      .map(({ s }) => s)
      .join();
  if (places(3) === '') return 'island';
  return places(3) === places(4) ? 'innerWall' : 'outerWall';
}

/** A corner with the rows that it takes up. Beside an island, lane 3 gets the speed of lane 2. */
function cornerOn({ cells }: DrawnCircuit, splits: readonly Split[], { name, band }: DrawnCorner) {
  const limitIn = (lane: number) => band.find(({ cell }) => cell.endsWith(`/${lane}`))?.limit;
  const first = limitIn(2) ?? limitIn(4) ?? 0;
  const limits: SourceCorner['limits'] = [first, limitIn(3) ?? first, limitIn(4) ?? first];
  const square = band[0]?.cell ?? '';
  const split = splits.find(({ letter }) => square.startsWith(letter));
  if (split === undefined) {
    const row = Math.round(cells.find(({ id }) => id === square)?.s ?? 0);
    return { first: row, rows: 1, corner: { name, at: 0, limits, shape: 'open' as const } };
  }
  const { shape, rows } = split;
  return { first: split.first, rows, corner: { name, at: 0, limits, shape, rows } };
}

/** Places at which the road has a point, at equal distances from the middle of the first row on. Lane widths. */
function pointsOn(circuit: DrawnCircuit, splits: readonly Split[]): Point[] {
  const { rows, cells } = circuit;
  const lane = (number: number) => cells.filter((cell) => cell.lane === number).toSorted((a, b) => a.s - b.s);
  const [inner, middle, outer] = [lane(2), lane(3), lane(4)];
  const count = Math.min(RANGES.points[1], Math.round(rows / APART));
  return Array.from({ length: count }, (_, at): Point => {
    const row = (at * rows) / count;
    const isParted = splits.some(({ shape, first, rows: length }) => {
      return shape === 'island' && row > first - 1 && row < first + length;
    });
    if (!isParted) return placeOn(middle, rows, row);
    const [one, two] = [placeOn(inner, rows, row), placeOn(outer, rows, row)];
    return [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2];
  });
}

/** A place of a lane, between its two nearest squares. */
function placeOn(lane: readonly DrawnCell[], rows: number, row: number): Point {
  const at = lane.findLastIndex(({ s }) => s <= row);
  const before = entry(lane, at < 0 ? lane.length - 1 : at);
  const after = entry(lane, (at + 1) % lane.length);
  const gap = (after.s - before.s + rows) % rows || 1;
  const share = ((row - before.s + rows) % rows) / gap;
  return [before.x + (after.x - before.x) * share, before.y + (after.y - before.y) * share];
}

function both([x, y]: Point): [number, number] {
  return [hundredths(x), hundredths(y)];
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
