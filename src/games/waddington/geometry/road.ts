// The road of one circuit: every place a car can be as a spot on the board. No art, no Pixi.

import { madeOnce } from '@geometry/by-id';
import { entry, type Point, type Spot } from '@geometry/line';
import { drawnCircuit } from '../data/circuits';
import type { DrawnCell, DrawnCircuit } from '../data/derive-circuit';
import type { Place } from '../types';

/** Lane width in board units: the unit of the circuits' files. */
export const LANE = 20;
/** Car units to board units if there is room: 1.65 x 0.95 lanes. */
export const CAR_SCALE = 0.78;
/** A car as drawn at that scale, nose to tail. */
export const CAR_LENGTH = 42 * CAR_SCALE;
/** Space between two cars in file on the shortest squares. */
const BUMPER_GAP = 1;

/** One circuit's road. Places are numbered as in data/circuits.ts: squares, pits, spin-off points, verges. */
export interface Road {
  circuit: DrawnCircuit;
  outer: readonly Point[];
  inner: readonly Point[];
  /** Points along all squares, pits and bays, which names avoid. */
  outlines: readonly Point[];
  /** The number of squares. They are the first places. */
  squares: number;
  spot(place: Place): Spot;
  /** Outline of a square, pit or spin-off bay; empty for a verge. */
  outline(place: Place): readonly Point[];
  /** How large a car can be drawn here without touching the next one in file: 1, less on short squares. */
  carScale(place: Place): number;
  /** The square, if the place is one. */
  cell(place: Place): DrawnCell | undefined;
  placeOf(id: string): Place;
}

/** The road of a circuit, computed once. */
export const roadOf = madeOnce((circuitId) => layRoad(drawnCircuit(circuitId)));

/** Points of a file's outline in board units. */
export function pointsOf(outline: readonly (readonly number[])[]): Point[] {
  return outline.map((point) => [entry(point, 0) * LANE, entry(point, 1) * LANE] as const);
}

/** Lays the road of any circuit, known here or not. */
export function layRoad(circuit: DrawnCircuit): Road {
  const { cells, pits, corners, verges } = circuit;
  const places = [...cells, ...pits, ...corners.map((corner) => corner.spinOff), ...verges];
  const indexes = new Map(places.map((place, index) => [place.id, index]));
  const spots = places.map(({ x, y, heading }): Spot => ({ x: x * LANE, y: y * LANE, angle: heading }));
  const outlines = places.map((place) => pointsOf(place.poly));
  const scales = cells.map((cell, index) => scaleOf(circuit, spots, cell, index));
  return {
    circuit,
    outer: pointsOf(circuit.edges.outer),
    inner: pointsOf(circuit.edges.inner),
    outlines: places.flatMap((place, index) => [[place.x * LANE, place.y * LANE] as const, ...entry(outlines, index)]),
    squares: cells.length,
    spot: (place) => entry(spots, place),
    outline: (place) => entry(outlines, place),
    carScale: (place) => scales[place] ?? 1,
    cell: (place) => cells[place],
    placeOf: (id) => {
      const found = indexes.get(id);
      if (found === undefined) throw new Error(`${circuit.id} has no place ${id}`);
      return found;
    },
  };
}

/** Cars in the same lane are at least this share of a whole car apart. */
function scaleOf(circuit: DrawnCircuit, spots: readonly Spot[], cell: DrawnCell, index: number): number {
  const here = entry(spots, index);
  const gaps = circuit.cells.flatMap((other, at) => {
    if (at === index || other.lane !== cell.lane) return [];
    const there = entry(spots, at);
    return [Math.hypot(there.x - here.x, there.y - here.y)];
  });
  return Math.min(1, Math.min(...gaps) / (CAR_LENGTH + BUMPER_GAP));
}

/** How far a square is ahead of another, in rows, always forwards. */
export function rowsAhead(road: Road, from: Place, to: Place): number {
  const { rows } = road.circuit;
  const distance = (road.cell(to)?.s ?? 0) - (road.cell(from)?.s ?? 0);
  return ((distance % rows) + rows) % rows;
}

/** The squares that a car drives over from one to another, both included; only these two if one of them is no square. */
export function squaresBetween(road: Road, from: Place, to: Place): readonly Place[] {
  const [start, end] = [road.cell(from), road.cell(to)];
  if (start === undefined || end === undefined) return [from, to];
  const rows = Math.round(rowsAhead(road, from, to));
  const between = Array.from({ length: Math.max(0, rows - 1) }, (_, row) => {
    const lane = start.lane + ((end.lane - start.lane) * (row + 1)) / rows;
    return nearestSquare(road, start.s + row + 1, lane);
  });
  return [from, ...between, to];
}

/** The square nearest to this row and lane. */
function nearestSquare({ circuit: { cells, rows } }: Road, row: number, lane: number): Place {
  const away = (cell: DrawnCell): number => {
    const gap = Math.abs(cell.s - row) % rows;
    return Math.min(gap, rows - gap) + Math.abs(cell.lane - lane);
  };
  return cells.reduce((best, cell, place) => (away(cell) < away(entry(cells, best)) ? place : best), 0);
}
