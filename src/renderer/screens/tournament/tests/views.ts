// Views of toy tournaments, for tests of this screen only.

import type { TournamentView } from '@api/tournament/commands';
import { fillInDriver } from '@season/tournament/results';
import { viewed } from '@season/tournament/tests/cups';
import type { TournamentState } from '@season/tournament/types';

/** The view of a state, with these calls. */
export function viewOf(state: TournamentState, calls: TournamentView['calls'] = []): TournamentView {
  const { season, plan, createdAt } = state;
  const tables = structuredClone(viewed(state)) as Pick<TournamentView, keyof ReturnType<typeof viewed>>;
  const places = tables.stages.flatMap((stage) => stage.tables).flatMap((table) => table.places);
  const fillIns = places.flatMap((place) => (place.kind === 'fillIn' ? place.driver : []));
  return {
    ...tables,
    ...{ season, plan, createdAt, calls, isPaused: false, audit: [] },
    fillIns: Object.fromEntries(fillIns.map((id) => [id, fillInDriver(plan, id).name])),
  };
}
