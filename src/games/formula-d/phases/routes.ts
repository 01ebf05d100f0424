// What a car may do with a roll: its destinations with kept path and cost, and what becomes of it where none survives.
// Not for: finding ways (search.ts) or driving them (move.ts).

import type { Seat } from '@core/contract';
import { boxOf, carOf, circuitOfRace, isInPits, isRunning, mayPit, missingStops } from '../cars';
import { BRAKE_COST, LONGEST_ROLL } from '../data/dice';
import type { Car, FormulaState, Space } from '../types';
import { type Graph, graphFor, MOST_SPACES, PIT_BOX, PIT_LANE } from './graph';
import { FATAL, FLAG, IN_BOX, isKept, QUEUED, type Query, searchWays, tree } from './search';

/** roll: a gear die's. great: R11. slipstream: R62. */
export type Drive = 'roll' | 'great' | 'slipstream';

/**
 * The destinations of the last search. They stay right until the next call of routesOf or routesFor: read them at once.
 * spaces: to be driven. ends: destinations, in no order (see sortedEnds). longest: most steps of any way that is not fatal. overrun: some way
 * leaves a corner with a stop missing. wear: WP that the car has.
 */
export interface Routes {
  drive: Drive;
  graph: Graph;
  spaces: number;
  wear: number;
  longest: number;
  overrun: boolean;
  count: number;
  readonly ends: Int16Array;
}

const routes: Routes = {
  drive: 'roll',
  graph: graphFor('monaco'),
  spaces: 0,
  wear: 0,
  longest: 0,
  overrun: false,
  count: 0,
  ends: new Int16Array(MOST_SPACES),
};
/** The kept node by destination, right where bestStamp says so. */
const best = new Int16Array(MOST_SPACES);
const bestStamp = new Int32Array(MOST_SPACES);
let stamp = 0;
/** WP by index into ends. */
const costs = new Int16Array(MOST_SPACES);
let isSorted = false;

const query: Query = {
  graph: routes.graph,
  from: 0,
  spaces: 0,
  missing: 0,
  finishing: false,
  box: -1,
  late: false,
  taken: [],
};
/** All that the present search depends on: the same question is not searched for twice in a row. */
const KEY_HEAD = 6;
const known = new Int32Array(KEY_HEAD + 16).fill(-2);

/** The destinations of a car for so many spaces in the present traffic. */
export function routesOf(s: Readonly<FormulaState>, seat: Seat, spaces: number, drive: Drive): Routes {
  const car = carOf(s, seat);
  const circuit = circuitOfRace(s);
  query.graph = graphFor(s.circuit);
  query.from = car.at;
  query.spaces = spaces;
  query.missing = missingStops(circuit, car);
  query.finishing = car.lap === s.options.laps;
  query.box = mayEnterBox(s, car, drive) ? boxOf(circuit, car) : -1;
  query.late = drive === 'slipstream';
  query.taken.length = s.cars.length;
  for (let other = 0; other < s.cars.length; other++) {
    const rival = s.cars[other] as Car;
    query.taken[other] = other !== seat && isRunning(rival) ? rival.at : -1;
  }
  return routesFor(query, drive, car.wear);
}

/** The destinations for a query of one's own: of a car that is imagined elsewhere. */
export function routesFor(asked: Query, drive: Drive, wear: number): Routes {
  routes.wear = wear;
  if (isKnown(asked, drive)) return routes;
  routes.graph = asked.graph;
  routes.spaces = asked.spaces;
  routes.drive = drive;
  searchWays(asked);
  collect(asked);
  return routes;
}

function mayEnterBox(s: Readonly<FormulaState>, car: Readonly<Car>, drive: Drive): boolean {
  if (isInPits(car)) return !car.served;
  // R66: a slipstream stays on the track.
  return drive !== 'slipstream' && mayPit(s, car);
}

/** Changes known: to this question. */
function isKnown({ graph, from, spaces, missing, finishing, box, taken }: Query, drive: Drive): boolean {
  const isSame =
    known[0] === from &&
    known[1] === spaces &&
    known[2] === missing &&
    known[3] === box &&
    known[4] === (finishing ? 1 : 0) &&
    known[5] === taken.length &&
    routes.graph === graph &&
    routes.drive === drive;
  known[0] = from;
  known[1] = spaces;
  known[2] = missing;
  known[3] = box;
  known[4] = finishing ? 1 : 0;
  known[5] = taken.length;
  let isSameField = true;
  for (let i = 0; i < taken.length; i++) {
    const space = taken[i] as number;
    if (known[KEY_HEAD + i] === space) continue;
    isSameField = false;
    known[KEY_HEAD + i] = space;
  }
  return isSame && isSameField;
}

/** Changes the routes: every space where some way may end, with the node that is kept for it (R21, R23). */
function collect({ graph, spaces, from, box }: Query): void {
  stamp++;
  routes.count = 0;
  measure();
  const isLeaving = box < 0 && (graph.kind[from] as number) >= PIT_LANE;
  let queued = -1;
  for (let node = routes.drive === 'slipstream' ? 1 : 0; node < tree.count; node++) {
    const end = tree.end[node];
    const steps = tree.steps[node] as number;
    if (end === FATAL) continue;
    if ((graph.kind[tree.space[node] as number] as number) < PIT_LANE || end === IN_BOX) {
      if (routes.drive !== 'great' || steps === routes.longest) keep(node);
    } else if (steps === spaces || (end === QUEUED && !isLeaving)) keep(node);
    else if (end === QUEUED) queued = node;
  }
  // R58: on the way out it may wait only where no way uses the whole roll.
  if (queued >= 0 && routes.longest < spaces) keep(queued);
  isSorted = false;
  for (let i = 0; i < routes.count; i++) costs[i] = costOf(best[routes.ends[i] as number] as number);
}

/** Changes the routes: how far any way leads, and whether one leads out of a corner too early. */
function measure(): void {
  let longest = 0;
  let overrun = false;
  for (let node = tree.count - 1; node >= 0; node--) {
    const steps = tree.steps[node] as number;
    if ((tree.weight[node] as number) > 0) overrun = true;
    if (steps > longest && tree.end[node] !== FATAL) longest = steps;
  }
  routes.longest = longest;
  routes.overrun = overrun;
}

function keep(node: number): void {
  const space = tree.space[node] as number;
  if (bestStamp[space] !== stamp) {
    bestStamp[space] = stamp;
    best[space] = node;
    routes.ends[routes.count++] = space;
    return;
  }
  const held = best[space] as number;
  const isLater = (tree.steps[node] as number) > (tree.steps[held] as number);
  if (isLater || (tree.steps[node] === tree.steps[held] && isKept(node, held))) best[space] = node;
}

/** The destinations of these routes, rising: the hot path does without. By insertion: the list is short. */
export function sortedEnds({ ends, count }: Routes): Int16Array {
  if (isSorted) return ends;
  isSorted = true;
  for (let i = 1; i < count; i++) {
    const space = ends[i] as number;
    let at = i;
    while (at > 0 && (ends[at - 1] as number) > space) {
      ends[at] = ends[at - 1] as number;
      at--;
    }
    ends[at] = space;
  }
  for (let i = 0; i < count; i++) costs[i] = costOf(best[ends[i] as number] as number);
  return ends;
}

/** WP that the i-th of the present ends costs. */
export function costAt(index: number): number {
  return costs[index] as number;
}

/** The kept node that ends on a space; -1 where no way does. */
export function routeTo(space: Space): number {
  return space >= 0 && space < MOST_SPACES && bestStamp[space] === stamp ? (best[space] as number) : -1;
}

/** Spaces of the roll that the way gives up and pays for (R21); none at the flag, in the pits and at a great start. */
export function brakedBy(node: number): number {
  return isFreeEnd(node) ? 0 : routes.spaces - (tree.steps[node] as number);
}

/** All WP that a way costs. */
export function costOf(node: number): number {
  return brakedBy(node) * BRAKE_COST + (tree.over[node] as number) + (tree.late[node] as number);
}

/** The way can be paid for without being out (R24). */
export function survives(node: number): boolean {
  return costOf(node) < routes.wear;
}

/** How many destinations survive. */
export function countSurvivors(): number {
  let count = 0;
  for (let i = 0; i < routes.count; i++) if ((costs[i] as number) < routes.wear) count++;
  return count;
}

/** The first destination that survives; -1 where none does. */
export function firstSurvivor(): Space | -1 {
  for (let i = 0; i < routes.count; i++) if ((costs[i] as number) < routes.wear) return routes.ends[i] as number;
  return -1;
}

/** Every destination that survives, rising. */
export function survivingEnds(offered: Routes): Space[] {
  const ends = sortedEnds(offered);
  const found: Space[] = [];
  for (let i = 0; i < offered.count; i++) if ((costs[i] as number) < offered.wear) found.push(ends[i] as number);
  return found;
}

function isFreeEnd(node: number): boolean {
  if (routes.drive === 'great' || tree.end[node] === FLAG) return true;
  return (routes.graph.kind[tree.space[node] as number] as number) >= PIT_LANE;
}

/** The node on which a car ends that nothing saves: most steps, then lower cost, then as R23 keeps paths (R25). */
export function lastWay(): number {
  let last = 0;
  for (let node = 1; node < tree.count; node++) {
    const steps = (tree.steps[node] as number) - (tree.steps[last] as number);
    const cost = steps === 0 ? costOf(node) - costOf(last) : 0;
    if (steps > 0 || (steps === 0 && (cost < 0 || (cost === 0 && isKept(node, last))))) last = node;
  }
  return last;
}

/** Whether a way ends by leaving a corner with two or more stops missing. */
export function isFatal(node: number): boolean {
  return tree.end[node] === FATAL;
}

const walk = new Int16Array(LONGEST_ROLL + 1);

/** The spaces entered on the way to a node, in order. */
export function pathTo(node: number): Space[] {
  const steps = tree.steps[node] as number;
  for (let at = node, i = steps; i > 0; i--) {
    walk[i] = tree.space[at] as number;
    at = tree.parent[at] as number;
  }
  const path: Space[] = [];
  for (let i = 1; i <= steps; i++) path.push(walk[i] as number);
  return path;
}

/** Index in pathTo of the first lane-locked step, -1 where there is none (R32). */
export function lockedFrom(node: number): number {
  let first = -1;
  for (let at = node; at >= 0 && ((tree.weight[at] as number) > 0 || isFatal(at)); at = tree.parent[at] as number) {
    first = (tree.steps[at] as number) - 1;
  }
  return first;
}

/** WP of a way for overshooting, and for late braking. */
export function overshootOf(node: number): number {
  return tree.over[node] as number;
}
export function lateOf(node: number): number {
  return tree.late[node] as number;
}
/** Whether a way is lane-locked at its end, takes the flag, or ends in the own box. */
export function isLocked(node: number): boolean {
  return (tree.weight[node] as number) > 0;
}
export function takesFlag(node: number): boolean {
  return tree.end[node] === FLAG;
}
export function endsInBox(node: number): boolean {
  return routes.graph.kind[tree.space[node] as number] === PIT_BOX;
}
/** Steps of a way. */
export function stepsOf(node: number): number {
  return tree.steps[node] as number;
}
/** Where a way ends. */
export function endOf(node: number): Space {
  return tree.space[node] as number;
}
