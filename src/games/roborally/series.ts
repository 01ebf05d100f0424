// Best of three as a series of races: what the host sets for each, and who has won (T5 and section 7 of the digest).
// Not for: holding it (season); docks are dealt out by setup.ts.

import type { SeriesResult, SeriesSpec } from '@core/season-contract';
import { MATCH_CLOCK, TURN_LIMIT } from './data/limits';
import { isMatchOver, MATCH_RACES, type MatchResult, matchTable } from './points';
import { seatsByDock } from './robots';
import type { RoborallyState } from './types';

/** The tournament. Docks of the first race are the host's to choose; from then on they move on by the table of T5. */
export const SERIES: SeriesSpec<RoborallyState> = {
  races: MATCH_RACES,
  clock: MATCH_CLOCK,
  options: (race) => ({
    race,
    noTakebacks: true,
    lives: 0,
    turnLimit: TURN_LIMIT.usual,
    optionCards: false,
    ...(race > 1 ? { docks: 'given' } : {}),
  }),
  order: seatsByDock,
  isOver: (results) => isMatchOver(results.map(matchResults)),
  table: (results) => matchTable(results.map(matchResults)).map(({ robot, place }) => ({ seat: robot, place })),
};

/** Eliminated robots win nothing, whatever their place; robots that share the first one have won both. */
function matchResults(race: readonly SeriesResult[]): MatchResult[] {
  return race.map(({ place, out, points, figures }) => ({
    place,
    points,
    flags: figures.flags ?? 0,
    won: place === 1 && !out,
  }));
}
