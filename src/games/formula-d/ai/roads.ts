// Every path that every roll opens on an empty circuit, as flat lists: the input for solving the prospect.
// Not here: the solving (solve.ts) or traffic (weigh.ts).

import { LONGEST_ROLL } from '../data/dice';
import { CORNER, type Graph, graphFor, LINKS, PIT_BOX, PIT_LANE } from '../phases/graph';
import { costOf, isLocked, routesFor, routeTo, takesFlag } from '../phases/routes';
import type { Query } from '../phases/search';
import { newWorkspace, type Routes, type Workspace } from '../phases/workspace';
import type { CircuitId, Space } from '../types';

/** Paths that cost more are ignored. */
export const MOST_COST = 14;
/** The target of a path that ends on no space of this lap. */
export const TO_FLAG = -1;
export const TO_BOX = -2;
export const TO_LANE = -3;

/**
 * The paths of one circuit. A station is a space with the stops made there, from 0 to those required: stationOf[space] +
 * stops. The paths of station t with roll n are the entries from first[t × ROLLS + n] up to the next one. to: a station,
 * a station of the next lap if it is `stations` or more, or TO_FLAG, TO_BOX or TO_LANE. cost: WP.
 */
export interface Roads {
  readonly graph: Graph;
  readonly stations: number;
  readonly stationOf: Int16Array;
  /** The space of every station. */
  readonly spaceOf: Int16Array;
  /** Stations ordered so that every path leads to an earlier one: the end of the lap comes first. */
  readonly order: readonly number[];
  readonly first: Int32Array;
  readonly to: Int16Array;
  readonly cost: Uint8Array;
}

export const ROLLS = LONGEST_ROLL + 1;

/** Returns the paths of a lap. last: it ends at the flag. pits: they are open at its end. */
export function roadsOf(id: CircuitId, last: boolean, pits: boolean): Roads {
  const graph = graphFor(id);
  const stationOf = stationsOf(graph);
  const spaces = lapOrder(graph);
  const stations = spaces.reduce((sum, space) => sum + 1 + askedAt(graph, space), 0);
  const order: number[] = [];
  const first = new Int32Array(stations * ROLLS + 1);
  const to: number[] = [];
  const cost: number[] = [];
  const lists: Lists = { graph, stationOf, stations, to, cost, work: newWorkspace() };
  const spaceOf = new Int16Array(stations);
  for (const space of spaces) {
    for (let made = askedAt(graph, space); made >= 0; made--) {
      const station = (stationOf[space] as number) + made;
      order.push(station);
      spaceOf[station] = space;
    }
  }
  const box = pits ? (graph.circuit.boxes[MIDDLE_BOX] as Space) : -1;
  for (let station = 0; station < stations; station++) {
    const from = spaceOf[station] as number;
    const made = station - (stationOf[from] as number);
    for (let spaces = 0; spaces < ROLLS; spaces++) {
      first[station * ROLLS + spaces] = to.length;
      if (spaces > 0)
        listPaths(lists, { graph, from, spaces, missing: askedAt(graph, from) - made, finishing: last, box });
    }
  }
  first[stations * ROLLS] = to.length;
  return { graph, stations, stationOf, spaceOf, order, first, to: Int16Array.from(to), cost: Uint8Array.from(cost) };
}

/** The prospect does not know the car's number, so it stops at a box in the middle of the lane. */
export const MIDDLE_BOX = 4;
const NOBODY: readonly Space[] = [];

interface Lists {
  graph: Graph;
  stationOf: Int16Array;
  stations: number;
  to: number[];
  cost: number[];
  work: Workspace;
}

/** Changes lists: adds the paths of one roll. Only the cheapest per destination is left by now. */
function listPaths(lists: Lists, asked: Omit<Query, 'taken' | 'late'>): void {
  const routes: Routes = routesFor(lists.work, { ...asked, late: false, taken: NOBODY }, 'roll', MOST_COST + 1);
  const { from, missing } = asked;
  for (let i = 0; i < routes.count; i++) {
    const space = routes.ends[i] as number;
    const node = routeTo(routes, space);
    const cost = costOf(routes, node);
    if (cost > MOST_COST) continue;
    // Staying counts as a step only if it makes a stop. Any other stay would lead back to its own station.
    if (space === from && missing === 0) continue;
    lists.to.push(takesFlag(routes, node) ? TO_FLAG : stationAt(lists, from, missing, space, isLocked(routes, node)));
    lists.cost.push(cost);
  }
}

function stationAt(lists: Lists, from: Space, missing: number, space: Space, locked: boolean): number {
  const { graph, stationOf, stations } = lists;
  const kind = graph.kind[space] as number;
  if (kind === PIT_BOX) return TO_BOX;
  if (kind === PIT_LANE) return TO_LANE;
  const { pos, lapPos } = graph.circuit;
  const isNextLap = (pos[space] as number) < (pos[from] as number) - lapPos / 2;
  const station = (stationOf[space] as number) + stopsAt(graph, from, missing, space, locked);
  return isNextLap ? station + stations : station;
}

/** Stops made if the turn ends there (R27, R33). */
function stopsAt(graph: Graph, from: Space, missing: number, space: Space, locked: boolean): number {
  const corner = graph.corner[space] as number;
  if (corner < 0 || locked) return 0;
  const asked = graph.stops[corner] as number;
  const before = graph.corner[from] === corner ? asked - missing : 0;
  return Math.min(asked, before + 1);
}

function askedAt(graph: Graph, space: Space): number {
  return graph.kind[space] === CORNER ? (graph.stops[graph.corner[space] as number] as number) : 0;
}

/** The first station of every space of the track, -1 in the pits. */
function stationsOf(graph: Graph): Int16Array {
  const stationOf = new Int16Array(graph.size).fill(-1);
  let next = 0;
  for (let space = 0; space < graph.size; space++) {
    if ((graph.kind[space] as number) >= PIT_LANE) continue;
    stationOf[space] = next;
    next += 1 + askedAt(graph, space);
  }
  return stationOf;
}

/** The track spaces, ordered so that every link within the lap leads to an earlier one. */
function lapOrder(graph: Graph): Space[] {
  const order: Space[] = [];
  const isDone = new Uint8Array(graph.size);
  const visit = (space: Space): void => {
    if (isDone[space] === 1 || (graph.kind[space] as number) >= PIT_LANE) return;
    isDone[space] = 1;
    for (let link = 0; link < LINKS; link++) {
      const to = graph.links[space * LINKS + link] as number;
      const isAhead = to >= 0 && !(graph.line[to] === 1 && graph.line[space] === 0);
      if (isAhead) visit(to);
    }
    order.push(space);
  };
  for (let space = 0; space < graph.size; space++) visit(space);
  return order;
}
