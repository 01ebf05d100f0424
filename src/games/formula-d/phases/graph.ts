// A circuit's links in flat tables for searching: what leads where, in the order that decides ties (R23).
// Not here: which paths are legal (search.ts).

import { keptBy } from '@core/memory';
import type { Circuit } from '../data/circuit';
import { CIRCUIT_IDS, circuitOf, learnedCircuit } from '../data/circuits';
import type { CircuitId, Space } from '../types';

/** The kinds of spaces that the search distinguishes. */
export const STRAIGHT = 0;
export const CORNER = 1;
export const PIT_LANE = 2;
export const PIT_BOX = 3;
/** The most links that lead on from one space. */
export const LINKS = 3;

/** Flat tables of a circuit, one entry per space unless they say otherwise. -1: none. */
export interface Graph {
  readonly circuit: Circuit;
  readonly size: number;
  readonly kind: Uint8Array;
  readonly section: Uint8Array;
  readonly corner: Int8Array;
  readonly line: Uint8Array;
  readonly next: Int16Array;
  readonly pitOut: Int16Array;
  readonly box: Int16Array;
  /** LINKS entries per space: link between track and pits, then next, left, right. Existing links come first. */
  readonly links: Int16Array;
  /** Parallel to links: 1 if the link changes the lane. */
  readonly shifts: Uint8Array;
  /** Stops required, one entry per corner. */
  readonly stops: Uint8Array;
  /** `next` steps to the last space of the current corner, else of the next corner; -1 in the pits. */
  readonly toLast: Int16Array;
  /** The corner that toLast refers to. */
  readonly ahead: Int8Array;
}

const GRAPHS: Readonly<Record<CircuitId, Graph>> = Object.fromEntries(
  CIRCUIT_IDS.map((id) => [id, graphOf(circuitOf(id))]),
);

/** The tables of a player's circuit. */
const madeGraph = keptBy(graphOf);

/** The tables of this circuit. Throws if there is none, which is a bug. */
export function graphFor(id: CircuitId): Graph {
  const made = GRAPHS[id] === undefined ? learnedCircuit(id) : undefined;
  const graph = made === undefined ? GRAPHS[id] : madeGraph(made);
  if (graph === undefined) throw new Error(`no circuit ${id}`);
  return graph;
}

function graphOf(circuit: Circuit): Graph {
  const size = circuit.spaces.length;
  const links = new Int16Array(size * LINKS).fill(-1);
  const shifts = new Uint8Array(size * LINKS);
  const kinds = { straight: STRAIGHT, corner: CORNER, pit: PIT_LANE, box: PIT_BOX };
  for (let space = 0; space < size; space++) {
    const found = linksFrom(circuit, space);
    for (const [at, link] of found.entries()) {
      links[space * LINKS + at] = link.to;
      shifts[space * LINKS + at] = link.shift;
    }
  }
  return {
    circuit,
    size,
    kind: Uint8Array.from(circuit.kind, (kind) => kinds[kind]),
    section: Uint8Array.from(circuit.section),
    corner: Int8Array.from(circuit.corner),
    line: Uint8Array.from(circuit.line, (line) => (line ? 1 : 0)),
    next: Int16Array.from(circuit.next),
    pitOut: Int16Array.from(circuit.pitOut),
    box: Int16Array.from(circuit.box),
    links,
    shifts,
    stops: Uint8Array.from(circuit.corners, (corner) => corner.stops),
    ...cornersAhead(circuit),
  };
}

function linksFrom(circuit: Circuit, space: Space): { to: Space; shift: 0 | 1 }[] {
  const all = [
    { to: circuit.pitIn[space] as number, shift: 0 as const },
    { to: circuit.pitOut[space] as number, shift: 0 as const },
    { to: circuit.next[space] as number, shift: 0 as const },
    { to: circuit.left[space] as number, shift: 1 as const },
    { to: circuit.right[space] as number, shift: 1 as const },
  ].filter((link) => link.to >= 0);
  if (all.length > LINKS) throw new Error(`${circuit.spaces[space]} has more than ${LINKS} links`);
  return all;
}

function cornersAhead(circuit: Circuit): Pick<Graph, 'toLast' | 'ahead'> {
  const size = circuit.spaces.length;
  const toLast = new Int16Array(size).fill(-1);
  const ahead = new Int8Array(size).fill(-1);
  for (let space = 0; space < size; space++) {
    if (circuit.kind[space] !== 'straight' && circuit.kind[space] !== 'corner') continue;
    let at = space;
    let steps = 0;
    while ((circuit.corner[at] as number) < 0) {
      at = circuit.next[at] as number;
      steps++;
    }
    const corner = circuit.corner[at] as number;
    while (circuit.corner[circuit.next[at] as number] === corner) {
      at = circuit.next[at] as number;
      steps++;
    }
    toLast[space] = steps;
    ahead[space] = corner;
  }
  return { toLast, ahead };
}
