// The look of the Hohenwaldring: a dense forest of firs with a clearing inside the circuit, and a moated castle.

import { cathedral } from '@ui/art/landmarks';
import { FIR } from '@ui/art/plants';
import { mixed, scaled, tree } from '@ui/art/scenery/sowing';
import { castle } from '../board/art/buildings';
import { type CircuitLook, villa } from '../board/art/circuit-look';

export const look: CircuitLook = {
  surround: '#3a6a3d',
  surroundLight: '#487c47',
  surroundDark: '#2d5733',
  infield: '#4c8148',
  verge: '#779d5e',
  gravel: '#b8a274',
  kerb: ['#c8202c', '#f4f1e8'],
  accents: ['#24272c', '#c8202c', '#f2c230'],
  roofs: ['#6b4a3a', '#7c5640'],
  shore: '#a5a06f',
  water: '#3f7f8e',
  seed: 29,
  thumbnail: '#4f7f52',
  tents: '#c8202c',
  trees: mixed([0.72, scaled(0, FIR, 0, 1 / 15)], [1, tree(0, 0, 0.66, '#1f4b2a', '#39703c')]),
  plants: {
    sow: mixed(
      [0.78, scaled(11, FIR, 0.75, 0.5)],
      [0.9, tree(12, 7, 5, '#1f4b2a', '#39703c')],
      [1, tree(12, 7, 5, '#1f4b2a', '#4d8544')],
    ),
    area: 2600,
  },
  bare: 'infield',
  buildings: { Schloss: { draw: castle, isTurned: true, reach: 0.85 }, chapel: { draw: cathedral } },
  extras: [villa(1362, 470, 58, 36, 84, '#6b4a3a'), villa(1160, 446, 46, 32, 8, '#7c5640')],
};
