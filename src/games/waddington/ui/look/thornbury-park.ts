// The look of Thornbury Park: the grounds of an old manor, with the things that two of its corners are named after.

import { MARQUEE } from '@ui/art/buildings';
import { bush, mixed, tree } from '@ui/art/scenery/sowing';
import { GALLOWS, manor, WINDMILL } from '../board/art/buildings';
import { type CircuitLook, thing, villa } from '../board/art/circuit-look';

export const look: CircuitLook = {
  surround: '#4a8742',
  surroundLight: '#5c9a50',
  surroundDark: '#3b7338',
  infield: '#5f9c50',
  verge: '#86b265',
  gravel: '#c6ae7c',
  kerb: ['#c8202c', '#f4f1e8'],
  accents: ['#00502f', '#f4f1e8', '#c9a227'],
  roofs: ['#7d6a5a', '#8c5a48'],
  shore: '#b9b585',
  water: '#4a8ba2',
  seed: 17,
  thumbnail: '#79a961',
  tents: '#00502f',
  trees: mixed([0.5, tree(0, 0, 0.8, '#204f28', '#3f8040')], [1, tree(0, 0, 0.8, '#2a5c2c', '#57944a')]),
  plants: {
    sow: mixed(
      [0.28, bush(8, 4, 4, '#2f6a33')],
      [0.6, tree(13, 7, 7, '#22552c', '#3c7f3f')],
      [1, tree(13, 7, 7, '#22552c', '#5a954b')],
    ),
    area: 7000,
  },
  buildings: {
    'Thornbury Manor': { draw: manor, isTurned: true },
    windmill: { draw: () => WINDMILL },
    gallows: { draw: () => GALLOWS },
  },
  extras: [
    thing('windmill', 84, 66, 22, WINDMILL),
    thing('gallows', 742, 424, 18, GALLOWS),
    thing('marquee', 560, 800, 22, MARQUEE),
    thing('marquee', 792, 806, 22, MARQUEE),
    villa(1190, 520, 52, 34, 80, '#7d6a5a'),
    villa(1120, 40, 56, 34, 6, '#8c5a48'),
  ],
};
