// The paint of each livery and the mark of each pattern that careers pay. Not here: the car that wears them (car.ts).

import type { PrizeLivery, PrizePattern } from '@drivers/worn';

/** The paint of each livery. */
export const PAINTS: Readonly<Record<PrizeLivery, string>> = {
  lake: '#2c8ea8',
  meadow: '#6fa343',
  ember: '#d2502c',
  dune: '#d8b26a',
  harbour: '#2d5d8f',
  orchard: '#b8433f',
  glacier: '#a9d6e6',
  copper: '#b06a3b',
  midnight: '#27315e',
  poppy: '#e2402f',
  heather: '#9a6fb0',
  citrus: '#e8cf32',
  slate: '#6b7683',
  coral: '#f08267',
  pine: '#2a6147',
  thunder: '#4b4f6b',
  honey: '#e0a12b',
  plum: '#6d2f5b',
  mint: '#8fd6b4',
  rust: '#9c4a2a',
};

/** A mark of each pattern, within 4 units of 0, 0. */
export const MARKS: Readonly<Record<PrizePattern, string>> = {
  bolt: 'M1 -4L-3 .6H-.4L-1 4L3 -.8H.4Z',
  waves: 'M-4 -1.4Q-2 -3.4 0 -1.4T4 -1.4V0Q2 2 0 0T-4 0ZM-4 2.2Q-2 .2 0 2.2T4 2.2V3.6Q2 5 0 3.6T-4 3.6Z',
  stars: 'M0 -4L1 -1.2H4L1.6 .6L2.5 3.5L0 1.8L-2.5 3.5L-1.6 .6L-4 -1.2H-1Z',
  argyle: 'M0 -4L2.6 0L0 4L-2.6 0ZM-4 -2L-2.8 0L-4 2ZM4 -2L2.8 0L4 2Z',
  flames: 'M-4 3Q-3 -1 -1.6 -3Q-1.4 -1 0 -4Q.6 -1 2 -2.4Q4 0 3.4 3Z',
  scales: 'M-4 -3H4A2 2.4 0 0 1 0 -3A2 2.4 0 0 1 -4 -3ZM-2 .4H2A2 2.4 0 0 1 -2 .4Z',
  clover: 'M0 0C-4 -1 -3.4 -4.4 0 -2.6C3.4 -4.4 4 -1 0 0C4 .6 2.6 4.2 .4 1.6L1 4H-1L-.4 1.6C-2.6 4.2 -4 .6 0 0Z',
  arrows: 'M-4 -3L0 0L-4 3V1L-2.4 0L-4 -1ZM0 -3L4 0L0 3V1L1.6 0L0 -1Z',
  tartan: 'M-4 -2.4H4V-1.4H-4ZM-4 1.4H4V2.4H-4ZM-2.4 -4H-1.4V4H-2.4ZM1.4 -4H2.4V4H1.4Z',
  sunray: 'M-4 4L-.8 .4L-3 -3.6L.2 0L1.6 -4L1.4 .4L4 -1.6L2 1.6L4 4Z',
};
