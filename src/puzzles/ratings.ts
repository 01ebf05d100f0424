// Ratings of a person and of puzzles, from their attempts: every first answer is a race of two, which the person wins if it is
// right. By openskill, on the scale of src/ratings. Not here: ratings from races.

import { NEWCOMER, POINTS, type Rating } from '@ratings/scale';
import { rate } from 'openskill';
import { type Attempt, firstAnswers } from './attempts';
import { addDays, daysBetween } from './days';

/** A rating and the answers that it counts. */
export interface Rated extends Rating {
  readonly answered: number;
}

/** All ratings of a person. games: by game. themes: by themeKey. puzzles: by id, those with a counted answer. */
export interface PuzzleRatings {
  readonly overall: Rated;
  readonly games: ReadonlyMap<string, Rated>;
  readonly themes: ReadonlyMap<string, Rated>;
  readonly puzzles: ReadonlyMap<string, Rating>;
  /** The overall rating after each counted answer, in order. */
  readonly history: readonly {
    readonly day: string;
    readonly puzzle: string;
    readonly before: number;
    readonly after: number;
  }[];
}

/** Everyone's rating before the first answer. */
export const UNRATED: Rated = { ...NEWCOMER, answered: 0 };

/** Uncertainty of a puzzle's difficulty, in points, before anyone answered it. */
const PUZZLE_DEVIATION = 100;
/** Uncertainty added with every answer, in points, so that ratings follow people who improve. */
const TAU = 5;
/** With two sides, this keeps 400 points at odds of ten to one (ratings/book.ts). */
const BETA = POINTS / Math.SQRT2;

/** The key of a theme in PuzzleRatings. */
export function themeKey(game: string, theme: string): string {
  return `${game}/${theme}`;
}

/** The ratings after these attempts, in their order. Close answers, repetitions and skipped puzzles change nothing. */
export function ratingsOf(attempts: readonly Attempt[]): PuzzleRatings {
  const games = new Map<string, Rated>();
  const themes = new Map<string, Rated>();
  const puzzles = new Map<string, Rating>();
  const history: { day: string; puzzle: string; before: number; after: number }[] = [];
  let overall = UNRATED;
  for (const { puzzle, game, theme, rating, day, verdict } of firstAnswers(attempts)) {
    if (verdict === 'close') continue;
    const rival: Rating = { rating, deviation: PUZZLE_DEVIATION };
    const isRight = verdict === 'right';
    const key = themeKey(game, theme);
    games.set(game, played(games.get(game) ?? UNRATED, rival, isRight));
    themes.set(key, played(themes.get(key) ?? UNRATED, rival, isRight));
    puzzles.set(puzzle, duel(overall, rival, isRight)[1]);
    const before = overall.rating;
    overall = played(overall, rival, isRight);
    history.push({ day, puzzle, before, after: overall.rating });
  }
  return { overall, games, themes, puzzles, history };
}

/** The overall rating at the end of each day, today last. */
export function ratingHistory(
  { history }: PuzzleRatings,
  today: string,
  days: number,
): { day: string; rating: number }[] {
  return Array.from({ length: days }, (_, n) => {
    const day = addDays(today, n + 1 - days);
    const last = history.findLast((one) => daysBetween(one.day, day) >= 0);
    return { day, rating: Math.round(last?.after ?? NEWCOMER.rating) };
  });
}

function played(person: Rated, puzzle: Rating, isRight: boolean): Rated {
  return { ...duel(person, puzzle, isRight)[0], answered: person.answered + 1 };
}

/** The ratings of both after an answer. */
function duel(person: Rating, puzzle: Rating, isRight: boolean): [Rating, Rating] {
  const teams = [person, puzzle].map(({ rating, deviation }) => [{ mu: rating, sigma: deviation }]);
  const rank = isRight ? [1, 2] : [2, 1];
  const [first, second] = rate(teams, { rank, tau: TAU, beta: BETA });
  return [asRating(first, person), asRating(second, puzzle)];
}

function asRating(team: readonly { mu: number; sigma: number }[] | undefined, before: Rating): Rating {
  const [one] = team ?? [];
  return one === undefined ? before : { rating: one.mu, deviation: one.sigma };
}
