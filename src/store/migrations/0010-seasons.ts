// The counters of schema 10 that tell whether a season's standings may have changed since they were computed.
// Not here: computing them (src/season), or the season's total (0010-totals.ts).

function counted(name: string, event: string, seasons: string): string {
  return `
    CREATE TRIGGER ${name} ${event} BEGIN
      INSERT INTO season_versions SELECT season, 1 FROM (${seasons}) WHERE true ON CONFLICT DO UPDATE SET n = n + 1;
    END;`;
}

const ofRace = (race: string) => `SELECT season FROM season_races WHERE race = ${race}`;
const ENTERED = 'seat, place, out, points, bonuses, length, figures';

/**
 * n changes with everything that a season's standings follow from: its plan, corrections, races, and their entries. A move in
 * an open race changes none of it. The row of a deleted season stays, so that a later one with its id goes on counting.
 */
export const SEASON_VERSIONS = [
  'CREATE TABLE season_versions (season TEXT PRIMARY KEY, n INTEGER NOT NULL) STRICT, WITHOUT ROWID;',
  counted('season_made', 'AFTER INSERT ON seasons', 'SELECT NEW.id AS season'),
  counted('season_changed', 'AFTER UPDATE ON seasons', 'SELECT NEW.id AS season'),
  counted('season_corrected', 'AFTER INSERT ON season_changes', 'SELECT NEW.season AS season'),
  counted('season_race_bound', 'AFTER INSERT ON season_races', 'SELECT NEW.season AS season'),
  counted('season_race_unbound', 'AFTER DELETE ON season_races', 'SELECT OLD.season AS season'),
  counted('season_race_state', 'AFTER UPDATE OF status, trouble ON races', ofRace('NEW.id')),
  counted('season_entry_added', 'AFTER INSERT ON entries', ofRace('NEW.race')),
  counted('season_entry_removed', 'AFTER DELETE ON entries', ofRace('OLD.race')),
  counted('season_entry_changed', `AFTER UPDATE OF ${ENTERED} ON entries`, ofRace('NEW.race')),
].join('\n');
