// How a season of a career stands: its state, whose place counts, and how it ended. Not here: points and ties (src/season).

import type { CareerCeremony, LeagueOutcome } from '@api/career/commands';
import type { SeasonLine } from '@api/season';
import type { SeasonGames } from '@season/types';
import { leagueAfter, outcomeOf, zoneOf } from './leagues';
import { isPerson } from './plan';
import { type RacedSeason, racedSeason } from './rounds';
import type { CareerState } from './types';

/** The state of a season. */
export function stateOf({ drawn, rounds }: RacedSeason): 'objectives' | 'racing' | 'over' {
  if (drawn.chosen === null) return 'objectives';
  return rounds.every(({ finishes }) => finishes !== undefined) ? 'over' : 'racing';
}

/** The line that counts: the person's, or the better placed of two; of two on one place the first in the table's order. */
export function ownLine({ view }: RacedSeason): SeasonLine | undefined {
  return view.table.find(({ driver }) => isPerson(driver));
}

/** How a season ended for the people; undefined before its last race. */
export function resultOf(
  season: RacedSeason,
): { line: SeasonLine; outcome: LeagueOutcome; shared: boolean } | undefined {
  const line = ownLine(season);
  if (line === undefined || stateOf(season) !== 'over') return undefined;
  return { line, outcome: outcomeOf(season.drawn.league, line.place), shared: line.shared };
}

/** The end of a season without what was won; undefined before its last race. */
export function endOf(season: RacedSeason): Omit<CareerCeremony, 'won'> | undefined {
  const result = resultOf(season);
  if (result === undefined) return undefined;
  const { league } = season.drawn;
  const { line, outcome, shared } = result;
  const inZone = (zone: 'up' | 'down') =>
    season.view.table.filter(({ place }) => zoneOf(league, place) === zone).map(({ driver }) => driver);
  const { driver, place, points } = line;
  const to = leagueAfter(league, outcome);
  return { person: driver, place, shared, points, outcome, to, up: inZone('up'), down: inZone('down') };
}

/** Rivals who share the people's fate and so come along, and those who were left in a league at the last visit. */
export function acquaintances(
  state: CareerState,
  games: SeasonGames,
  season: RacedSeason,
): { companions: string[]; veterans: string[] } {
  const end = endOf(season);
  if (end === undefined) return { companions: [], veterans: [] };
  const { league } = season.drawn;
  const outcomes = season.view.table.filter(({ driver }) => !isPerson(driver));
  const alike = outcomes.filter(({ place }) => leagueAfter(league, outcomeOf(league, place)) === end.to);
  const last = state.plan.seasons.findLastIndex((one) => one.league === end.to) + 1;
  const visit = last === 0 || last === season.number ? undefined : racedSeason(state, games, last);
  const left =
    visit?.view.table.filter(({ driver, place }) => !isPerson(driver) && zoneOf(end.to, place) === null) ?? [];
  return { companions: alike.map(({ driver }) => driver), veterans: left.map(({ driver }) => driver) };
}
