// Schema 6: three games have a best driver now, who drives as their hard one did; the hard one drives less well.
// Not for: files of seasons (host/files/old-plan.ts, the same rule).

import type { SchemaMigration } from './migration';

/** Games whose hard earlier driver is the best one since. */
export const RAISED_FIRST: readonly string[] = ['waddington', 'havoc', 'roborally'];

/** Races of a series of RoboRally, the one game that has them. */
const SERIES = 3;

/** Whether a column's list (path) holds objects alone, so that nothing in it can stop the migration. */
function isList(column: string, path = '$'): string {
  return `CASE WHEN json_valid(${column}) THEN coalesce(json_type(${column}, '${path}') = 'array', 0)
    AND NOT EXISTS (SELECT 1 FROM json_each(${column}, '${path}') WHERE type <> 'object') ELSE 0 END`;
}

/** A text at a path of a JSON object, 'best' where it is 'hard'; the object as it is where nothing lies there. */
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
 * Who was driven by a hard earlier driver in a race that is not over goes on with the best one: it gives the same answers.
 * So does an open table of such a game, and a season whose rounds still to come are all of such games; in a season of other
 * games too its hard drivers stay hard ones, as they are in those. Easy and medium ones go on as such. What is over keeps
 * the words in which it was raced.
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
