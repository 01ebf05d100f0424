// What a person did, from the store: races with their facts, races of the day, puzzles. Not here: reading facts (reading.ts).

import type { Deed } from '@achievements/count';
import type { YearRace, YearSource } from '@achievements/year';
import { dailyResult } from '@api/daily/commands';
import { localDay } from '@api/daily/local-day';
import { namedKey } from '@drivers/keys';
import type { StoredResult } from '@store/achievements/achievements';
import type { Context } from '../context';
import { savedSettings } from '../installation';

/** The key of the person who is here. */
export function ownKey(context: Context): string {
  return namedKey('person', savedSettings(context).name);
}

/** Everything that counts for a driver. Puzzles, and races of the day that were deleted, count for the person who is here. */
export function deedsOf(context: Context, driver: string): Deed[] {
  const races = racesOf(context, driver);
  return [...races, ...dailyDeeds(context, driver, races), ...puzzleDeeds(context, driver)];
}

/** Everything that a driver's years are computed from. */
export function yearSourceOf(context: Context, driver: string): YearSource {
  const races = racesOf(context, driver);
  const places = new Map(races.map(({ race, facts }) => [race, facts.place ?? 0]));
  return {
    races,
    rivals: context.store.achievements.rivals(driver).map(({ race, driver: rival, name, place }) => {
      return { driver: rival, name, race, ahead: place < (places.get(race) ?? 0) };
    }),
    daily: dailyDeeds(context, driver, races).map(({ day }) => day),
    puzzles: puzzleDeeds(context, driver).map(({ day, facts }) => ({ day, right: facts.answeredRight === 1 })),
  };
}

function racesOf(context: Context, driver: string): YearRace[] {
  return context.store.achievements.results(driver).map((result) => ({
    kind: 'race',
    game: result.game,
    circuit: result.circuit,
    race: result.race,
    at: result.at,
    ms: result.at - result.startedAt,
    day: localDay(new Date(result.at)),
    facts: result.facts ?? resultFacts(result),
  }));
}

/** What is known of a race before its facts are read. */
function resultFacts({ place, cars, out }: StoredResult): Deed['facts'] {
  return { place, cars, out: Number(out), won: Number(place === 1 && !out), podium: Number(place <= 3 && !out) };
}

function dailyDeeds(context: Context, driver: string, races: readonly Deed[]): Deed[] {
  const { store } = context;
  const own = new Set(races.map(({ race }) => race));
  const isHere = driver === ownKey(context);
  return store.daily.attempts().flatMap(({ kind, day, race, result, at }): Deed[] => {
    const read = dailyResult.safeParse(result);
    if (kind !== 'day' || !read.success) return [];
    const isThere = store.saves.head(race) !== undefined;
    if (isThere ? !own.has(race) : !isHere) return [];
    const { place, finished } = read.data;
    const facts = { place, won: Number(place === 1 && finished) };
    return [{ kind: 'daily', game: '', circuit: '', race: isThere ? race : null, at, day, facts }];
  });
}

/** right: the first right answer to a puzzle. */
function puzzleDeeds(context: Context, driver: string): Deed[] {
  if (driver !== ownKey(context)) return [];
  const solved = new Set<string>();
  return context.store.puzzles.attempts().flatMap(({ puzzle, game, day, rating, verdict, at }): Deed[] => {
    if (verdict === 'skipped') return [];
    const isRight = verdict === 'right';
    const right = Number(isRight && !solved.has(puzzle));
    if (isRight) solved.add(puzzle);
    const facts = { right, rating, answeredRight: Number(isRight) };
    return [{ kind: 'puzzle', game, circuit: '', race: null, at, day, facts }];
  });
}
