// What the screen of challenges shows of a person's puzzles on a day: all of it computed from their answers.

import type { PuzzleHome } from '@api/puzzles/commands';
import { type Attempt, solvedIn } from '@puzzles/attempts';
import { fiveFor } from '@puzzles/choosing';
import { type PuzzleRatings, type Rated, ratingHistory, ratingsOf, themeKey, UNRATED } from '@puzzles/ratings';
import { dueOn } from '@puzzles/repetition';
import { streakOn } from '@puzzles/streak';
import { type Catalogue, cardOf, type Listed } from './catalogue';

/** Days of the rating's history. */
const HISTORY = 30;

/** The home of puzzles on a day. */
export function homeOn(day: string, { listed }: Catalogue, attempts: readonly Attempt[]): PuzzleHome {
  const ratings = ratingsOf(attempts);
  const solved = solvedIn(attempts);
  const known = new Map(listed.map((one) => [one.id, one]));
  const shipped = listed.filter(({ isOwn }) => !isOwn);
  const own = listed.filter(({ isOwn }) => isOwn);
  const tried = new Set(attempts.map(({ puzzle }) => puzzle));
  const count = (all: readonly Listed[]) => ({
    puzzles: all.length,
    solved: all.filter(({ id }) => solved.has(id)).length,
  });
  return {
    rating: rounded(ratings.overall),
    games: [...Map.groupBy(shipped, ({ game }) => game)].map(([game, all]) => ({
      game,
      ...rounded(ratings.games.get(game) ?? UNRATED),
      ...count(all),
    })),
    history: ratingHistory(ratings, day, HISTORY),
    five: fiveFor(day, listed, attempts).flatMap(({ id, again }) => {
      const one = known.get(id);
      return one === undefined ? [] : [cardOf(one, { attempts, ratings, day, again })];
    }),
    themes: [...Map.groupBy(shipped, ({ game, theme }) => themeKey(game, theme)).values()].flatMap((all) =>
      themeLine(all, ratings, count(all)),
    ),
    own: { all: own.length, fresh: own.filter(({ id }) => !tried.has(id)).length },
    due: dueOn(attempts, day).filter((id) => known.has(id)).length,
    streak: streakOn(attempts, day),
  };
}

function themeLine(
  all: readonly Listed[],
  ratings: PuzzleRatings,
  count: { puzzles: number; solved: number },
): PuzzleHome['themes'] {
  const [first] = all;
  if (first === undefined) return [];
  const { game, theme } = first;
  const { rating, answered } = rounded(ratings.themes.get(themeKey(game, theme)) ?? UNRATED);
  return [{ game, theme, ...count, rating, answered }];
}

function rounded({ rating, deviation, answered }: Rated): PuzzleHome['rating'] {
  return { rating: Math.round(rating), deviation: Math.round(deviation), answered };
}
