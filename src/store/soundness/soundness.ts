// Checks whether a race is as it was saved, row by row. Not here: the check of the whole database (look.ts).

import type { Database } from '../database';
import { KEYS, looked, type Summed } from './sums';

/** The tables that prove a race and that its replay needs, and the tables of its recording. Packed races have rows in few of them. */
const OF: { readonly [W in 'record' | 'film']: readonly Summed[] } = {
  record: ['races', 'starts', 'moves', 'results', 'packs'],
  film: ['films', 'packs'],
};

export interface Soundness {
  /** Whether a race's stored data is as it was saved; true if there is none. Flawed rows are reported like any other read. */
  isWhole(race: string, what: keyof typeof OF): boolean;
}

/** The integrity checks of an open database. */
export function soundnessIn(db: Database): Soundness {
  const statementOf = (table: Summed) =>
    db
      .prepare<[string], number | null>(`SELECT min(${looked(table)}) FROM ${table} WHERE ${KEYS[table][0]} = ?`)
      .pluck();
  const statements = { record: OF.record.map(statementOf), film: OF.film.map(statementOf) };
  return {
    isWhole: (race, what) => db.read(() => statements[what].map((one) => one.get(race)).every((least) => least !== 0)),
  };
}
