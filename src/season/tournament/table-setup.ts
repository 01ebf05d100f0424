// A tournament's tables as ordinary rounds of a season: the setup of the race at a table, and the whole calendar.
// Not here: who sits where (tournament-of.ts), or starting a race; the host does that.

import type { LineUp, SeasonDriver } from '@api/season';
import { seedRng } from '@core/rng';
import { type NextSetup, nextSetup } from '../line-up';
import type { SeasonGames, SeasonState } from '../types';
import { isFillIn } from './desk';
import { fillInDriver } from './results';
import { shuffled } from './seating';
import { tournamentOf } from './tournament-of';
import type { Table, TablePlace, TournamentState } from './types';

/**
 * The race that is to start at this table, as nextSetup gives it for a season; undefined if the table cannot be called now.
 * Seats are drawn by lot, the same ones every time. lineUp: of drivers who take part otherwise than planned. Drivers who have
 * left are stand-ins, and so are AI drivers who belong to no one, with ids of their own.
 */
export function tableSetup(
  state: TournamentState,
  games: SeasonGames,
  round: string,
  lineUp: LineUp = [],
): NextSetup | undefined {
  const table = tableOf(state, games, round);
  if (table?.state !== 'callable') return undefined;
  const season = seasonOfTable(state, table);
  const gone = table.places.flatMap((place) => (place.kind === 'driver' && place.standIn ? [place.driver] : []));
  const others = lineUp.filter(({ driver }) => !gone.includes(driver));
  const away = gone.map((driver): LineUp[number] => ({ driver, at: 'absent' }));
  const next = nextSetup(season, games, [...others, ...away]);
  if (!next.ok) return next;
  const entrants = next.entrants.map((one) => (isFillIn(one.driver) ? { ...one, standIn: true } : one));
  return { ...next, entrants };
}

/** The season of one table alone: its drivers in the order of their seats, its round and its races. */
export function tableSeason(state: TournamentState, games: SeasonGames, round: string): SeasonState | undefined {
  const table = tableOf(state, games, round);
  return table && seasonOfTable(state, table);
}

/** The season with every table that is known so far as a round of its calendar; the same season if it is no tournament. */
export function asCalendar(state: TournamentState, games: SeasonGames): SeasonState {
  const tables = tournamentOf(state, games)?.stages.flatMap((stage) => stage.tables) ?? [];
  return tables.length === 0 ? state : { ...state, plan: { ...state.plan, rounds: tables.map(({ race }) => race) } };
}

function tableOf(state: TournamentState, games: SeasonGames, round: string): Table | undefined {
  const stages = tournamentOf(state, games)?.stages ?? [];
  return stages.flatMap(({ tables }) => tables).find((table) => table.round === round);
}

function seasonOfTable(state: TournamentState, { round, race, places }: Table): SeasonState {
  const { plan } = state;
  const seated = shuffled(places, seedRng(`${plan.tournament?.draw ?? ''} ${round}`));
  const drivers = seated.flatMap((place) => driverOf(state, place));
  // A driver who has left needs a stand-in, even if the season has none for missing drivers.
  const rules = { ...plan.rules, drop: 0, fillIn: plan.rules.fillIn ?? 'medium', grid: gridOf(plan.rules.grid) };
  return {
    ...state,
    plan: { ...plan, drivers, rounds: [race], rules },
    races: state.races.filter((one) => one.round === round),
    corrections: state.corrections.filter((one) => one.round === round),
  };
}

/** A table has no standings to line up by. */
function gridOf(grid: SeasonState['plan']['rules']['grid']): SeasonState['plan']['rules']['grid'] {
  return grid === 'qualifying' ? grid : 'random';
}

function driverOf({ plan }: TournamentState, place: TablePlace): SeasonDriver[] {
  if (place.kind === 'open') return [];
  if (place.kind === 'fillIn') return [fillInDriver(plan, place.driver)];
  return plan.drivers.filter(({ id }) => id === place.driver);
}
