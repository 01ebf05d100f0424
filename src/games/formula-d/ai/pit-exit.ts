// The way out of the pits for a car alone: rounds left from the box and from every lane space behind it.
// Not here: the lap itself (solve.ts).

import { GEAR_DICE, GEAR_VALUES, MOST_GEAR, PIT_EXIT_GEAR } from '../data/dice';
import { PIT_LANE } from '../phases/graph';
import { costOf, routesFor, routeTo } from '../phases/routes';
import { newWorkspace, type Workspace } from '../phases/workspace';
import type { Gear, Space } from '../types';
import type { Prospect } from './lap-prospect';

/** Rounds left by space of lane and box, after a stop. The other spaces hold 0. after: the lap that begins at the line. */
export function exitRounds(after: Prospect): Float64Array {
  const { circuit, size } = after.roads.graph;
  const rounds = new Float64Array(size);
  const work = newWorkspace();
  const lane = circuit.spaces.flatMap((_, space) => (circuit.lane[space] === 'P' ? [space] : []));
  // Every link leads forward, so the last lane space is solved first and the boxes last.
  for (const space of [...lane.reverse(), ...circuit.boxes]) rounds[space] = fromHere(work, after, rounds, space);
  return rounds;
}

function fromHere(work: Workspace, after: Prospect, rounds: Float64Array, from: Space): number {
  let best = Number.POSITIVE_INFINITY;
  for (let gear = 1; gear <= PIT_EXIT_GEAR; gear++) {
    const of = GEAR_DICE[gear]?.faces.length ?? 1;
    let sum = 1;
    for (const { value, ways } of GEAR_VALUES[gear] ?? [])
      sum += (ways / of) * bestOf(work, after, rounds, from, value, gear);
    best = Math.min(best, sum);
  }
  return best;
}

function bestOf(
  work: Workspace,
  after: Prospect,
  rounds: Float64Array,
  from: Space,
  spaces: number,
  gear: Gear,
): number {
  const { roads, levels, purse, at, out } = after;
  const { graph } = roads;
  const wear = Math.max(1, purse.budget);
  const asked = { graph, from, spaces, missing: 0, finishing: false, box: -1, late: false, taken: [] };
  const routes = routesFor(work, asked, 'roll', wear);
  let best = out;
  for (let i = 0; i < routes.count; i++) {
    const to = routes.ends[i] as number;
    const cost = costOf(routes, routeTo(routes, to));
    if ((graph.kind[to] as number) >= PIT_LANE) {
      best = Math.min(best, rounds[to] as number);
      continue;
    }
    if (purse.budget > 0 && cost >= purse.budget) continue;
    const corner = graph.corner[to] as number;
    const station = (roads.stationOf[to] as number) + (corner < 0 ? 0 : 1);
    const level = purse.budget === 0 ? 0 : purse.budget - cost;
    const paid = purse.price * cost;
    best = Math.min(best, paid + (at[(station * MOST_GEAR + gear - 1) * levels + level] as number));
  }
  return best;
}
