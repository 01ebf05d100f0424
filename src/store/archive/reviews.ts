// Reviews of finished races, stored beside them: packed, with the version of the method that made them.
// Not here: making or reading them (host/reviews).

import type { Database } from '../database';
import { insertSql, seen } from '../soundness/sums';

/** A stored review. reckoning: the version of the method that made it. */
export interface KeptReview {
  reckoning: number;
  bytes: Uint8Array;
}

export interface Reviews {
  of(race: string): KeptReview | undefined;
  /** Stores the review of a race and replaces an earlier one; does nothing if the race is gone. */
  keep(race: string, review: KeptReview): void;
}

/** The reviews of an open database. */
export function reviewsIn(db: Database): Reviews {
  const get = db.prepare<[string], KeptReview>(
    `SELECT reckoning, review AS bytes FROM reviews WHERE race = ? AND ${seen('reviews')}`,
  );
  const isThere = db.prepare<[string], unknown>(`SELECT 1 FROM races WHERE id = ? AND status = 'finished'`);
  const put = db.prepare<[string, number, Uint8Array]>(insertSql('reviews', { or: 'OR REPLACE' }));
  return {
    of: (race) => db.read(() => get.get(race)),
    keep: (race, { reckoning, bytes }) =>
      db.write(() => {
        if (isThere.get(race) !== undefined) put.run(race, reckoning, bytes);
      }),
  };
}
