// How the seven dice look: their bodies, colours and faces. Not for: rolling them (the rules) or drawing them (ui/art).

import type { DieLook } from '@ui/art/dice';
import { BLACK_DIE, GEAR_DICE } from '../data/dice';
import type { Gear } from '../types';
import { DIE_SIDES } from './texts';

/** Colours of the gear dice by gear from 1: yellow, orange, red, green, violet, blue, as in the box. */
const COLOURS = ['#f2c230', '#ee7b1c', '#d8352a', '#24834a', '#7f45c4', '#2f6fd0'] as const;

const GEAR_LOOKS: readonly DieLook[] = DIE_SIDES.map((sides, i) => ({
  sides,
  colour: COLOURS[i] ?? COLOURS[0],
  faces: GEAR_DICE[i + 1]?.faces ?? [],
}));

/** The black die: grid, starts, collisions, engines. */
export const BLACK_LOOK: DieLook = { sides: 20, colour: '#24272c', faces: BLACK_DIE.faces };

/** The die of a gear, 1 to 6. */
export function lookOf(gear: Gear): DieLook {
  return GEAR_LOOKS[gear - 1] ?? BLACK_LOOK;
}
