// Reads circuits of Heat that were made with other programs. Not here: our own files (workshop.ts).

import { fromBga } from './bga';
import type { Imported } from './made';
import { fromMapCreator } from './map-creator';

/** The circuit in a file of another program; undefined if it is none that is known. */
export function importedFrom(given: unknown): Imported | undefined {
  return fromBga(given) ?? fromMapCreator(given);
}
