// Which puzzles a person gets: today's five, and rows of ten of a theme. The same list of attempts gives the same puzzles.
// Not here: what a puzzle contains.

import { hashState } from '@core/hash';
import { type Attempt, answered } from './attempts';
import { ratingsOf, themeKey } from './ratings';
import { dueOn } from './repetition';

/** A puzzle as far as choosing needs it. isOwn: from a race of one's own, which comes only once it was missed. */
export interface ListedPuzzle {
  readonly id: string;
  readonly game: string;
  readonly theme: string;
  readonly rating: number;
  readonly isOwn: boolean;
}

/** One of today's five. again: it was missed and is back. */
export interface Chosen {
  readonly id: string;
  readonly again: boolean;
}

/** Puzzles of a day. */
export const FIVE = 5;
/** Puzzles of a row. */
export const ROW = 10;
/** Points by which chance moves a puzzle nearer or farther, so that days differ between two people of one rating. */
const SPREAD = 150;

/**
 * The puzzles of a day: those that are due first, then new ones near the person's rating, games in turn. Answers of the day itself
 * change nothing, so that they stay the same all day.
 */
export function fiveFor(day: string, puzzles: readonly ListedPuzzle[], attempts: readonly Attempt[]): Chosen[] {
  const past = attempts.filter((one) => one.day < day);
  const known = new Map(puzzles.map((one) => [one.id, one]));
  const due = dueOn(past, day)
    .filter((id) => known.has(id))
    .slice(0, FIVE);
  const chosen: Chosen[] = due.map((id) => ({ id, again: true }));
  const inGames = due.map((id) => known.get(id)?.game ?? '');
  const left = byNearness(
    puzzles.filter(({ id, isOwn }) => !isOwn && !due.includes(id)),
    past,
    day,
  );
  while (chosen.length < FIVE && left.length > 0) {
    const next = nextOf(left, inGames, day);
    left.splice(left.indexOf(next), 1);
    chosen.push({ id: next.id, again: false });
    inGames.push(next.game);
  }
  return chosen;
}

/** At most ten puzzles near the person's rating, those without an answer first. */
export function rowFor(day: string, puzzles: readonly ListedPuzzle[], attempts: readonly Attempt[]): string[] {
  return byNearness(puzzles, attempts, day)
    .slice(0, ROW)
    .map(({ id }) => id);
}

/** From the game with the fewest puzzles so far; the first one among those never answered, or else among all. */
function nextOf(left: readonly Ranked[], inGames: readonly string[], day: string): Ranked {
  const fresh = left.filter(({ last }) => last === '');
  const from = fresh.length > 0 ? fresh : left;
  const games = [...new Set(from.map(({ game }) => game))];
  const count = (game: string): number => inGames.filter((one) => one === game).length;
  const [game] = games.sort((a, b) => count(a) - count(b) || chanceOf(day, a) - chanceOf(day, b));
  const next = from.find((one) => one.game === game);
  if (next === undefined) throw new Error('no puzzle is left');
  return next;
}

type Ranked = ListedPuzzle & { readonly last: string; readonly distance: number };

/** Those never answered first, then the one answered longest ago; equals by how near they are to the person's rating. */
function byNearness(puzzles: readonly ListedPuzzle[], attempts: readonly Attempt[], day: string): Ranked[] {
  const { games, themes, overall } = ratingsOf(attempts);
  const last = new Map(answered(attempts).map((one) => [one.puzzle, one.day]));
  const ranked = puzzles.map((one): Ranked => {
    const own = themes.get(themeKey(one.game, one.theme)) ?? games.get(one.game) ?? overall;
    const distance = Math.abs(one.rating - own.rating) + SPREAD * chanceOf(day, one.id);
    return { ...one, last: last.get(one.id) ?? '', distance };
  });
  return ranked.sort((a, b) => Number(a.last > b.last) - Number(a.last < b.last) || a.distance - b.distance);
}

/** From 0 to 1, by day and name. */
function chanceOf(day: string, name: string): number {
  return Number.parseInt(hashState([day, name]).slice(0, 8), 16) / 0x1_0000_0000;
}
