// The divisions of a league's next season. Not here: who is promoted and relegated (league.ts).

import type { SeasonGames } from '../types';
import { deskOf, hasLeft } from './desk';
import { tournamentOf } from './tournament-of';
import type { TournamentState } from './types';

/**
 * The divisions of the league's next season, by the standings so far, best first: the first ones of each division move up,
 * the last ones down. Drivers who have left are left out, and the best of the division below take the places they leave.
 * undefined if this is not a league.
 */
export function nextDivisions(state: TournamentState, games: SeasonGames): string[][] | undefined {
  const desk = deskOf(state, games);
  const divisions = tournamentOf(state, games)?.divisions ?? [];
  if (desk === undefined || divisions.length === 0) return undefined;
  const moved = divisions.map((division, index) => {
    const stay = division.standings
      .map(({ driver }) => driver)
      .filter((id) => {
        return !hasLeft(desk, id) && !division.promoted.includes(id) && !division.relegated.includes(id);
      });
    return [...(divisions[index - 1]?.relegated ?? []), ...stay, ...(divisions[index + 1]?.promoted ?? [])];
  });
  const sizes = divisions.map(({ standings }) => standings.length);
  moved.forEach((own, index) => {
    const below = moved.slice(index + 1);
    while (own.length < (sizes[index] ?? 0)) {
      const [best] = below.find((other) => other.length > 0)?.splice(0, 1) ?? [];
      if (best === undefined) break;
      own.push(best);
    }
  });
  return moved.filter((own) => own.length > 0);
}
