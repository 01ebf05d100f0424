// The moves a car can make, reduced to those that differ: one per end square and list of bands.
// Not here: whether a speed may be chosen (cars.ts) or what bands bring (outlook/risk.ts).

import type { Seat } from '@core/contract';
import { keptBy } from '@core/memory';
import { carOf, circuitOfRace } from './cars';
import { STEP } from './data/charts';
import { type Circuit, crossesLine } from './data/circuits';
import type { Car, Place, WaddingtonState } from './types';

/**
 * One of those moves. before: the same without its last step, undefined on the car's own place. bands: the band squares
 * on the way. beyond: how many of them are beyond the line.
 */
export interface Road {
  readonly to: Place;
  readonly before: Road | undefined;
  readonly squares: number;
  readonly diagonals: number;
  readonly bands: readonly Place[];
  readonly crosses: boolean;
  readonly beyond: number;
}

/** Scratch memory: which squares are taken, and which road of the layer was last found to each. */
const roomOf = keptBy((circuit: Circuit) => ({
  taken: new Uint8Array(circuit.places.length),
  last: new Int16Array(circuit.places.length).fill(-1),
}));

/**
 * Roads that a driver ignores: those with more than `bands` bands that it would pass by more than `mph` over their limit,
 * at the speed of a full move of that length, or at `least` if that is more.
 */
export interface Dared {
  readonly mph: number;
  readonly bands: number;
  readonly least: number;
}

/** Ignores no road. */
const ALL: Dared = { mph: Number.POSITIVE_INFINITY, bands: 0, least: 0 };

/**
 * roads[n]: the free roads of n squares, entry 0 empty. A road into the car's own pit ends at n squares
 * and goes no further. Of all paths to one end over the same bands it keeps the one with the fewest
 * diagonal steps, then the first by ids.
 */
export function roadsAhead(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  most: number,
  withPit: boolean,
  dared = ALL,
): Road[][] {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const { taken, last } = roomOf(circuit);
  markCars(s, taken, 1);
  const all: Road[][] = [[]];
  let layer: Road[] = [standingRoad(car)];
  for (let n = 1; n <= most && layer.length > 0; n++) {
    const best: Road[] = [];
    /** By road of best: the one found before it with the same end square, -1 for none. */
    const twins: number[] = [];
    const pit = circuit.pit[car.place] as Place;
    const stops: Road[] = [];
    for (const road of layer) {
      if (isTooDear(circuit, road, n, dared)) continue;
      for (const to of circuit.next[road.to] as readonly Place[]) {
        if (taken[to] === 0) keepBest(circuit, best, twins, last, road, to);
      }
      if (withPit && road.to === circuit.pitFrom[car.place]) stops.push(further(circuit, road, pit));
    }
    for (const { to } of best) last[to] = -1;
    layer = best;
    all.push(stops.length === 0 ? layer : [...layer, ...stops]);
  }
  markCars(s, taken, 0);
  return all;
}

/** The road of a car that stays on its place. */
export function standingRoad({ at }: Readonly<Car>): Road {
  return { to: at, before: undefined, squares: 0, diagonals: 0, bands: [], crosses: false, beyond: 0 };
}

/** The squares that a road enters, in order. */
export function pathOf(road: Road): Place[] {
  const path: Place[] = [];
  for (let at = road; at.before !== undefined; at = at.before) path.push(at.to);
  return path.reverse();
}

/** Whether a move of n squares over this road, and so any longer one, passes more bands too fast than the driver dares. */
function isTooDear({ limit }: Circuit, { bands }: Road, n: number, { mph, bands: most, least }: Dared): boolean {
  if (bands.length === 0) return false;
  return countFaster(limit, bands, Math.max(n * STEP, least), mph) > most;
}

/** Number of these bands where this speed is more mph over the limit. */
export function countFaster(limit: readonly number[], bands: readonly Place[], speed: number, mph: number): number {
  let count = 0;
  for (const place of bands) if (speed - (limit[place] as number) > mph) count++;
  return count;
}

function markCars(s: Readonly<WaddingtonState>, taken: Uint8Array, mark: 0 | 1): void {
  for (const { at } of s.cars) if (at >= 0) taken[at] = mark;
}

function further(circuit: Circuit, road: Road, to: Place): Road {
  const isBand = (circuit.corner[to] as number) >= 0;
  const crosses = road.crosses || crossesLine(circuit, road.to, to);
  return {
    to,
    before: road,
    squares: road.squares + 1,
    diagonals: road.diagonals + diagonalSteps(circuit, road.to, to),
    bands: isBand ? [...road.bands, to] : road.bands,
    crosses,
    beyond: road.beyond + (isBand && crosses ? 1 : 0),
  };
}

/** 1 for a step to another lane. Steps from and to places off the road count as straight. */
function diagonalSteps(circuit: Circuit, from: Place, to: Place): number {
  if (from >= circuit.squares || to >= circuit.squares) return 0;
  return circuit.lane[from] === circuit.lane[to] ? 0 : 1;
}

/** Changes best, twins and last: keeps the road, one step longer, unless one as good is known for its end and bands. */
function keepBest(circuit: Circuit, best: Road[], twins: number[], last: Int16Array, road: Road, to: Place): void {
  // On a band square both roads end with it, so only the earlier bands can differ.
  for (let at = last[to] as number; at >= 0; at = twins[at] as number) {
    const known = best[at] as Road;
    if (!hasSameBands((known.before as Road).bands, road.bands)) continue;
    const more = road.diagonals + diagonalSteps(circuit, road.to, to) - known.diagonals;
    if (more < 0 || (more === 0 && compareRoads(circuit, road, known.before as Road) < 0)) {
      best[at] = further(circuit, road, to);
    }
    return;
  }
  twins.push(last[to] as number);
  last[to] = best.length;
  best.push(further(circuit, road, to));
}

function hasSameBands(a: readonly Place[], b: readonly Place[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Below 0 if the first of two roads of one length comes first by the ids of its squares. */
function compareRoads(circuit: Circuit, a: Road, b: Road): number {
  if (a === b || a.before === undefined || b.before === undefined) return 0;
  const sooner = compareRoads(circuit, a.before, b.before);
  return sooner !== 0 ? sooner : (circuit.rank[a.to] as number) - (circuit.rank[b.to] as number);
}

/** Below 0 if a comes first by the ids of its squares. */
export function comparePaths(circuit: Circuit, a: readonly Place[], b: readonly Place[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (circuit.rank[a[i] as Place] as number) - (circuit.rank[b[i] as Place] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}
