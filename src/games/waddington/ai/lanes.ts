// Every path over an empty circuit, place by place: the basis for the prospect and the look ahead.
// Not here: roads that other cars narrow (../moves.ts).

import { keptBy } from '@core/memory';
import { type Circuit, crossesLine } from '../data/circuits';
import { MOST_SQUARES } from '../phases/roads';
import type { Place } from '../types';

/** A path of this many squares. bands: band squares entered. beyond: how many of them are beyond the line. */
export interface Lane {
  readonly to: Place;
  readonly bands: readonly Place[];
  readonly crosses: boolean;
  readonly beyond: number;
}

/**
 * lanes[place][n]: the paths of n squares from there, without the pits. Of two paths to one end only the
 * one with higher limits is kept.
 */
export function lanesOf(circuit: Circuit): readonly (readonly (readonly Lane[])[])[] {
  return allLanes(circuit);
}
const allLanes = keptBy((circuit: Circuit) => circuit.places.map((_, place) => lanesFrom(circuit, place)));

function lanesFrom(circuit: Circuit, from: Place): Lane[][] {
  const all: Lane[][] = [[{ to: from, bands: [], crosses: false, beyond: 0 }]];
  for (let n = 1; n <= MOST_SQUARES; n++) {
    const layer: Lane[] = [];
    for (const lane of all[n - 1] ?? []) {
      for (const to of circuit.next[lane.to] ?? []) addLane(circuit, layer, stepOn(circuit, lane, to));
    }
    all.push(layer);
  }
  return all;
}

function stepOn(circuit: Circuit, lane: Lane, to: Place): Lane {
  const crosses = lane.crosses || crossesLine(circuit, lane.to, to);
  if ((circuit.corner[to] ?? -1) < 0) return { to, bands: lane.bands, crosses, beyond: lane.beyond };
  return { to, bands: [...lane.bands, to], crosses, beyond: lane.beyond + (crosses ? 1 : 0) };
}

/** Changes layer: adds the lane unless one to its end is as good at every band, and removes lanes that it beats. */
function addLane(circuit: Circuit, layer: Lane[], lane: Lane): void {
  for (const rival of layer) if (rival.to === lane.to && isAsGood(circuit, rival, lane)) return;
  for (let i = layer.length - 1; i >= 0; i--) {
    const rival = layer[i] as Lane;
    if (rival.to === lane.to && isAsGood(circuit, lane, rival)) layer.splice(i, 1);
  }
  layer.push(lane);
}

function isAsGood(circuit: Circuit, a: Lane, b: Lane): boolean {
  if (a.bands.length !== b.bands.length) return false;
  return a.bands.every((place, i) => {
    const rival = b.bands[i] as Place;
    return (
      circuit.corner[place] === circuit.corner[rival] &&
      (circuit.limit[place] as number) >= (circuit.limit[rival] as number)
    );
  });
}
