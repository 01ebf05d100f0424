// The next race of a season as a setup: who drives which car, with which options, from which place on the grid.
// Not here: starting it; the host does that.

import type { LineUp, SeasonDriver, SeasonPlan, SeasonRound } from '@api/season';
import type { Driver, RaceSetup, SeatSetup } from '@api/shapes';
import { carColours } from '@core/car-colours';
import { circuitOfLeg, type OptionValue, type Seat } from '@core/contract';
import type { MessageDescriptor } from '@i18n/messages';
import { fewestCars, gameOf } from './games';
import { message } from './messages';
import { calendarOf, type RoundRaces } from './races';
import type { Entrant, SeasonGame, SeasonGames, SeasonState } from './types';
import { viewOf } from './view';

/** The setup of the next race, or why it cannot start. entrants: by seat. */
export type NextSetup =
  | { ok: true; setup: RaceSetup; round: string; leg: number; entrants: Entrant[] }
  | { ok: false; trouble: MessageDescriptor };

type At = LineUp[number]['at'];
/** One car of the next race. */
interface Car {
  who: SeasonDriver;
  driver: Driver;
  standIn: boolean;
}
/** Grid ranks by seat, 1-based, and the option values that go with them. */
interface Grid {
  options: Readonly<Record<string, OptionValue>>;
  ranks: readonly (number | undefined)[];
}

/** Level of an AI stand-in if the season names none. */
const USUAL_LEVEL = 'medium';

/** The next race with everyone in the line-up's seats, or as planned if the line-up does not name them. */
export function nextSetup(state: SeasonState, games: SeasonGames, lineUp: LineUp | undefined): NextSetup {
  const next = calendarOf(state, games).find((one) => !one.done);
  if (next === undefined) return refuse(message('season.over'));
  if (next.open !== undefined) return refuse(message('season.under-way'));
  const { round } = next;
  const game = gameOf(games, round.game);
  if (game === undefined) return refuse(message('no-game', { game: round.game }));
  const cars = next.held.length === 0 ? carsOf(state.plan, lineUp) : sameCars(state.plan, next, lineUp);
  const trouble = carsTrouble(game, cars);
  if (trouble !== null) return refuse(trouble);
  const grid = next.held.length === 0 ? gridOf(state, games, game, cars) : laterGrid(game, next);
  const leg = next.held.length + 1;
  const series = round.series ? (game.series?.options(leg) ?? {}) : {};
  return {
    ok: true,
    setup: setupOf(game, raceIn(game, round, leg), cars, { ...grid, options: { ...grid.options, ...series } }),
    round: round.id,
    leg,
    entrants: cars.map(({ who, standIn }) => ({ driver: who.id, standIn })),
  };
}

function refuse(trouble: MessageDescriptor): NextSetup {
  return { ok: false, trouble };
}

/** The cars of a single race, or of a series' first race: drivers in plan order. */
function carsOf(plan: SeasonPlan, lineUp: LineUp | undefined): Car[] {
  return plan.drivers.flatMap((who): Car[] => {
    const at = placeIn(lineUp, who);
    if (at !== 'absent') return [{ who, driver: driverAt(plan, who, at), standIn: false }];
    const level = plan.rules.fillIn;
    return level === null ? [] : [{ who, driver: { kind: 'ai', level }, standIn: true }];
  });
}

/** The cars of a later race of a series: the same as in its first race, with an AI driver for anyone who is missing. */
function sameCars(plan: SeasonPlan, next: RoundRaces, lineUp: LineUp | undefined): Car[] {
  const entrants = next.held[0]?.entrants ?? [];
  return entrants.flatMap(({ driver: id }): Car[] => {
    const who = plan.drivers.find((one) => one.id === id);
    if (who === undefined) return [];
    const at = placeIn(lineUp, who);
    if (at !== 'absent') return [{ who, driver: driverAt(plan, who, at), standIn: false }];
    return [{ who, driver: { kind: 'ai', level: plan.rules.fillIn ?? USUAL_LEVEL }, standIn: true }];
  });
}

function placeIn(lineUp: LineUp | undefined, who: SeasonDriver): At {
  const named = lineUp?.find((one) => one.driver === who.id);
  if (named !== undefined) return named.at;
  switch (who.driver.kind) {
    case 'you':
    case 'hotseat':
      return 'here';
    case 'lan':
      return 'lan';
    default:
      return 'ai';
  }
}

/** A driver replaced by an AI still counts as driving: the car's points are theirs. */
function driverAt(plan: SeasonPlan, who: SeasonDriver, at: Exclude<At, 'absent'>): Driver {
  const { kind } = who.driver;
  switch (at) {
    case 'here':
      return { kind: kind === 'you' ? 'you' : 'hotseat' };
    case 'lan':
      return { kind: 'lan' };
    case 'ai':
      return kind === 'ai' || kind === 'automaton'
        ? who.driver
        : { kind: 'ai', level: plan.rules.fillIn ?? USUAL_LEVEL };
  }
}

function carsTrouble(game: SeasonGame, cars: readonly Car[]): MessageDescriptor | null {
  const min = fewestCars(game);
  const [, max] = game.seats;
  const { length: count } = cars;
  if (count < min) return message('season.few-start', { game: game.name, min, count });
  if (count > max) return message('season.many-start', { game: game.name, max, count });
  const lost = cars.find(({ driver }) => driver.kind === 'automaton' && !game.automata.includes(driver.id));
  return lost === undefined ? null : message('season.undrivable', { game: game.name, name: lost.who.name });
}

/** The grid of a single race, or of the first race of a series. */
function gridOf(state: SeasonState, games: SeasonGames, game: SeasonGame, cars: readonly Car[]): Grid {
  const order = viewOf(state, games).next?.grid ?? null;
  if (order === null) return { options: qualifyingOptions(state.plan, game), ranks: [] };
  const starters = order.filter((driver) => cars.some((car) => car.who.id === driver));
  return { options: game.givenGrid ?? {}, ranks: cars.map((car) => starters.indexOf(car.who.id) + 1) };
}

/** Later races of a series are ranked by the starting order of its first. */
function laterGrid(game: SeasonGame, next: RoundRaces): Grid {
  const order: readonly Seat[] | null = next.held[0]?.order ?? null;
  if (order === null || game.givenGrid === null) return { options: {}, ranks: [] };
  return { options: game.givenGrid, ranks: order.map((_, seat) => order.indexOf(seat) + 1) };
}

/** A grid by stored laps needs no standings, so the first race has it too. */
function qualifyingOptions(plan: SeasonPlan, game: SeasonGame): Grid['options'] {
  if (plan.rules.grid !== 'qualifying') return {};
  return game.qualifying?.grid ?? {};
}

/** The season's rule decides the grid, so a round's own grid options do not count. */
function withoutGrid(game: SeasonGame, options: SeasonRound['options']): SeasonRound['options'] {
  const ruled = Object.keys(game.givenGrid ?? {});
  return Object.fromEntries(Object.entries(options).filter(([id]) => !ruled.includes(id)));
}

/** The round's settings for one of its races: a series may use another circuit, and its decision time is its game's. */
function raceIn({ series }: SeasonGame, round: SeasonRound, leg: number): SeasonRound {
  const circuit = circuitOfLeg(round, leg);
  const { source: _, ...elsewhere } = round;
  const there = circuit === round.circuit ? round : { ...elsewhere, circuit };
  const clock = round.series ? series?.clock : undefined;
  // A time bank would add time beyond a prescribed clock.
  return clock === undefined ? there : { ...there, clock, bank: undefined };
}

function setupOf(game: SeasonGame, round: SeasonRound, cars: readonly Car[], grid: Grid): RaceSetup {
  const colours = carColours(
    game,
    cars.map((car) => car.who),
  );
  const seats = cars.map(({ who, driver }, seat): SeatSetup => {
    const start = grid.ranks[seat] ?? 0;
    const own = { name: who.name, colour: colours[seat] ?? who.colour, driver };
    return start > 0 ? { ...own, start } : own;
  });
  const { circuit, source, clock, bank } = round;
  const options = { ...withoutGrid(game, round.options), ...grid.options };
  const setup = { game: game.id, circuit, ...(source !== undefined && { source }), options, seats, clock };
  return bank === undefined ? setup : { ...setup, bank };
}
