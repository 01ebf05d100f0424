// Schema 6: three games have a best driver now, which drives as their hard one did; the new hard one drives less well.
// Not here: files of seasons (host/files/old-plan.ts, the same rule).

import type { SchemaMigration } from './migration';

/** Games whose former hard driver is the best one from this schema on. */
export const RAISED_FIRST: readonly string[] = ['waddington', 'havoc', 'roborally'];

/** Races in a RoboRally series, the only game that has series. */
const SERIES = 3;

/** Whether a column's list (path) holds only objects, so that nothing in it can stop the migration. */
function isList(column: string, path = '$'): string {
  return `CASE WHEN json_valid(${column}) THEN coalesce(json_type(${column}, '${path}') = 'array', 0)
    AND NOT EXISTS (SELECT 1 FROM json_each(${column}, '${path}') WHERE type <> 'object') ELSE 0 END`;
}

/** Replaces 'hard' by 'best' at a path of a JSON object; leaves the object as it is if the path is missing. */
function raised(object: string, paths: readonly string[]): string {
  const levels = paths.map((path) => {
    const level = `json_extract(${object}, '${path}')`;
    return `'${path}', CASE ${level} WHEN 'hard' THEN 'best' ELSE ${level} END`;
  });
  return `json_replace(${object}, ${levels.join(', ')})`;
}

/** A column's list with the drivers of its objects raised. */
function raisedList(column: string, path = '$', drivers: readonly string[] = ['$.driver.level']): string {
  return `json((SELECT json_group_array(json(${raised('value', drivers)})) FROM json_each(${column}, '${path}')))`;
}

const CHAIR = ['$.driver.level', '$.home.level'];

/**
 * A hard driver in an unfinished race becomes a best one, which gives the same answers. So do the hard drivers of an open
 * table of such a game, and of a season whose remaining rounds are all of such games; in a season with other games too, hard
 * drivers stay hard, as they are in those games. Easy and medium drivers stay the same. Finished races keep the levels
 * under which they were raced.
 */
export function raisedIn(games: readonly string[]): string {
  const list = `(${games.map((game) => `'${game}'`).join(', ')})`;
  return `
    UPDATE races SET seats = ${raisedList('seats')}
    WHERE status = 'open' AND game IN ${list} AND ${isList('seats')};

    UPDATE races SET setup = json_replace(setup, '$.seats', ${raisedList('setup', '$.seats')})
    WHERE status = 'open' AND game IN ${list} AND ${isList('setup', '$.seats')};

    UPDATE seasons SET plan = json_replace(
      ${raised('plan', ['$.rules.fillIn'])},
      '$.drivers', ${raisedList('plan', '$.drivers')}
    )
    WHERE CASE WHEN ${isList('plan', '$.drivers')} AND ${isList('plan', '$.rounds')} THEN (
      SELECT count(*) > 0 AND min(round.value ->> '$.game' IN ${list})
      FROM json_each(plan, '$.rounds') AS round
      WHERE (
        SELECT count(*) FROM season_races JOIN races ON races.id = season_races.race
        WHERE season = seasons.id AND season_races.round = round.value ->> '$.id' AND status = 'finished'
      ) < CASE round.value ->> '$.series' WHEN 1 THEN ${SERIES} ELSE 1 END
    ) ELSE 0 END;

    UPDATE party SET party = json_replace(
      ${raised('party', ['$.rules.aiLevel'])},
      '$.chairs', ${raisedList('party', '$.chairs', CHAIR)},
      '$.leftOut', ${raisedList('party', '$.leftOut', CHAIR)},
      '$.guests', ${raisedList('party', '$.guests', ['$.hand.level'])}
    )
    WHERE CASE WHEN ${isList('party', '$.chairs')} AND ${isList('party', '$.leftOut')} AND ${isList('party', '$.guests')}
      THEN party ->> '$.race.game' IN ${list} ELSE 0 END;
  `;
}

export const levels: SchemaMigration = { to: 6, name: 'levels', sql: raisedIn(RAISED_FIRST) };
