// Standings of a career's season from nothing but who finished where, written without the season's own code. Not here: the tests.

import type { CareerSeason } from '@api/career/commands';

const BY_PLACE = [10, 8, 6, 4, 2, 1];

/** A driver's line. */
export interface TrueLine {
  driver: string;
  place: number;
  shared: boolean;
  points: number;
}

interface Finish {
  place: number;
  out: boolean;
}

/** Finishes of a whole race by driver: the final's, then the drivers who missed it, level with each other. */
function finishesOf(race: CareerSeason['races'][number]): Map<string, Finish> {
  const finishes = new Map<string, Finish>();
  const last = race.parts[race.parts.length - 1]!;
  for (const { driver, place, out } of last.results) finishes.set(driver, { place, out });
  for (const rank of [1, 2, 3]) {
    const missing = race.parts
      .filter(({ part }) => part.startsWith('prelim'))
      .flatMap(({ results }) => results.filter((one, at) => at === rank - 1 && !finishes.has(one.driver)));
    const place = finishes.size + 1;
    for (const { driver, out } of missing) finishes.set(driver, { place, out });
  }
  return finishes;
}

/**
 * Places and points after the races that are over: by points, then most wins, most seconds and so on, then the newest race, in which
 * a driver who fell out is behind everyone who did not. Falling out gives no points and no place.
 */
export function standingsOf(season: CareerSeason): TrueLine[] {
  const done = season.races.filter(({ state }) => state === 'done').map(finishesOf);
  const rows = season.drivers.map(({ id }) => {
    const all = done.map((finishes) => finishes.get(id)!);
    const finished = all.filter(({ out }) => !out).map(({ place }) => place);
    const points = finished.reduce((sum, place) => sum + BY_PLACE[place - 1]!, 0);
    const counts = [1, 2, 3, 4, 5, 6].map((place) => finished.filter((one) => one === place).length);
    const newest = all.toReversed().map(({ place, out }) => -(out ? 100 + place : place));
    return { id, key: [points, ...counts, ...newest], points };
  });
  const compare = (a: number[], b: number[]) => {
    const at = a.findIndex((one, index) => one !== b[index]);
    return at < 0 ? 0 : b[at]! - a[at]!;
  };
  return rows
    .map(({ id, key, points }) => ({
      driver: id,
      points,
      place: 1 + rows.filter((other) => compare(other.key, key) < 0).length,
      shared: rows.some((other) => other.id !== id && other.points === points),
    }))
    .sort((a, b) => (a.driver < b.driver ? -1 : 1));
}

/** The league after a season by its place, from the bottom. */
export function leagueAfter(league: string, place: number): string {
  const leagues = ['sunday', 'county', 'coast', 'tour', 'world'];
  const at = leagues.indexOf(league) + (place <= 2 ? 1 : place >= 5 ? -1 : 0);
  return leagues[Math.max(0, Math.min(4, at))]!;
}
