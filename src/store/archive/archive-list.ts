// Finished races by filter, newest first. Not here: the figures of their cars (archive.ts).

import type { Database } from '../database';
import { headOf, type RaceHead } from '../races/head';
import { HEAD, type HeadRow, SEEN_HEAD } from '../races/saves-sql';

/**
 * A missing field means any. driver and won only look at races that count in statistics. won: by the driver named, or by
 * anyone if none is named; false: not won that way. A car that is out has not won.
 */
export interface RaceFilter {
  game?: string | undefined;
  circuit?: string | undefined;
  driver?: string | undefined;
  won?: boolean | undefined;
  season?: string | undefined;
  practice?: boolean | undefined;
}

/** Finished races, newest first. */
export type RaceList = (filter: RaceFilter, offset: number, limit: number) => { total: number; races: RaceHead[] };

type Bind = Pick<RaceFilter, 'game' | 'circuit' | 'driver' | 'season'>;

/** The list of an open database. */
export function archiveListIn(db: Database): RaceList {
  const head = db.prepare<[string], HeadRow>(`${HEAD} WHERE races.id = ? AND ${SEEN_HEAD}`);
  const statements = new Map<string, ReturnType<typeof prepare>>();

  function prepare(where: string) {
    return {
      count: db.prepare<[Bind], { total: number }>(`SELECT count(*) AS total FROM races WHERE ${where}`),
      page: db.prepare<[Bind & { offset: number; limit: number }], { id: string }>(
        `SELECT id FROM races WHERE ${where} ORDER BY saved_at DESC, id DESC LIMIT $limit OFFSET $offset`,
      ),
    };
  }
  function prepared(where: string) {
    const known = statements.get(where) ?? prepare(where);
    statements.set(where, known);
    return known;
  }

  return (filter, offset, limit) =>
    db.read(() => {
      const { count, page } = prepared(conditionOf(filter));
      // Sorting and skipping uses only ids, because a race's whole row is large.
      const rows = page.all({ ...filter, offset, limit }).flatMap(({ id }) => head.get(id) ?? []);
      return { total: count.get(filter)?.total ?? 0, races: rows.map(headOf) };
    });
}

/** The filter as a SQL condition, with the filter's own keys for values. */
function conditionOf({ game, circuit, driver, won, season, practice }: RaceFilter): string {
  const entered = driver === undefined ? '' : 'driver = $driver';
  const winner = ['place = 1 AND out = 0', entered].filter(Boolean).join(' AND ');
  const parts = [
    "status = 'finished'",
    game !== undefined && 'game = $game',
    circuit !== undefined && 'circuit = $circuit',
    driver !== undefined && won !== true && `id IN (SELECT race FROM entries WHERE ${entered})`,
    won !== undefined && `id ${won ? 'IN' : 'NOT IN'} (SELECT race FROM entries WHERE ${winner})`,
    season !== undefined && 'id IN (SELECT race FROM season_races WHERE season = $season)',
    practice !== undefined && `id ${practice ? 'IN' : 'NOT IN'} (SELECT race FROM forks)`,
  ];
  return parts.filter((part) => part !== false).join(' AND ');
}
