// The look of France: lavender in bloom, poplars and a lake.

import { lavenderField, vineyard, wheat } from '@ui/art/fields';
import { POPLAR } from '@ui/art/plants';
import { bush, mixed, scaled, tree } from '@ui/art/scenery/sowing';
import type { CircuitLook } from '../board/art/circuit-look';
import { lake } from '../board/art/landmarks';
import { lavenderRows } from '../board/art/lavender-rows';

/** How France is drawn. */
export const look: CircuitLook = {
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
  sky: ['#CFE3F5', '#E9DDF2'],
  thumbnail: '#a99dcb',
  plants: mixed(
    [0.4, scaled(9, POPLAR, 0.7, 0.4)],
    [0.7, bush(8, 4, 4, '#557a38')],
    [1, tree(11, 5, 6, '#466f2f', '#6f9c4a')],
  ),
  fields: [lavenderField, wheat, lavenderField, vineyard],
  path: { top: '#e6dcc0', edge: '#b9ab86' },
  fence: { rail: '#d9b75f', post: '#a8843a', width: 3.4 },
  cover: lavenderRows,
  landmarks: [lake(508, 396, 54, 21, 8)],
};
