// The tournaments commands that need no party. Not here: calling tables (host/party/tournament).

import type { Reply } from '@api/contract';
import type { Handlers } from '@api/session';
import type { TournamentView } from '@api/tournament/commands';
import { granted } from '../api-errors';
import type { Ratings } from '../archive/rating-books';
import type { Context } from '../context';
import { consequences, correctTable, createTournament, enter, nextSeason, voidTable, withdraw } from './changing';
import { type CalledTables, type FoundTournament, tournamentIn, tournamentView } from './reading';

type TournamentHandlers = Pick<
  Handlers,
  | 'tournaments.create'
  | 'tournaments.get'
  | 'tournaments.consequences'
  | 'tournaments.correct'
  | 'tournaments.withdraw'
  | 'tournaments.enter'
  | 'tournaments.void'
  | 'tournaments.next'
>;

/** called: what the open party has called of a tournament. */
export function tournamentHandlers(
  context: Context,
  ratings: Ratings,
  called: (season: string) => CalledTables,
): TournamentHandlers {
  // After every change each page of a party asks; what is computed for one serves them all.
  const known = new Map<string, FoundTournament>();
  context.seasonChanges.add((season) => known.delete(season));
  function seen(season: string): Reply<TournamentView> {
    const before = known.get(season);
    const found = before === undefined ? tournamentIn(context, season) : granted(before);
    if (!found.ok) return found;
    known.set(season, found.value);
    return granted(tournamentView(found.value, called(season)));
  }
  const after = (done: Reply<null>, season: string) => (done.ok ? seen(season) : done);
  return {
    'tournaments.create': ({ plan }) => createTournament(context, ratings, plan),
    'tournaments.get': ({ season }) => seen(season),
    'tournaments.consequences': (input) => consequences(context, input),
    'tournaments.correct': (input) => after(correctTable(context, input), input.season),
    'tournaments.withdraw': (input) => after(withdraw(context, input), input.season),
    'tournaments.enter': (input) => after(enter(context, input), input.season),
    'tournaments.void': (input) => after(voidTable(context, input), input.season),
    'tournaments.next': ({ season }) => nextSeason(context, season),
  };
}
