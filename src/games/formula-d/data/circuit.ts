// A circuit as the rules see it: spaces, links, corners, grid and pits.
// Not here: its file (circuit-file.ts), the list of circuits (circuits.ts), or drawing (geometry/derive-circuit.ts).

import type { CircuitId, CornerIndex, Space } from '../types';
import type { LaneName } from './circuit-file';

export type SpaceKind = 'straight' | 'corner' | 'pit' | 'box';

/** One corner: a section that requires stops. longest, shortest: most and fewest of its spaces on a path through it. */
export interface Corner {
  readonly index: CornerIndex;
  readonly section: number;
  readonly name: string;
  readonly stops: number;
  readonly longest: number;
  readonly shortest: number;
  /** Its parts in driving order, such as 'LR'. */
  readonly turns: string;
}
/** One section in driving order from the first corner after the line; the last is the start straight. */
export interface Section {
  readonly index: number;
  readonly kind: 'corner' | 'straight';
  readonly name: string;
  /** -1 for a straight. */
  readonly corner: CornerIndex | -1;
}

/** One circuit. Names are English. Lists have one entry per space (see Space) unless they say otherwise. -1: none. */
export interface Circuit {
  readonly id: CircuitId;
  readonly name: string;
  /** Half spaces of a lap. */
  readonly lapPos: number;
  readonly spaces: readonly string[];
  readonly kind: readonly SpaceKind[];
  readonly lane: readonly LaneName[];
  /** Half spaces after the line, 0 to lapPos - 1. */
  readonly pos: readonly number[];
  readonly section: readonly number[];
  /** The space's corner. */
  readonly corner: readonly (CornerIndex | -1)[];
  /** The inside of the current corner, or of the next corner on a straight; '' in the pits. */
  readonly inside: readonly ('L' | 'R' | '')[];
  readonly next: readonly (Space | -1)[];
  readonly left: readonly (Space | -1)[];
  readonly right: readonly (Space | -1)[];
  /** Link from the track into the pit lane. */
  readonly pitIn: readonly (Space | -1)[];
  /** Link from the pit lane to the track. */
  readonly pitOut: readonly (Space | -1)[];
  /** Box beside a space of the pit lane. */
  readonly box: readonly (Space | -1)[];
  /** First spaces behind the line (R43). */
  readonly line: readonly boolean[];
  readonly beside: readonly (readonly Space[])[];
  readonly corners: readonly Corner[];
  readonly sections: readonly Section[];
  /** Pole first. */
  readonly grid: readonly Space[];
  /** Box of car k at k - 1. */
  readonly boxes: readonly Space[];
  /** Position of the last space with a link into the pits (R8). */
  readonly entryPos: number;
  readonly exitPos: number;
}

/** Returns the space of this id, such as 'B35' or 'X4'. Throws if the circuit does not have the id, which is a bug. */
export function spaceNamed(circuit: Circuit, id: string): Space {
  const space = circuit.spaces.indexOf(id);
  if (space < 0) throw new Error(`${circuit.id} has no space ${id}`);
  return space;
}

/** Whether a space is on the track, not in the pits. */
export function isTrack(circuit: Circuit, space: Space): boolean {
  const kind = circuit.kind[space];
  return kind === 'straight' || kind === 'corner';
}
