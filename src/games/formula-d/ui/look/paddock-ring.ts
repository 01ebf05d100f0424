// Paddock Ring: an old airfield.

import { bush, mixed, tree } from '@ui/art/scenery/sowing';
import { AEROPLANE, CONTROL_TOWER, hangar, WINDSOCK } from '../board/art/houses';
import { BARRIER, type CircuitLook } from '../board/art/look';

export const look: CircuitLook = {
  theme: {
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
  plan: '#9db07c',
  trees: mixed([0.7, tree(0, 0, 1, '#3a6a33', '#62954b')], [1, bush(0, 0, 0.8, '#3c7437')]),
  plants: 0.7,
  runways: [
    { x: 0.5, y: 0.42, length: 4600, turn: 18 },
    { x: 0.56, y: 0.52, length: 4600, turn: -52 },
  ],
  landmarks: [
    { kind: 'tower', x: 330, y: 330, reach: 34, art: CONTROL_TOWER },
    { kind: 'hangar', x: 130, y: 900, reach: 50, art: hangar(110, 70, 0, '#8a9096') },
    { kind: 'hangar', x: 130, y: 800, reach: 50, art: hangar(110, 70, 0, '#a0664a') },
    { kind: 'windsock', x: 760, y: 380, reach: 18, art: WINDSOCK },
    { kind: 'aeroplane', x: 560, y: 560, reach: 26, art: AEROPLANE },
    { kind: 'aeroplane', x: 640, y: 620, reach: 26, art: AEROPLANE },
  ],
};
