// The look of Great Britain: meadows, old trees, a millpond and an airfield under an overcast sky.

import { meadow, wheat } from '@ui/art/fields';
import { bush, mixed, tree } from '@ui/art/scenery/sowing';
import type { CircuitLook } from '../board/art/circuit-look';
import { lake, runway } from '../board/art/landmarks';

/** How Great Britain is drawn. */
export const look: CircuitLook = {
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
  sky: ['#A9B4BD', '#D3D8DB'],
  thumbnail: '#3f7d45',
  plants: mixed([0.25, bush(8, 4, 4, '#28592f')], [1, tree(13, 6, 7, '#22552c', '#3c7f3f')]),
  fields: [meadow, meadow, wheat],
  path: { top: '#8f968f', edge: '#5f6a62' },
  fence: { rail: '#e6e9e2', post: '#4c5a50', width: 1.8 },
  landmarks: [lake(330, 590, 74, 28, 0), runway(1000, 20, 300, 37)],
};
