// Colours and style of each circuit's land. Decoration only: nothing here affects the rules.

import { byId } from '@ui/game/board/by-id';
import type { CircuitId } from '../../../types';

/** A circuit's look. Colours as #rrggbb. */
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
  roofs: readonly string[];
  /** Shore of lakes and harbours. */
  shore: string;
  water: string;
  /** Seed for everything scattered. */
  seed: number;
}

const KERB = ['#c8202c', '#f4f1e8'] as const;

/** One look per circuit. */
export const THEMES: Readonly<Record<CircuitId, Theme>> = {
  'thornbury-park': {
    surround: '#4a8742',
    surroundLight: '#5c9a50',
    surroundDark: '#3b7338',
    infield: '#5f9c50',
    verge: '#86b265',
    gravel: '#c6ae7c',
    kerb: KERB,
    accents: ['#00502f', '#f4f1e8', '#c9a227'],
    roofs: ['#7d6a5a', '#8c5a48', '#6d7480'],
    shore: '#b9b585',
    water: '#4a8ba2',
    seed: 17,
  },
  'porto-sirena': {
    surround: '#5d8d44',
    surroundLight: '#6c9b50',
    surroundDark: '#4d7c3a',
    infield: '#6f9b50',
    verge: '#8fae63',
    gravel: '#c9b07a',
    kerb: KERB,
    accents: ['#f2c230', '#f4f1e8', '#c8202c'],
    roofs: ['#c9805a', '#b4593a', '#d0936a'],
    shore: '#d8caa6',
    water: '#2a6f9e',
    seed: 4,
  },
  hohenwaldring: {
    surround: '#3a6a3d',
    surroundLight: '#487c47',
    surroundDark: '#2d5733',
    infield: '#4c8148',
    verge: '#779d5e',
    gravel: '#b8a274',
    kerb: KERB,
    accents: ['#24272c', '#c8202c', '#f2c230'],
    roofs: ['#6b4a3a', '#7c5640', '#59616b'],
    shore: '#a5a06f',
    water: '#3f7f8e',
    seed: 29,
  },
};

/** The look of a circuit. Throws on an unknown id, which is a bug. */
export const themeOf = byId<Theme>(THEMES, 'theme for');
