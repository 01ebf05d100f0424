// The look of the six gear dice and the black die: bodies, colours and faces. Dashboard and board draw them from here.

import { type DieLook, diePicture } from '@ui/art/dice';
import type { Picture } from '@ui/art/picture';
import type { Sides } from '@ui/art/polyhedra';
import { BLACK_DIE as BLACK, GEAR_DICE, MOST_GEAR } from '../../data/dice';
import type { Gear } from '../../types';

const SIDES: readonly Sides[] = [4, 6, 8, 12, 20, 30];
const COLOURS = ['#f2c230', '#ee7b1c', '#d8352a', '#24834a', '#7f45c4', '#2f6fd0'] as const;

/** The black die. */
export const BLACK_DIE: DieLook = { sides: 20, colour: '#2b2f36', faces: BLACK.faces };

/** The die of a gear, 1 to 6. Throws on any other gear, which is a bug. */
export function gearDie(gear: Gear): DieLook {
  const [die, sides, colour] = [GEAR_DICE[gear], SIDES[gear - 1], COLOURS[gear - 1]];
  if (!die || !sides || !colour || gear > MOST_GEAR) throw new RangeError(`no die for gear ${gear}`);
  return { sides, colour, faces: die.faces };
}

const drawn = new Map<string, Picture>();

/** A gear's die showing this number. At rest it shows its highest face. */
export function gearDiePicture(gear: Gear, value: number = Math.max(...gearDie(gear).faces)): Picture {
  return kept(`${gear}-${value}`, () => diePicture(gearDie(gear), value));
}

/** The black die showing this number, 1 to 20. */
export function blackDiePicture(value: number): Picture {
  return kept(`black-${value}`, () => diePicture(BLACK_DIE, value));
}

function kept(key: string, draw: () => Picture): Picture {
  const picture = drawn.get(key) ?? draw();
  drawn.set(key, picture);
  return picture;
}
