// Finds the looks of all circuits by the names of their files.

import { byId, madeOnce } from '@geometry/by-id';
import { type MadeLook, madeLook } from '../../../data/circuits';
import type { CircuitLook } from './circuit-look';

/** Of a theme that is not in this Paddock. */
const PLAIN = 'thornbury-park';

const FOUND = import.meta.glob<CircuitLook>('../../look/*.ts', { eager: true, import: 'look' });

/** All looks by the circuit's id. */
export const LOOKS: Readonly<Record<string, CircuitLook>> = Object.fromEntries(
  Object.entries(FOUND).map(([file, look]) => [file.split('/').at(-1)?.replace(/\.ts$/, ''), look]),
);

const boxLook = byId<CircuitLook>(LOOKS, 'look for');

/** The look of a circuit. Throws on an unknown id, which is a bug. */
export const lookOf = madeOnce((id) => {
  const made = madeLook(id);
  return made === undefined ? boxLook(id) : lookOn(made);
});

/** The land of a circuit of the box round a player's road: what stands there stays where it is, so it is left out. */
export function lookOn({ theme, seed }: MadeLook): CircuitLook {
  const { bare: _, cover: __, extras: ___, ...land } = boxLook(Object.hasOwn(LOOKS, theme) ? theme : PLAIN);
  return { ...land, seed };
}
