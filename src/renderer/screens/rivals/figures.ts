// Data about rivals: ratings by level, races against the person here, a close race, and chances to win. Pure.
// Not here: how ratings are computed (src/ratings).

import type { RatedRival, RivalTable } from '@api/ratings';
import { winChances } from '@core/chances';
import { strengthOf } from '@ratings/scale';
import type { Draft, Level } from '../setup/draft';

/** The rating differences for a close race, and for a wider one. */
export const CLOSE = { near: 75, wide: 150 } as const;
/** With fewer races than this the own rating is too uncertain for a close race. */
export const ENOUGH_RACES = 5;
/** The approximate rating of a driver without races. */
const NEWCOMER = 1500;

/** The ratings and races that the gallery shows, all of one game. */
export interface Figures {
  own: number;
  /** Rated races of the person here. */
  races: number;
  /** By character. */
  rivals: ReadonlyMap<string, RatedRival>;
}

/** The figures as the host sends them; undefined before they arrive. */
export function figuresOf(table: RivalTable | undefined): Figures | undefined {
  if (table === undefined) return undefined;
  const { own, rivals } = table;
  return {
    own: own?.rating ?? NEWCOMER,
    races: own?.races ?? 0,
    rivals: new Map(rivals.map((rival) => [rival.character, rival])),
  };
}

/** A character's rating at a level. */
export function ratingOf(figures: Figures | undefined, character: string, level: Level): number | undefined {
  return level === 'random' ? undefined : figures?.rivals.get(character)?.ratings[level].rating;
}

/** The level at which a character is nearest to the person here, if it is within this many points. */
export function closeLevel(
  figures: Figures | undefined,
  character: string,
  levels: readonly Level[],
  within: number,
): Level | undefined {
  const near = levels.flatMap((level) => {
    const rating = ratingOf(figures, character, level);
    const far = rating === undefined ? Number.POSITIVE_INFINITY : Math.abs(rating - (figures?.own ?? NEWCOMER));
    return far <= within ? [{ level, far }] : [];
  });
  return near.toSorted((a, b) => a.far - b.far)[0]?.level;
}

/** Chances to win by seat, in whole percent; undefined if someone on the grid has no rating here. */
export function chancesOf(figures: Figures | undefined, draft: Draft): number[] | undefined {
  if (figures === undefined || draft.seats.length < 2) return undefined;
  const ratings = draft.seats.map(({ driver }) => {
    if (driver.kind === 'you') return figures.own;
    return driver.kind === 'ai' && driver.character !== undefined
      ? ratingOf(figures, driver.character, driver.level)
      : undefined;
  });
  const known = ratings.filter((rating) => rating !== undefined);
  if (known.length < ratings.length) return undefined;
  return winChances(known.map((rating) => strengthOf({ rating, deviation: 0 }))).map((chance) =>
    Math.round(chance * 100),
  );
}
