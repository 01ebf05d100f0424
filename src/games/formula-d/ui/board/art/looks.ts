// The circuits' looks, found by folder: ui/look/<id>.ts.

import { byId } from '@geometry/by-id';
import type { CircuitLook } from './look';

const found = import.meta.glob<CircuitLook>('../../look/*.ts', { eager: true, import: 'look' });
const LOOKS = Object.fromEntries(
  Object.entries(found).map(([path, look]) => [path.split('/').at(-1)?.replace('.ts', '') ?? '', look]),
);

/** The look of a circuit. Throws if it has none, which is a bug. */
export const lookOf = byId<CircuitLook>(LOOKS, 'look');
