// Free roads ahead of a car: which squares it can reach in how many steps (R7, R9, R18, R19).
// Not here: what moving there costs; see outlook/risk.ts.

import type { Seat } from '@core/contract';
import { keptBy } from '@core/memory';
import { carOf, circuitOfRace, leastSpeed, mostSpeed } from '../cars';
import { STEP, TOP_SPEED } from '../data/charts';
import { type Circuit, circuitOf } from '../data/circuits';
import type { Car, Place, WaddingtonState } from '../types';

/** Squares of the longest move. */
export const MOST_SQUARES = TOP_SPEED / STEP;

/** The most squares that one number of steps can lead to. Tests check that no circuit has more. */
export const WIDTH = 32;

/**
 * The squares a car can reach. One object serves all searches, as millions run per second. It is
 * valid until the next call of reach.
 */
export interface Reach {
  /** squares[n * WIDTH + i], with i below counts[n]: the squares after n free steps, without pits. */
  readonly squares: Int32Array;
  readonly counts: Int32Array;
  /** k: the longest free path, without pits (R19). */
  depth: number;
  /** Step counts that lead exactly into the car's own pit, as bits: 1 << n. */
  pitSteps: number;
  /** By place: the step counts that reach it, as bits. */
  readonly within: Int32Array;
}

/** The memory of a circuit. Roads are searched several times a turn, always in here, whichever race needs them. */
const roomOf = keptBy(({ places }: Circuit) => ({
  roads: {
    squares: new Int32Array((MOST_SQUARES + 1) * WIDTH),
    counts: new Int32Array(MOST_SQUARES + 1),
    depth: 0,
    pitSteps: 0,
    within: new Int32Array(places.length),
  } satisfies Reach,
  taken: new Uint8Array(places.length),
}));

/** Whether another car is on this square (R8). */
export function isTaken(s: Readonly<WaddingtonState>, place: Place): boolean {
  for (let seat = 0; seat < s.cars.length; seat++) if (s.cars[seat]?.at === place) return true;
  return false;
}

/** The seat on this square, -1 for none. */
export function seatOn(s: Readonly<WaddingtonState>, place: Place): Seat | -1 {
  for (let seat = 0; seat < s.cars.length; seat++) if (s.cars[seat]?.at === place) return seat;
  return -1;
}

/** Every free road of up to this many steps from the car. Valid until the next call on this circuit. */
export function reach(s: Readonly<WaddingtonState>, seat: Seat, most: number): Reach {
  const circuit = circuitOf(s.circuit);
  const car = carOf(s, seat);
  const { roads, taken } = roomOf(circuit);
  forget(roads);
  markCars(s, taken, 1);
  const { squares, counts, within } = roads;
  const pitFrom = circuit.pitFrom[car.place] as Place;
  squares[0] = car.at;
  counts[0] = 1;
  within[car.at] = 1;
  for (let n = 1; n <= most; n++) {
    const bit = 1 << n;
    let count = 0;
    const first = (n - 1) * WIDTH;
    const end = first + (counts[n - 1] as number);
    for (let i = first; i < end; i++) {
      const from = squares[i] as Place;
      if (from === pitFrom) roads.pitSteps |= bit;
      const next = circuit.next[from] as readonly Place[];
      for (let k = 0; k < next.length; k++) {
        const to = next[k] as Place;
        const known = within[to] as number;
        if (taken[to] === 1 || (known & bit) !== 0) continue;
        within[to] = known | bit;
        squares[n * WIDTH + count++] = to;
      }
    }
    counts[n] = count;
    if (count === 0) break;
    roads.depth = n;
  }
  markCars(s, taken, 0);
  return roads;
}

/** Changes roads: empties them. */
function forget(roads: Reach): void {
  const { squares, counts, within } = roads;
  for (let n = 0; n <= MOST_SQUARES; n++) {
    const first = n * WIDTH;
    for (let i = first + (counts[n] as number) - 1; i >= first; i--) within[squares[i] as Place] = 0;
    counts[n] = 0;
  }
  roads.depth = 0;
  roads.pitSteps = 0;
}

function markCars(s: Readonly<WaddingtonState>, taken: Uint8Array, mark: 0 | 1): void {
  for (let seat = 0; seat < s.cars.length; seat++) {
    const at = (s.cars[seat] as Car).at;
    if (at >= 0) taken[at] = mark;
  }
}

/** Whether some free path is exactly this long, including one that ends in the car's own pit (R18). */
export function hasRoad(roads: Reach, squares: number): boolean {
  return squares <= roads.depth || (roads.pitSteps & (1 << squares)) !== 0;
}

/** Whether the largest speed the car could choose has no free road (R19). */
export function isHeldUp(s: Readonly<WaddingtonState>, seat: Seat, roads: Reach): boolean {
  return !hasRoad(roads, mostSpeed(circuitOfRace(s), carOf(s, seat)) / STEP);
}

/** Whether no speed the car may choose has a free road, so only a run is left (R20). */
export function isForced(s: Readonly<WaddingtonState>, seat: Seat, roads: Reach): boolean {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const most = mostSpeed(circuit, car) / STEP;
  for (let n = leastSpeed(circuit, car) / STEP; n <= most; n++) if (hasRoad(roads, n)) return false;
  return true;
}

/** Whether a step leads from one place to the other. The car's own pit counts only as the end. */
export function isStep(circuit: Circuit, from: Place, to: Place, place: number, isLast: boolean): boolean {
  if (to < circuit.squares) {
    const next = circuit.next[from] as readonly Place[];
    return next[0] === to || next[1] === to || next[2] === to;
  }
  return isLast && to === circuit.pit[place] && from === circuit.pitFrom[place];
}

/** Whether a free path of this length crosses no band. withPit: it may end in the car's own pit. */
export function hasClearRoad(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  from: Place,
  squares: number,
  withPit: boolean,
): boolean {
  if (squares === 0) return true;
  const { next, corner, pitFrom } = circuitOf(s.circuit);
  if (withPit && squares === 1 && from === pitFrom[carOf(s, seat).place]) return true;
  for (const to of next[from] as readonly Place[]) {
    const isClear = (corner[to] as number) < 0 && !isTaken(s, to);
    if (isClear && hasClearRoad(s, seat, to, squares - 1, withPit)) return true;
  }
  return false;
}

/** All free paths of this length, by square ids, then into the car's own pit if withPit. Not affected by other searches. */
export function* paths(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  squares: number,
  withPit: boolean,
): Generator<Place[]> {
  const car = carOf(s, seat);
  yield* pathsFrom(s, circuitOf(s.circuit), car.at, squares, car.place, withPit, []);
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
