// Finds the looks of all circuits by the names of their files.

import { byId } from '@geometry/by-id';
import type { CircuitLook } from './circuit-look';

const FOUND = import.meta.glob<CircuitLook>('../../look/*.ts', { eager: true, import: 'look' });

/** All looks by the circuit's id. */
export const LOOKS: Readonly<Record<string, CircuitLook>> = Object.fromEntries(
  Object.entries(FOUND).map(([file, look]) => [file.split('/').at(-1)?.replace(/\.ts$/, ''), look]),
);

/** The look of a circuit. Throws on an unknown id, which is a bug. */
export const lookOf = byId<CircuitLook>(LOOKS, 'look for');
