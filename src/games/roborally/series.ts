// Best of three as a series of races: each race's settings, and the winner (T5, S5).
// Not here: running it (season); setup.ts assigns docks.

import type { SeriesResult, SeriesSpec } from '@core/contract';
import { MATCH_CLOCK, TURN_LIMIT } from './data/limits';
import { isMatchOver, MATCH_RACES, type MatchResult, matchTable } from './points';
import { seatsByDock } from './robots';
import type { RoborallyState } from './types';

/** The tournament. The host chooses the docks of the first race; after that they follow T5's table. */
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

/** Eliminated robots never win, whatever their place; robots that share first place both win. */
function matchResults(race: readonly SeriesResult[]): MatchResult[] {
  return race.map(({ place, out, points, figures }) => ({
    place,
    points,
    flags: figures.flags ?? 0,
    won: place === 1 && !out,
  }));
}
