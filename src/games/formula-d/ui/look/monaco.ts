// Monaco: a town above its harbour.

import { casino, cathedral } from '@ui/art/landmarks';
import * as plant from '@ui/art/plants';
import { mixed, scaled, tree } from '@ui/art/scenery/sowing';
import { BARRIER, type CircuitLook } from '../board/art/look';

export const look: CircuitLook = {
  theme: {
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
  plan: '#c6bd94',
  trees: mixed(
    [0.35, scaled(0, plant.UMBRELLA_PINE, 0, 1 / 17, 4)],
    [0.6, scaled(0, plant.CYPRESS, 0, 1 / 12)],
    [1, tree(0, 0, 1, '#3a6a33', '#62954b')],
  ),
  plants: 1.3,
  isStadium: true,
  landmarks: [
    { kind: 'casino', x: 1650, y: 520, reach: 58, art: casino(116, 84) },
    { kind: 'cathedral', x: 1010, y: 215, reach: 46, art: cathedral(78, 88) },
  ],
  piers: [
    { x: 738, y: 626, length: 190, turn: 20 },
    { x: 640, y: 708, length: 220, turn: 20 },
    { x: 570, y: 812, length: 220, turn: 20 },
    { x: 1000, y: 566, length: 190, turn: 64 },
    { x: 1500, y: 796, length: 190, turn: 96 },
    { x: 1660, y: 812, length: 160, turn: 92 },
    { x: 500, y: 1022, length: 330, turn: 26, light: true },
  ],
  boats: [
    { x: 1120, y: 830, turn: -24, size: 1.7, sails: false },
    { x: 1290, y: 960, turn: 14, size: 1.4, sails: false },
    { x: 930, y: 930, turn: 18, size: 1.5, sails: false },
    { x: 1830, y: 930, turn: -16, size: 1.9, sails: false },
    { x: 2010, y: 860, turn: -34, size: 1.5, sails: false },
    { x: 1020, y: 760, turn: -14, size: 1.3, sails: true },
    { x: 1420, y: 880, turn: 12, size: 1.2, sails: true },
    { x: 1640, y: 1040, turn: -20, size: 1.3, sails: true },
    { x: 760, y: 1090, turn: 8, size: 1.3, sails: true },
    { x: 2200, y: 780, turn: 20, size: 1.2, sails: true },
    { x: 1130, y: 1120, turn: -8, size: 1.2, sails: true },
  ],
};
