// What a car can do with a roll: its destinations with kept path and cost, and the outcome if none survives.
// Not here: finding paths (search.ts) or driving them (drive.ts).

import type { Seat } from '@core/contract';
import { affords, carOf } from '../cars';
import { MOST_SPACES } from '../data/circuits';
import { BRAKE_COST } from '../data/dice';
import type { FormulaState, Space } from '../types';
import { graphFor, PIT_BOX, PIT_LANE } from './graph';
import { FATAL, FLAG, IN_BOX, isKept, QUEUED, type Query, type Tree } from './search';
import { ask, type Drive, lookAlong, type Routes, type Workspace, workspaceOf } from './workspace';

/** Returns the destinations of a car for this many spaces in the current traffic. */
export function routesOf(s: Readonly<FormulaState>, seat: Seat, spaces: number, drive: Drive): Routes {
  const work = workspaceOf(graphFor(s.circuit));
  ask(work, s, seat, spaces, drive);
  return routesFor(work, work.query, drive, carOf(s, seat).wear);
}

/** Changes work: finds the destinations for a custom query, for a car imagined elsewhere. */
export function routesFor(work: Workspace, asked: Query, drive: Drive, wear: number): Routes {
  lookAlong(work, asked);
  const { last } = work;
  if (last === undefined || last.spaces !== asked.spaces || last.drive !== drive) {
    work.last = collect(work, asked, drive, wear);
  } else if (last.wear !== wear) work.last = { ...last, wear };
  return work.last as Routes;
}

/** Changes work: collects every space where some path may end, with its kept node (R21, R23). */
function collect(work: Workspace, { graph, spaces, from, box }: Query, drive: Drive, wear: number): Routes {
  const { tree } = work.search;
  const stamp = ++work.stamp;
  work.count = 0;
  const nodes = work.search.upTo[spaces] as number;
  const longest = longestOf(tree, nodes);
  const isLeaving = box < 0 && (graph.kind[from] as number) >= PIT_LANE;
  let queued = -1;
  let overrun = false;
  for (let node = drive === 'slipstream' ? 1 : 0; node < nodes; node++) {
    const end = tree.end[node];
    const steps = tree.steps[node] as number;
    if ((tree.weight[node] as number) > 0) overrun = true;
    if (end === FATAL) continue;
    if ((graph.kind[tree.space[node] as number] as number) < PIT_LANE || end === IN_BOX) {
      if (drive !== 'great' || steps === longest) keep(work, node);
    } else if (steps === spaces || (end === QUEUED && !isLeaving)) keep(work, node);
    else if (end === QUEUED) queued = node;
  }
  // R58: on the way out it may wait only if no path uses the whole roll.
  if (queued >= 0 && longest < spaces) keep(work, queued);
  work.isSorted = false;
  const { count, ends } = work;
  const routes = { work, stamp, drive, graph, spaces, nodes, wear, longest, overrun, count, ends };
  for (let i = 0; i < count; i++) work.costs[i] = costIn(tree, routes, work.best[ends[i] as number] as number);
  return routes;
}

/** The most steps of any path. */
function longestOf(tree: Tree, nodes: number): number {
  let longest = 0;
  for (let node = nodes - 1; node >= 0; node--) {
    const steps = tree.steps[node] as number;
    if (steps > longest && tree.end[node] !== FATAL) longest = steps;
  }
  return longest;
}

/** Changes work: a car may end on this node, unless a better one is known for its space. */
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

/** Returns the workspace if it still holds these routes. Otherwise throws. */
function workOf({ work, stamp }: Routes): Workspace {
  if (work.stamp !== stamp) throw new Error('routes were read after the next search in their workspace');
  return work;
}

function treeOf(routes: Routes): Tree {
  return workOf(routes).search.tree;
}

/** The destinations of these routes, ascending. The hot path does not need the order. Insertion sort, as the list is short. */
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

/** The WP cost of the i-th current end. */
export function costAt(routes: Routes, index: number): number {
  return workOf(routes).costs[index] as number;
}

/** The kept node that ends on a space; -1 if no path does. */
export function routeTo(routes: Routes, space: Space): number {
  const { best, bestStamp, stamp } = workOf(routes);
  return space >= 0 && space < MOST_SPACES && bestStamp[space] === stamp ? (best[space] as number) : -1;
}

/** Spaces of the roll that the path gives up and pays for (R21); none at the flag, in the pits and at a great start. */
export function brakedBy(routes: Routes, node: number): number {
  return brakedIn(treeOf(routes), routes, node);
}

/** The total WP cost of a path. */
export function costOf(routes: Routes, node: number): number {
  return costIn(treeOf(routes), routes, node);
}

function costIn(tree: Tree, routes: Routes, node: number): number {
  return pathCost(brakedIn(tree, routes, node), tree.over[node] as number, tree.late[node] as number);
}

/** The WP cost of a path that gives up this many spaces of its roll, and pays this for overshooting and late braking. */
export function pathCost(braked: number, over: number, late: number): number {
  return braked * BRAKE_COST + over + late;
}

function brakedIn(tree: Tree, { drive, graph, spaces }: Routes, node: number): number {
  if (drive === 'great' || tree.end[node] === FLAG) return 0;
  if ((graph.kind[tree.space[node] as number] as number) >= PIT_LANE) return 0;
  return spaces - (tree.steps[node] as number);
}

/** Whether the car can pay for the path without being out (R24). */
export function survives(routes: Routes, node: number): boolean {
  return affords(routes.wear, costOf(routes, node));
}

/** The number of destinations that survive. */
export function countSurvivors(routes: Routes): number {
  const { costs } = workOf(routes);
  let count = 0;
  for (let i = 0; i < routes.count; i++) if (affords(routes.wear, costs[i] as number)) count++;
  return count;
}

/** The first destination that survives; -1 if none does. */
export function firstSurvivor(routes: Routes): Space | -1 {
  const { costs } = workOf(routes);
  for (let i = 0; i < routes.count; i++) if (affords(routes.wear, costs[i] as number)) return routes.ends[i] as number;
  return -1;
}

/** Every destination that survives, ascending. */
export function survivingEnds(offered: Routes): Space[] {
  const ends = sortedEnds(offered);
  const { costs } = offered.work;
  const found: Space[] = [];
  for (let i = 0; i < offered.count; i++) if (affords(offered.wear, costs[i] as number)) found.push(ends[i] as number);
  return found;
}

/** The node on which a car ends if nothing saves it: most steps, then lower cost, then as R23 keeps paths (R25). */
export function lastPath(routes: Routes): number {
  const tree = treeOf(routes);
  let last = 0;
  for (let node = 1; node < routes.nodes; node++) {
    const steps = (tree.steps[node] as number) - (tree.steps[last] as number);
    const cost = steps === 0 ? costOf(routes, node) - costOf(routes, last) : 0;
    if (steps > 0 || (steps === 0 && (cost < 0 || (cost === 0 && isKept(tree, node, last))))) last = node;
  }
  return last;
}

/** Whether a path ends by leaving a corner with two or more stops missing. */
export function isFatal(routes: Routes, node: number): boolean {
  return treeOf(routes).end[node] === FATAL;
}

/** Whether some path leaves a corner with two or more stops missing by this space. */
export function isFatalAt(routes: Routes, space: Space): boolean {
  const tree = treeOf(routes);
  for (let node = 0; node < routes.nodes; node++) {
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

/** Index in pathTo of the first lane-locked step, -1 if there is none (R32). */
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

/** The WP cost of a path for overshooting, and for late braking. */
export function overshootOf(routes: Routes, node: number): number {
  return treeOf(routes).over[node] as number;
}
export function lateOf(routes: Routes, node: number): number {
  return treeOf(routes).late[node] as number;
}
/** Whether a path is lane-locked at its end, takes the flag, or ends in the car's own box. */
export function isLocked(routes: Routes, node: number): boolean {
  return (treeOf(routes).weight[node] as number) > 0;
}
export function takesFlag(routes: Routes, node: number): boolean {
  return treeOf(routes).end[node] === FLAG;
}
export function endsInBox(routes: Routes, node: number): boolean {
  return routes.graph.kind[treeOf(routes).space[node] as number] === PIT_BOX;
}
/** The number of steps of a path. */
export function stepsOf(routes: Routes, node: number): number {
  return treeOf(routes).steps[node] as number;
}
/** The space where a path ends. */
export function endOf(routes: Routes, node: number): Space {
  return treeOf(routes).space[node] as number;
}
