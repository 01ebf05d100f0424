// What a ladder has raced so far, one line per race in a file, so that a long run can be interrupted and resumed.
// Not here: the table (page.ts).

import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** One race of a duel. won: 1, 0, or 0.5 for a shared first place, by the first driver. */
interface Note {
  duel: string;
  index: number;
  won: number;
}

/** Known races, and where more are noted. */
export interface Notes {
  wonOf(duel: string, index: number): number | undefined;
  add(note: Note): void;
}

/** Notes in this file, or in memory without one. An incomplete last line is left out. */
export function openNotes(file: string | undefined): Notes {
  const known = new Map<string, number>();
  const keyOf = (duel: string, index: number) => `${duel} ${index}`;
  if (file !== undefined && existsSync(file)) {
    for (const line of readFileSync(file, 'utf8').split('\n').slice(0, -1)) {
      const { duel, index, won }: Note = JSON.parse(line);
      known.set(keyOf(duel, index), won);
    }
  }
  return {
    wonOf: (duel, index) => known.get(keyOf(duel, index)),
    add(note) {
      known.set(keyOf(note.duel, note.index), note.won);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(note)}\n`);
    },
  };
}
