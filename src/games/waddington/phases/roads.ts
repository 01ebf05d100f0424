// Free roads ahead of a car: which squares it can reach in how many steps (R7, R9, R18, R19).
// Not for: what moving there costs; see risk.ts.

import type { Seat } from '@core/contract';
import { carOf, circuitOfRace, leastSpeed, mostSpeed } from '../cars';
import { STEP, TOP_SPEED } from '../data/charts';
import { CIRCUITS, type Circuit } from '../data/circuits';
import type { Place, WaddingtonState } from '../types';

/** Squares of the longest move. */
export const MOST_SQUARES = TOP_SPEED / STEP;
const MOST_PLACES = Math.max(...Object.values(CIRCUITS).map((circuit) => circuit.places.length));

/**
 * Where a car can get. One object serves all searches, since millions are made in a second: it holds until the next
 * call of reach.
 */
export interface Reach {
  /** layers[n]: squares that n free steps lead to; pits not counted. */
  readonly layers: readonly Place[][];
  /** k: the longest free path, pits not counted (R19). */
  depth: number;
  /** Steps that lead exactly into the own pit, as bits: 1 << n. */
  pitSteps: number;
  /** By place: in which layers it lies, as bits. */
  readonly within: Int32Array;
}

const shared: Reach = {
  layers: Array.from({ length: MOST_SQUARES + 1 }, (): Place[] => []),
  depth: 0,
  pitSteps: 0,
  within: new Int32Array(MOST_PLACES),
};
const taken = new Uint8Array(MOST_PLACES);

/** Whether another car stands on this square (R8). */
export function isTaken(s: Readonly<WaddingtonState>, place: Place): boolean {
  for (const car of s.cars) if (car.at === place) return true;
  return false;
}

/** The seat on this square, -1 for none. */
export function seatOn(s: Readonly<WaddingtonState>, place: Place): Seat | -1 {
  for (let seat = 0; seat < s.cars.length; seat++) if (s.cars[seat]?.at === place) return seat;
  return -1;
}

/** Every free road of up to this many steps from where the car is. Holds until the next call. */
export function reach(s: Readonly<WaddingtonState>, seat: Seat, most: number): Reach {
  const circuit = CIRCUITS[s.circuit];
  const car = carOf(s, seat);
  const { layers, within } = shared;
  for (const layer of layers) {
    for (const place of layer) within[place] = 0;
    layer.length = 0;
  }
  for (const other of s.cars) if (other.at >= 0 && other.at < circuit.squares) taken[other.at] = 1;
  const pitFrom = circuit.pitFrom[car.place];
  shared.depth = 0;
  shared.pitSteps = 0;
  (layers[0] as Place[]).push(car.at);
  within[car.at] = 1;
  for (let n = 1; n <= most; n++) {
    const layer = layers[n] as Place[];
    const bit = 1 << n;
    for (const from of layers[n - 1] as Place[]) {
      if (from === pitFrom) shared.pitSteps |= bit;
      for (const to of circuit.next[from] as readonly Place[]) {
        if (taken[to] === 1 || ((within[to] as number) & bit) !== 0) continue;
        within[to] = (within[to] as number) | bit;
        layer.push(to);
      }
    }
    if (layer.length === 0) break;
    shared.depth = n;
  }
  for (const other of s.cars) if (other.at >= 0) taken[other.at] = 0;
  return shared;
}

/** Whether some free path is exactly this long, the own pit as its end included (R18). */
export function hasRoad(roads: Reach, squares: number): boolean {
  return squares <= roads.depth || (roads.pitSteps & (1 << squares)) !== 0;
}

/** Whether the largest speed the car could choose has no free road (R19). */
export function isHeldUp(s: Readonly<WaddingtonState>, seat: Seat, roads: Reach): boolean {
  return !hasRoad(roads, mostSpeed(circuitOfRace(s), carOf(s, seat)) / STEP);
}

/** Whether no speed the car may choose has a free road: only a run is left (R20). */
export function isForced(s: Readonly<WaddingtonState>, seat: Seat, roads: Reach): boolean {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const most = mostSpeed(circuit, car) / STEP;
  for (let n = leastSpeed(circuit, car) / STEP; n <= most; n++) if (hasRoad(roads, n)) return false;
  return true;
}

/** Whether a step leads from one place to the other; the pit of this car counts only where it may be the end. */
export function isStep(circuit: Circuit, from: Place, to: Place, place: number, isLast: boolean): boolean {
  if (to < circuit.squares) return (circuit.next[from] as readonly Place[]).includes(to);
  return isLast && to === circuit.pit[place] && from === circuit.pitFrom[place];
}

/** All free paths of this length, by square ids; into the own pit last, where withPit. Safe across other searches. */
export function* paths(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  squares: number,
  withPit: boolean,
): Generator<Place[]> {
  const car = carOf(s, seat);
  yield* pathsFrom(s, CIRCUITS[s.circuit], car.at, squares, car.place, withPit, []);
}

function* pathsFrom(
  s: Readonly<WaddingtonState>,
  circuit: Circuit,
  from: Place,
  squares: number,
  place: number,
  withPit: boolean,
  before: readonly Place[],
): Generator<Place[]> {
  if (squares === 0) {
    yield [...before];
    return;
  }
  for (const to of circuit.next[from] as readonly Place[]) {
    if (!isTaken(s, to)) yield* pathsFrom(s, circuit, to, squares - 1, place, withPit, [...before, to]);
  }
  if (withPit && squares === 1 && from === circuit.pitFrom[place]) yield [...before, circuit.pit[place] as Place];
}
