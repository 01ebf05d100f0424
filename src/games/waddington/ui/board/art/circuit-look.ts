// What the look of a circuit consists of. Each circuit's own is in ui/look. Decoration only: nothing here affects the rules.

import type { Box } from '@geometry/box';
import { house } from '@ui/art/buildings';
import type { Sower } from '@ui/art/scenery/sowing';
import type { Standing } from '@ui/art/scenery/standing';
import { place } from '@ui/art/svg';

/** Colours of a circuit's land, as #rrggbb. */
export interface Theme {
  surround: string;
  surroundLight: string;
  surroundDark: string;
  infield: string;
  verge: string;
  gravel: string;
  kerb: readonly [string, string];
  /** Stripes of stands and flags. */
  accents: readonly [string, string, string];
  /** Of a hotel, and of every other house. */
  roofs: readonly [hotel: string, house: string];
  /** Shore of lakes and harbours. */
  shore: string;
  water: string;
  /** Seed for everything scattered. */
  seed: number;
}

/** The look of a circuit. What is left out is not there. */
export interface CircuitLook extends Theme {
  /** The ground of its small picture. */
  thumbnail: string;
  /** Gores of tents. */
  tents: string;
  /** The trees in the circuit's file. Their reach is the file's too, board units. */
  trees: Sower;
  /** Plants scattered on free land, with one try per this many square units. */
  plants: { sow: Sower; area: number };
  /** Nothing is scattered here: on the whole infield, or on the part of it in this box. */
  bare?: 'infield' | Box;
  /** SVG over the mowing bands of the infield. */
  cover?: string;
  /** The circuit's own buildings, by their names in its file. Others are ordinary houses. */
  buildings?: Readonly<Record<string, Building>>;
  /** What else stands on the land. Left out of the picture where it would stand on the road. */
  extras?: readonly Standing[];
}

/** A building. w, h: its size in the file, board units. */
export interface Building {
  draw(w: number, h: number): string;
  /** Drawn with its own walls, so that it turns as a whole. */
  isTurned?: boolean;
  /** The room it takes up, as a share of its longer side; half of it if left out. */
  reach?: number;
}

/** An ordinary house. turn: degrees. */
export function villa(x: number, y: number, w: number, h: number, turn: number, roof: string): Standing {
  return { kind: 'house', x, y, reach: Math.max(w, h) / 2, svg: place(x, y, house(w, h, turn, roof)) };
}

/** A drawing around 0, 0 as an object. turn: degrees. */
export function thing(kind: string, x: number, y: number, reach: number, svg: string, turn = 0): Standing {
  return { kind, x, y, reach, svg: place(x, y, svg, turn) };
}
