// Colours of each country, and where its name is painted. Decoration only: nothing here affects the rules.

import { byId } from '@ui/game/board/by-id';
import type { TrackId } from '../../../types';

/** A country's look. Colours as #rrggbb. */
export interface Theme {
  surround: string;
  surroundLight: string;
  infield: string;
  verge: string;
  /** The two block colours of a kerb; the first also edges signs and chevron boards. */
  kerb: readonly [string, string];
  /** Stripes of grandstands and flags. */
  accents: readonly [string, string, string];
  gravel: string;
  roof: string;
  wall: string;
  /** The country's name, painted large on the infield; x, y and room (width) in board units, turn in degrees, size in em. */
  name: { x: number; y: number; turn: number; size: number; room: number };
  /** Pit building: beside this space on the inside of the loop, its middle this far from the middle of the road. */
  pit: { space: number; setBack: number };
  /** Random seed of everything scattered. */
  seed: number;
}

/** One look per circuit. */
export const THEMES: Readonly<Record<TrackId, Theme>> = {
  italy: {
    surround: '#4b8139',
    surroundLight: '#5f9646',
    infield: '#6a9f48',
    verge: '#7bab55',
    kerb: ['#c8202c', '#f4f1e8'],
    accents: ['#008c45', '#f4f5f0', '#cd212a'],
    gravel: '#c9b07a',
    roof: '#b4593a',
    wall: '#ead9b4',
    name: { x: 300, y: 318, turn: -17, size: 86, room: 250 },
    pit: { space: 4, setBack: 56 },
    seed: 11,
  },
  france: {
    surround: '#6d8f4a',
    surroundLight: '#7d9f55',
    infield: '#8f86b4',
    verge: '#8fae63',
    kerb: ['#e1232e', '#ffffff'],
    accents: ['#1f4fa3', '#ffffff', '#e1232e'],
    gravel: '#cdb98c',
    roof: '#5f6e83',
    wall: '#efe6d2',
    name: { x: 252, y: 424, turn: 7, size: 62, room: 230 },
    pit: { space: 4, setBack: 56 },
    seed: 23,
  },
  usa: {
    surround: '#c29a5c',
    surroundLight: '#cfaa6d',
    infield: '#cfae72',
    verge: '#b79760',
    kerb: ['#c8102e', '#ffffff'],
    accents: ['#c8102e', '#ffffff', '#1f3c88'],
    gravel: '#a9854d',
    roof: '#8c96a3',
    wall: '#e6dfd2',
    name: { x: 436, y: 318, turn: 17, size: 128, room: 200 },
    pit: { space: 4, setBack: 56 },
    seed: 37,
  },
  'great-britain': {
    surround: '#33683a',
    surroundLight: '#3d7642',
    infield: '#3f7d45',
    verge: '#5c9557',
    kerb: ['#b5202e', '#f5f5f0'],
    accents: ['#00502f', '#ffffff', '#c9a227'],
    gravel: '#b59d6d',
    roof: '#3f5a4a',
    wall: '#e4dfd2',
    name: { x: 786, y: 338, turn: -8, size: 62, room: 208 },
    pit: { space: 4, setBack: 56 },
    seed: 53,
  },
};

/** The look of a circuit. Throws on an unknown id, which is a bug. */
export const themeOf = byId<Theme>(THEMES, 'theme for');
