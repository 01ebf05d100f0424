// Stores the open party as one JSON value, for the start after a crash. Not here: its contents; the host checks them.

import type { Database } from './database';
import { readJson } from './json';
import { insertSql, seen } from './soundness/sums';

export interface StoredParty {
  /** undefined if no party was left open, or it can't be read. at: when it was written, ms since 1970. */
  read(): { party: unknown; at: number } | undefined;
  write(party: unknown, at: number): void;
  /** A person closed the party: no one can come back to it. */
  clear(): void;
}

/** The party of an open database. */
export function partyIn(db: Database): StoredParty {
  const get = db.prepare<[], { party: string; at: number }>(`SELECT party, at FROM party WHERE ${seen('party')}`);
  const put = db.prepare<[string, number]>(insertSql('party', { given: { one: '1' }, or: 'OR REPLACE' }));
  const drop = db.prepare<[]>('DELETE FROM party');
  return {
    read() {
      const row = db.read(() => get.get());
      const party = row === undefined ? undefined : readJson(row.party);
      return row === undefined || party === undefined ? undefined : { party, at: row.at };
    },
    write(party, at) {
      db.write(() => put.run(JSON.stringify(party), at));
    },
    clear() {
      db.write(() => drop.run());
    },
  };
}
