// Finds the looks of all circuits by the names of their files.

import { boxAround } from '@geometry/box';
import { byId, madeOnce } from '@geometry/by-id';
import { type MadeLook, madeLook } from '../../../data/tracks';
import { freeGround, isFree } from '../../../geometry/free-ground';
import { type Road, roadOf } from '../../../geometry/road';
import type { CircuitLook } from './circuit-look';
import { paintedName } from './painted-name';

/** Of a theme that is not in this Paddock. */
const PLAIN = 'great-britain';
/** Sizes of painted names, board units, and the width of a letter as a share of its size. */
const SIZES = [62, 50, 40, 32, 24] as const;
const LETTER = 0.62;

const FOUND = import.meta.glob<CircuitLook>('../../look/*.ts', { eager: true, import: 'look' });

/** All looks by the circuit's id. */
export const LOOKS: Readonly<Record<string, CircuitLook>> = Object.fromEntries(
  Object.entries(FOUND).map(([file, look]) => [file.split('/').at(-1)?.replace(/\.ts$/, ''), look]),
);

const boxLook = byId<CircuitLook>(LOOKS, 'look for');

/** The look of a circuit. Throws on an unknown id, which is a bug. */
export const lookOf = madeOnce((id) => {
  const made = madeLook(id);
  return made === undefined ? boxLook(id) : landRound(roadOf(id), paintedName(id), made);
});

/**
 * The land of a circuit of the box round a player's road: its landmarks stay where they are, so they are left out. text: the name
 * painted on it.
 */
export function landRound(road: Road, text: string, { theme, seed }: MadeLook): CircuitLook {
  const { landmarks: _, cover: __, ...land } = boxLook(Object.hasOwn(LOOKS, theme) ? theme : PLAIN);
  return { ...land, name: namePlace(road, text), seed };
}

/** Where the name is painted: on free ground in the middle of the loop, smaller where there is little room. */
function namePlace(road: Road, text: string): CircuitLook['name'] {
  const { left, right, top, bottom } = boxAround(road.line.points, 0);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  for (const size of SIZES) {
    const box = { ...middle, width: text.length * size * LETTER, height: size };
    const { x, y } = freeGround(road, box, [], { left, right, top, bottom });
    const isInside = isFree(road, { ...box, x, y }, [], { left, right, top, bottom }) && road.line.encloses(x, y);
    if (isInside || size === SIZES.at(-1)) return { x, y, turn: 0, size, room: box.width };
  }
  throw new Error('no size of a name is the last');
}
