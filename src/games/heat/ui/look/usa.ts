// The look of the USA: a desert with cacti, boulders and mesas.

import { BOULDER, CACTUS, MESA } from '@ui/art/plants';
import { bush, mixed, scaled } from '@ui/art/scenery/sowing';
import type { CircuitLook } from '../board/art/circuit-look';

/** How the USA is drawn. */
export const look: CircuitLook = {
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
  sky: ['#F7D9A8', '#E8B778'],
  thumbnail: '#d7b679',
  plants: mixed(
    [0.44, bush(6, 3, 3, '#8a7a3e')],
    [0.72, scaled(9, CACTUS, 0.7, 0.4)],
    [0.96, scaled(10, BOULDER, 0.6, 0.5)],
    [1, scaled(46, MESA, 0.6, 0.4)],
  ),
  path: { top: '#ddbd84', edge: '#a8844c' },
  fence: { rail: '#d9d5cb', post: '#8d8a83', width: 3 },
};
