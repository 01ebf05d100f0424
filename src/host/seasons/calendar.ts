// The season calendar that everyone at the table sees when one of its races starts: past and coming races, points per place
// and standings. Not here: the season's own page (src/season), which only the host opens.

import type { SeasonCalendar, SeasonLine, SeasonPlan, SeasonView } from '@api/season';
import { circuitOfLeg } from '@core/contract';
import { circuitName } from '@season/games';
import { tableSeason } from '@season/tournament/table-setup';
import type { SeasonGames } from '@season/types';
import { viewOf } from '@season/view';
import type { SeasonPart } from '@store/races/head';
import { StoreError } from '@store/store-error';
import type { Context } from '../context';
import { stateOf } from './state';
import { storedPlan } from './stored-plan';

/** The calendar for a race of this season; undefined if it belongs to none, or its season can't be read. */
export function calendarFor(context: Context, part: SeasonPart | undefined): SeasonCalendar | undefined {
  if (part === undefined) return undefined;
  try {
    const stored = context.store.seasons.get(part.season);
    const plan = stored && storedPlan(context.games, stored.plan);
    if (stored === undefined || plan === undefined) return undefined;
    const season = stateOf(context, stored, plan, false);
    // A table of a tournament is a season of its own, of one race.
    const state = plan.tournament === undefined ? season : tableSeason(season, context.games, part.round);
    if (state === undefined) return undefined;
    const own = state.races.find(({ round, leg }) => round === part.round && leg === part.leg);
    if (own === undefined) return undefined;
    const drivers = own.entrants.map(({ driver }) => driver);
    return calendarIn(viewOf(state, context.games), part, drivers, context.games);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error; // The race still starts, without a calendar.
    return undefined;
  }
}

/** now: the round and leg being raced; drivers: ids of its drivers, by seat. */
function calendarIn(
  { plan, rounds, table }: SeasonView,
  now: Pick<SeasonPart, 'round' | 'leg'>,
  drivers: readonly string[],
  games: SeasonGames,
): SeasonCalendar {
  const names = new Map(plan.drivers.map(({ id, name }) => [id, name]));
  const hasStarted = rounds.some(({ state }) => state === 'done');
  return {
    rounds: rounds.map(({ round, occasion, state, results }) => {
      const { game, id } = round;
      const circuit = circuitOfLeg(round, id === now.round ? now.leg : 1);
      return {
        game,
        circuit,
        name: circuitName(games, { game, circuit }),
        occasion,
        state: id === now.round ? 'now' : state === 'done' ? 'done' : 'later',
        winners: results.flatMap(({ place, out, driver }) => (place === 1 && !out ? [names.get(driver) ?? ''] : [])),
      };
    }),
    points: pointsOf(plan, now.round, drivers.length, games),
    table: hasStarted ? drivers.map((driver) => standingOf(table, driver)) : [],
  };
}

/** Points per place in this round, best first. */
function pointsOf({ rules, rounds }: SeasonPlan, now: string, cars: number, games: SeasonGames): number[] {
  const { points } = rules;
  const round = rounds.find(({ id }) => id === now);
  const game = round && games[round.game];
  return Array.from({ length: cars }, (_, at) => {
    return points.kind === 'table' ? (points.table[at] ?? 0) : (game?.points(at + 1, cars) ?? 0);
  });
}

function standingOf(table: readonly SeasonLine[], driver: string): SeasonCalendar['table'][number] {
  const line = table.find((one) => one.driver === driver);
  return line === undefined ? null : { place: line.place, shared: line.shared, points: line.points };
}
