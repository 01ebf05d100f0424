// What the races of a season hand on to later ones, computed from calendar and drivers whenever it is needed.
// Not here: reading how a race ended (host/seasons/handing.ts) or what a hand-over contains; only the game knows.

import type { HandOver, Json } from '@core/contract';
import { calendarOf } from './races';
import type { Entrant, RacedRace, SeasonGames, SeasonState } from './types';

/** A race's place in the calendar. */
export interface RacePlace {
  round: string;
  leg: number;
}

/** Finished races of the same game before this one in the calendar, latest first. */
export function racesBefore(state: SeasonState, games: SeasonGames, { round: id, leg }: RacePlace): RacedRace[] {
  const calendar = calendarOf(state, games);
  const at = calendar.findIndex(({ round }) => round.id === id);
  const game = calendar[at]?.round.game;
  const earlier = calendar.slice(0, at).filter(({ round }) => round.game === game);
  const legs = (calendar[at]?.held ?? []).filter((race) => race.leg < leg);
  return [...earlier.flatMap(({ held }) => held), ...legs].reverse();
}

/** How a race of the season began and ended. */
export interface Link {
  /** It began with what an earlier race handed on. */
  goesOn: boolean;
  /** undefined if its end can no longer be read. */
  handed: HandOver | undefined;
}

/**
 * What a race begins with, by its own seats: shared things come from the latest race, and each driver has what the last race
 * driven for them left to them, even if a stand-in drove it. A race that began from scratch cancels earlier hand-overs.
 * undefined if there is nothing: in a first race, or if the end of the latest can't be read.
 * races: latest first.
 */
export function beforeOf(
  races: readonly RacedRace[],
  entrants: readonly Entrant[],
  linkOf: (race: RacedRace) => Link,
): HandOver | undefined {
  const [latest] = races;
  const last = latest && linkOf(latest).handed;
  if (last === undefined) return undefined;
  const first = races.findIndex((race) => !linkOf(race).goesOn);
  const chain = first < 0 ? races : races.slice(0, first + 1);
  const cars = entrants.map(({ driver }): Json => {
    const drove = chain.find((race) => seatOf(race, driver) >= 0);
    return (drove && linkOf(drove).handed?.cars[seatOf(drove, driver)]) ?? null;
  });
  return { shared: last.shared, cars };
}

function seatOf(race: RacedRace, driver: string): number {
  return race.entrants.findIndex((entrant) => entrant.driver === driver);
}
