// The circuit files with their spaces in the game's numbering: lane A, B, C, pit lane, boxes.
// Not here: rules (circuits.ts) or drawing (geometry.ts), which are built from these.

import type { CircuitId } from '../types';
import monaco from './tracks/monaco.json';
import paddockRing from './tracks/paddock-ring.json';
import serraAlta from './tracks/serra-alta.json';

/** A space of a file (S9). x, y, len in board units; h in degrees clockwise from +x. */
export interface SourceSpace {
  id: string;
  lane: string;
  i: number;
  sec: number;
  kind: string;
  pos: number;
  inside: string | null;
  next: string | null;
  left: string | null;
  right: string | null;
  pit?: string;
  exit?: string;
  box?: string;
  line?: boolean;
  beside: string[];
  x: number;
  y: number;
  h: number;
  len: number;
  outline: number[];
}
/** A corner or straight of a file. Only corners have required stops. */
export interface SourceSection {
  id: number;
  kind: string;
  name: string;
  cells: { A: number; B: number; C: number };
  first: { A: string; B: string; C: string };
  stops?: number;
  longest?: number;
  shortest?: number;
  turns?: string;
  sign?: number[];
}
/** Something beside the track. */
export interface SourceDecor {
  kind: string;
  points?: number[][];
  x?: number;
  y?: number;
  w?: number;
  h?: number;
  angle?: number;
  r?: number;
}
/** A circuit's file. */
export interface SourceTrack {
  id: string;
  name: string;
  country: string;
  blurb: string;
  size: number[];
  laneWidth: number;
  cellLength: number;
  lapPos: number;
  lanes: { A: number; B: number; C: number };
  sections: SourceSection[];
  grid: string[];
  pit: { entries: string[][]; exits: string[][]; boxes: string[]; entryPos: number; exitPos: number };
  finish: { a: number[]; b: number[]; h: number };
  covered: number[] | null;
  centreline: number[][];
  decor: SourceDecor[];
  cells: SourceSpace[];
}

/** In the order in which spaces are numbered. */
const LANES = 'ABCPX';

export const TRACK_IDS = ['monaco', 'serra-alta', 'paddock-ring'] as const satisfies readonly CircuitId[];

export const TRACKS: Readonly<Record<CircuitId, SourceTrack>> = {
  monaco: inOrder(monaco),
  'serra-alta': inOrder(serraAlta),
  'paddock-ring': inOrder(paddockRing),
};

function inOrder(track: SourceTrack): SourceTrack {
  const cells = track.cells.toSorted((a, b) => LANES.indexOf(a.lane) - LANES.indexOf(b.lane) || a.i - b.i);
  return { ...track, cells };
}
