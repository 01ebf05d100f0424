// What a car may do with a roll: its destinations with kept path and cost, and what becomes of it where none survives.
// Not for: finding ways (search.ts) or driving them (drive.ts).

import type { Seat } from '@core/contract';
import { keptBy } from '@core/memory';
import { boxOf, carOf, circuitOfRace, isInPits, isRunning, mayPit, missingStops } from '../cars';
import { BRAKE_COST, LONGEST_ROLL } from '../data/dice';
import type { Car, FormulaState, Space } from '../types';
import { type Graph, graphFor, MOST_SPACES, PIT_BOX, PIT_LANE } from './graph';
import {
  FATAL,
  FLAG,
  IN_BOX,
  isKept,
  newSearch,
  QUEUED,
  type Query,
  type Search,
  searchWays,
  type Tree,
} from './search';

/** roll: a gear die's. great: R11. slipstream: R62. */
export type Drive = 'roll' | 'great' | 'slipstream';

/**
 * The destinations of one search. They lie in the workspace that they were found in and hold until the next search in
 * that one; to read them later throws, and is a bug. ends: destinations, in no order until sortedEnds is asked for.
 * spaces: to be driven. longest: most steps of any way that is not fatal. overrun: some way leaves a corner with a stop
 * missing. wear: WP that the car has.
 */
export interface Routes {
  readonly work: Workspace;
  /** Number of the search in its workspace. */
  readonly stamp: number;
  readonly drive: Drive;
  readonly graph: Graph;
  readonly spaces: number;
  readonly wear: number;
  readonly longest: number;
  readonly overrun: boolean;
  readonly count: number;
  readonly ends: Int16Array;
}

/** All that a search depends on: the same question is not searched for twice in a row. */
const KEY_HEAD = 6;

/** Room to find routes in. Whoever looks for routes brings one; each holds the routes found last. */
export interface Workspace {
  readonly search: Search;
  last: Routes | undefined;
  stamp: number;
  /** The question of the last search. */
  readonly asked: Int32Array;
  readonly query: Query & { taken: Space[] };
  /** The kept node by destination, right where bestStamp says so. */
  readonly best: Int16Array;
  readonly bestStamp: Int32Array;
  readonly ends: Int16Array;
  count: number;
  /** WP by index into ends. */
  readonly costs: Int16Array;
  isSorted: boolean;
  readonly walk: Int16Array;
}

/** Room for the routes of one race, or of one's own. */
export function newWorkspace(): Workspace {
  const graph = graphFor('monaco');
  const query = { graph, from: 0, spaces: 0, missing: 0, finishing: false, box: -1, late: false, taken: [] as Space[] };
  return {
    search: newSearch(query),
    last: undefined,
    stamp: 0,
    asked: new Int32Array(KEY_HEAD + 16).fill(-2),
    query,
    best: new Int16Array(MOST_SPACES),
    bestStamp: new Int32Array(MOST_SPACES),
    ends: new Int16Array(MOST_SPACES),
    count: 0,
    costs: new Int16Array(MOST_SPACES),
    isSorted: false,
    walk: new Int16Array(LONGEST_ROLL + 1),
  };
}

/**
 * The workspace of a circuit. A search is over before the next one begins, whichever race asks, and what is kept of the
 * last one is known by all that it depends on: so the copies of a state that a driver tries need no room of their own.
 */
const workspaceOf = keptBy((_: Graph) => newWorkspace());

/** The destinations of a car for so many spaces in the present traffic. */
export function routesOf(s: Readonly<FormulaState>, seat: Seat, spaces: number, drive: Drive): Routes {
  const car = carOf(s, seat);
  const circuit = circuitOfRace(s);
  const graph = graphFor(s.circuit);
  const work = workspaceOf(graph);
  const { query } = work;
  query.graph = graph;
  query.from = car.at;
  query.spaces = spaces;
  query.missing = missingStops(circuit, car);
  query.finishing = car.lap === s.options.laps;
  query.box = mayEnterBox(s, car, drive) ? boxOf(circuit, car) : -1;
  query.late = drive === 'slipstream';
  // Setting a length costs as much as going through the list.
  if (query.taken.length > s.cars.length) query.taken.length = s.cars.length;
  for (let other = 0; other < s.cars.length; other++) {
    const rival = s.cars[other] as Car;
    query.taken[other] = other !== seat && isRunning(rival) ? rival.at : -1;
  }
  return routesFor(work, query, drive, car.wear);
}

/** Changes work: the destinations for a query of one's own, of a car that is imagined elsewhere. */
export function routesFor(work: Workspace, asked: Query, drive: Drive, wear: number): Routes {
  const { last } = work;
  if (isKnown(work, asked, drive) && last !== undefined) {
    if (last.wear !== wear) work.last = { ...last, wear };
  } else {
    searchWays(work.search, asked);
    work.last = collect(work, asked, drive, wear);
  }
  return work.last as Routes;
}

function mayEnterBox(s: Readonly<FormulaState>, car: Readonly<Car>, drive: Drive): boolean {
  if (isInPits(car)) return !car.served;
  // R66: a slipstream stays on the track.
  return drive !== 'slipstream' && mayPit(s, car);
}

/** Changes work: to this question. */
function isKnown({ asked: known, last }: Workspace, asked: Query, drive: Drive): boolean {
  const { graph, from, spaces, missing, finishing, box, taken } = asked;
  const isSame =
    known[0] === from &&
    known[1] === spaces &&
    known[2] === missing &&
    known[3] === box &&
    known[4] === (finishing ? 1 : 0) &&
    known[5] === taken.length &&
    last?.graph === graph &&
    last.drive === drive;
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

/** Changes work: every space where some way may end, with the node that is kept for it (R21, R23). */
function collect(work: Workspace, { graph, spaces, from, box }: Query, drive: Drive, wear: number): Routes {
  const { tree } = work.search;
  const stamp = ++work.stamp;
  work.count = 0;
  const longest = longestOf(tree);
  const isLeaving = box < 0 && (graph.kind[from] as number) >= PIT_LANE;
  let queued = -1;
  let overrun = false;
  for (let node = drive === 'slipstream' ? 1 : 0; node < tree.count; node++) {
    const end = tree.end[node];
    const steps = tree.steps[node] as number;
    if ((tree.weight[node] as number) > 0) overrun = true;
    if (end === FATAL) continue;
    if ((graph.kind[tree.space[node] as number] as number) < PIT_LANE || end === IN_BOX) {
      if (drive !== 'great' || steps === longest) keep(work, node);
    } else if (steps === spaces || (end === QUEUED && !isLeaving)) keep(work, node);
    else if (end === QUEUED) queued = node;
  }
  // R58: on the way out it may wait only where no way uses the whole roll.
  if (queued >= 0 && longest < spaces) keep(work, queued);
  work.isSorted = false;
  const { count, ends } = work;
  const routes = { work, stamp, drive, graph, spaces, wear, longest, overrun, count, ends };
  for (let i = 0; i < count; i++) work.costs[i] = costIn(tree, routes, work.best[ends[i] as number] as number);
  return routes;
}

/** How far any way leads. */
function longestOf(tree: Tree): number {
  let longest = 0;
  for (let node = tree.count - 1; node >= 0; node--) {
    const steps = tree.steps[node] as number;
    if (steps > longest && tree.end[node] !== FATAL) longest = steps;
  }
  return longest;
}

/** Changes work: this node is where a car would end, unless a better one is known for its space. */
function keep(work: Workspace, node: number): void {
  const { best, bestStamp, stamp } = work;
  const { tree } = work.search;
  const space = tree.space[node] as number;
  if (bestStamp[space] !== stamp) {
    bestStamp[space] = stamp;
    best[space] = node;
    work.ends[work.count++] = space;
    return;
  }
  const held = best[space] as number;
  const isLater = (tree.steps[node] as number) > (tree.steps[held] as number);
  if (isLater || (tree.steps[node] === tree.steps[held] && isKept(tree, node, held))) best[space] = node;
}

/** The workspace while it still holds these routes. */
function workOf({ work, stamp }: Routes): Workspace {
  if (work.stamp !== stamp) throw new Error('routes were read after the next search in their workspace');
  return work;
}

function treeOf(routes: Routes): Tree {
  return workOf(routes).search.tree;
}

/** The destinations of these routes, rising: the hot path does without. By insertion: the list is short. */
export function sortedEnds(routes: Routes): Int16Array {
  const { ends, count } = routes;
  const work = workOf(routes);
  if (work.isSorted) return ends;
  work.isSorted = true;
  const { costs } = work;
  for (let i = 1; i < count; i++) {
    const space = ends[i] as number;
    const cost = costs[i] as number;
    let at = i;
    while (at > 0 && (ends[at - 1] as number) > space) {
      ends[at] = ends[at - 1] as number;
      costs[at] = costs[at - 1] as number;
      at--;
    }
    ends[at] = space;
    costs[at] = cost;
  }
  return ends;
}

/** WP that the i-th of the present ends costs. */
export function costAt(routes: Routes, index: number): number {
  return workOf(routes).costs[index] as number;
}

/** The kept node that ends on a space; -1 where no way does. */
export function routeTo(routes: Routes, space: Space): number {
  const { best, bestStamp, stamp } = workOf(routes);
  return space >= 0 && space < MOST_SPACES && bestStamp[space] === stamp ? (best[space] as number) : -1;
}

/** Spaces of the roll that the way gives up and pays for (R21); none at the flag, in the pits and at a great start. */
export function brakedBy(routes: Routes, node: number): number {
  return brakedIn(treeOf(routes), routes, node);
}

/** All WP that a way costs. */
export function costOf(routes: Routes, node: number): number {
  return costIn(treeOf(routes), routes, node);
}

function costIn(tree: Tree, routes: Routes, node: number): number {
  return brakedIn(tree, routes, node) * BRAKE_COST + (tree.over[node] as number) + (tree.late[node] as number);
}

function brakedIn(tree: Tree, { drive, graph, spaces }: Routes, node: number): number {
  if (drive === 'great' || tree.end[node] === FLAG) return 0;
  if ((graph.kind[tree.space[node] as number] as number) >= PIT_LANE) return 0;
  return spaces - (tree.steps[node] as number);
}

/** The way can be paid for without being out (R24). */
export function survives(routes: Routes, node: number): boolean {
  return costOf(routes, node) < routes.wear;
}

/** How many destinations survive. */
export function countSurvivors(routes: Routes): number {
  const { costs } = workOf(routes);
  let count = 0;
  for (let i = 0; i < routes.count; i++) if ((costs[i] as number) < routes.wear) count++;
  return count;
}

/** The first destination that survives; -1 where none does. */
export function firstSurvivor(routes: Routes): Space | -1 {
  const { costs } = workOf(routes);
  for (let i = 0; i < routes.count; i++) if ((costs[i] as number) < routes.wear) return routes.ends[i] as number;
  return -1;
}

/** Every destination that survives, rising. */
export function survivingEnds(offered: Routes): Space[] {
  const ends = sortedEnds(offered);
  const { costs } = offered.work;
  const found: Space[] = [];
  for (let i = 0; i < offered.count; i++) if ((costs[i] as number) < offered.wear) found.push(ends[i] as number);
  return found;
}

/** The node on which a car ends that nothing saves: most steps, then lower cost, then as R23 keeps paths (R25). */
export function lastWay(routes: Routes): number {
  const tree = treeOf(routes);
  let last = 0;
  for (let node = 1; node < tree.count; node++) {
    const steps = (tree.steps[node] as number) - (tree.steps[last] as number);
    const cost = steps === 0 ? costOf(routes, node) - costOf(routes, last) : 0;
    if (steps > 0 || (steps === 0 && (cost < 0 || (cost === 0 && isKept(tree, node, last))))) last = node;
  }
  return last;
}

/** Whether a way ends by leaving a corner with two or more stops missing. */
export function isFatal(routes: Routes, node: number): boolean {
  return treeOf(routes).end[node] === FATAL;
}

/** Whether some way leaves a corner with two or more stops missing by this space. */
export function isFatalAt(routes: Routes, space: Space): boolean {
  const tree = treeOf(routes);
  for (let node = 0; node < tree.count; node++) {
    if (tree.end[node] === FATAL && tree.space[node] === space) return true;
  }
  return false;
}

/** The spaces entered on the way to a node, in order. */
export function pathTo(routes: Routes, node: number): Space[] {
  const { walk, search } = workOf(routes);
  const { tree } = search;
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
export function lockedFrom(routes: Routes, node: number): number {
  const tree = treeOf(routes);
  let first = -1;
  for (
    let at = node;
    at >= 0 && ((tree.weight[at] as number) > 0 || tree.end[at] === FATAL);
    at = tree.parent[at] as number
  ) {
    first = (tree.steps[at] as number) - 1;
  }
  return first;
}

/** WP of a way for overshooting, and for late braking. */
export function overshootOf(routes: Routes, node: number): number {
  return treeOf(routes).over[node] as number;
}
export function lateOf(routes: Routes, node: number): number {
  return treeOf(routes).late[node] as number;
}
/** Whether a way is lane-locked at its end, takes the flag, or ends in the own box. */
export function isLocked(routes: Routes, node: number): boolean {
  return (treeOf(routes).weight[node] as number) > 0;
}
export function takesFlag(routes: Routes, node: number): boolean {
  return treeOf(routes).end[node] === FLAG;
}
export function endsInBox(routes: Routes, node: number): boolean {
  return routes.graph.kind[treeOf(routes).space[node] as number] === PIT_BOX;
}
/** Steps of a way. */
export function stepsOf(routes: Routes, node: number): number {
  return treeOf(routes).steps[node] as number;
}
/** Where a way ends. */
export function endOf(routes: Routes, node: number): Space {
  return treeOf(routes).space[node] as number;
}
