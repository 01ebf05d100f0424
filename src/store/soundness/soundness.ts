// Whether a race is as it was saved, row by row. Not for: the look at everything (look.ts).

import type { Database } from '../database';
import { KEYS, looked, type Summed } from './sums';

/** What a race is proved and watched by, and what was kept of watching it. */
const OF: { readonly [W in 'record' | 'film']: readonly Summed[] } = {
  record: ['races', 'starts', 'moves', 'results'],
  film: ['films'],
};

export interface Soundness {
  /** Whether what is kept of a race is as it was saved; also where there is none. Rows that are not are told, as any that are read. */
  isWhole(race: string, what: keyof typeof OF): boolean;
}

/** The soundness of an open database. */
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
