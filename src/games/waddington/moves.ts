// The moves a car could make, as few as matter: one per end square and list of bands.
// Not for: whether a speed may be chosen (cars.ts) or what bands bring (risk.ts).

import type { Seat } from '@core/contract';
import { carOf, circuitOfRace } from './cars';
import { type Circuit, crossesLine } from './data/circuits';
import { isTaken } from './phases/roads';
import type { Place, WaddingtonState } from './types';

/** One of those moves. bands: the band squares on the way. beyond: how many of them lie beyond the line. */
export interface Road {
  readonly to: Place;
  readonly path: readonly Place[];
  readonly diagonals: number;
  readonly bands: readonly Place[];
  readonly crosses: boolean;
  readonly beyond: number;
}

/**
 * roads[n]: the free roads of n squares, entry 0 empty. A road into the own pit ends at n squares and goes no further.
 * Of all paths to one end over the same bands the one with the fewest diagonal steps is kept, then the first by ids.
 */
export function roadsAhead(s: Readonly<WaddingtonState>, seat: Seat, most: number, withPit: boolean): Road[][] {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const start: Road = { to: car.at, path: [], diagonals: 0, bands: [], crosses: false, beyond: 0 };
  const all: Road[][] = [[]];
  let layer: readonly Road[] = [start];
  for (let n = 1; n <= most && layer.length > 0; n++) {
    const best = new Map<string, Road>();
    const pit = circuit.pit[car.place] as Place;
    const stops: Road[] = [];
    for (const road of layer) {
      for (const to of circuit.next[road.to] as readonly Place[]) {
        if (!isTaken(s, to)) keepBest(circuit, best, further(circuit, road, to));
      }
      if (withPit && road.to === circuit.pitFrom[car.place]) stops.push(further(circuit, road, pit));
    }
    layer = [...best.values()];
    all.push([...layer, ...stops]);
  }
  return all;
}

function further(circuit: Circuit, road: Road, to: Place): Road {
  const crosses = crossesLine(circuit, road.to, to);
  const isBand = (circuit.corner[to] as number) >= 0;
  const isBeyond = road.crosses || crosses;
  return {
    to,
    path: [...road.path, to],
    diagonals: road.diagonals + diagonalSteps(circuit, road.to, to),
    bands: isBand ? [...road.bands, to] : road.bands,
    crosses: isBeyond,
    beyond: road.beyond + (isBand && isBeyond ? 1 : 0),
  };
}

/** 1 for a step to another lane; steps from and to places off the road count as straight. */
function diagonalSteps(circuit: Circuit, from: Place, to: Place): number {
  if (from >= circuit.squares || to >= circuit.squares) return 0;
  return circuit.lane[from] === circuit.lane[to] ? 0 : 1;
}

/** Changes best: the road stays if none as good is known for its end and bands. */
function keepBest(circuit: Circuit, best: Map<string, Road>, road: Road): void {
  const key = `${road.to} ${road.bands.join()}`;
  const known = best.get(key);
  const isBetter =
    known === undefined ||
    road.diagonals < known.diagonals ||
    (road.diagonals === known.diagonals && comparePaths(circuit, road.path, known.path) < 0);
  if (isBetter) best.set(key, road);
}

/** Below 0 where a comes first by the ids of its squares. */
export function comparePaths(circuit: Circuit, a: readonly Place[], b: readonly Place[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (circuit.rank[a[i] as Place] as number) - (circuit.rank[b[i] as Place] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}
