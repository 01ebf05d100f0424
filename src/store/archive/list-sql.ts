// SQL of the list of finished races: a page is read along an index in its order, and its total comes from the totals. Only
// races of a season and practice races, which are few, are looked at one by one.

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

const WINNER = 'place = 1 AND out = 0';
const NEWEST = 'LIMIT $limit OFFSET $offset';

/** Selects the ids of a page. Parameters: the filter's own keys, limit and offset. */
export function pageOf(filter: RaceFilter): string {
  if (isFew(filter)) return `SELECT id FROM (${fewOf(filter)}) ORDER BY saved_at DESC, id DESC ${NEWEST}`;
  const { driver, won } = filter;
  if (driver !== undefined) return driverPage(filter);
  if (won === true) return winnersPage(filter);
  const all = `SELECT saved_at AS at, id FROM races WHERE status = 'finished' AND ${placeOf(filter)} AND ${raced(filter, 'id')}`;
  if (won === undefined) return `${all} ORDER BY at DESC, id DESC ${NEWEST}`;
  // Both sides are read in this order, so they are compared without being stored.
  const winners = `SELECT finished_at, race FROM entries WHERE ${WINNER} AND ${placeOf(filter)}`;
  return `${all} EXCEPT ${winners} ORDER BY at DESC, id DESC ${NEWEST}`;
}

/** Counts the races of a filter without practice: false, as total. Parameters: the filter's own keys. */
export function countOf(filter: RaceFilter): string {
  if (isFew(filter)) return `SELECT count(*) AS total FROM (${fewOf(filter)})`;
  const { driver, won } = filter;
  const [all, winners] = driver === undefined ? ['finished', 'won'] : ['races', 'won'];
  const sum = won === undefined ? all : won ? winners : `${all} - ${winners}`;
  const table = driver === undefined ? 'circuit_totals' : 'driver_totals';
  return `SELECT coalesce(sum(${sum}), 0) AS total FROM ${table}
    WHERE ${placeOf(filter)} ${driver === undefined ? '' : 'AND driver = $driver'}`;
}

function isFew({ season, practice }: RaceFilter): boolean {
  return season !== undefined || practice === true;
}

/** Races of a season, or practice races, that fulfil the filter. Each is looked up by its id: + keeps SQLite from other indexes. */
function fewOf(filter: RaceFilter): string {
  const { season, practice, driver, won } = filter;
  const from = season === undefined ? 'forks AS few' : 'season_races AS few';
  const entered = `SELECT 1 FROM entries WHERE entries.race = id${driver === undefined ? '' : ' AND +driver = $driver'}`;
  const parts = [
    `status = 'finished'`,
    placeOf(filter),
    season === undefined ? '' : 'few.season = $season',
    season === undefined || practice === undefined ? '' : `id ${practice ? 'IN' : 'NOT IN'} (SELECT race FROM forks)`,
    driver === undefined || won === true ? '' : `EXISTS (${entered})`,
    won === undefined ? '' : `${won ? '' : 'NOT '}EXISTS (${entered} AND +place = 1 AND +out = 0)`,
  ];
  return `SELECT saved_at, id FROM ${from} CROSS JOIN races INDEXED BY races_finished ON id = few.race
    WHERE ${parts.filter(Boolean).join(' AND ')}`;
}

/** A race is saved last when it finishes. A driver may have several cars in it. */
function driverPage(filter: RaceFilter): string {
  const having = filter.won === undefined ? '' : `HAVING max(${WINNER}) = ${filter.won ? 1 : 0}`;
  return `SELECT race AS id FROM entries
    WHERE driver = $driver AND ${placeOf(filter)} AND ${raced(filter, 'race')}
    GROUP BY finished_at, race ${having} ORDER BY finished_at DESC, race DESC ${NEWEST}`;
}

function winnersPage(filter: RaceFilter): string {
  return `SELECT race AS id FROM entries WHERE ${WINNER} AND ${placeOf(filter)} AND ${raced(filter, 'race')}
    GROUP BY finished_at, race ORDER BY finished_at DESC, race DESC ${NEWEST}`;
}

function placeOf({ game, circuit }: RaceFilter): string {
  const parts = [game === undefined ? '' : 'game = $game', circuit === undefined ? '' : 'circuit = $circuit'];
  return parts.filter(Boolean).join(' AND ') || 'true';
}

function raced({ practice }: RaceFilter, id: string): string {
  return practice === false ? `${id} NOT IN (SELECT race FROM forks)` : 'true';
}
