// Counts a person's deeds towards achievements: how far each is, and with which deed it was won. Not here: the achievements
// themselves (a game's, and across.ts).

import type { AchievementSpec, Condition, Facts } from '@core/contract';
import { dayNumber } from '@puzzles/days';

/**
 * Something a person did. race: its id; null for a puzzle, and for a race of the day that was deleted. at: ms since 1970; day: the local
 * date then, ISO. If the events of a race can't be read, its facts are only what the result says.
 */
export interface Deed {
  readonly kind: 'race' | 'daily' | 'puzzle';
  readonly game: string;
  readonly circuit: string;
  readonly race: string | null;
  readonly at: number;
  readonly day: string;
  readonly facts: Facts;
}

/** How far an achievement is. value: at most the goal. won: by which deed, once it is. */
export interface Progress {
  readonly value: number;
  readonly won: { readonly at: number; readonly race: string | null } | undefined;
}

/** deeds: in the order in which they were done, all of one kind. games: how many there are, for what each game must show. */
export function progressOf(spec: AchievementSpec, deeds: readonly Deed[], games = 0): Progress {
  const count = counterOf(spec, games);
  let most = 0;
  for (const deed of deeds) {
    most = Math.max(most, count(deed, meets(deed.facts, spec.when)));
    if (most >= spec.goal) return { value: spec.goal, won: { at: deed.at, race: deed.race } };
  }
  return { value: most, won: undefined };
}

/** Whether a race meets all conditions. A fact that it lacks meets none. */
export function meets(facts: Facts, when: readonly Condition[]): boolean {
  return when.every(([name, is, value]) => {
    const fact = facts[name];
    if (fact === undefined) return false;
    return is === 'at least' ? fact >= value : fact <= value;
  });
}

/** Adds a deed and returns how much has been reached. */
type Counter = (deed: Deed, meets: boolean) => number;

function counterOf({ counts }: AchievementSpec, games: number): Counter {
  if (typeof counts === 'object') return summing(counts.sum);
  switch (counts) {
    case 'races':
      return summing(undefined);
    case 'run':
      return running();
    case 'circuits':
      return distinct(({ game, circuit }) => `${game}/${circuit}`);
    case 'games':
      return distinct(({ game }) => game);
    case 'days':
      return distinct(({ day }) => day);
    case 'week games':
      return inWeeks();
    case 'each game':
      return perGame(games);
    case 'day streak':
      return streaking();
  }
}

function summing(fact: string | undefined): Counter {
  let sum = 0;
  return ({ facts }, isMet) => {
    if (isMet) sum += fact === undefined ? 1 : (facts[fact] ?? 0);
    return sum;
  };
}

function running(): Counter {
  let run = 0;
  return (_, isMet) => {
    run = isMet ? run + 1 : 0;
    return run;
  };
}

function distinct(of: (deed: Deed) => string): Counter {
  const seen = new Set<string>();
  return (deed, isMet) => {
    if (isMet) seen.add(of(deed));
    return seen.size;
  };
}

/** Weeks begin on Monday; 1970-01-01 was a Thursday. */
function inWeeks(): Counter {
  const weeks = new Map<number, Set<string>>();
  return ({ day, game }, isMet) => {
    if (!isMet) return 0;
    const week = Math.floor((dayNumber(day) + 3) / 7);
    const seen = weeks.get(week) ?? new Set();
    weeks.set(week, seen.add(game));
    return seen.size;
  };
}

function perGame(games: number): Counter {
  const counts = new Map<string, number>();
  return ({ game }, isMet) => {
    if (isMet) counts.set(game, (counts.get(game) ?? 0) + 1);
    return counts.size < games ? 0 : Math.min(...counts.values());
  };
}

/** Days in a row. One missed day is forgiven, as in the streaks of puzzles. */
function streaking(): Counter {
  let [last, run] = [Number.NaN, 0];
  return ({ day }, isMet) => {
    if (!isMet) return 0;
    const today = dayNumber(day);
    if (today !== last) run = today - last <= 2 ? run + 1 : 1;
    last = today;
    return run;
  };
}
