// The circuits' looks, found by folder: ui/look/<id>.ts.

import { byId, madeOnce } from '@geometry/by-id';
import { type Making, makingOf } from '../../../data/circuits';
import type { CircuitLook } from './look';

/** Of a theme that is not in this Paddock. */
const PLAIN = 'paddock-ring';

const found = import.meta.glob<CircuitLook>('../../look/*.ts', { eager: true, import: 'look' });
/** By the circuit's id. */
export const LOOKS: Readonly<Record<string, CircuitLook>> = Object.fromEntries(
  Object.entries(found).map(([path, look]) => [path.split('/').at(-1)?.replace('.ts', '') ?? '', look]),
);

const boxLook = byId<CircuitLook>(LOOKS, 'look');

/** The look of a circuit. Throws if it has none, which is a bug. */
export const lookOf = madeOnce((id) => {
  const making = makingOf(id);
  return making === undefined ? boxLook(id) : lookOn(making);
});

/**
 * The land of a circuit of the box round a player's road: what stands there stays where it is, so it is left out. Its landmarks can be
 * put there by hand.
 */
export function lookOn({ theme, seed }: Pick<Making, 'theme' | 'seed'>): CircuitLook {
  const { boats: _, piers: __, runways: ___, ...land } = boxLook(Object.hasOwn(LOOKS, theme) ? theme : PLAIN);
  const sights = Object.fromEntries(land.landmarks.map(({ kind, art }) => [kind, art]));
  return { ...land, theme: { ...land.theme, seed }, landmarks: [], sights };
}
