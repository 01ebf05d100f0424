// The drawn side of the four circuits: where road, signs, kerbs and surroundings lie. Rules read data/tracks.ts instead.

import france from '../../../data/tracks/france.json';
import greatBritain from '../../../data/tracks/great-britain.json';
import italy from '../../../data/tracks/italy.json';
import usa from '../../../data/tracks/usa.json';
import type { TrackId } from '../../../types';

/** A corner as drawn. line: space index its line lies in front of. */
export interface DrawnCorner {
  index: number;
  name: string;
  line: number;
  limit: number;
  legendsLine: number;
  turn: string;
  sign: { x: number; y: number };
}
/** Something beside the road. rot: degrees. */
export interface Surround {
  kind: string;
  x: number;
  y: number;
  rot: number;
  scale: number;
}
/** What the art needs of a track file; board units, 36 to a space. */
export interface DrawnCircuit {
  id: string;
  name: string;
  blurb: string;
  length: number;
  direction: string;
  setup: { heat: number; stress: number };
  corners: DrawnCorner[];
  sectors: { index: number; start: number; length: number }[];
  spaces: { i: number; lanes: { x: number; y: number }[] }[];
  startGrid: { slot: number; space: number; lane: number }[];
  geometry: {
    width: number;
    height: number;
    centreline: number[][];
    kerbs: { corner: number; side: string; fromS: number; toS: number }[];
    gravel: { corner: number; polygon: number[][] }[];
  };
  theme: { surroundElements: Surround[] };
}

const DRAWN: Readonly<Record<TrackId, DrawnCircuit>> = { usa, italy, france, 'great-britain': greatBritain };

/** The drawn circuit of this id. Throws on an unknown id, which is a bug. */
export function drawnCircuit(id: string): DrawnCircuit {
  const found = Object.entries(DRAWN).find(([name]) => name === id);
  if (!found) throw new Error(`no circuit ${id}`);
  return found[1];
}
