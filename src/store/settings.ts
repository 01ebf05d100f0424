// The settings of this installation as one JSON value. Not for: what they mean; the host checks them against the contract.

import type { Database } from './database';
import { readJson } from './json';

export interface StoredSettings {
  /** undefined where nothing was saved yet, or what was saved cannot be read. */
  read(): unknown;
  write(settings: unknown): void;
}

/** The settings of an open database. */
export function settingsIn(db: Database): StoredSettings {
  const get = db.prepare<[], { value: string }>("SELECT value FROM settings WHERE key = 'settings'");
  const put = db.prepare<[string]>("INSERT OR REPLACE INTO settings (key, value) VALUES ('settings', ?)");
  return {
    read() {
      const row = db.read(() => get.get());
      return row === undefined ? undefined : readJson(row.value);
    },
    write(settings) {
      db.write(() => put.run(JSON.stringify(settings)));
    },
  };
}
