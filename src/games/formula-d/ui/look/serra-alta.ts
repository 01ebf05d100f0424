// Serra Alta: a mountain road down to a lake.

import { meadow, wheat } from '@ui/art/fields';
import { cathedral } from '@ui/art/landmarks';
import * as plant from '@ui/art/plants';
import { mixed, scaled, tree } from '@ui/art/scenery/sowing';
import { QUARRY, SAWMILL } from '../board/art/houses';
import { BARRIER, type CircuitLook } from '../board/art/look';

export const look: CircuitLook = {
  theme: {
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
  plan: '#6f9a5e',
  trees: mixed([0.7, scaled(0, plant.FIR, 0, 1 / 13)], [1, tree(0, 0, 0.8, '#2a5c2c', '#57944a')]),
  plants: 2.4,
  landmarks: [
    { kind: 'chapel', x: 600, y: 1262, reach: 34, art: cathedral(48, 58) },
    { kind: 'sawmill', x: 1265, y: 238, reach: 46, art: SAWMILL },
    { kind: 'quarry', x: 770, y: 1010, reach: 50, art: QUARRY },
    { kind: 'field', x: 800, y: 1200, reach: 92, art: wheat(0, 0, 170, 96, 16) },
    { kind: 'field', x: 985, y: 1225, reach: 86, art: meadow(0, 0, 150, 100, 8) },
    { kind: 'field', x: 520, y: 1060, reach: 84, art: meadow(0, 0, 150, 96, -24) },
    { kind: 'field', x: 560, y: 330, reach: 96, art: wheat(0, 0, 180, 100, -14) },
    { kind: 'field', x: 760, y: 420, reach: 92, art: meadow(0, 0, 170, 104, 30) },
    { kind: 'field', x: 130, y: 880, reach: 88, art: wheat(0, 0, 160, 96, 70) },
  ],
  piers: [
    { x: 1120, y: 590, length: 120, turn: 66 },
    { x: 1450, y: 1030, length: 130, turn: 214 },
  ],
  boats: [
    { x: 1240, y: 800, turn: -20, size: 1.3, sails: true },
    { x: 1400, y: 700, turn: 14, size: 1.2, sails: true },
    { x: 1180, y: 940, turn: 30, size: 1.2, sails: true },
    { x: 1330, y: 930, turn: -40, size: 1.3, sails: false },
    { x: 1490, y: 660, turn: 6, size: 1.1, sails: true },
  ],
};
