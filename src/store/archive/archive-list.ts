// Finished races by filter, newest first. Not here: the figures of their cars (archive.ts), or the statements (list-sql.ts).

import type { Database } from '../database';
import { headOf, type RaceHead } from '../races/head';
import { HEAD, type HeadRow, SEEN_HEAD } from '../races/saves-sql';
import { countOf, pageOf, type RaceFilter } from './list-sql';

/** Finished races, newest first. */
export type RaceList = (filter: RaceFilter, offset: number, limit: number) => { total: number; races: RaceHead[] };

type Bind = Pick<RaceFilter, 'game' | 'circuit' | 'driver' | 'season'>;

/** The list of an open database. */
export function archiveListIn(db: Database): RaceList {
  const head = db.prepare<[string], HeadRow>(`${HEAD} WHERE races.id = ? AND ${SEEN_HEAD}`);
  const statements = new Map<string, ReturnType<typeof db.prepare<[Bind], unknown>>>();

  function prepared<B extends Bind, R>(sql: string) {
    const known = statements.get(sql) ?? db.prepare<[Bind], unknown>(sql);
    statements.set(sql, known);
    return known as ReturnType<typeof db.prepare<[B], R>>;
  }

  function total(filter: RaceFilter): number {
    return prepared<Bind, { total: number }>(countOf(filter)).get(filter)?.total ?? 0;
  }

  return (filter, offset, limit) =>
    db.read(() => {
      const page = prepared<Bind & { offset: number; limit: number }, { id: string }>(pageOf(filter));
      // Sorting and skipping uses only ids, because a race's whole row is large.
      const rows = page.all({ ...filter, offset, limit }).flatMap(({ id }) => head.get(id) ?? []);
      // Races from other races are few: the rest is all of them less these.
      const practice = filter.practice === false ? total({ ...filter, practice: true }) : 0;
      const { practice: _, ...any } = filter;
      return { total: filter.practice === false ? total(any) - practice : total(filter), races: rows.map(headOf) };
    });
}
