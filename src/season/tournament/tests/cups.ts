// Tournaments of a toy game with two to ten cars, and a way to race them. For tests of this folder only.

import type { SeasonDriver, SeasonPlan, SeasonTournament } from '@api/season';
import { drawFrom, type RngWords, seedRng } from '@core/rng';
import { driverOf, RULES, roundOf, toys } from '../../tests/toys';
import type { CarResult, Entrant, SeasonGame, SeasonGames } from '../../types';
import { tournamentOf } from '../tournament-of';
import type { Stage, Table, TableRace, Tournament, TournamentState } from '../types';

const POINTS = [10, 8, 6, 4, 2, 1];

const wide: SeasonGame = {
  ...toys.loop!,
  id: 'wide',
  seats: [2, 10],
  colours: ['red', 'blue', 'yellow', 'green', 'black', 'ivory', 'orange', 'pink', 'purple', 'teal'],
  checkConfig: () => null,
};
/** wide: 2 to 10 cars; loop: 2 to 6; duel: 2 to 4. */
export const games: SeasonGames = { ...toys, wide };

/** Ids of this many drivers, best first: d01, d02, .. */
export function ids(count: number): string[] {
  return Array.from({ length: count }, (_, n) => `d${String(n + 1).padStart(2, '0')}`);
}

/** A person unless changed. */
export function personOf(id: string, change: Partial<SeasonDriver> = {}): SeasonDriver {
  return driverOf(id, 0, { driver: { kind: 'lan' }, ...change });
}

/** drivers: how many, or their ids, best first. */
export function cup(
  drivers: number | readonly string[],
  format: SeasonTournament['format'],
  change: Partial<SeasonTournament> & { plan?: Partial<SeasonPlan> } = {},
): TournamentState {
  const { plan, ...spec } = change;
  const seeds = typeof drivers === 'number' ? ids(drivers) : [...drivers];
  return {
    season: 's',
    plan: {
      name: 'Friday Cup',
      preset: null,
      drivers: seeds.map((id) => personOf(id)),
      teams: [],
      rounds: [roundOf('a', { game: 'wide' })],
      rules: RULES,
      tournament: {
        format,
        tableSize: 4,
        turns: 'table',
        seeds,
        draw: 'toy',
        withdrawn: [],
        late: [],
        voided: [],
        ...spec,
      },
      ...plan,
    },
    createdAt: '2026-06-01T08:00:00.000Z',
    races: [],
    corrections: [],
    audit: [],
  };
}

export function viewed(state: TournamentState): Tournament {
  return tournamentOf(state, games)!;
}

export function stageIn(state: TournamentState, id: string): Stage {
  return viewed(state).stages.find((stage) => stage.id === id)!;
}

export function tableIn(state: TournamentState, round: string): Table {
  return tablesIn(viewed(state)).find((table) => table.round === round)!;
}

export function tablesIn({ stages }: Pick<Tournament, 'stages'>): Table[] {
  return stages.flatMap(({ tables }) => tables);
}

/** Drivers of a table; AI drivers who belong to no one are '+', places that are not decided '?'. */
export function seated(table: Table): string[] {
  return table.places.map((place) => (place.kind === 'driver' ? place.driver : place.kind === 'open' ? '?' : '+'));
}

/** The texts in alphabetical order. */
export function sorted(list: Iterable<string>): string[] {
  return [...list].sort((a, b) => (a < b ? -1 : 1));
}

/** Drivers by table, as 'd01 d06 +'. */
export function drawOf(stage: Stage): string[] {
  return stage.tables.map((table) => seated(table).join(' '));
}

/** The state with one more race. home: drivers in finishing order; those who are not named come after them. */
export function race(
  state: TournamentState,
  round: string,
  home: readonly string[] = [],
  how: Partial<TableRace> & { away?: readonly string[] } = {},
): TournamentState {
  return raceAt(state, tableIn(state, round), home, how);
}

function raceAt(
  state: TournamentState,
  table: Table,
  home: readonly string[],
  { away = [], ...change }: Partial<TableRace> & { away?: readonly string[] },
): TournamentState {
  const { round } = table;
  const entrants = table.places.map((place): Entrant => {
    if (place.kind === 'open') throw new Error(`${round} is not decided`);
    const isAI = place.kind === 'fillIn' || place.standIn || away.includes(place.driver);
    return { driver: place.driver, standIn: isAI };
  });
  const at = (id: string) => (home.includes(id) ? home.indexOf(id) : 100);
  const order = entrants.map(({ driver }) => driver).sort((a, b) => at(a) - at(b));
  const results = entrants.map(({ driver }): CarResult => {
    const place = order.indexOf(driver) + 1;
    return { place, out: false, points: POINTS[place - 1] ?? 0, figures: {}, bonuses: [] };
  });
  const one: TableRace = {
    match: `m-${round}`,
    round,
    leg: 1,
    status: 'finished',
    at: '2026-06-01T10:00:00.000Z',
    entrants,
    results: change.status === 'open' || change.status === 'damaged' ? [] : results,
    order: null,
    occasion: null,
    laps: null,
    ...change,
  };
  return { ...state, races: [...state.races, one] };
}

/** Called after every race; returns the state that goes on. */
type Meddle = (state: TournamentState, rng: RngWords) => TournamentState;

/**
 * Races every table as soon as it can be called, in an order and with results drawn by lot, until nothing can be called.
 * until: stops before this stage. hasAbsent: some drivers do not come, and AI drives for them.
 */
export function raceAll(
  state: TournamentState,
  seed = 'toy',
  { until, hasAbsent = false, meddle = (same) => same }: { until?: string; hasAbsent?: boolean; meddle?: Meddle } = {},
): TournamentState {
  const rng = seedRng(seed);
  let now = state;
  for (let view = viewed(now); view.callable.length > 0; view = viewed(now)) {
    const stage = view.stages.find(({ tables }) => tables.some(({ round }) => view.callable.includes(round)))!;
    if (stage.id === until) return now;
    const round = view.callable[drawFrom(rng, view.callable.length)]!;
    const table = tablesIn(view).find((one) => one.round === round)!;
    const left = seated(table).filter((id) => id !== '+');
    const home = left.flatMap(() => left.splice(drawFrom(rng, left.length), 1));
    const missing = hasAbsent ? home.filter(() => drawFrom(rng, 8) === 0) : [];
    now = meddle(raceAt(now, table, homeOf(home, rng), { away: missing }), rng);
  }
  return now;
}

/** AI drivers finish anywhere too: sometimes ahead of everyone. */
function homeOf(home: readonly string[], rng: RngWords): string[] {
  const fast = Array.from({ length: drawFrom(rng, 2) }, (_, n) => `fill-in-${n + 1}`);
  return [...fast, ...home];
}
