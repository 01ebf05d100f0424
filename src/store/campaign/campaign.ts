// Races of the campaign and of the handicap ladder with their results. Not here: what is unlocked (src/campaign), or what a result
// contains; the host checks it.

import type { Database } from '../database';
import { readJson } from '../json';
import { insertSql, seen } from '../soundness/sums';

/**
 * A race started from the campaign or the ladder. race: its id, which may be gone. kind: 'campaign' or 'ladder'. n: of the race or
 * step, from 1. result: undefined while it runs. at: ms since 1970.
 */
export interface StoredChallenge {
  readonly race: string;
  readonly kind: string;
  readonly game: string;
  readonly n: number;
  readonly result: unknown;
  readonly at: number;
}

export interface CampaignStore {
  /** All of them, oldest first. */
  all(): StoredChallenge[];
  /** The one of this race. */
  of(race: string): StoredChallenge | undefined;
  /** Keeps one; it replaces the one of the same race. */
  keep(challenge: StoredChallenge): void;
  /** Removes one. False if there was none. */
  drop(race: string): boolean;
}

type Row = Omit<StoredChallenge, 'result'> & { result: string | null };

/** The campaign of an open database. */
export function campaignIn(db: Database): CampaignStore {
  const columns = 'race, kind, game, n, result, at';
  const all = db.prepare<[], Row>(
    `SELECT ${columns} FROM campaign_races WHERE ${seen('campaign_races')} ORDER BY at, race`,
  );
  const one = db.prepare<[string], Row>(
    `SELECT ${columns} FROM campaign_races WHERE race = ? AND ${seen('campaign_races')}`,
  );
  const put = db.prepare(insertSql('campaign_races', { or: 'OR REPLACE' }));
  const remove = db.prepare('DELETE FROM campaign_races WHERE race = ?');
  return {
    all: () => db.read(() => all.all().map(challengeIn)),
    of: (race) =>
      db.read(() => {
        const row = one.get(race);
        return row === undefined ? undefined : challengeIn(row);
      }),
    keep: ({ race, kind, game, n, result, at }) => {
      db.write(() => put.run(race, kind, game, n, result === undefined ? null : JSON.stringify(result), at));
    },
    drop: (race) => db.write(() => remove.run(race).changes > 0),
  };
}

function challengeIn(row: Row): StoredChallenge {
  return { ...row, result: row.result === null ? undefined : readJson(row.result) };
}
