// Finds every legal way to drive so many spaces (R16 to R35, R49 to R58): a tree that grows step by step, layer by layer.
// Not for: what a driver may choose of it (routes.ts).
//
// Two ways that stand on the same space after the same number of steps are told apart only by where their run on the
// straight began (R19); of the others the one that R23 keeps stays. A space reached later costs less (R21), except that
// overshooting costs the same by any way, so for each space the last layer that reaches it holds its kept path.

import { FATAL_MISSING, LATE_COST, LONGEST_ROLL, OVERSHOOT_COST } from '../data/dice';
import type { Space } from '../types';
import { CORNER, type Graph, LINKS, MOST_SPACES, PIT_BOX, PIT_LANE, STRAIGHT } from './graph';

/** Why a way goes no further. */
export const OPEN = 0;
export const FLAG = 1;
export const FATAL = 2;
export const IN_BOX = 3;
export const QUEUED = 4;

/** What is searched for. */
export interface Query {
  graph: Graph;
  from: Space;
  /** To be driven. */
  spaces: number;
  /** Stops missing in the corner that the car stands in. */
  missing: number;
  /** Crossing the line is the flag (R44). */
  finishing: boolean;
  /** Own box, where the car may enter it or the lane before it (R48, R50); -1 where it may not. */
  box: Space | -1;
  /** In a slipstream entering a corner costs (R63). */
  late: boolean;
  /** Spaces of other cars; -1 for cars that stand nowhere. */
  taken: Space[];
}

const MOST_NODES = 8192;
const MOST_RUNS = 128;

/** The tree: node 0 is where the car stands. One entry per node. */
export const tree = {
  count: 0,
  space: new Int16Array(MOST_NODES),
  parent: new Int16Array(MOST_NODES),
  steps: new Uint8Array(MOST_NODES),
  /** Lane changes so far. */
  changes: new Uint8Array(MOST_NODES),
  /** Links taken so far as digits: the lower number takes the earlier link at the first difference (R23). */
  code: new Float64Array(MOST_NODES),
  /** WP for overshooting, and for late braking. */
  over: new Uint16Array(MOST_NODES),
  late: new Uint8Array(MOST_NODES),
  /** WP that each further space costs: corners overshot so far; above 0 the way is lane-locked. */
  weight: new Uint8Array(MOST_NODES),
  /** Number of the run on the present straight, -1 elsewhere. */
  run: new Int16Array(MOST_NODES),
  end: new Uint8Array(MOST_NODES),
};

let query: Query;
let generation = 0;
let runs = 0;
const taken = new Int32Array(MOST_SPACES);
/** Nodes by run and space, and by space within a layer, with the stamps that make them valid. */
const runStamp = new Int32Array(MOST_RUNS * MOST_SPACES);
const runNode = new Int16Array(MOST_RUNS * MOST_SPACES);
const layerStamp = new Int32Array(MOST_SPACES);
const layerNode = new Int16Array(MOST_SPACES);
const entryStamp = new Int32Array(MOST_SPACES);
const entryRun = new Int16Array(MOST_SPACES);
/** Stamps of layers: every generation has room for the longest roll. */
const LAYERS = LONGEST_ROLL + 2;

/** Grows the tree for this query. */
export function searchWays(asked: Query): void {
  query = asked;
  generation++;
  if (generation * LAYERS > 0x7fff0000) forgetStamps();
  for (let i = 0; i < asked.taken.length; i++) {
    const space = asked.taken[i] as number;
    if (space >= 0) taken[space] = generation;
  }
  runs = 0;
  plantRoot(asked);
  let from = 0;
  for (let step = 1; step <= asked.spaces; step++) {
    const to = tree.count;
    if (from === to) return;
    for (let node = from; node < to; node++) if (tree.end[node] === OPEN) grow(node, step);
    from = to;
  }
}

/** Whether a car stands there, by the last search. */
export function isTaken(space: Space): boolean {
  return taken[space] === generation;
}

/** Whether R23 keeps the first of two nodes of one layer on one space. */
export function isKept(node: number, other: number): boolean {
  const changes = (tree.changes[node] as number) - (tree.changes[other] as number);
  return changes !== 0 ? changes < 0 : (tree.code[node] as number) < (tree.code[other] as number);
}

function forgetStamps(): void {
  generation = 1;
  for (const stamps of [taken, runStamp, layerStamp, entryStamp]) stamps.fill(0);
}

function plantRoot({ graph, from }: Query): void {
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
  tree.run[0] = runs++;
  runStamp[from] = generation;
  runNode[from] = 0;
}

function grow(node: number, step: number): void {
  const { graph } = query;
  const at = tree.space[node] as number;
  if ((graph.kind[at] as number) >= PIT_LANE) {
    growInPits(node, at, step);
    return;
  }
  if ((tree.weight[node] as number) > 0) {
    const to = graph.next[at] as number;
    if (taken[to] !== generation) growLocked(node, at, to, step);
    return;
  }
  const corner = graph.corner[at] as number;
  const missing = corner < 0 ? 0 : missingIn(corner);
  for (let link = at * LINKS, digit = 0; digit < LINKS; link++, digit++) {
    const to = graph.links[link] as number;
    if (to < 0) return;
    if (taken[to] === generation) continue;
    if (missing > 0 && graph.corner[to] !== corner) {
      if (to === graph.next[at]) growLocked(node, at, to, step);
      continue;
    }
    growFree(node, at, to, step, digit, graph.shifts[link] as number);
  }
}

/** A path passes a corner once at most: only the one it began in has stops already. */
function missingIn(corner: number): number {
  const { graph, from, missing } = query;
  return graph.corner[from] === corner ? missing : (graph.stops[corner] as number);
}

/** A step that is not lane-locked. */
function growFree(node: number, at: Space, to: Space, step: number, digit: number, shift: number): void {
  const { graph } = query;
  const kind = graph.kind[to] as number;
  if (kind >= PIT_LANE) {
    if (query.box >= 0) growInLayer(node, to, step, digit, shift, -1);
    return;
  }
  if (kind === CORNER) {
    growInLayer(node, to, step, digit, shift, -1);
    return;
  }
  const isSameRun = graph.kind[at] === STRAIGHT && graph.section[at] === graph.section[to];
  const run = isSameRun ? (tree.run[node] as number) : runFrom(to, step);
  growInRun(node, to, step, digit, shift, run);
  if (isFlag(at, to)) tree.end[runNode[run * MOST_SPACES + to] as number] = FLAG;
}

/** R44: the last crossing of the line ends the way. */
function isFlag(at: Space, to: Space): boolean {
  const { graph, finishing } = query;
  return finishing && graph.line[to] === 1 && graph.line[at] === 0;
}

/** The run that begins on this space with this step (R19). */
function runFrom(to: Space, step: number): number {
  const stamp = generation * LAYERS + step;
  if (entryStamp[to] !== stamp) {
    if (runs === MOST_RUNS) throw new Error('more runs than a roll can begin');
    entryStamp[to] = stamp;
    entryRun[to] = runs++;
  }
  return entryRun[to] as number;
}

/** Within a run a space is reached by its shortest way only. */
function growInRun(node: number, to: Space, step: number, digit: number, shift: number, run: number): void {
  const key = run * MOST_SPACES + to;
  if (runStamp[key] === generation) {
    const known = runNode[key] as number;
    if (tree.steps[known] === step) keepBetter(known, node, digit, shift);
    return;
  }
  runStamp[key] = generation;
  runNode[key] = addNode(node, to, step, digit, shift, run);
}

function growInLayer(node: number, to: Space, step: number, digit: number, shift: number, run: number): void {
  const stamp = generation * LAYERS + step;
  if (layerStamp[to] === stamp) {
    keepBetter(layerNode[to] as number, node, digit, shift);
    return;
  }
  layerStamp[to] = stamp;
  layerNode[to] = addNode(node, to, step, digit, shift, run);
}

/** A step straight ahead out of a corner with a stop missing, or any after it (R30 to R34). */
function growLocked(node: number, at: Space, to: Space, step: number): void {
  const { graph } = query;
  const corner = graph.corner[at] as number;
  let weight = tree.weight[node] as number;
  let isFatal = false;
  if (corner >= 0 && graph.corner[to] !== corner) {
    isFatal = missingIn(corner) >= FATAL_MISSING;
    weight++;
  }
  const child = addNode(node, to, step, 0, 0, -1);
  tree.weight[child] = weight;
  if (isFatal) {
    tree.end[child] = FATAL;
    return;
  }
  tree.over[child] = (tree.over[node] as number) + weight * OVERSHOOT_COST;
  if (isFlag(at, to)) tree.end[child] = FLAG;
}

/** In lane and box: to the own box, else straight ahead or out by a link to the track (R52, R53, R57, R58). */
function growInPits(node: number, at: Space, step: number): void {
  const { graph, box } = query;
  if (box >= 0 && graph.box[at] === box) {
    tree.end[addNode(node, box, step, 0, 0, -1)] = IN_BOX;
    return;
  }
  const exit = box < 0 && graph.kind[at] !== PIT_BOX ? (graph.pitOut[at] as number) : -1;
  const next = graph.next[at] as number;
  let isHeld = false;
  if (exit >= 0) {
    if (taken[exit] === generation) isHeld = true;
    else growInRun(node, exit, step, 0, 0, runFrom(exit, step));
  }
  if (next >= 0) {
    if (taken[next] === generation) isHeld = true;
    else growInLayer(node, next, step, 1, 0, -1);
  }
  if (isHeld) tree.end[node] = QUEUED;
}

/** Changes the known node: it gets this way instead, if R23 keeps this one. */
function keepBetter(known: number, node: number, digit: number, shift: number): void {
  const changes = (tree.changes[node] as number) + shift;
  const code = (tree.code[node] as number) * LINKS + digit;
  const was = tree.changes[known] as number;
  if (changes > was || (changes === was && code >= (tree.code[known] as number))) return;
  tree.parent[known] = node;
  tree.changes[known] = changes;
  tree.code[known] = code;
}

function addNode(node: number, to: Space, step: number, digit: number, shift: number, run: number): number {
  const child = tree.count++;
  if (child >= MOST_NODES) throw new Error('a roll has more ways than the search has room for');
  tree.space[child] = to;
  tree.parent[child] = node;
  tree.steps[child] = step;
  tree.changes[child] = (tree.changes[node] as number) + shift;
  tree.code[child] = (tree.code[node] as number) * LINKS + digit;
  tree.over[child] = tree.over[node] as number;
  tree.weight[child] = tree.weight[node] as number;
  tree.late[child] = (tree.late[node] as number) + lateCost(node, to);
  tree.run[child] = run;
  tree.end[child] = OPEN;
  return child;
}

function lateCost(node: number, to: Space): number {
  if (!query.late) return 0;
  const { graph } = query;
  const isEntering = graph.kind[to] === CORNER && graph.kind[tree.space[node] as number] === STRAIGHT;
  return isEntering ? LATE_COST : 0;
}
