// Keeps the ratings of every game up to date: a few new races are added at once, many in background jobs, batch by batch.
// Not here: computing them (rating-batch.ts), or showing them (ratings.ts).

import { setImmediate } from 'node:timers/promises';
import type { Standing } from '@ratings/book';
import type { Priors } from '@ratings/priors';
import { type RatedCar, subjectOf } from '@ratings/subject';
import type { KeptPoint } from '@store/archive/kept-ratings';
import type { Context } from '../context';
import { jobContextOf } from '../jobs/run-job';
import { methodIn, nextBatch, priorsIn } from './rating-batch';

/** New races that are rated at once; more take a job. */
const FEW = 20;
/** Races of one job; storing their ratings takes some ms. */
const BATCH = 60;
/** Points removed in one transaction. */
const CLEARED = 1000;
/** Rounds of clearing and rating after which something is wrong: a million races take fewer. */
const MOST_ROUNDS = 20_000;
/** ms after the start, and after a race, before its ratings are computed without being asked for. */
const AFTER_START_MS = 5000;
const AFTER_RACE_MS = 1000;

/** The current ratings in one game. */
export interface GameRatings {
  readonly priors: Priors;
  readonly standings: ReadonlyMap<string, Standing>;
  /** A driver's current rating, at the level of its last race; undefined if it has none. */
  standingOf(car: Pick<RatedCar, 'driver' | 'kind'>): Standing | undefined;
  /** How many points a driver's curve has. */
  count(driver: string): number;
  /** The nth of them, from 1. */
  point(driver: string, n: number): KeptPoint | undefined;
}

/** The ratings of every game, from the races stored here. */
export interface Ratings {
  /** Resolves once every race so far is rated. If the disk refuses that, the newest ones may be missing. */
  of(game: string): Promise<GameRatings>;
  /** A race of this game has ended; without a game, nothing is done: imported races are rated when someone asks. */
  ended(game?: string): void;
  stop(): void;
}

/** The ratings of a host. It begins with races that ended before it started. */
export function createRatings(context: Context): Ratings {
  const running = new Map<string, Promise<void>>();
  const timers = new Map<string, () => void>();
  let going = true;

  /** One at a time for each game. */
  function update(game: string): Promise<void> {
    const known = running.get(game);
    if (known !== undefined) return known.then(() => update(game));
    const run = bringUp(context, game, () => going)
      .catch((error: unknown) => {
        if (going) context.log.warn({ err: error, game }, 'races could not be rated; the next question tries again');
      })
      .finally(() => running.delete(game));
    running.set(game, run);
    return run;
  }

  function later(game: string, ms: number, run: () => Promise<void>): void {
    timers.get(game)?.();
    timers.set(
      game,
      context.clock.setTimer(ms, () => void run()),
    );
  }

  later('', AFTER_START_MS, async () => {
    for (const game of context.store.archive.rated.games()) if (going) await update(game);
  });
  return {
    async of(game) {
      await update(game);
      return ratingsIn(context, game);
    },
    ended(game) {
      if (game !== undefined) later(game, AFTER_RACE_MS, () => update(game));
    },
    stop() {
      going = false;
      for (const cancel of timers.values()) cancel();
    },
  };
}

/** Rates every race of a game that is not rated yet. Throws StoreError, and an error if it comes to no end, which is a bug. */
async function bringUp(context: Context, game: string, isGoing: () => boolean): Promise<void> {
  const method = methodIn(context, game);
  for (let round = 0; isGoing(); round++) {
    if (round === MOST_ROUNDS) throw new Error(`the races of ${game} come to no end`);
    const { rated, ratings } = context.store.archive;
    const book = ratings.book(game);
    // A race was removed or came late, or ratings were computed in another way.
    if (book?.method !== method && !ratings.isClear(game)) {
      if (!ratings.clear(game, CLEARED)) await setImmediate();
      continue;
    }
    const waiting = rated.after(game, book?.last, FEW + 1).length;
    if (waiting === 0) return;
    const batch =
      waiting <= FEW
        ? nextBatch(context, game, FEW)
        : ((await context.jobs.run('rate', jobContextOf(context), { game, most: BATCH })) ?? undefined);
    if (batch !== undefined && isGoing()) context.store.archive.ratings.add(game, batch);
  }
}

function ratingsIn(context: Context, game: string): GameRatings {
  const { ratings } = context.store.archive;
  const standings = new Map(ratings.standings(game).map(({ subject, ...standing }) => [subject, standing]));
  return {
    priors: priorsIn(context, game),
    standings,
    standingOf({ driver, kind }) {
      const last = ratings.point(game, driver, ratings.count(game, driver));
      return last && standings.get(subjectOf({ driver, kind, level: last.level }));
    },
    count: (driver) => ratings.count(game, driver),
    point: (driver, n) => ratings.point(game, driver, n),
  };
}
