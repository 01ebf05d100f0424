// The triggers of schema 10: they change the totals in the statement that adds, changes or removes a race's rows.
// Not here: computing totals from scratch (0010-totals.ts).

/** A row of entries within a trigger. */
type Row = 'NEW' | 'OLD';

/**
 * The figures of entries: key, value, type. Those that cannot be records are nowhere else once a race is packed. Text that the
 * disk has damaged counts as none.
 */
export function figuresOf(row: Row | 'entries'): string {
  return `json_each(CASE WHEN json_valid(${row}.figures) THEN ${row}.figures ELSE '{}' END)`;
}

const DRIVER_SUMS = ['starts', 'wins', 'podiums', 'points', 'places', 'placed', 'races', 'won'];

/** SET of an upsert that adds or subtracts these columns. */
function changed(columns: readonly string[], sign: '+' | '-'): string {
  return columns.map((column) => `${column} = ${column} ${sign} excluded.${column}`).join(', ');
}

/** Whether the car won, or was on the podium. */
function within(row: Row, place: number): string {
  return `${row}.place <= ${place} AND ${row}.out = 0`;
}

/**
 * No other car of the race fulfils this condition. A + before a column, here and below, keeps SQLite from looking for all of a
 * driver's cars instead of the few of the race.
 */
function isOnly(row: Row, condition: string): string {
  return `NOT EXISTS (SELECT 1 FROM entries WHERE race = ${row}.race AND seat <> ${row}.seat AND ${condition})`;
}

const IS_WON = '+place = 1 AND +out = 0';
const won = (row: Row) => `${row}.place = 1 AND ${row}.out = 0`;

function driverRow(row: Row): string {
  const same = `+driver = ${row}.driver`;
  return `INSERT INTO driver_totals VALUES (
      ${row}.driver, ${row}.game, ${row}.circuit, 1, ${won(row)}, ${within(row, 3)}, ${row}.points,
      CASE WHEN ${row}.out = 0 THEN ${row}.place ELSE 0 END, ${row}.out = 0,
      ${isOnly(row, same)}, ${won(row)} AND ${isOnly(row, `${same} AND ${IS_WON}`)}, ${row}.finished_at
    ) ON CONFLICT DO UPDATE SET`;
}

/** Every pair of the car and another one; the car is the driver, or the rival. */
function rivalRows(row: Row, is: 'driver' | 'rival'): string {
  const [own, other] = is === 'driver' ? [row, 'other'] : ['other', row];
  return `INSERT INTO rival_totals
    SELECT ${own}.driver, ${other}.driver, ${own}.game, ${own}.circuit, 1, ${own}.place < ${other}.place,
      ${own}.place > ${other}.place, ${other}.finished_at
    FROM entries AS other WHERE other.race = ${row}.race AND other.driver <> ${row}.driver
    ON CONFLICT DO UPDATE SET`;
}

function winnerRow(row: Row): string {
  return `INSERT INTO circuit_totals
    SELECT ${row}.game, ${row}.circuit, 0, 1 WHERE ${won(row)} AND ${isOnly(row, IS_WON)}
    ON CONFLICT DO UPDATE SET`;
}

function figureRows(row: Row): string {
  return `INSERT INTO figure_totals
    SELECT ${row}.driver, ${row}.game, ${row}.circuit, key, 1, value, value, value
    FROM ${figuresOf(row)} WHERE type = 'integer' ON CONFLICT DO UPDATE SET`;
}

const MORE_FIGURES = `${changed(['cars', 'total'], '+')}, least = min(least, excluded.least), most = max(most, excluded.most)`;

/** The least or most value of a figure without one car's; 0 if there is none left. Often another car has the same value. */
function extreme(of: 'min' | 'max'): string {
  const [column, better] = of === 'min' ? ['least', '<'] : ['most', '>'];
  const others = `FROM entries JOIN ${figuresOf('entries')} AS held ON held.key = excluded.figure AND held.type = 'integer'
      WHERE entries.driver = excluded.driver AND entries.game = excluded.game AND entries.circuit = excluded.circuit
        AND NOT (entries.race = OLD.race AND entries.seat = OLD.seat)`;
  return `${column} = CASE WHEN ${column} ${better} excluded.${column} THEN ${column}
      WHEN EXISTS (SELECT 1 ${others} AND +held.value = excluded.${column}) THEN ${column}
      ELSE coalesce((SELECT ${of}(held.value) ${others}), 0) END`;
}

const FEWER_FIGURES = `${changed(['cars', 'total'], '-')}, ${extreme('min')}, ${extreme('max')}`;

/** The newest of the driver's other entries. */
const OLDER_START = `last_at = CASE WHEN last_at > excluded.last_at THEN last_at ELSE coalesce((
    SELECT finished_at FROM entries
    WHERE driver = OLD.driver AND game = OLD.game AND circuit = OLD.circuit AND NOT (race = OLD.race AND seat = OLD.seat)
    ORDER BY finished_at DESC LIMIT 1
  ), 0) END`;
/** The newest other race of the two. */
const OLDER_MEETING = `last_at = CASE WHEN last_at > excluded.last_at THEN last_at ELSE coalesce((
    SELECT theirs.finished_at FROM entries AS theirs
    WHERE theirs.driver = excluded.rival AND theirs.game = OLD.game AND theirs.circuit = OLD.circuit
      AND NOT (theirs.race = OLD.race AND theirs.seat = OLD.seat)
      AND EXISTS (SELECT 1 FROM entries AS own WHERE own.race = theirs.race AND +own.driver = excluded.driver
        AND NOT (own.race = OLD.race AND own.seat = OLD.seat))
    ORDER BY theirs.finished_at DESC LIMIT 1
  ), 0) END`;

const MET = `(SELECT driver FROM entries WHERE race = OLD.race)`;
const SAME_PLACE = 'game = OLD.game AND circuit = OLD.circuit';

const ADD = `
    ${driverRow('NEW')} ${changed(DRIVER_SUMS, '+')}, last_at = max(last_at, excluded.last_at);
    ${rivalRows('NEW', 'driver')} ${changed(['races', 'ahead', 'behind'], '+')}, last_at = max(last_at, excluded.last_at);
    ${rivalRows('NEW', 'rival')} ${changed(['races', 'ahead', 'behind'], '+')}, last_at = max(last_at, excluded.last_at);
    ${winnerRow('NEW')} won = won + 1;
    ${figureRows('NEW')} ${MORE_FIGURES};`;
const REMOVE = `
    ${driverRow('OLD')} ${changed(DRIVER_SUMS, '-')}, ${OLDER_START};
    DELETE FROM driver_totals WHERE driver = OLD.driver AND ${SAME_PLACE} AND starts = 0;
    ${rivalRows('OLD', 'driver')} ${changed(['races', 'ahead', 'behind'], '-')}, ${OLDER_MEETING};
    ${rivalRows('OLD', 'rival')} ${changed(['races', 'ahead', 'behind'], '-')}, ${OLDER_MEETING};
    DELETE FROM rival_totals WHERE driver = OLD.driver AND rival IN ${MET} AND ${SAME_PLACE} AND races = 0;
    DELETE FROM rival_totals WHERE driver IN ${MET} AND rival = OLD.driver AND ${SAME_PLACE} AND races = 0;
    ${winnerRow('OLD')} won = won - 1;
    DELETE FROM circuit_totals WHERE ${SAME_PLACE} AND finished = 0 AND won = 0;
    ${figureRows('OLD')} ${FEWER_FIGURES};
    DELETE FROM figure_totals WHERE driver = OLD.driver AND ${SAME_PLACE} AND cars = 0;`;

/** A race is finished from here on: it is listed. */
const LIST = `
    INSERT INTO circuit_totals VALUES (NEW.game, NEW.circuit, 1, 0) ON CONFLICT DO UPDATE SET finished = finished + 1;
    INSERT OR IGNORE INTO unrecorded
      SELECT NEW.id, NEW.saved_at WHERE NOT EXISTS (SELECT 1 FROM films WHERE race = NEW.id)
        AND NOT EXISTS (SELECT 1 FROM packs WHERE race = NEW.id);
    INSERT INTO season_totals SELECT season, NEW.saved_at FROM season_races WHERE race = NEW.id
      ON CONFLICT DO UPDATE SET saved_at = max(saved_at, excluded.saved_at);`;
const UNLIST = `
    UPDATE circuit_totals SET finished = finished - 1 WHERE ${SAME_PLACE};
    DELETE FROM circuit_totals WHERE ${SAME_PLACE} AND finished = 0 AND won = 0;
    DELETE FROM unrecorded WHERE race = OLD.id;`;

/** Computes a season's row again, without one race. */
function seasonAgain(season: string, race: string): string {
  return `
    DELETE FROM season_totals WHERE season = ${season};
    INSERT INTO season_totals SELECT season, max(saved_at) FROM season_races JOIN races ON races.id = season_races.race
      WHERE season = ${season} AND status = 'finished' AND races.id <> ${race} GROUP BY season;`;
}

/** A race has lost its recording in one of two tables, and counts as unrecorded unless it is in the other one. */
function unrecordedAgain(other: 'films' | 'packs'): string {
  return `INSERT OR IGNORE INTO unrecorded SELECT id, saved_at FROM races WHERE id = OLD.race AND status = 'finished'
      AND NOT EXISTS (SELECT 1 FROM ${other} WHERE race = OLD.race);`;
}

/** Tells a check that is under way that the totals have changed (archive/totals.ts). */
const NOTE = `
    INSERT INTO about VALUES ('totals', 1) ON CONFLICT DO UPDATE SET value = value + 1;`;

function trigger(name: string, event: string, body: string): string {
  return `CREATE TRIGGER ${name} ${event} BEGIN ${body} ${NOTE} END;`;
}

const COUNTED = 'driver, game, circuit, place, out, points, figures, finished_at';
/**
 * An entry's totals are subtracted before its row goes, while the other cars are still there: when a race is deleted, its entries
 * go one by one.
 */
export const TRIGGERS = [
  trigger('entry_added', 'AFTER INSERT ON entries', ADD),
  trigger('entry_removed', 'BEFORE DELETE ON entries', REMOVE),
  trigger('entry_changes', `BEFORE UPDATE OF ${COUNTED} ON entries`, REMOVE),
  trigger('entry_changed', `AFTER UPDATE OF ${COUNTED} ON entries`, ADD),
  trigger('race_came_finished', `AFTER INSERT ON races WHEN NEW.status = 'finished'`, LIST),
  trigger(
    'race_finished',
    `AFTER UPDATE OF status ON races WHEN NEW.status = 'finished' AND OLD.status = 'open'`,
    LIST,
  ),
  trigger(
    'race_hidden',
    `AFTER UPDATE OF status ON races WHEN NEW.status = 'open' AND OLD.status = 'finished'`,
    UNLIST,
  ),
  trigger('race_gone', `AFTER DELETE ON races WHEN OLD.status = 'finished'`, UNLIST),
  trigger(
    'season_race_added',
    'AFTER INSERT ON season_races',
    `INSERT INTO season_totals SELECT NEW.season, saved_at FROM races WHERE id = NEW.race AND status = 'finished'
      ON CONFLICT DO UPDATE SET saved_at = max(saved_at, excluded.saved_at);`,
  ),
  trigger('season_race_removed', 'BEFORE DELETE ON season_races', seasonAgain('OLD.season', 'OLD.race')),
  trigger('film_added', 'AFTER INSERT ON films', 'DELETE FROM unrecorded WHERE race = NEW.race;'),
  trigger('film_removed', 'AFTER DELETE ON films', unrecordedAgain('packs')),
  trigger('pack_added', 'AFTER INSERT ON packs', 'DELETE FROM unrecorded WHERE race = NEW.race;'),
  trigger('pack_removed', 'AFTER DELETE ON packs', unrecordedAgain('films')),
].join('\n');
