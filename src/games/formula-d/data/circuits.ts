// All circuits, in the order of lists. The folder circuits/ is the list: no circuit is named here.

import type { CircuitId } from '../types';
import type { Circuit } from './circuit';
import { CIRCUIT_FILES } from './circuit-file';
import { circuitFrom } from './circuit-from';

export const CIRCUIT_IDS: readonly CircuitId[] = CIRCUIT_FILES.map(({ id }) => id);

/** By id. */
export const CIRCUITS: Readonly<Record<CircuitId, Circuit>> = Object.fromEntries(
  CIRCUIT_FILES.map(({ id, file }) => [id, circuitFrom(id, file)]),
);

/** The circuit of this id. Throws if there is none, which is a bug: ids are checked where they come in (schemas.ts). */
export function circuitOf(id: CircuitId): Circuit {
  const circuit = CIRCUITS[id];
  if (circuit === undefined) throw new Error(`no circuit ${id}`);
  return circuit;
}
