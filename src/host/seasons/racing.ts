// The next race of a season: resumes an interrupted race, otherwise starts one; never a second one for the same round.
// Not here: who sits where (src/season/line-up.ts) or parties (party/seasons/season-table.ts).

import type { RaceSetup, Reply } from '@api/contract';
import { message } from '@api/messages';
import type { LineUp } from '@api/season';
import { nextSetup } from '@season/line-up';
import { tableSetup } from '@season/tournament/table-setup';
import type { Entrant, SeasonState } from '@season/types';
import { granted, type Refused, refuse } from '../api-errors';
import type { Context } from '../context';
import type { Races } from '../match/races';
import type { SeasonStart } from './handing';
import { seasonIn } from './state';

const DAMAGED = message('season.race-damaged');

/** A race of a season that can be started. entrants: by seat, as in the setup. */
export interface NextRace {
  setup: RaceSetup;
  part: SeasonStart;
  entrants: readonly Entrant[];
}

/** The race in progress, if any; refused if it can't continue. */
export function runningRace(state: SeasonState): Reply<string | undefined> {
  const isLost = state.races.some((race) => race.status === 'damaged' && race.results.length === 0);
  if (isLost) return refuse('not-allowed', DAMAGED);
  return granted(state.races.find((race) => race.status === 'open')?.match);
}

/**
 * What the next race starts from; refused if the season is over or someone has no seat. table: of a tournament, by its round's id.
 */
export function nextRace(
  context: Context,
  state: SeasonState,
  lineUp: LineUp | undefined,
  table?: string,
): Reply<NextRace> {
  const isTable = state.plan.tournament !== undefined && table !== undefined;
  const next = isTable ? tableSetup(state, context.games, table, lineUp) : nextSetup(state, context.games, lineUp);
  if (next === undefined) return refuse('not-allowed', message('tournament.no-table'));
  if (!next.ok) return refuse('not-allowed', next.trouble);
  const { setup, round, leg, entrants } = next;
  return granted({ setup, entrants, part: { season: state.season, round, leg, entrants } });
}

/** Starts the next race at the host's screen, or returns the interrupted one. */
export function startRace(
  context: Context,
  races: Races,
  season: string,
  lineUp: LineUp | undefined,
): Reply<{ match: string }> {
  const found = seasonIn(context, season);
  if (!found.ok) return found;
  if (found.value.plan.tournament !== undefined) return refuse('not-allowed', message('tournament.needs-party'));
  const running = runningRace(found.value);
  if (!running.ok) return running;
  if (running.value !== undefined) return granted({ match: running.value });
  const next = nextRace(context, found.value, lineUp);
  if (!next.ok) return next;
  const away = awayFromHere(next.value.setup);
  return away ?? createOnce(context, races, next.value.setup, next.value.part);
}

/** Starts a race of a season. The disk decides: if the round already has its race, returns that one. */
export function createOnce(
  context: Context,
  races: Races,
  setup: RaceSetup,
  part: SeasonStart,
): Reply<{ match: string }> {
  try {
    return races.create(setup, part);
  } catch (error) {
    const { season, round, leg } = part;
    const taken = context.store.seasons.races(season).find((race) => race.round === round && race.leg === leg);
    if (taken === undefined) throw error;
    return granted({ match: taken.race });
  }
}

function awayFromHere(setup: RaceSetup): Refused | undefined {
  const names = setup.seats.filter((seat) => seat.driver.kind === 'lan').map((seat) => seat.name);
  return names.length === 0 ? undefined : refuse('not-allowed', message('season.away', { names, count: names.length }));
}
