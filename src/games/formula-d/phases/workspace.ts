// Room in which the paths of a car are searched, and what it is asked: the same road is searched once, however far.
// Not for: finding paths (search.ts), or what a driver may choose of them (routes.ts).

import type { Seat } from '@core/contract';
import { keptBy } from '@core/memory';
import { boxOf, carOf, circuitOfRace, isInPits, isRunning, mayPit, missingStops } from '../cars';
import { LONGEST_ROLL } from '../data/dice';
import type { Car, FormulaState, Space } from '../types';
import { type Graph, graphFor, MOST_SPACES } from './graph';
import type { Drive, Routes } from './routes';
import { growOn, newSearch, type Query, type Search, searchPaths } from './search';

/** All that a tree depends on but how far it grows: the same road is not searched twice in a row. */
const KEY_HEAD = 6;

/** Room to find routes in. The caller brings one; each holds the routes found last. */
export interface Workspace {
  readonly search: Search;
  last: Routes | undefined;
  stamp: number;
  /** The road of the last search. */
  readonly asked: Int32Array;
  on: Graph | undefined;
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
 * The workspace of a circuit. A search is over before the next one begins, whichever race asks, and what is kept of the
 * last one is known by all that it depends on: so the copies of a state that a driver tries need no room of their own.
 */
export const workspaceOf = keptBy((_: Graph) => newWorkspace());

/** The tree of all paths of a roll up to so many spaces in the present traffic, until the next search: for who looks at many rolls. */
export function pathsOf(s: Readonly<FormulaState>, seat: Seat, spaces: number): Readonly<Search> {
  const work = workspaceOf(graphFor(s.circuit));
  ask(work, s, seat, spaces, 'roll');
  lookAlong(work, work.query);
  return work.search;
}

/** Changes work: to what a car asks. */
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

/** Changes work: its tree is that of this road, grown so far at least. What was found on another road holds no longer. */
export function lookAlong(work: Workspace, asked: Query): void {
  if (isKnown(work, asked)) {
    growOn(work.search, asked.spaces);
    return;
  }
  searchPaths(work.search, asked);
  work.last = undefined;
  work.stamp++;
}

/** Changes work: to this road, of whatever length. */
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
