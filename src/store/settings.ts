// The settings of this installation, and how far its lessons were taken, as one JSON value each.
// Not for: what they mean; the host checks them against the contract.

import type { Database } from './database';
import { readJson } from './json';
import { insertSql, seen } from './soundness/sums';

export interface StoredSettings {
  /** undefined if nothing was saved yet, or what was saved cannot be read. */
  read(): unknown;
  write(settings: unknown): void;
}

/** What an open database keeps under a key. */
export function settingsIn(db: Database, key: 'settings' | 'school'): StoredSettings {
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
