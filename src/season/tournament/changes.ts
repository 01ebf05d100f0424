// Changes to a tournament that is going on: drivers who leave or come late, and tables that are not raced any more.
// Not here: storing the plan, or its audit line; the host does that.

import type { SeasonDriver, SeasonPlan, SeasonTournament } from '@api/season';
import type { SeasonGames } from '../types';
import { stagesBegun } from './corrections';
import { isOver } from './stage';
import { tournamentOf } from './tournament-of';
import type { Tournament, TournamentState } from './types';

/** A plan with the change, or why it cannot be made. */
export type Changed =
  | { ok: true; plan: SeasonPlan }
  | { ok: false; why: 'no-tournament' | 'stranger' | 'already' | 'too-late' | 'no-table' | 'over' };

/**
 * A driver leaves for good: stages that have begun keep their places, for AI drivers; later ones are drawn without them, except
 * in round robins and leagues, whose tables are known from the start.
 */
export function withdrawn(state: TournamentState, games: SeasonGames, driver: string): Changed {
  return changed(state, games, ({ plan, spec, begun }) => {
    if (!plan.drivers.some(({ id }) => id === driver)) return 'stranger';
    if (spec.withdrawn.some((one) => one.driver === driver)) return 'already';
    return { ...plan, tournament: { ...spec, withdrawn: [...spec.withdrawn, { driver, from: begun + 1 }] } };
  });
}

/**
 * A driver joins with the last seed. Before the first stage begins, they are drawn like everyone; later only Swiss rounds and
 * league weeks that have not begun can still take them, in a league in the last division.
 */
export function joined(state: TournamentState, games: SeasonGames, driver: SeasonDriver): Changed {
  return changed(state, games, ({ plan, spec, begun, stages }) => {
    if (plan.drivers.some(({ id }) => id === driver.id)) return 'already';
    const drivers = [...plan.drivers, driver];
    if (begun === 0) return { ...plan, drivers, tournament: withLast(spec, driver.id) };
    const { kind } = spec.format;
    if ((kind !== 'swiss' && kind !== 'league') || begun >= stages.length) return 'too-late';
    return { ...plan, drivers, tournament: { ...spec, late: [...spec.late, { driver: driver.id, from: begun + 1 }] } };
  });
}

/** With another driver at the draw. */
function withLast(spec: SeasonTournament, driver: string): SeasonTournament {
  const seeds = [...spec.seeds, driver];
  if (spec.format.kind !== 'league') return { ...spec, seeds };
  const last = spec.format.divisions.length - 1;
  const divisions = spec.format.divisions.map((own, index) => (index === last ? [...own, driver] : own));
  return { ...spec, seeds, format: { ...spec.format, divisions } };
}

/** A table is not raced any more: nobody scores, and seeds decide who goes on. */
export function voided(state: TournamentState, games: SeasonGames, round: string): Changed {
  return changed(state, games, ({ plan, spec, stages }) => {
    const table = stages.flatMap(({ tables }) => tables).find((one) => one.round === round);
    if (table === undefined || table.places.some(({ kind }) => kind === 'open')) return 'no-table';
    if (isOver(table.state)) return 'over';
    return { ...plan, tournament: { ...spec, voided: [...spec.voided, round] } };
  });
}

interface Now {
  plan: SeasonPlan;
  spec: SeasonTournament;
  begun: number;
  stages: Tournament['stages'];
}

function changed(
  state: TournamentState,
  games: SeasonGames,
  change: (now: Now) => SeasonPlan | (Changed & { ok: false })['why'],
): Changed {
  const { plan } = state;
  const tournament = tournamentOf(state, games);
  if (plan.tournament === undefined || tournament === undefined) return { ok: false, why: 'no-tournament' };
  const { stages } = tournament;
  const result = change({ plan, spec: plan.tournament, begun: stagesBegun(tournament), stages });
  return typeof result === 'string' ? { ok: false, why: result } : { ok: true, plan: result };
}
