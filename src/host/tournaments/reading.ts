// A tournament as it is stored and computed. Not here: calling its tables (host/party/tournament).

import { message } from '@api/messages';
import type { TableCall, TournamentView } from '@api/tournament/commands';
import { fillInDriver } from '@season/tournament/results';
import { tournamentOf } from '@season/tournament/tournament-of';
import type { Tournament } from '@season/tournament/types';
import type { SeasonState } from '@season/types';
import { type Refused, refuse } from '../api-errors';
import type { Context } from '../context';
import { seasonIn } from '../seasons/state';

/** A stored tournament, and what follows from its races. */
export interface FoundTournament {
  state: SeasonState;
  tables: Tournament;
}

/** The tournament with this season's id; refused if there is none, it can't be read, or the season is no tournament. */
export function tournamentIn(context: Context, season: string): { ok: true; value: FoundTournament } | Refused {
  const found = seasonIn(context, season);
  if (!found.ok) return found;
  const tables = tournamentOf(found.value, context.games);
  if (tables === undefined) return refuse('bad-input', message('tournament.none'));
  return { ok: true, value: { state: found.value, tables } };
}

/** What the party adds to a tournament's view. */
export interface CalledTables {
  calls: TableCall[];
  isPaused: boolean;
}

/** The tournament as its page shows it. */
export function tournamentView({ state, tables }: FoundTournament, { calls, isPaused }: CalledTables): TournamentView {
  const { season, plan, createdAt, audit } = state;
  const places = tables.stages.flatMap((stage) => stage.tables).flatMap((table) => table.places);
  const fillIns = places.flatMap((place) => (place.kind === 'fillIn' ? [place.driver] : []));
  return {
    ...(tables as unknown as Pick<TournamentView, keyof Tournament>),
    season,
    plan,
    createdAt,
    fillIns: Object.fromEntries(fillIns.map((id) => [id, fillInDriver(plan, id).name])),
    calls,
    isPaused,
    audit: [...audit],
  };
}
