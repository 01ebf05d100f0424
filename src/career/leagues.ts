// The five leagues: how strong their drivers are, and who goes up and down. Not here: standings (src/season).

import type { LeagueId, LeagueOutcome } from '@api/career/commands';
import type { Level } from '@core/contract';

/** From the bottom; the same list as LEAGUES of the contract. */
export const LEAGUE_ORDER = ['sunday', 'county', 'coast', 'tour', 'world'] as const satisfies readonly LeagueId[];

/** The first places go up, the last places down. */
const UP = 2;
const DOWN = 5;

/** Levels of a league's characters, strongest first; a league with fewer characters leaves out the last. */
const LEVELS: Readonly<Record<LeagueId, readonly [Level, Level, Level, Level, Level]>> = {
  sunday: ['easy', 'easy', 'easy', 'easy', 'easy'],
  county: ['medium', 'medium', 'medium', 'easy', 'easy'],
  coast: ['hard', 'hard', 'medium', 'medium', 'medium'],
  tour: ['hard', 'hard', 'hard', 'hard', 'hard'],
  world: ['best', 'best', 'best', 'best', 'best'],
};

/** Levels of this many characters of a league. */
export function levelsOf(league: LeagueId, rivals: number): Level[] {
  return LEVELS[league].slice(0, rivals);
}

/** 0 for the lowest league. */
export function rankOf(league: LeagueId): number {
  return LEAGUE_ORDER.indexOf(league);
}

/** The league where a driver races after this outcome. */
export function leagueAfter(league: LeagueId, outcome: LeagueOutcome): LeagueId {
  const by = outcome === 'promoted' ? 1 : outcome === 'relegated' ? -1 : 0;
  return LEAGUE_ORDER[rankOf(league) + by] ?? league;
}

/** What a place is worth: up, down or neither. The highest league has no way up, the lowest none down. */
export function zoneOf(league: LeagueId, place: number): 'up' | 'down' | null {
  if (place <= UP && league !== 'world') return 'up';
  return place >= DOWN && league !== 'sunday' ? 'down' : null;
}

/** What becomes of a driver on this place at the end of a season. */
export function outcomeOf(league: LeagueId, place: number): LeagueOutcome {
  const zone = zoneOf(league, place);
  if (zone !== null) return zone === 'up' ? 'promoted' : 'relegated';
  return league === 'world' && place === 1 ? 'champion' : 'stayed';
}

/** The last place that a driver in danger has to reach, and the last one that goes up. */
export const LINES = { up: UP, safe: DOWN - 1 } as const;
