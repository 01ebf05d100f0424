// A person's year in numbers, from their races, races of the day and puzzles. Not here: showing it, or how dates are local (the host
// says).

import { daysBetween } from '@puzzles/days';
import type { Deed } from './count';

/** A race longer than this was left open meanwhile: it counts as this long. ms. */
export const LONGEST_RACE = 3 * 3_600_000;
const MONTHS = 12;

/** A race for the year. ms: from its start to its end. */
export interface YearRace extends Deed {
  readonly race: string;
  readonly ms: number;
}

/** A rival in one race. ahead: finished ahead of this person. */
export interface YearRival {
  readonly driver: string;
  readonly name: string;
  readonly race: string;
  readonly ahead: boolean;
}

/** Everything that a year is computed from. races: of all years, in order. days: races of the day, ISO. */
export interface YearSource {
  readonly races: readonly YearRace[];
  readonly rivals: readonly YearRival[];
  readonly daily: readonly string[];
  readonly puzzles: readonly { readonly day: string; readonly right: boolean }[];
}

/** A race that stands out. gap: in the game's own unit, null if it is not measured. from: the worst place in it. */
export interface YearMoment {
  readonly race: string;
  readonly game: string;
  readonly circuit: string;
  readonly place: number;
  readonly cars: number;
  readonly day: string;
  readonly gap: number | null;
  readonly from: number | null;
}

/** One game of the year. circuit: raced most often, the later one if two were; null without a race. */
export interface YearGame {
  readonly game: string;
  readonly races: number;
  readonly wins: number;
  readonly podiums: number;
  readonly circuit: { readonly id: string; readonly races: number; readonly wins: number };
}

/**
 * The year. years: all with races, latest first. minutes: spent racing. months: January first. best: the win from furthest back, then
 * against most cars. closest: the smallest gap in first or second place. run: most wins in a row. days: with a race; streak: most of them
 * in a row.
 */
export interface Year {
  readonly year: number;
  readonly years: readonly number[];
  readonly races: number;
  readonly wins: number;
  readonly podiums: number;
  readonly minutes: number;
  readonly months: readonly { readonly races: number; readonly wins: number }[];
  readonly games: readonly YearGame[];
  readonly best: YearMoment | null;
  readonly closest: YearMoment | null;
  readonly rival: {
    readonly driver: string;
    readonly name: string;
    readonly races: number;
    readonly ahead: number;
  } | null;
  readonly run: number;
  readonly days: number;
  readonly streak: number;
  readonly daily: number;
  readonly puzzles: { readonly answered: number; readonly right: number };
}

/** The numbers of a year. */
export function yearOf(source: YearSource, year: number): Year {
  const isIn = (day: string) => yearIn(day) === year;
  const races = source.races.filter(({ day }) => isIn(day));
  const ids = new Set(races.map(({ race }) => race));
  const days = [...new Set(races.map(({ day }) => day))].sort();
  const puzzles = source.puzzles.filter(({ day }) => isIn(day));
  return {
    year,
    years: [...new Set(source.races.map(({ day }) => yearIn(day)))].sort((a, b) => b - a),
    races: races.length,
    wins: count(races, 'won'),
    podiums: count(races, 'podium'),
    minutes: Math.round(races.reduce((sum, { ms }) => sum + Math.min(Math.max(ms, 0), LONGEST_RACE), 0) / 60_000),
    months: monthsOf(races),
    games: gamesOf(races),
    best: bestOf(races),
    closest: closestOf(races),
    rival: rivalOf(source.rivals.filter(({ race }) => ids.has(race))),
    run: longestRun(races.map(({ facts }) => facts.won === 1)),
    days: days.length,
    streak: longestStreak(days),
    daily: new Set(source.daily.filter(isIn)).size,
    puzzles: { answered: puzzles.length, right: puzzles.filter(({ right }) => right).length },
  };
}

function yearIn(day: string): number {
  return Number(day.slice(0, 4));
}

function count(races: readonly YearRace[], fact: string): number {
  return races.filter(({ facts }) => facts[fact] === 1).length;
}

function monthsOf(races: readonly YearRace[]): Year['months'] {
  return Array.from({ length: MONTHS }, (_, month) => {
    const own = races.filter(({ day }) => Number(day.slice(5, 7)) === month + 1);
    return { races: own.length, wins: count(own, 'won') };
  });
}

/** Most raced first. */
function gamesOf(races: readonly YearRace[]): YearGame[] {
  const games = [...Map.groupBy(races, ({ game }) => game)].flatMap(([game, own]): YearGame[] => {
    const circuits = [...Map.groupBy(own.toReversed(), ({ circuit }) => circuit)];
    const [favourite] = circuits.sort(([, a], [, b]) => b.length - a.length);
    if (favourite === undefined) return [];
    const [id, on] = favourite;
    return [
      {
        game,
        races: own.length,
        wins: count(own, 'won'),
        podiums: count(own, 'podium'),
        circuit: { id, races: on.length, wins: count(on, 'won') },
      },
    ];
  });
  return games.sort((a, b) => b.races - a.races);
}

function bestOf(races: readonly YearRace[]): YearMoment | null {
  const won = races.filter(({ facts }) => facts.won === 1);
  return momentOf(first(won, (race) => [factOf(race, 'climb'), factOf(race, 'beaten')]));
}

function closestOf(races: readonly YearRace[]): YearMoment | null {
  const near = races.filter(({ facts }) => facts.gap !== undefined && (facts.place ?? 0) <= 2 && facts.out !== 1);
  return momentOf(first(near, (race) => [-factOf(race, 'gap'), -factOf(race, 'place')]));
}

/** 0: the race does not have this fact. */
function factOf({ facts }: YearRace, name: string): number {
  return facts[name] ?? 0;
}

/** The race with the highest key; of equals the latest. */
function first(races: readonly YearRace[], key: (race: YearRace) => readonly [number, number]): YearRace | undefined {
  return races.toReversed().toSorted((a, b) => {
    const [one, other] = [key(a), key(b)];
    return other[0] - one[0] || other[1] - one[1];
  })[0];
}

function momentOf(race: YearRace | undefined): YearMoment | null {
  if (race === undefined) return null;
  const { facts, game, circuit, day } = race;
  return {
    ...{ race: race.race, game, circuit, day },
    place: factOf(race, 'place'),
    cars: factOf(race, 'cars'),
    gap: 'gap' in facts ? factOf(race, 'gap') : null,
    from: 'worst' in facts ? factOf(race, 'worst') : null,
  };
}

/** The rival met most often; of equals the one met last. */
function rivalOf(rivals: readonly YearRival[]): Year['rival'] {
  const met = [...Map.groupBy(rivals.toReversed(), ({ driver }) => driver)];
  const [most] = met.sort(([, a], [, b]) => b.length - a.length);
  if (most === undefined) return null;
  const [driver, races] = most;
  return { driver, name: races[0]?.name ?? '', races: races.length, ahead: races.filter(({ ahead }) => !ahead).length };
}

function longestRun(won: readonly boolean[]): number {
  let [run, best] = [0, 0];
  for (const one of won) {
    run = one ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
}

/** days: sorted, each once. */
function longestStreak(days: readonly string[]): number {
  let [run, best] = [0, 0];
  for (const [index, day] of days.entries()) {
    const before = days[index - 1];
    run = before !== undefined && daysBetween(before, day) === 1 ? run + 1 : 1;
    best = Math.max(best, run);
  }
  return best;
}
