// Computes what the next races add to a game's kept ratings. Runs in a job, or in the host for a few races.
// Not here: storing it (store/archive/kept-ratings.ts), or when it is done (rating-books.ts).

import { addRace, METHOD, newBook } from '@ratings/book';
import { type Priors, priorsOf } from '@ratings/priors';
import type { RatedBatch } from '@store/archive/kept-ratings';
import { type Context, gameIn } from '../context';

/** The ratings of AI drivers before their first race. */
export function priorsIn(context: Context, game: string): Priors {
  return priorsOf(gameIn(context, game)?.ladder);
}

/** Names how ratings are computed: kept ratings of another method are computed again. */
export function methodIn(context: Context, game: string): string {
  return JSON.stringify([METHOD, priorsIn(context, game)]);
}

/** The next races after the kept ones, this many at most; undefined if there are none. */
export function nextBatch(context: Context, game: string, most: number): RatedBatch | undefined {
  const { rated, ratings } = context.store.archive;
  const version = ratings.version();
  const before = ratings.book(game);
  const races = rated.after(game, before?.last, most);
  const last = races.at(-1);
  if (last === undefined) return undefined;
  const book = newBook(priorsIn(context, game));
  for (const { subject, ...standing } of ratings.standings(game)) book.standings.set(subject, standing);
  const known = new Map(book.standings);
  for (const race of races) addRace(book, race);
  return {
    version,
    after: before?.last,
    book: {
      method: methodIn(context, game),
      races: (before?.races ?? 0) + races.length,
      last: { race: last.race, at: last.at },
    },
    standings: [...book.standings].flatMap(([subject, standing]) =>
      known.get(subject) === standing ? [] : [{ subject, ...standing }],
    ),
    points: [...book.points],
  };
}
