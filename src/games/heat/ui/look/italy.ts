// The look of Italy: vineyards, cypresses and wheat.

import { vineyard, wheat } from '@ui/art/fields';
import { CYPRESS } from '@ui/art/plants';
import { bush, mixed, scaled, tree } from '@ui/art/scenery/sowing';
import type { CircuitLook } from '../board/art/circuit-look';

/** How Italy is drawn. */
export const look: CircuitLook = {
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
  sky: ['#BFE0F2', '#F3E2B8'],
  thumbnail: '#7fae58',
  plants: mixed(
    [0.3, bush(8, 4, 4, '#3c7437')],
    [0.68, tree(12, 6, 6, '#2c6330', '#4f9145')],
    [1, scaled(9, CYPRESS, 0.7, 0.4)],
  ),
  fields: [vineyard, wheat, vineyard],
  path: { top: '#e3d3a8', edge: '#b9a576' },
};
