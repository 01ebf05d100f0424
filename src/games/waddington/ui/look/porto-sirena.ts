// The look of Porto Sirena: an old town with paved squares, villas around it, and boats in its harbour.

import { SAILING_BOAT, YACHT } from '@ui/art/boats';
import { casino, cathedral } from '@ui/art/landmarks';
import { CYPRESS, UMBRELLA_PINE } from '@ui/art/plants';
import { bush, mixed, scaled, tree } from '@ui/art/scenery/sowing';
import { GASOMETER } from '../board/art/buildings';
import { type CircuitLook, thing, villa } from '../board/art/circuit-look';

/** The outline of the old town's paving. */
const TOWN = 'M180 250H560Q640 260 650 330L640 470Q600 560 480 560H260Q170 540 170 440Z';

export const look: CircuitLook = {
  surround: '#5d8d44',
  surroundLight: '#6c9b50',
  surroundDark: '#4d7c3a',
  infield: '#6f9b50',
  verge: '#8fae63',
  gravel: '#c9b07a',
  kerb: ['#c8202c', '#f4f1e8'],
  accents: ['#f2c230', '#f4f1e8', '#c8202c'],
  roofs: ['#c9805a', '#b4593a'],
  shore: '#d8caa6',
  water: '#2a6f9e',
  seed: 4,
  thumbnail: '#c9b98c',
  tents: '#f2c230',
  trees: mixed([0.55, scaled(0, UMBRELLA_PINE, 0, 1 / 25, 4)], [1, scaled(0, CYPRESS, 0, 1 / 17)]),
  plants: {
    sow: mixed(
      [0.3, scaled(9, CYPRESS, 0.7, 0.4)],
      [0.55, bush(8, 4, 4, '#3c7437')],
      [1, tree(12, 6, 6, '#2c6330', '#4f9145')],
    ),
    area: 7000,
  },
  bare: { left: 160, right: 670, top: 236, bottom: 575 },
  cover: `<pattern id="waddington-paving" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M0 0H14M0 7H14M0 0V7M7 7V14" stroke="#a8946a" stroke-width=".7" opacity=".55"/></pattern><path d="${TOWN}" fill="#cdbb93"/><path d="${TOWN}" fill="url(#waddington-paving)"/>`,
  buildings: {
    casino: { draw: casino, isTurned: true },
    cathedral: { draw: cathedral, isTurned: true },
    gasworks: { draw: () => GASOMETER },
  },
  extras: [
    villa(-60, 150, 70, 34, 8, '#c9805a'),
    villa(-80, 300, 60, 40, -6, '#b4593a'),
    villa(-70, 430, 66, 36, 10, '#d0936a'),
    villa(1090, 140, 60, 40, 12, '#b4593a'),
    villa(1130, 260, 70, 38, -8, '#c9805a'),
    villa(1110, 420, 64, 40, 5, '#d0936a'),
    villa(1150, 520, 60, 34, -10, '#b4593a'),
    villa(220, 20, 60, 30, 0, '#c9805a'),
    villa(130, 40, 48, 28, 6, '#b4593a'),
    villa(900, 20, 70, 34, 0, '#d0936a'),
    villa(990, 40, 52, 30, -6, '#c9805a'),
    villa(400, 278, 56, 30, 4, '#c9805a'),
    villa(600, 316, 50, 34, 8, '#b4593a'),
    villa(320, 430, 54, 44, 6, '#b4593a'),
    thing('boat', 1085, 655, 30, YACHT, -28),
    thing('boat', 1150, 612, 26, YACHT, -20),
    thing('boat', 1010, 682, 16, SAILING_BOAT, -10),
    thing('boat', 520, 742, 16, SAILING_BOAT, 14),
    thing('boat', 190, 760, 16, SAILING_BOAT, -24),
    thing('boat', 610, 790, 28, YACHT, 8),
  ],
};
