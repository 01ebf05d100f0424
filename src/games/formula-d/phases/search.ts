// Finds every legal path for this many spaces (R16 to R35, R49 to R58): a tree that grows
// layer by layer, one step at a time.
// Not here: which of them a driver may choose (routes.ts).
//
// Two paths on the same space after the same number of steps differ only in where their run on the straight began (R19).
// Among equal ones the tree keeps the one that R23 prefers. A space reached later costs less (R21), except that
// overshooting costs the same by any path, so the last layer that reaches a space holds its kept path.

import { MOST_SPACES } from '../data/circuits';
import { FATAL_MISSING, LATE_COST, LONGEST_ROLL, OVERSHOOT_COST } from '../data/dice';
import type { Space } from '../types';
import { CORNER, type Graph, LINKS, PIT_BOX, PIT_LANE, STRAIGHT } from './graph';

/** Why a path goes no further. */
export const OPEN = 0;
export const FLAG = 1;
export const FATAL = 2;
export const IN_BOX = 3;
export const QUEUED = 4;

/** The input of a search. */
export interface Query {
  graph: Graph;
  from: Space;
  /** Spaces to drive, at most LONGEST_ROLL. */
  spaces: number;
  /** Stops missing in the car's current corner. */
  missing: number;
  /** Crossing the line is the flag (R44). */
  finishing: boolean;
  /** The car's box, if it may enter the box or the lane before it (R48, R50); otherwise -1. */
  box: Space | -1;
  /** Entering a corner in a slipstream costs WP (R63). */
  late: boolean;
  /** Spaces of other cars; -1 for cars that are on no space. */
  taken: readonly Space[];
}

/** Initial capacity. Most rolls need less, and full arrays are doubled. */
const FIRST_NODES = 128;
const FIRST_RUNS = 4;

/** The working memory of one search, and its resulting tree. The caller owns it; the next search in it overwrites the last. */
export interface Search {
  readonly tree: Tree;
  query: Query;
  /** Counts searches. Entries with another stamp belong to an earlier one. */
  generation: number;
  /** Steps that the tree has grown, and by step the number of nodes up to it. Longer rolls start like shorter ones. */
  grown: number;
  readonly upTo: Int16Array;
  /** Runs on straights found so far. */
  runs: number;
  readonly taken: Int32Array;
  /** Nodes by run and space, and by space within a layer, with the stamps that make them valid. */
  runStamp: Int32Array;
  runNode: Int16Array;
  readonly layerStamp: Int32Array;
  readonly layerNode: Int16Array;
  readonly entryStamp: Int32Array;
  readonly entryRun: Int16Array;
}

/** The paths found. Node 0 is the car's space. One entry per node. */
export interface Tree {
  count: number;
  space: Int16Array;
  parent: Int16Array;
  steps: Uint8Array;
  /** Lane changes so far. */
  changes: Uint8Array;
  /** Links taken so far as digits. The lower number takes the earlier link at the first difference (R23). */
  code: Float64Array;
  /** The WP cost of overshooting, and of late braking. */
  over: Uint16Array;
  late: Uint8Array;
  /** WP that each further space costs: the number of corners overshot so far. Above 0 the path is lane-locked. */
  weight: Uint8Array;
  /** The run on the current straight, -1 elsewhere. */
  run: Int16Array;
  end: Uint8Array;
}

/** Stamps per generation: enough layers for the longest roll. */
const LAYERS = LONGEST_ROLL + 2;

/** Returns memory for searching, about 70 KB, to be reused for many searches. query: any, to start with. */
export function newSearch(query: Query): Search {
  return {
    tree: newTree(FIRST_NODES),
    query,
    generation: 0,
    grown: 0,
    upTo: new Int16Array(LONGEST_ROLL + 1),
    runs: 0,
    taken: new Int32Array(MOST_SPACES),
    runStamp: new Int32Array(FIRST_RUNS * MOST_SPACES),
    runNode: new Int16Array(FIRST_RUNS * MOST_SPACES),
    layerStamp: new Int32Array(MOST_SPACES),
    layerNode: new Int16Array(MOST_SPACES),
    entryStamp: new Int32Array(MOST_SPACES),
    entryRun: new Int16Array(MOST_SPACES),
  };
}

function newTree(nodes: number): Tree {
  return {
    count: 0,
    space: new Int16Array(nodes),
    parent: new Int16Array(nodes),
    steps: new Uint8Array(nodes),
    changes: new Uint8Array(nodes),
    code: new Float64Array(nodes),
    over: new Uint16Array(nodes),
    late: new Uint8Array(nodes),
    weight: new Uint8Array(nodes),
    run: new Int16Array(nodes),
    end: new Uint8Array(nodes),
  };
}

/** Changes the search: starts a new tree for this query and grows it. */
export function searchPaths(search: Search, asked: Query): void {
  search.query = asked;
  search.generation++;
  if (search.generation * LAYERS > 0x7fff0000) forgetStamps(search);
  const { generation, taken, tree } = search;
  for (let i = 0; i < asked.taken.length; i++) {
    const space = asked.taken[i] as number;
    if (space >= 0) taken[space] = generation;
  }
  search.runs = 0;
  plantRoot(search, asked);
  search.grown = 0;
  search.upTo[0] = tree.count;
  growOn(search, asked.spaces);
}

/** Changes the search: grows the tree to this many steps, if it has fewer. */
export function growOn(search: Search, spaces: number): void {
  const { tree, upTo } = search;
  while (search.grown < spaces) {
    const step = ++search.grown;
    const to = tree.count;
    for (let node = step > 1 ? (upTo[step - 2] as number) : 0; node < to; node++) {
      if (tree.end[node] === OPEN) grow(search, node, step);
    }
    upTo[step] = tree.count;
  }
}

/** Whether R23 prefers the first of two nodes of one layer on one space. */
export function isKept(tree: Tree, node: number, other: number): boolean {
  const changes = (tree.changes[node] as number) - (tree.changes[other] as number);
  return changes !== 0 ? changes < 0 : (tree.code[node] as number) < (tree.code[other] as number);
}

function forgetStamps(search: Search): void {
  const { taken, runStamp, layerStamp, entryStamp } = search;
  search.generation = 1;
  for (const stamps of [taken, runStamp, layerStamp, entryStamp]) stamps.fill(0);
}

function plantRoot(search: Search, { graph, from }: Query): void {
  const { tree, runStamp, runNode, generation } = search;
  tree.count = 1;
  tree.space[0] = from;
  tree.parent[0] = -1;
  tree.steps[0] = 0;
  tree.changes[0] = 0;
  tree.code[0] = 0;
  tree.over[0] = 0;
  tree.late[0] = 0;
  tree.weight[0] = 0;
  tree.end[0] = OPEN;
  tree.run[0] = -1;
  if (graph.kind[from] !== STRAIGHT) return;
  tree.run[0] = search.runs++;
  runStamp[from] = generation;
  runNode[from] = 0;
}

function grow(search: Search, node: number, step: number): void {
  const { tree, taken, generation } = search;
  const { graph } = search.query;
  const at = tree.space[node] as number;
  if ((graph.kind[at] as number) >= PIT_LANE) {
    growInPits(search, node, at, step);
    return;
  }
  if ((tree.weight[node] as number) > 0) {
    const to = graph.next[at] as number;
    if (taken[to] !== generation) growLocked(search, node, at, to, step);
    return;
  }
  const corner = graph.corner[at] as number;
  const missing = corner < 0 ? 0 : missingIn(search, corner);
  for (let link = at * LINKS, digit = 0; digit < LINKS; link++, digit++) {
    const to = graph.links[link] as number;
    if (to < 0) return;
    if (taken[to] === generation) continue;
    if (missing > 0 && graph.corner[to] !== corner) {
      if (to === graph.next[at]) growLocked(search, node, at, to, step);
      continue;
    }
    growFree(search, node, at, to, step, digit, graph.shifts[link] as number);
  }
}

/** A path passes a corner at most once, so only its first corner can already have stops. */
function missingIn(search: Search, corner: number): number {
  const { graph, from, missing } = search.query;
  return graph.corner[from] === corner ? missing : (graph.stops[corner] as number);
}

/** A step that is not lane-locked. */
function growFree(
  search: Search,
  node: number,
  at: Space,
  to: Space,
  step: number,
  digit: number,
  shift: number,
): void {
  const { graph, box } = search.query;
  const kind = graph.kind[to] as number;
  if (kind >= PIT_LANE) {
    if (box >= 0) growInLayer(search, node, to, step, digit, shift, -1);
    return;
  }
  if (kind === CORNER) {
    growInLayer(search, node, to, step, digit, shift, -1);
    return;
  }
  const isSameRun = graph.kind[at] === STRAIGHT && graph.section[at] === graph.section[to];
  const run = isSameRun ? (search.tree.run[node] as number) : runFrom(search, to, step);
  growInRun(search, node, to, step, digit, shift, run);
  if (isFlag(search, at, to)) search.tree.end[search.runNode[run * MOST_SPACES + to] as number] = FLAG;
}

/** R44: the last crossing of the line ends the path. */
function isFlag(search: Search, at: Space, to: Space): boolean {
  const { graph, finishing } = search.query;
  return finishing && graph.line[to] === 1 && graph.line[at] === 0;
}

/** The run that begins on this space with this step (R19). */
function runFrom(search: Search, to: Space, step: number): number {
  const { entryStamp, entryRun } = search;
  const stamp = search.generation * LAYERS + step;
  if (entryStamp[to] !== stamp) {
    if (search.runs * MOST_SPACES === search.runStamp.length) addRoomForRuns(search);
    entryStamp[to] = stamp;
    entryRun[to] = search.runs++;
  }
  return entryRun[to] as number;
}

/** Within a run, a space is reached only by its shortest path. */
function growInRun(
  search: Search,
  node: number,
  to: Space,
  step: number,
  digit: number,
  shift: number,
  run: number,
): void {
  const { tree, runStamp, runNode, generation } = search;
  const key = run * MOST_SPACES + to;
  if (runStamp[key] === generation) {
    const known = runNode[key] as number;
    if (tree.steps[known] === step) keepBetter(search, known, node, digit, shift);
    return;
  }
  runStamp[key] = generation;
  runNode[key] = addNode(search, node, to, step, digit, shift, run);
}

function growInLayer(
  search: Search,
  node: number,
  to: Space,
  step: number,
  digit: number,
  shift: number,
  run: number,
): void {
  const { layerStamp, layerNode } = search;
  const stamp = search.generation * LAYERS + step;
  if (layerStamp[to] === stamp) {
    keepBetter(search, layerNode[to] as number, node, digit, shift);
    return;
  }
  layerStamp[to] = stamp;
  layerNode[to] = addNode(search, node, to, step, digit, shift, run);
}

/** A step straight ahead out of a corner with a stop missing, or any later one (R30 to R34). */
function growLocked(search: Search, node: number, at: Space, to: Space, step: number): void {
  const { tree } = search;
  const { graph } = search.query;
  const corner = graph.corner[at] as number;
  let weight = tree.weight[node] as number;
  let isFatal = false;
  if (corner >= 0 && graph.corner[to] !== corner) {
    isFatal = missingIn(search, corner) >= FATAL_MISSING;
    weight++;
  }
  const child = addNode(search, node, to, step, 0, 0, -1);
  tree.weight[child] = weight;
  if (isFatal) {
    tree.end[child] = FATAL;
    return;
  }
  tree.over[child] = (tree.over[node] as number) + weight * OVERSHOOT_COST;
  if (isFlag(search, at, to)) tree.end[child] = FLAG;
}

/** In lane and box: to the car's own box, else straight ahead or out by a link to the track (R52, R53, R57, R58). */
function growInPits(search: Search, node: number, at: Space, step: number): void {
  const { tree, taken, generation } = search;
  const { graph, box } = search.query;
  if (box >= 0 && graph.box[at] === box) {
    tree.end[addNode(search, node, box, step, 0, 0, -1)] = IN_BOX;
    return;
  }
  const exit = box < 0 && graph.kind[at] !== PIT_BOX ? (graph.pitOut[at] as number) : -1;
  const next = graph.next[at] as number;
  let isHeld = false;
  if (exit >= 0) {
    if (taken[exit] === generation) isHeld = true;
    else growInRun(search, node, exit, step, 0, 0, runFrom(search, exit, step));
  }
  if (next >= 0) {
    if (taken[next] === generation) isHeld = true;
    else growInLayer(search, node, next, step, 1, 0, -1);
  }
  if (isHeld) tree.end[node] = QUEUED;
}

/** Changes the known node: replaces its path with this one if R23 prefers it. */
function keepBetter(search: Search, known: number, node: number, digit: number, shift: number): void {
  const { tree } = search;
  const changes = (tree.changes[node] as number) + shift;
  const code = (tree.code[node] as number) * LINKS + digit;
  const was = tree.changes[known] as number;
  if (changes > was || (changes === was && code >= (tree.code[known] as number))) return;
  tree.parent[known] = node;
  tree.changes[known] = changes;
  tree.code[known] = code;
}

function addNode(
  search: Search,
  node: number,
  to: Space,
  step: number,
  digit: number,
  shift: number,
  run: number,
): number {
  const { tree } = search;
  const child = tree.count++;
  if (child === tree.space.length) addRoomForNodes(tree);
  tree.space[child] = to;
  tree.parent[child] = node;
  tree.steps[child] = step;
  tree.changes[child] = (tree.changes[node] as number) + shift;
  tree.code[child] = (tree.code[node] as number) * LINKS + digit;
  tree.over[child] = tree.over[node] as number;
  tree.weight[child] = tree.weight[node] as number;
  tree.late[child] = search.query.late ? (tree.late[node] as number) + lateCost(search, node, to) : 0;
  tree.run[child] = run;
  tree.end[child] = OPEN;
  return child;
}

/** Changes search: doubles the room for runs. */
function addRoomForRuns(search: Search): void {
  const { runStamp, runNode } = search;
  search.runStamp = new Int32Array(runStamp.length * 2);
  search.runStamp.set(runStamp);
  search.runNode = new Int16Array(runNode.length * 2);
  search.runNode.set(runNode);
}

/** Changes tree: doubles the room for nodes. */
function addRoomForNodes(tree: Tree): void {
  const { count: _, ...columns } = newTree(tree.space.length * 2);
  for (const [name, column] of Object.entries(columns)) column.set(tree[name as keyof typeof columns]);
  Object.assign(tree, columns);
}

function lateCost(search: Search, node: number, to: Space): number {
  const { graph } = search.query;
  const isEntering = graph.kind[to] === CORNER && graph.kind[search.tree.space[node] as number] === STRAIGHT;
  return isEntering ? LATE_COST : 0;
}
