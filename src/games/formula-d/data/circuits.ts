// The three circuits as the rules see them: spaces, links, corners, grid and pits, from tracks/*.json.
// Not here: drawing; that is geometry.ts.

import type { CircuitId, CornerIndex, Space } from '../types';
import { type SourceSpace, type SourceTrack, TRACK_IDS, TRACKS } from './tracks';

export type SpaceKind = 'straight' | 'corner' | 'pit' | 'box';
export type LaneName = 'A' | 'B' | 'C' | 'P' | 'X';

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

/** One circuit. Lists have one entry per space (see Space) unless they say otherwise. -1: none. */
export interface Circuit {
  readonly id: CircuitId;
  readonly name: string;
  readonly country: string;
  readonly blurb: string;
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

export const CIRCUIT_IDS: readonly CircuitId[] = TRACK_IDS;

export const CIRCUITS: Readonly<Record<CircuitId, Circuit>> = {
  monaco: circuitFrom('monaco', TRACKS.monaco),
  'serra-alta': circuitFrom('serra-alta', TRACKS['serra-alta']),
  'paddock-ring': circuitFrom('paddock-ring', TRACKS['paddock-ring']),
};

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

function circuitFrom(id: CircuitId, source: SourceTrack): Circuit {
  const all = source.cells;
  const index = new Map(all.map((cell, space) => [cell.id, space]));
  const find = (name: string): Space => {
    const space = index.get(name);
    if (space === undefined) throw new Error(`${id} names no space ${name}`);
    return space;
  };
  const link = (name: string | null | undefined): Space | -1 => (name ? find(name) : -1);
  const links = (of: (cell: SourceSpace) => string | null | undefined) => all.map((cell) => link(of(cell)));
  const sections = sectionsOf(source);
  return {
    id,
    name: source.name,
    country: source.country,
    blurb: source.blurb,
    lapPos: source.lapPos,
    spaces: all.map((cell) => cell.id),
    kind: all.map((cell) => cell.kind as SpaceKind),
    lane: all.map((cell) => cell.lane as LaneName),
    pos: all.map((cell) => cell.pos),
    section: all.map((cell) => cell.sec),
    corner: all.map((cell) => (cell.kind === 'corner' ? (sections[cell.sec]?.corner ?? -1) : -1)),
    inside: all.map((cell) => (cell.inside ?? '') as 'L' | 'R' | ''),
    next: links((cell) => cell.next),
    left: links((cell) => cell.left),
    right: links((cell) => cell.right),
    pitIn: links((cell) => cell.pit),
    pitOut: links((cell) => cell.exit),
    box: links((cell) => cell.box),
    line: all.map((cell) => cell.line === true),
    beside: all.map((cell) => cell.beside.map(find).sort((a, b) => a - b)),
    corners: cornersOf(source),
    sections,
    grid: source.grid.map(find),
    boxes: source.pit.boxes.map(find),
    entryPos: source.pit.entryPos,
    exitPos: source.pit.exitPos,
  };
}

function sectionsOf(source: SourceTrack): Section[] {
  let corners = 0;
  return source.sections.map(({ kind, name }, index) => ({
    index,
    kind: kind as Section['kind'],
    name,
    corner: kind === 'corner' ? corners++ : -1,
  }));
}

function cornersOf(source: SourceTrack): Corner[] {
  return source.sections
    .filter((section) => section.kind === 'corner')
    .map((section, index) => ({
      index,
      section: section.id,
      name: section.name,
      stops: section.stops ?? 0,
      longest: section.longest ?? 0,
      shortest: section.shortest ?? 0,
      turns: section.turns ?? '',
    }));
}
