// Memory for searching a car's paths, and the last query: the same road is searched only once, for any distance.
// Not here: finding paths (search.ts), or which of them a driver may choose (routes.ts).

import type { Seat } from '@core/contract';
import { keptBy } from '@core/memory';
import { boxOf, carOf, circuitOfRace, isInPits, isRunning, mayPit, missingStops } from '../cars';
import { CIRCUIT_IDS, MOST_SPACES } from '../data/circuits';
import { LONGEST_ROLL } from '../data/dice';
import type { Car, FormulaState, Space } from '../types';
import { type Graph, graphFor } from './graph';
import { growOn, newSearch, type Query, type Search, searchPaths } from './search';

/** Everything a tree depends on except its length, so the same road is not searched twice in a row. */
const KEY_HEAD = 6;

/** roll: a gear die's. great: R11. slipstream: R62. */
export type Drive = 'roll' | 'great' | 'slipstream';

/**
 * The destinations of one search. They are stored in the workspace that found them and are valid until its next
 * search. Reading them later throws, which is a bug. ends: destinations, unordered until sortedEnds is called. spaces:
 * to be driven. longest: most steps of any path that is not fatal. overrun: some path leaves a corner with a stop
 * missing. wear: WP that the car has.
 */
export interface Routes {
  readonly work: Workspace;
  /** Number of the search in its workspace. */
  readonly stamp: number;
  readonly drive: Drive;
  readonly graph: Graph;
  readonly spaces: number;
  /** Number of tree nodes that belong to this drive. Later nodes belong to longer ones. */
  readonly nodes: number;
  readonly wear: number;
  readonly longest: number;
  readonly overrun: boolean;
  readonly count: number;
  readonly ends: Int16Array;
}

/** Memory for finding routes. The caller owns it; it holds the last routes found. */
export interface Workspace {
  readonly search: Search;
  last: Routes | undefined;
  stamp: number;
  /** The road of the last search. */
  readonly asked: Int32Array;
  on: Graph | undefined;
  readonly query: Query & { taken: Space[] };
  /** The kept node by destination, valid if bestStamp matches. */
  readonly best: Int16Array;
  readonly bestStamp: Int32Array;
  readonly ends: Int16Array;
  count: number;
  /** WP by index into ends. */
  readonly costs: Int16Array;
  isSorted: boolean;
  readonly walk: Int16Array;
}

/** Returns memory for one race's routes, or for a caller's own. */
export function newWorkspace(): Workspace {
  const graph = graphFor(CIRCUIT_IDS[0] ?? '');
  const query = { graph, from: 0, spaces: 0, missing: 0, finishing: false, box: -1, late: false, taken: [] as Space[] };
  return {
    search: newSearch(query),
    last: undefined,
    stamp: 0,
    asked: new Int32Array(KEY_HEAD + 16).fill(-2),
    on: undefined,
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
 * The workspace of a circuit. A search ends before the next one begins, whichever race needs it, and the cache key holds
 * everything it depends on. So the copies of a state that an AI driver tries can share it.
 */
export const workspaceOf = keptBy((_: Graph) => newWorkspace());

/**
 * The tree of all paths of a roll up to this many spaces in the current traffic, valid until the next search. For
 * callers that look at many rolls.
 */
export function pathsOf(s: Readonly<FormulaState>, seat: Seat, spaces: number): Readonly<Search> {
  const work = workspaceOf(graphFor(s.circuit));
  ask(work, s, seat, spaces, 'roll');
  lookAlong(work, work.query);
  return work.search;
}

/** Changes work: sets the query of a car. */
export function ask({ query }: Workspace, s: Readonly<FormulaState>, seat: Seat, spaces: number, drive: Drive): void {
  const car = carOf(s, seat);
  const circuit = circuitOfRace(s);
  query.graph = graphFor(s.circuit);
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
}

function mayEnterBox(s: Readonly<FormulaState>, car: Readonly<Car>, drive: Drive): boolean {
  if (isInPits(car)) return !car.served;
  // R66: a slipstream stays on the track.
  return drive !== 'slipstream' && mayPit(s, car);
}

/** Changes work: its tree is this road's, grown at least this far. Anything found on another road becomes invalid. */
export function lookAlong(work: Workspace, asked: Query): void {
  if (isKnown(work, asked)) {
    growOn(work.search, asked.spaces);
    return;
  }
  searchPaths(work.search, asked);
  work.last = undefined;
  work.stamp++;
}

/** Whether the last search was on this road, for any distance. Changes work: stores the key of this road. */
function isKnown(work: Workspace, asked: Query): boolean {
  const { asked: known } = work;
  const { graph, from, missing, finishing, late, box, taken } = asked;
  const isSame =
    known[0] === from &&
    known[1] === missing &&
    known[2] === box &&
    known[3] === (finishing ? 1 : 0) &&
    known[4] === (late ? 1 : 0) &&
    known[5] === taken.length &&
    work.on === graph;
  work.on = graph;
  known[0] = from;
  known[1] = missing;
  known[2] = box;
  known[3] = finishing ? 1 : 0;
  known[4] = late ? 1 : 0;
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
