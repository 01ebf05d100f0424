// Saves circuits as files. Not here: reading them (screens/workshop/read-circuit.ts).

import type { KeptCircuit } from '@api/circuits/commands';
import { saveFile } from './export';

/** Saves a circuit as a file. */
export function exportCircuit(circuit: Pick<KeptCircuit, 'name' | 'source'>): void {
  saveFile({ fileName: `${fileNameOf(circuit)}.paddock-circuit`, text: `${JSON.stringify(circuit.source)}\n` });
}

/** A circuit's name as one of a file, without its ending. */
export function fileNameOf({ name }: Pick<KeptCircuit, 'name'>): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return plain === '' ? 'circuit' : plain;
}
