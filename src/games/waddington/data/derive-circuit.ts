// Everything that follows from a circuit's file: places with their spots, steps and outlines, bands, the grid, the finish line,
// the length of a lap. The only place where it is computed, for the rules (circuits.ts), the board and any other circuit.

import type { CarColour } from '../types';
import { CAR_COLOURS } from './charts';
import type { CircuitFile } from './circuit-file';
import { rowOf } from './row-of';

type OutlinePoint = readonly [x: number, y: number];

/** A place of a car. Lane widths, radians; s: rows from the line. */
interface DrawnPlace {
  readonly id: string;
  readonly s: number;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  /** Empty for a verge. */
  readonly poly: readonly OutlinePoint[];
  /** The squares a car may step to. */
  readonly next: readonly string[];
}
/** One square. lane: 1 is on the pit side; verge: where a car stops that cannot slow enough (R28). */
export interface DrawnCell extends DrawnPlace {
  readonly lane: number;
  readonly verge: string;
}
/** A corner with its red band, its bay and the middle of its name. short: its name for tight spaces. */
export interface DrawnCorner {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly band: readonly { readonly cell: string; readonly limit: number }[];
  readonly spinOff: DrawnPlace;
  readonly label: OutlinePoint;
}
/** A pit. from: the square from which it is entered. */
export interface DrawnPit extends DrawnPlace {
  readonly colour: CarColour;
  readonly from: string;
}
/** A circuit with all that is derived from its file. */
export interface DrawnCircuit
  extends Pick<CircuitFile, 'id' | 'order' | 'words' | 'defaultLaps' | 'markers' | 'islands' | 'edges' | 'scenery'> {
  /** Rows of a lap. */
  readonly rows: number;
  readonly squaresPerLap: { readonly shortest: number; readonly longest: number };
  readonly cells: readonly DrawnCell[];
  readonly pits: readonly DrawnPit[];
  readonly corners: readonly DrawnCorner[];
  readonly verges: readonly DrawnPlace[];
  /** place: 1 to 6. */
  readonly grid: readonly { readonly place: number; readonly colour: CarColour; readonly cell: string }[];
  readonly finishLine: { readonly from: OutlinePoint; readonly to: OutlinePoint };
}

/** Lanes of the home straight. */
const LANES = 6;
/** Lanes of the road away from islands: 2 to 4 at least, so lane 4 is the least that can be outermost. */
const OUTERMOST = 4;
/** From the middle of an outermost square to the middle of its verge. */
const VERGE_AWAY = 1.05;
/** From the middle of a band's square to the middle of its bay, and the bay's depth. */
const BAY = { away: 1.15, depth: 1.3 } as const;

type Cell = CircuitFile['cells'][number] & { lane: number; s: number };

/**
 * Derives a circuit from its file. A spot in the file takes the place of the derived one.
 *
 * - Rows and lanes are in a square's name.
 * - The cars start in the last row, the first in lane 6 (R3). Their pits lie inside lane 1, one row each (R46).
 * - A car spins off on the outside of the bend, beside the band's last square there (R44).
 * - A verge lies beside each outermost square. Squares further in use the one of the last outermost square that is not ahead of
 *   them, and squares of a band the one of its outermost square (R28). Verges are in the order in which squares use them.
 */
export function deriveCircuit(file: CircuitFile): DrawnCircuit {
  const cells = file.cells.map((one): Cell => ({ ...one, lane: Number(one.id.split('/')[1]), s: rowOf(one) }));
  const byId = new Map(cells.map((one) => [one.id, one]));
  const cellAt = (id: string): Cell => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`${file.id} has no square ${id}`);
    return found;
  };
  const outwards = outwardsOf(cellAt('0/1'), cellAt(`0/${LANES}`));
  const rows = Math.max(...cells.map(({ s }) => s)) + 1;
  const verges = vergesOf(file, cells, cellAt);
  return {
    ...file,
    rows,
    squaresPerLap: lapLengths(cells, cellAt),
    cells: cells.map((one) => ({ ...one, verge: `V-${verges.get(one.id)?.id}` })),
    pits: CAR_COLOURS.map((colour, at) => pitOf(cellAt, file.firstPit + at, colour, outwards)),
    corners: file.corners.map((one) => cornerOf(one, cells, cellAt, outwards)),
    verges: [...new Set(verges.values())].map((beside) => {
      const middle = beside.verge ?? shifted(beside, beside, VERGE_AWAY * outwards);
      return placeBeside(beside, `V-${beside.id}`, middle, [], cellAt);
    }),
    grid: CAR_COLOURS.map((colour, at) => ({ place: at + 1, colour, cell: `${rows - 1}/${LANES - at}` })),
    finishLine: {
      from: cellAt('0/1').poly[0] ?? [0, 0],
      to: cellAt(`0/${LANES}`).poly.at(-1) ?? [0, 0],
    },
  };
}

/** 1 if outwards, from lane 1 to lane 6, is to the right of the driving direction, otherwise -1. */
function outwardsOf(inner: Cell, outer: Cell): 1 | -1 {
  const [dx, dy] = [outer.x - inner.x, outer.y - inner.y];
  return dy * Math.cos(inner.heading) - dx * Math.sin(inner.heading) > 0 ? 1 : -1;
}

/** For each square the outermost square whose verge it uses, in the order of the squares. */
function vergesOf({ corners }: CircuitFile, cells: readonly Cell[], cellAt: (id: string) => Cell): Map<string, Cell> {
  const lastOfRow = new Map(cells.toSorted((a, b) => a.lane - b.lane).map((cell) => [cell.id.split('/')[0], cell]));
  const outermost = [...lastOfRow.values()].filter(({ lane }) => lane >= OUTERMOST);
  const isOutermost = new Set(outermost);
  const bands = new Map(
    corners.flatMap(({ band }) => {
      const last = lastOf(Object.keys(band).map(cellAt));
      return Object.keys(band).map((id) => [id, last] as const);
    }),
  );
  const used = (cell: Cell): Cell => {
    if (isOutermost.has(cell)) return cell;
    const behind = outermost.filter(({ s }) => s <= cell.s);
    return bands.get(cell.id) ?? behind.reduce((best, one) => (one.s > best.s ? one : best), behind[0] ?? cell);
  };
  return new Map(cells.map((cell) => [cell.id, used(cell)]));
}

/** The square in the outermost lane. */
function lastOf(cells: readonly Cell[]): Cell {
  return cells.reduce((best, one) => (one.lane > best.lane ? one : best));
}

function firstOf(cells: readonly Cell[]): Cell {
  return cells.reduce((best, one) => (one.lane < best.lane ? one : best));
}

function cornerOf(
  { id, name, short = name, band, bay, label }: CircuitFile['corners'][number],
  cells: readonly Cell[],
  cellAt: (id: string) => Cell,
  outwards: 1 | -1,
): DrawnCorner {
  const squares = Object.keys(band).map(cellAt);
  const bend = bendAt(lastOf(squares), cells, cellAt);
  // The outside of a bend to the right is on the left.
  const out = bend > 0 ? -1 : 1;
  const beside = out === outwards ? lastOf(squares) : firstOf(squares);
  const middle = bay === undefined ? shifted(beside, beside, BAY.away * out) : ([bay.x, bay.y] as const);
  const spinOff = placeBeside(beside, `S-${id}`, middle, bay?.poly ?? bayBeside(beside, out), cellAt);
  return {
    id,
    name,
    short,
    band: Object.entries(band).map(([cell, limit]) => ({ cell, limit })),
    spinOff,
    label,
  };
}

/** How far the road turns from the square before to the square after this one: positive to the right. */
function bendAt(cell: Cell, cells: readonly Cell[], cellAt: (id: string) => Cell): number {
  const before = cells.find(({ next }) => next.includes(cell.id)) ?? cell;
  return Math.sin(cellAt(aheadOf(cell, cellAt)).heading - before.heading);
}

/** The square straight ahead; beside the end of a lane the outermost one. */
function aheadOf({ lane, next }: Cell, cellAt: (id: string) => Cell): string {
  return next.find((id) => cellAt(id).lane === lane) ?? next.at(-1) ?? '';
}

/** The outline of a bay: along the square's outer edge, and back at its depth. */
function bayBeside(beside: Cell, out: 1 | -1): OutlinePoint[] {
  const across = ([x, y]: OutlinePoint): number =>
    ((y - beside.y) * Math.cos(beside.heading) - (x - beside.x) * Math.sin(beside.heading)) * out;
  const along = ([x, y]: OutlinePoint): number => x * Math.cos(beside.heading) + y * Math.sin(beside.heading);
  const near = beside.poly.filter((point) => across(point) > 0).toSorted((a, b) => along(a) - along(b));
  const far = near.map(([x, y]) => shifted(beside, { x, y }, BAY.depth * out)).reverse();
  return [...near, ...far];
}

function pitOf(cellAt: (id: string) => Cell, row: number, colour: CarColour, outwards: 1 | -1): DrawnPit {
  const beside = cellAt(`${row}/1`);
  const [x, y] = shifted(beside, beside, -outwards);
  const poly = beside.poly.map(([px, py]) => shifted(beside, { x: px, y: py }, -outwards));
  const next = [`${row + 1}/1`];
  const { s, heading } = beside;
  return { id: `P-${colour}`, colour, s, x, y, heading, poly, next, from: `${row - 1}/1` };
}

/** A place off the road beside a square, from which a car drives on to the square ahead. */
function placeBeside(
  beside: Cell,
  id: string,
  [x, y]: OutlinePoint,
  poly: readonly OutlinePoint[],
  cellAt: (id: string) => Cell,
): DrawnPlace {
  const { s, heading } = beside;
  return { id, s, x, y, heading, poly, next: [aheadOf(beside, cellAt)] };
}

/** A point moved this far to the right of a heading; hundredths, like the points of files. */
function shifted({ heading }: { heading: number }, { x, y }: { x: number; y: number }, right: number): OutlinePoint {
  return [hundredths(x - Math.sin(heading) * right), hundredths(y + Math.cos(heading) * right)];
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The fewest and the most squares that a car enters on a lap. */
function lapLengths(cells: readonly Cell[], cellAt: (id: string) => Cell): { shortest: number; longest: number } {
  const least = new Map<string, number>();
  const most = new Map<string, number>();
  for (const { id, s, next } of cells.toSorted((a, b) => b.s - a.s)) {
    const left = (known: ReadonlyMap<string, number>) =>
      next.map((to) => 1 + (cellAt(to).s < s ? 0 : (known.get(to) ?? 0)));
    least.set(id, Math.min(...left(least)));
    most.set(id, Math.max(...left(most)));
  }
  const line = cells.filter(({ s }) => s === 0).map(({ id }) => id);
  const of = (known: ReadonlyMap<string, number>) => line.map((id) => known.get(id) ?? 0);
  return { shortest: Math.min(...of(least)), longest: Math.max(...of(most)) };
}
