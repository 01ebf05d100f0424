// The drawn side of the three circuits: outlines, bays, islands and surroundings. Rules read data/circuits.ts instead.

import { byId } from '@ui/game/board/by-id';
import hohenwaldring from '../../../data/circuits/hohenwaldring.json';
import portoSirena from '../../../data/circuits/porto-sirena.json';
import thornburyPark from '../../../data/circuits/thornbury-park.json';
import type { CarColour, CircuitId } from '../../../types';

/** A place as in its file: lane widths, radians. */
export interface DrawnPlace {
  id: string;
  x: number;
  y: number;
  heading: number;
  poly?: number[][];
}
/** One square. */
export interface DrawnCell extends DrawnPlace {
  lane: number;
  s: number;
  corner?: string;
  limit?: number;
}
/** A corner with its red band, its bay and its name's position. */
export interface DrawnCorner {
  id: string;
  name: string;
  turn: string;
  band: { cell: string; limit: number }[];
  spinOff: DrawnPlace;
  label: number[];
}
/** Something beside the road. r: radius of a crown. w, h: size. poly: outline of water. */
export interface Surround {
  kind: string;
  name?: string;
  x?: number;
  y?: number;
  r?: number;
  w?: number;
  h?: number;
  heading?: number;
  poly?: number[][];
}
/** What the art needs from a circuit's file. Lane widths. */
export interface DrawnCircuit {
  id: string;
  name: string;
  country: string;
  defaultLaps: number;
  rows: number;
  squaresPerLap: { shortest: number; longest: number };
  size: { w: number; h: number };
  markers: { brakeFailure: string; faultyTyres: string };
  finishLine: { from: number[]; to: number[] };
  grid: { place: number; colour: string; cell: string }[];
  corners: DrawnCorner[];
  pits: (DrawnPlace & { colour: string })[];
  cells: DrawnCell[];
  verges: DrawnPlace[];
  islands: { name: string; kind: string; poly: number[][] }[];
  edges: { inner: number[][]; outer: number[][] };
  scenery: Surround[];
}

const DRAWN: Readonly<Record<CircuitId, DrawnCircuit>> = {
  'thornbury-park': thornburyPark,
  'porto-sirena': portoSirena,
  hohenwaldring,
};

/** The drawn circuit of this id. Throws on an unknown id, which is a bug. */
export const drawnCircuit = byId<DrawnCircuit>(DRAWN, 'circuit');

/** A colour named in a circuit's file. Throws if no car has it, which is a bug. */
export function carColour(name: string): CarColour {
  const colours: readonly CarColour[] = ['yellow', 'orange', 'green', 'red', 'black', 'blue'];
  const found = colours.find((colour) => colour === name);
  if (!found) throw new Error(`no car is ${name}`);
  return found;
}
