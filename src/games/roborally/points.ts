// Points of a race, and docks and ranking of a tournament (S5). Pure functions of places.
// Not here: how a match counts in a season (series.ts).

import { compareKeys, sharedPlaces } from '@kit/order';

/** Points by place. */
const POINTS: readonly number[] = [10, 8, 6, 5, 4, 3, 2, 1];
/** Race wins that decide a best-of-three match. */
const WINS_NEEDED = 2;
/** Most races of a match. */
export const MATCH_RACES = 3;

/** Points for a place in a race, 1-based. Eliminated robots score none; the classification knows which they are. */
export function pointsFor(place: number): number {
  return POINTS[place - 1] ?? 0;
}

/** The dock (1-based) in race 1 to 3 of a tournament with this many robots, for the robot that drew this dock in race 1. */
export function tournamentDock(dock: number, race: number, robots: number): number {
  const shift = Math.floor((robots + 1) / 3);
  return ((dock - 1 + (race - 1) * shift) % robots) + 1;
}

/** One robot's result in one race of a match. won: false for everyone in a race without a winner. */
export interface MatchResult {
  place: number;
  points: number;
  flags: number;
  won: boolean;
}
/** One robot's match. place: 1-based, shared on a full tie. */
export interface MatchEntry {
  robot: number;
  place: number;
  wins: number;
  points: number;
  flags: number;
}

/** Whether a match is decided: one robot has won two races, or three races are done. results: per race, per robot. */
export function isMatchOver(results: readonly (readonly MatchResult[])[]): boolean {
  return results.length >= MATCH_RACES || matchTable(results).some((entry) => entry.wins >= WINS_NEEDED);
}

/** The ranking of a match, best first: races won, points, checkpoints touched, place in the last race. */
export function matchTable(results: readonly (readonly MatchResult[])[]): MatchEntry[] {
  const robots = results[0]?.length ?? 0;
  const entries = Array.from({ length: robots }, (_, robot) => {
    const own = results.flatMap((race) => race[robot] ?? []);
    const sum = (value: (one: MatchResult) => number) => own.reduce((total, one) => total + value(one), 0);
    const wins = sum((one) => (one.won ? 1 : 0));
    const points = sum((one) => one.points);
    const flags = sum((one) => one.flags);
    return { robot, wins, points, flags, key: [wins, points, flags, -(own.at(-1)?.place ?? 0)] };
  });
  entries.sort((a, b) => compareKeys(a.key, b.key) || a.robot - b.robot);
  const places = sharedPlaces(entries.map((entry) => entry.key));
  return entries.map(({ key: _, ...entry }, index) => ({ ...entry, place: places[index] ?? 0 }));
}
