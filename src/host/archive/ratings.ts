// Ratings over every race that counts, computed from entries and kept in memory only: the table, the curves,
// and the characters as rivals of the person here. Not here: computing them (src/ratings).

import type { In, Out } from '@api/contract';
import type { RatedRival, RatingLine, RatingPoint } from '@api/ratings';
import type { Handlers } from '@api/session';
import { BOT_IDS, type BotId } from '@core/contract';
import { CHARACTERS } from '@drivers/characters';
import { characterKey, namedKey } from '@drivers/keys';
import { addRace, type Book, newBook } from '@ratings/book';
import { priorsOf } from '@ratings/priors';
import { type Rating, rounded } from '@ratings/scale';
import { atLevel } from '@ratings/subject';
import { kindOf } from '@store/archive/driver-kind';
import { granted } from '../api-errors';
import { type Context, gameIn } from '../context';
import { isoOf } from '../files/shapes';
import { savedSettings } from '../installation';

/** Points of a curve that are sent, at most. */
const CURVE = 200;

/** The ratings of every game, from the races stored here. */
export interface Ratings {
  of(game: string): Book;
}

/**
 * The ratings of a host. New races are added to the known ratings; if a race was deleted, or one was imported with an
 * earlier date, all ratings are computed again.
 */
export function createRatings(context: Context): Ratings {
  const known = new Map<string, { races: string[]; last: { race: string; at: number } | undefined; book: Book }>();

  return {
    of(game) {
      const { rated } = context.store.archive;
      const races = rated.races(game);
      const before = known.get(game);
      const goesOn = before?.races.every((race, at) => race === races[at]) === true;
      const { book, last } = goesOn
        ? before
        : { book: newBook(priorsOf(gameIn(context, game)?.ladder)), last: undefined };
      if (goesOn && before.races.length === races.length) return book;
      const added = rated.after(game, last);
      for (const race of added) addRace(book, race);
      known.set(game, { races, last: added.at(-1) ?? last, book });
      return book;
    },
  };
}

/** The handlers of the ratings commands. */
export function ratingHandlers(
  context: Context,
  ratings: Ratings,
): Pick<Handlers, 'ratings.table' | 'ratings.curve' | 'ratings.rivals'> {
  return {
    'ratings.table': ({ game }) => granted(tableOf(context, ratings.of(game), game)),
    'ratings.curve': (input) => granted(curveOf(ratings, input)),
    'ratings.rivals': ({ game }) => granted(rivalsOf(context, ratings.of(game), game)),
  };
}

function tableOf(context: Context, book: Book, game: string): RatingLine[] {
  const names = new Map(context.store.archive.drivers({ game }).map(({ driver, name }) => [driver, name]));
  return [...book.standings]
    .sort(([a, { rating }], [b, other]) => other.rating - rating || (a < b ? -1 : 1))
    .map(([subject, { car, races, change, ...rating }]): RatingLine => {
      const level = levelIn(car.level);
      // A subject that stands for a whole level has no driver: the last one to race would be misleading.
      const driver = subject.startsWith('ai@') ? null : car.driver;
      const name = names.get(driver ?? '') ?? '';
      const whole = { ...rounded(rating), races, change: Math.round(change) };
      return { driver, name, kind: kindOf(car), level, ...whole };
    });
}

/** A level as the contract defines it; null without one. */
export function levelIn(level: string | null): BotId | null {
  return BOT_IDS.find((one) => one === level) ?? null;
}

function curveOf(ratings: Ratings, { game, driver }: In<'ratings.curve'>): RatingPoint[] {
  const points = ratings.of(game).points.get(driver) ?? [];
  const last = points.length - 1;
  const step = Math.max(1, last / (CURVE - 1));
  return points.flatMap(({ race: match, at, level, change, ...rating }, n): RatingPoint[] => {
    // Spread evenly, including the first and the last.
    const isShown = n === last || Math.ceil(n / step) * step < n + 1;
    const point = {
      race: n + 1,
      match,
      at: isoOf(at),
      level: levelIn(level),
      change: Math.round(change),
      ...rounded(rating),
    };
    return isShown ? [point] : [];
  });
}

/** Every character as a rival of this profile's person. */
export function rivalsOf(context: Context, book: Book, game: string): Out<'ratings.rivals'> {
  const me = namedKey('person', savedSettings(context).name);
  const own = book.standings.get(me);
  const met = new Map(
    context.store.archive.rivals(me, { game }, Number.MAX_SAFE_INTEGER).map((rival) => [rival.driver, rival]),
  );
  const rivals = CHARACTERS.map(({ id }): RatedRival => {
    const key = characterKey(id);
    const ratingAt = (level: BotId): Rating => rounded(book.standings.get(atLevel(key, level)) ?? book.priors[level]);
    const { races = 0, ahead = 0, behind = 0 } = met.get(key) ?? {};
    const ratings = {
      easy: ratingAt('easy'),
      medium: ratingAt('medium'),
      hard: ratingAt('hard'),
      best: ratingAt('best'),
    };
    return { character: id, ratings, met: races, ahead, behind };
  });
  return { own: own === undefined ? null : { ...rounded(own), races: own.races }, rivals };
}
