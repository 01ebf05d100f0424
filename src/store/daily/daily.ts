// Scored attempts at races of the day, and friends' results. Not here: which race a day has (src/daily), or what a result contains;
// the host checks it.

import type { Database } from '../database';
import { readJson } from '../json';
import { insertSql, seen } from '../soundness/sums';

/** A scored attempt. kind: 'day' or 'week'. race: its id, which may be gone. result: undefined while it runs. at: ms since 1970. */
export interface StoredDaily {
  readonly kind: string;
  readonly day: string;
  readonly race: string;
  readonly result: unknown;
  readonly at: number;
}

/** A friend's result as the code it came in. at: ms since 1970. */
export interface StoredFriend {
  readonly kind: string;
  readonly day: string;
  readonly name: string;
  readonly code: string;
  readonly at: number;
}

export interface Daily {
  /** By day. */
  attempts(): StoredDaily[];
  /** Keeps an attempt; it replaces the one of the same day and kind. */
  keep(attempt: StoredDaily): void;
  /** Of one day or week, in the order in which they came. */
  friends(kind: string, day: string): StoredFriend[];
  /** Keeps a friend's result; it replaces the same friend's of that day. */
  keepFriend(friend: StoredFriend): void;
  /** False if there was none. */
  forgetFriend(kind: string, day: string, name: string): boolean;
}

/** The races of the day of an open database. */
export function dailyIn(db: Database): Daily {
  const attempts = db.prepare<[], Omit<StoredDaily, 'result'> & { result: string | null }>(
    `SELECT kind, day, race, result, at FROM daily_attempts WHERE ${seen('daily_attempts')} ORDER BY day, kind`,
  );
  const put = db.prepare(insertSql('daily_attempts', { or: 'OR REPLACE' }));
  const friends = db.prepare<[string, string], StoredFriend>(
    `SELECT kind, day, name, code, at FROM daily_friends
    WHERE kind = ? AND day = ? AND ${seen('daily_friends')} ORDER BY at, name`,
  );
  const putFriend = db.prepare(insertSql('daily_friends', { or: 'OR REPLACE' }));
  const remove = db.prepare('DELETE FROM daily_friends WHERE kind = ? AND day = ? AND name = ?');
  return {
    attempts: () =>
      db.read(() =>
        attempts.all().map((row) => ({ ...row, result: row.result === null ? undefined : readJson(row.result) })),
      ),
    keep: ({ kind, day, race, result, at }) => {
      db.write(() => put.run(kind, day, race, result === undefined ? null : JSON.stringify(result), at));
    },
    friends: (kind, day) => db.read(() => friends.all(kind, day)),
    keepFriend: ({ kind, day, name, code, at }) => {
      db.write(() => putFriend.run(kind, day, name, code, at));
    },
    forgetFriend: (kind, day, name) => db.write(() => remove.run(kind, day, name).changes > 0),
  };
}
