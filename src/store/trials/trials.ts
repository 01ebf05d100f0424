// Attempts at time trials, and which ghost drives along. Not here: what a time is worth; the host decides that.

import type { Database } from '../database';
import { settingsIn } from '../settings';
import { insertSql, seen } from '../soundness/sums';

/**
 * An attempt. race: its id, which may be gone. rung: the medal that is raced for, where medals are wins. outcome: undefined while it runs;
 * done: it got to the end, or was won. figure: tenths of a round; undefined without a time. at: ms since 1970, when it began.
 */
export interface StoredTrial {
  readonly race: string;
  readonly game: string;
  readonly circuit: string;
  readonly kind: string;
  readonly rung: string | undefined;
  readonly outcome: string | undefined;
  readonly figure: number | undefined;
  readonly at: number;
}

export interface TrialStore {
  /** In the order in which they were first kept. */
  attempts(): StoredTrial[];
  /** Keeps an attempt; it replaces the one of the same race. */
  keep(attempt: StoredTrial): void;
  /** Forgets the attempt of a race. */
  drop(race: string): void;
  /** The choice of ghost; undefined if none was made. */
  ghost(): unknown;
  setGhost(ghost: string): void;
}

type Row = Omit<StoredTrial, 'rung' | 'outcome' | 'figure'> & {
  rung: string | null;
  outcome: string | null;
  figure: number | null;
};

/** The time trials of an open database. */
export function trialsIn(db: Database): TrialStore {
  const all = db.prepare<[], Row>(
    `SELECT race, game, circuit, kind, rung, outcome, figure, at FROM trial_attempts
    WHERE ${seen('trial_attempts')} ORDER BY n`,
  );
  const numberOf = db.prepare<[string], { n: number }>('SELECT n FROM trial_attempts WHERE race = ?');
  const last = db.prepare<[], { n: number }>('SELECT coalesce(max(n), 0) AS n FROM trial_attempts');
  const put = db.prepare(insertSql('trial_attempts', { or: 'OR REPLACE' }));
  const remove = db.prepare('DELETE FROM trial_attempts WHERE race = ?');
  const settings = settingsIn(db, 'trials');
  return {
    attempts: () =>
      db.read(() =>
        all.all().map(({ rung, outcome, figure, ...row }) => ({
          ...row,
          rung: rung ?? undefined,
          outcome: outcome ?? undefined,
          figure: figure ?? undefined,
        })),
      ),
    keep: ({ race, game, circuit, kind, rung, outcome, figure, at }) => {
      const n = () => numberOf.get(race)?.n ?? (last.get()?.n ?? 0) + 1;
      db.write(() => put.run(n(), race, game, circuit, kind, rung ?? null, outcome ?? null, figure ?? null, at));
    },
    drop: (race) => {
      db.write(() => remove.run(race));
    },
    ghost: () => settings.read(),
    setGhost: (ghost) => settings.write(ghost),
  };
}

/** Time trials of a store that stores nothing. */
export function noTrials(refuse: () => never): TrialStore {
  return { attempts: () => [], keep: refuse, drop: refuse, ghost: () => undefined, setGhost: refuse };
}
