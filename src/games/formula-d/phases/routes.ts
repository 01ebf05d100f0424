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
 * spaces: to be driven. ends: destinations, rising. longest: most steps of any way that is not fatal. overrun: some way
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
const KEY_HEAD = 9;
const known = new Int32Array(KEY_HEAD + 16).fill(-2);
const key = new Int32Array(known.length);

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
  query.taken.length = 0;
  for (let other = 0; other < s.cars.length; other++) {
    const rival = s.cars[other] as Car;
    if (other !== seat) query.taken.push(isRunning(rival) ? rival.at : -1);
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
function isKnown(asked: Query, drive: Drive): boolean {
  key[0] = asked.graph.size * 4 + DRIVES.indexOf(drive);
  key[1] = asked.from;
  key[2] = asked.spaces;
  key[3] = asked.missing;
  key[4] = asked.finishing ? 1 : 0;
  key[5] = asked.box;
  key[6] = asked.late ? 1 : 0;
  key[7] = asked.taken.length;
  key[8] = asked.graph.circuit.lapPos;
  for (let i = 0; i < asked.taken.length; i++) key[KEY_HEAD + i] = asked.taken[i] as number;
  const length = KEY_HEAD + asked.taken.length;
  let isSame = true;
  for (let i = 0; i < length; i++) {
    if (known[i] === key[i]) continue;
    isSame = false;
    known[i] = key[i] as number;
  }
  return isSame;
}
const DRIVES: readonly Drive[] = ['roll', 'great', 'slipstream'];

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
  sortEnds();
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

/** By insertion: the list is short, and one lane's spaces come in order. */
function sortEnds(): void {
  const { ends, count } = routes;
  for (let i = 1; i < count; i++) {
    const space = ends[i] as number;
    let at = i;
    while (at > 0 && (ends[at - 1] as number) > space) {
      ends[at] = ends[at - 1] as number;
      at--;
    }
    ends[at] = space;
  }
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

/** Destinations that survive; only: the one, where there is one alone. */
export function countSurvivors(): { count: number; only: Space | -1 } {
  let count = 0;
  let only = -1;
  for (let i = 0; i < routes.count; i++) {
    const space = routes.ends[i] as number;
    if (!survives(best[space] as number)) continue;
    count++;
    only = space;
  }
  return { count, only: count === 1 ? only : -1 };
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
