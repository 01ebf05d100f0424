// The gallery's tournaments: the views that their pages get, computed from plans and made-up results, with calls of a party.
// Not here: the party (parties.ts), or what the host does, which its own tests check.

import type { SeasonDriver, SeasonPlan, SeasonRound, SeasonTournament } from '@api/season';
import type { TournamentView } from '@api/tournament/commands';
import { COLOURS } from '@core/contract';
import { CHARACTERS } from '@drivers/characters';
import { games } from '@games/registry';
import { fillInDriver } from '@season/tournament/results';
import { tournamentOf } from '@season/tournament/tournament-of';
import type { TableRace, TournamentState } from '@season/tournament/types';
import { NAMES, type NameLength } from '../position-race';

/** The tournament's id. */
export const TOURNAMENT = 'tournament';

const POINTS = [10, 8, 6, 4, 2, 1];
const FRIDAY = ['Tomas', 'Ada', 'Ines', 'Sam', 'Bruno', 'Nina', 'Leo', 'Zoë', 'Jakub', 'Oskar', 'Marta', 'Mia'];
const AT = '2026-05-17T20:15:00.000Z';

export interface TournamentOptions {
  format?: SeasonTournament['format'];
  drivers?: number;
  names?: NameLength;
  tableSize?: number;
  /** Tables that are finished, in order; 'all': the whole tournament. */
  finished?: number | 'all';
  /** The table after those is called, and this many after it race. */
  called?: boolean;
  racing?: number;
  isPaused?: boolean;
}

/** Friday's heats: one finished, one called, one under way. */
export function tournamentView(options: TournamentOptions = {}): TournamentView {
  const { finished = 1, called = true, racing = 1, isPaused = false } = options;
  let state = begun(options);
  const open = () => tournamentOf(state, games)?.callable ?? [];
  for (let raced = 0; open().length > 0 && (finished === 'all' || raced < finished); raced++)
    state = withRace(state, open()[0] ?? '', 'finished', raced);
  const [first, ...others] = open();
  for (const round of others.slice(0, finished === 'all' ? 0 : racing)) state = withRace(state, round, 'open', 0);
  return viewOf(state, called ? first : undefined, isPaused);
}

function begun({ format = { kind: 'heats' }, drivers = 12, names = 'usual', tableSize = 4 }: TournamentOptions) {
  const people = Array.from({ length: drivers }, (_, at) => driverAt(at, names));
  const ids = people.map(({ id }) => id);
  const tournament: SeasonTournament = {
    ...{ format: format.kind === 'league' ? { ...format, divisions: halves(ids) } : format, tableSize },
    ...{ turns: 'table', seeds: ids, draw: 'gallery', withdrawn: [], late: [], voided: [] },
  };
  const plan: SeasonPlan = {
    name: names === 'long' ? 'The Thursday Night Grand Prix of Ghent' : 'Friday Cup',
    ...{ preset: null, drivers: people, teams: [] },
    rounds: ['great-britain', 'italy', 'usa', 'france'].map(
      (circuit, at): SeasonRound => ({ id: `r${at}`, game: 'heat', circuit, options: {}, clock: 30, series: false }),
    ),
    rules: { points: { kind: 'own' }, drop: 0, grid: 'random', ties: ['countback'], fillIn: 'medium', missed: 'none' },
    tournament,
  };
  const state: TournamentState = { season: TOURNAMENT, plan, createdAt: AT, races: [], corrections: [], audit: [] };
  return state;
}

function halves(ids: string[]): string[][] {
  const half = Math.ceil(ids.length / 2);
  return [ids.slice(0, half), ids.slice(half)];
}

/** Marta is the person here; every fourth one is an AI driver. */
function driverAt(at: number, names: NameLength): SeasonDriver {
  const list = names === 'long' ? NAMES.long : FRIDAY;
  const name = list[at] ?? `${list[at % list.length]?.slice(0, 20)} ${Math.floor(at / list.length) + 1}`;
  const who = at % 4 === 3 ? CHARACTERS[at % CHARACTERS.length] : undefined;
  const colour = COLOURS[at % COLOURS.length] ?? 'red';
  const driver: SeasonDriver['driver'] =
    name === 'Marta' || (names === 'long' && at === 0)
      ? { kind: 'you' }
      : who === undefined
        ? { kind: 'lan' }
        : { kind: 'ai', level: 'medium', character: who.id };
  return { id: `d${at + 1}`, name, colour, driver, team: null };
}

/** One more race at this table. turn: who wins changes with it. */
function withRace(state: TournamentState, round: string, status: 'finished' | 'open', turn: number): TournamentState {
  const table = tournamentOf(state, games)
    ?.stages.flatMap(({ tables }) => tables)
    .find((one) => one.round === round);
  const ids = table?.places.flatMap((place) => (place.kind === 'open' ? [] : place.driver)) ?? [];
  const race: TableRace = {
    ...{ match: `race-${round}`, round, leg: 1, status, at: AT, order: null, occasion: null, laps: null },
    entrants: ids.map((driver) => ({ driver, standIn: driver.startsWith('fill-in') })),
    gaps: ids.map((_, seat) => (seat + turn) % ids.length),
    results:
      status === 'open'
        ? []
        : ids.map((_, seat) => {
            const place = ((seat + turn) % ids.length) + 1;
            return { place, out: false, points: POINTS[place - 1] ?? 0, figures: {}, bonuses: [] };
          }),
  };
  return { ...state, races: [...state.races, race] };
}

function viewOf(state: TournamentState, called: string | undefined, isPaused: boolean): TournamentView {
  const tables = tournamentOf(state, games);
  if (tables === undefined) throw new Error('the gallery has no tournament');
  const { stages, standings, divisions, callable, champion, status } = structuredClone(tables);
  const places = stages.flatMap((stage) => stage.tables).flatMap((table) => table.places);
  const fillIns = places.flatMap((place) => (place.kind === 'fillIn' ? place.driver : []));
  const { season, plan, createdAt, audit } = state;
  const here =
    places.length === 0 ? undefined : stages.flatMap((one) => one.tables).find((one) => one.round === called);
  const people = here?.places.flatMap((place) => (place.kind === 'driver' ? nameIn(plan, place.driver) : [])) ?? [];
  return {
    ...({ stages, standings, divisions, callable, champion, status } as Pick<
      TournamentView,
      'stages' | 'standings' | 'divisions' | 'callable' | 'champion' | 'status'
    >),
    ...{ season, plan, createdAt, audit: [...audit], isPaused },
    fillIns: Object.fromEntries(fillIns.map((id) => [id, fillInDriver(plan, id).name])),
    calls:
      called === undefined
        ? []
        : [
            {
              round: called,
              table: 'table-2',
              number: 2,
              left: 118_000,
              ready: people.slice(1),
              missing: people.slice(0, 1),
            },
          ],
  };
}

function nameIn({ drivers }: SeasonPlan, id: string): string {
  return drivers.find((one) => one.id === id)?.name ?? id;
}
