// A drawn stage with its races: what state its tables are in, who really sits at them, and their results.
// Not here: the draw (elimination.ts, swiss.ts, robin.ts).

import type { SeasonRound } from '@api/season';
import { calendarOf, outcomesOf, type RoundRaces } from '../races';
import type { Entrant } from '../types';
import { hasLeft, isFillIn } from './desk';
import { driverAt } from './places';
import { resultsOf, voidResults } from './results';
import type { Desk, RacedStage, StageDraw, Table, TableDraw, TablePlace, TableState } from './types';

/** The stage that follows the earlier ones. */
export function racedStage(desk: Desk, draw: StageDraw, earlier: readonly RacedStage[]): RacedStage {
  const number = earlier.length + 1;
  const before = earlier.reduce((sum, stage) => sum + stage.tables.length, 0);
  const rounds = draw.tables.map(({ round }, index) => raceOf(desk, draw, round, { number, table: before + index }));
  const calendar = calendarOf({ ...desk.state, plan: { ...desk.plan, rounds } }, desk.games);
  const isVoid = ({ round: { id } }: RoundRaces) => desk.spec.voided.includes(id);
  const outcomes = calendar.map((one) => (one.done && !isVoid(one) ? outcomesOf(desk.games, one) : []));
  const waiting = earlier.flatMap((stage) => stage.tables.filter((table) => !isOver(table.state)));
  const busy = new Set(waiting.flatMap(driversAt).filter((id) => !isFillIn(id)));
  const tables = withEntrants(draw.tables, calendar, desk).map((table, index): Table => {
    const one = calendar[index];
    const race = rounds[index];
    if (one === undefined || race === undefined) throw new Error(`table ${table.round} has no round`);
    const isReady = draw.isDrawn && table.places.every((place) => driverAt(place).every((id) => !busy.has(id)));
    const state = stateOf(desk, one, isReady && table.places.every(({ kind }) => kind !== 'open'));
    const results = state === 'void' ? voidResults(desk, table.places, number) : [];
    return {
      ...table,
      race,
      state,
      match: (one.open ?? one.all.at(-1))?.match ?? null,
      began: beganAt(desk, one),
      ended: one.done ? (one.held.at(-1)?.at ?? null) : null,
      results: state === 'finished' ? resultsOf(desk, one, outcomes[index] ?? [], number) : results,
    };
  });
  const isBegun = calendar.some(({ all }) => all.length > 0);
  return { ...draw, number, tables, isBegun, isFinished: tables.every(({ state }) => isOver(state)), outcomes };
}

/** When the first race of a table began. A damaged one that is raced again does not count. */
function beganAt({ state }: Desk, { held, open }: RoundRaces): string | null {
  const first = held[0] ?? open;
  return state.races.find(({ match }) => match === first?.match)?.began ?? null;
}

/** Whether a table has reported, or will not any more. */
export function isOver(state: TableState): boolean {
  return state === 'finished' || state === 'void';
}

/** Drivers at a table, also those who do not belong to the plan. */
export function driversAt({ places }: Pick<TableDraw, 'places'>): string[] {
  return places.flatMap(driverAt);
}

/** The entrants of a table's first race; undefined before it begins. */
export function entrantsAt(desk: Pick<Desk, 'state'>, round: string): readonly Entrant[] | undefined {
  const own = desk.state.races.filter((race) => race.round === round && race.entrants.length > 0);
  return own.sort((a, b) => a.leg - b.leg || Number(a.status === 'damaged') - Number(b.status === 'damaged'))[0]
    ?.entrants;
}

/** What is raced at a table: tables or stages take the plan's rounds in turn, and the final may have its own. */
function raceOf(
  { plan, spec }: Desk,
  { isFinal }: StageDraw,
  id: string,
  { number, table }: { number: number; table: number },
): SeasonRound {
  const others = plan.rounds.filter((round) => round.id !== spec.final);
  const turns = others.length === 0 ? plan.rounds : others;
  const own = isFinal ? plan.rounds.find((round) => round.id === spec.final) : undefined;
  const round = own ?? turns[(spec.turns === 'table' ? table : number - 1) % turns.length];
  if (round === undefined) throw new Error('a tournament without rounds');
  return { ...round, id };
}

function stateOf({ spec }: Desk, { round, all, held, open, done }: RoundRaces, isReady: boolean): TableState {
  // A race that ends after its table was voided does not count, or it could change a stage that has begun.
  if (spec.voided.includes(round.id)) return 'void';
  if (done) return 'finished';
  if (open !== undefined) return 'racing';
  if (all.some((race) => race.leg > held.length && race.status === 'damaged')) return 'damaged';
  return isReady ? 'callable' : 'waiting';
}

/**
 * The tables with those who really started there. A driver who was drawn for another table of the stage, but started here,
 * changes places with one who was drawn for this table.
 */
function withEntrants(draws: readonly TableDraw[], calendar: readonly RoundRaces[], desk: Desk): TableDraw[] {
  const begun = draws.map(({ round }, index) => (calendar[index]?.all.length ? entrantsAt(desk, round) : undefined));
  const started = new Set(begun.flatMap((entrants) => entrants?.map(({ driver }) => driver) ?? []));
  const displaced = draws.flatMap((table, index) => {
    return begun[index] === undefined
      ? []
      : table.places.filter((place) => driverAt(place).some((id) => !started.has(id)));
  });
  return draws.map((table, index) => {
    const entrants = begun[index];
    if (entrants !== undefined) return { ...table, places: startedPlaces(table.places, entrants) };
    const places = table.places.map((place) => {
      const isElsewhere = driverAt(place).some((id) => started.has(id));
      return standingIn(desk, isElsewhere ? (displaced.shift() ?? place) : place);
    });
    return { ...table, places };
  });
}

/** Places in the order of the draw, newcomers last. */
function startedPlaces(places: readonly TablePlace[], entrants: readonly Entrant[]): TablePlace[] {
  const drawn = places.flatMap(driverAt);
  const order = [...entrants].sort((a, b) => positionIn(drawn, a.driver) - positionIn(drawn, b.driver));
  return order.map(({ driver, standIn }): TablePlace => {
    if (isFillIn(driver)) return { kind: 'fillIn', driver };
    const place = places.find((one) => one.kind === 'driver' && one.driver === driver);
    return { kind: 'driver', driver, standIn, from: place?.kind === 'driver' ? place.from : null };
  });
}

function positionIn(list: readonly string[], id: string): number {
  const at = list.indexOf(id);
  return at < 0 ? list.length : at;
}

/** A driver who has left is replaced at tables that have not begun. */
function standingIn(desk: Desk, place: TablePlace): TablePlace {
  return place.kind === 'driver' ? { ...place, standIn: hasLeft(desk, place.driver) } : place;
}
