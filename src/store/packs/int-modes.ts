// How whole numbers of a column are written: as they are, or as differences, whichever leaves less to compress.
// Not here: their bytes (bytes.ts).

import { naturalOf } from './bytes';

/** plain: as they are. step: from the number before it in its list. across: from the number at its place in the list before. */
export const MODES = ['plain', 'step', 'across'] as const;
export type Mode = (typeof MODES)[number];

type Lists = readonly (readonly number[])[];

/** The numbers of all lists in the mode that leaves the least to compress. */
export function bestMode(lists: Lists): { mode: Mode; values: readonly number[] } {
  let best: { mode: Mode; values: readonly number[]; bits: number } | undefined;
  for (const mode of MODES) {
    if (mode === 'across' && lists.length === 1) continue;
    const values = written(mode, lists);
    const bits = bitsOf(values);
    if (best === undefined || bits < best.bits) best = { mode, values, bits };
  }
  return best ?? { mode: 'plain', values: [] };
}

function written(mode: Mode, lists: Lists): number[] {
  if (mode === 'plain') return lists.flat();
  if (mode === 'step') return lists.flatMap((list) => list.map((n, i) => n - (list[i - 1] ?? 0)));
  return lists.flatMap((list, at) => list.map((n, i) => n - (lists[at - 1]?.[i] ?? 0)));
}

/** Changes values to the numbers that they were written for. lengths: of their lists. Returns the same array. */
export function readBack(mode: Mode, values: number[], lengths: readonly number[]): number[] {
  if (mode === 'plain') return values;
  let start = 0;
  let startBefore = 0;
  for (let list = 0; list < lengths.length; list++) {
    const length = lengths[list] ?? 0;
    const before = mode === 'step' ? 1 : start - startBefore;
    // How many numbers of this list have another one to differ from.
    const from = mode === 'step' ? 1 : 0;
    const to = mode === 'step' ? length : Math.min(length, before);
    for (let i = start + from; i < start + to; i++) values[i] = (values[i] ?? 0) + (values[i - before] ?? 0);
    startBefore = start;
    start += length;
  }
  return values;
}

/** Roughly the bits that a compressor needs: each number by how rare it is, and each different number once by its size. */
function bitsOf(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let bits = 0;
  for (const [value, count] of counts) {
    bits += count * Math.log2(values.length / count) + 8 + Math.log2(1 + naturalOf(value));
  }
  return bits;
}
