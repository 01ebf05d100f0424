// Ratings over every race that counts, as they are kept: the table, the curves, and the characters as rivals of the person
// here. Not here: keeping them up to date (rating-books.ts), or computing them (src/ratings).

import type { Out } from '@api/contract';
import type { RatedRival, RatingLine, RatingPoint } from '@api/ratings';
import type { Handlers } from '@api/session';
import { BOT_IDS, type BotId } from '@core/contract';
import { CHARACTERS } from '@drivers/characters';
import { characterKey, namedKey } from '@drivers/keys';
import { type Rating, rounded } from '@ratings/scale';
import { atLevel } from '@ratings/subject';
import { kindOf } from '@store/archive/driver-kind';
import { granted } from '../api-errors';
import type { Context } from '../context';
import { isoOf } from '../files/shapes';
import { savedSettings } from '../installation';
import type { GameRatings, Ratings } from './rating-books';

/** Points of a curve that are sent, at most. */
const CURVE = 200;

/** The handlers of the ratings commands. */
export function ratingHandlers(
  context: Context,
  ratings: Ratings,
): Pick<Handlers, 'ratings.table' | 'ratings.curve' | 'ratings.rivals'> {
  return {
    'ratings.table': async ({ game }) => granted(tableOf(context, await ratings.of(game), game)),
    'ratings.curve': async ({ game, driver }) => granted(curveOf(await ratings.of(game), driver)),
    'ratings.rivals': async ({ game }) => granted(rivalsOf(context, await ratings.of(game), game)),
  };
}

function tableOf(context: Context, { standings }: GameRatings, game: string): RatingLine[] {
  const names = new Map(context.store.archive.drivers({ game }).map(({ driver, name }) => [driver, name]));
  return [...standings]
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

function curveOf(ratings: GameRatings, driver: string): RatingPoint[] {
  const last = ratings.count(driver) - 1;
  const step = Math.max(1, last / (CURVE - 1));
  return Array.from({ length: last + 1 }, (_, n) => n).flatMap((n): RatingPoint[] => {
    // Spread evenly, including the first and the last.
    const isShown = n === last || Math.ceil(n / step) * step < n + 1;
    const point = isShown ? ratings.point(driver, n + 1) : undefined;
    if (point === undefined) return [];
    const { race: match, at, level, change, ...rating } = point;
    const where = { race: n + 1, match, at: isoOf(at), level: levelIn(level) };
    return [{ ...where, change: Math.round(change), ...rounded(rating) }];
  });
}

/** Every character as a rival of this profile's person. */
export function rivalsOf(context: Context, book: GameRatings, game: string): Out<'ratings.rivals'> {
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
