// A square's row in a circuit file. Not here: reading the file (circuit-file.ts).

/** Rows from the line to a square; NaN if the file does not say. */
export function rowOf({ id, s }: { id: string; s?: number }): number {
  return s ?? Number(id.split('/')[0]);
}
