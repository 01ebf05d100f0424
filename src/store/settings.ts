// The settings of this installation, its progress in lessons, and what it knows of its networks, as one JSON value each.
// Not here: what they mean; the host checks them against the contract.

import type { Database } from './database';
import { readJson } from './json';
import { insertSql, seen } from './soundness/sums';

export interface StoredSettings {
  /** undefined if nothing was saved yet, or it can't be read. */
  read(): unknown;
  write(settings: unknown): void;
}

/** The value that an open database stores under a key. */
export function settingsIn(db: Database, key: 'settings' | 'school' | 'network' | 'people' | 'trials'): StoredSettings {
  const get = db.prepare<[string], { value: string }>(
    `SELECT value FROM settings WHERE key = ? AND ${seen('settings')}`,
  );
  const put = db.prepare<[string, string]>(insertSql('settings', { or: 'OR REPLACE' }));
  return {
    read() {
      const row = db.read(() => get.get(key));
      return row === undefined ? undefined : readJson(row.value);
    },
    write(settings) {
      db.write(() => put.run(key, JSON.stringify(settings)));
    },
  };
}
