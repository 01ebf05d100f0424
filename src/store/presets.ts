// Race setups that a person saved under a name. Not here: a setup's contents; the host checks them.

import type { Database } from './database';
import { readJson } from './json';
import { insertSql, seen } from './soundness/sums';

export interface Presets {
  /** The presets of one game, oldest first, without unreadable ones. */
  list(game: string): unknown[];
  save(id: string, game: string, preset: unknown, at: number): void;
  /** False if none has this id. */
  delete(id: string): boolean;
}

/** The presets of an open database. */
export function presetsIn(db: Database): Presets {
  const all = db.prepare<[string], { preset: string }>(
    `SELECT preset FROM presets WHERE game = ? AND ${seen('presets')} ORDER BY at, id`,
  );
  const put = db.prepare<[string, string, string, number]>(insertSql('presets', { or: 'OR REPLACE' }));
  const drop = db.prepare<[string]>('DELETE FROM presets WHERE id = ?');
  return {
    list: (game) =>
      db.read(() =>
        all
          .all(game)
          .map((row) => readJson(row.preset))
          .filter((preset) => preset !== undefined),
      ),
    save(id, game, preset, at) {
      db.write(() => put.run(id, game, JSON.stringify(preset), at));
    },
    delete: (id) => db.write(() => drop.run(id).changes > 0),
  };
}
