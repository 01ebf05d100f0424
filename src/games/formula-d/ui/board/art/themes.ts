// Colours and style of each circuit's land. Decoration only: nothing here affects the rules.

import type { CircuitId } from '../../../types';

/** A circuit's look. Colours as #rrggbb. */
export interface Theme {
  surround: string;
  surroundLight: string;
  surroundDark: string;
  /** Pavement beside the road, and its edge. */
  pavement: string;
  kerbstone: string;
  /** Barrier blocks. */
  barrier: readonly [string, string];
  /** Stripes of stands. */
  accents: readonly [string, string, string];
  roofs: readonly string[];
  walls: readonly string[];
  /** Quay of harbours, shore of lakes. */
  shore: string;
  water: string;
  /** Share of houses with a flat roof. */
  flat: number;
  /** Rows of houses along the road, board units from its middle. */
  streets: readonly number[];
  /** Distance between houses along a street. */
  plot: number;
  /** Seed for everything scattered. */
  seed: number;
}

const BARRIER = ['#e7e9ea', '#1c7fc4'] as const;

/** One look per circuit. */
export const THEMES: Readonly<Record<CircuitId, Theme>> = {
  monaco: {
    surround: '#8a9a68',
    surroundLight: '#98a677',
    surroundDark: '#7b8f58',
    pavement: '#cfc4a6',
    kerbstone: '#a99c78',
    barrier: BARRIER,
    accents: ['#c8202c', '#f4f1e8', '#c8202c'],
    roofs: ['#c9805a', '#b4593a', '#d0936a'],
    walls: ['#c9805a', '#d8b58a', '#b4593a', '#d9c9a8', '#c99a6b', '#e2d6bd', '#b7694a'],
    shore: '#d8caa6',
    water: '#2a6f9e',
    flat: 0.55,
    streets: [-70, -122, -176, -232, 72, 124, 178],
    plot: 41,
    seed: 21,
  },
  'serra-alta': {
    surround: '#6d8f55',
    surroundLight: '#7fa065',
    surroundDark: '#587a48',
    pavement: '#c9c2a8',
    kerbstone: '#9d957a',
    barrier: BARRIER,
    accents: ['#1c6fae', '#f4f1e8', '#d8352a'],
    roofs: ['#7a4a34', '#8c5a3c', '#6b4a3a', '#5c6066'],
    walls: ['#8c5a3c', '#a98a64', '#6f6a62'],
    shore: '#c2b98c',
    water: '#3a7f96',
    flat: 0.08,
    streets: [-84, 86],
    plot: 132,
    seed: 34,
  },
  'paddock-ring': {
    surround: '#7f9a5c',
    surroundLight: '#90a96c',
    surroundDark: '#6c884d',
    pavement: '#c4c3bb',
    kerbstone: '#98978f',
    barrier: BARRIER,
    accents: ['#f2c230', '#24272c', '#f2c230'],
    roofs: ['#8a8f96', '#a0664a', '#6f7a70'],
    walls: ['#b9bcbf', '#8f979d', '#a9a08c'],
    shore: '#b9b585',
    water: '#4a8ba2',
    flat: 0.85,
    streets: [-92],
    plot: 190,
    seed: 57,
  },
};

/** The look of a circuit. */
export function themeOf(circuit: CircuitId): Theme {
  return THEMES[circuit];
}
