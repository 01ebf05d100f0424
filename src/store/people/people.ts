// The people of this computer, each with their settings. Not here: what a person or a setting is; the host checks them. The settings of
// the person who is here now are the installation's (settings.ts).

import type { Database } from '../database';
import { readJson } from '../json';
import { settingsIn } from '../settings';
import { insertSql, seen } from '../soundness/sums';

/** A person. made, at: ms since 1970, when they were added and last changed. */
export interface StoredPerson {
  readonly id: string;
  readonly person: unknown;
  readonly settings: unknown;
  readonly made: number;
  readonly at: number;
}

export interface People {
  /** In the order in which they were added. */
  list(): StoredPerson[];
  /** Keeps a person; they replace the one with the same id. */
  keep(person: StoredPerson): void;
  /** False if nobody had this id. */
  remove(id: string): boolean;
  /** Who is here, and whether Paddock asks at its start; undefined if nothing was saved yet. */
  state(): unknown;
  setState(state: unknown): void;
  /** Runs work in one transaction. */
  together(work: () => void): void;
}

/** The people of an open database. */
export function peopleIn(db: Database): People {
  const all = db.prepare<[], Omit<StoredPerson, 'person' | 'settings'> & { person: string; settings: string }>(
    `SELECT id, person, settings, made, at FROM people WHERE ${seen('people')} ORDER BY made, id`,
  );
  const put = db.prepare(insertSql('people', { or: 'OR REPLACE' }));
  const remove = db.prepare('DELETE FROM people WHERE id = ?');
  const state = settingsIn(db, 'people');
  return {
    list: () =>
      db.read(() =>
        all.all().map((row) => ({ ...row, person: readJson(row.person), settings: readJson(row.settings) })),
      ),
    keep: ({ id, person, settings, made, at }) => {
      db.write(() => put.run(id, JSON.stringify(person), JSON.stringify(settings), made, at));
    },
    remove: (id) => db.write(() => remove.run(id).changes > 0),
    state: () => state.read(),
    setState: (value) => state.write(value),
    together: (work) => db.write(work),
  };
}

/** People of a store that stores nothing. */
export function nobody(refuse: () => never): People {
  return { list: () => [], keep: refuse, remove: refuse, state: () => undefined, setState: refuse, together: refuse };
}
