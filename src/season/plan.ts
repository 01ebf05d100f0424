// Finds what is wrong with a season's plan or with a change to it, as a message for its author, and describes a change.
// Not here: the shape of a plan; the contract checks that.

import type { SeasonDriver, SeasonPlan, SeasonRound, SeasonRules } from '@api/season';
import { carColours } from '@core/car-colours';
import { checkRaceConfig, circuitOf, isInRange, raceConfig } from '@core/config';
import { type CarConfig, type Circuit, circuitsOf } from '@core/contract';
import type { Carried, MessageDescriptor, MessageList } from '@i18n/messages';
import { calendarChanges, driverChanges, isSameRound, ruleChanges, teamChanges } from './change-messages';
import { fewestCars, gameOf, meetRound } from './games';
import { circuitMessage, message, optionMessage, rangeMessage, violationMessage } from './messages';
import type { SeasonGame, SeasonGames, SeasonState } from './types';

/** Why this plan can't be raced; null if it can. */
export function planTrouble(plan: SeasonPlan, games: SeasonGames): MessageDescriptor | null {
  return troubleFrom(plan, games, 0);
}

/**
 * Why this plan can't replace the season's current one; null if it can. Rounds that are already raced are not checked
 * against the new plan's drivers.
 */
export function changeTrouble(before: SeasonState, plan: SeasonPlan, games: SeasonGames): MessageDescriptor | null {
  const isBegun = ({ id }: SeasonRound) => before.races.some((race) => race.round === id);
  const fixed = before.plan.rounds.slice(0, before.plan.rounds.findLastIndex(isBegun) + 1);
  for (const [index, round] of fixed.entries()) {
    const now = plan.rounds[index];
    const where = { at: index + 1, circuit: circuitMessage(gameOf(games, round.game), round.circuit) };
    if (now?.id !== round.id) return message('season.fixed-place', where);
    if (isBegun(round) && !isSameRound(round, now)) return message('season.fixed-race', where);
  }
  const raced = new Set(before.races.flatMap((race) => race.entrants.map((entrant) => entrant.driver)));
  const gone = before.plan.drivers.find(({ id }) => raced.has(id) && !plan.drivers.some((one) => one.id === id));
  if (gone !== undefined) return message('season.fixed-driver', { name: gone.name });
  return troubleFrom(plan, games, fixed.length);
}

/** The differences, one sentence per part of the plan; 'Nothing changed' if there are none. */
export function changeMessages(before: SeasonPlan, after: SeasonPlan, games: SeasonGames): MessageList {
  const parts = [
    before.name === after.name ? [] : [message('audit.name', { name: after.name })],
    labelled('audit.calendar', calendarChanges(before.rounds, after.rounds, games)),
    labelled('audit.drivers', driverChanges(before, after)),
    labelled('audit.teams', teamChanges(before, after)),
    ruleChanges(before, after),
  ].flat();
  return parts.length === 0 ? [message('audit.nothing')] : parts;
}

function labelled(id: 'audit.calendar' | 'audit.drivers' | 'audit.teams', changes: MessageList): MessageList {
  return changes.length === 0 ? [] : [message(id, { changes: { list: changes, type: 'unit' } })];
}

/** from: the first round still to be raced, 0-based. */
function troubleFrom(plan: SeasonPlan, games: SeasonGames, from: number): MessageDescriptor | null {
  return (
    driversTrouble(plan) ??
    teamsTrouble(plan) ??
    rulesTrouble(plan.rules, plan.rounds.length) ??
    doubledTrouble(plan.rounds) ??
    firstOf(plan.rounds, (round, index) => (index < from ? null : roundTrouble(plan.drivers, round, index, games)))
  );
}

function driversTrouble({ drivers, teams }: SeasonPlan): MessageDescriptor | null {
  const twice = doubled(drivers, (driver) => plain(driver.name));
  if (twice !== undefined) return message('season.same-name', { name: twice.name });
  if (doubled(drivers, (driver) => driver.id) !== undefined) return message('season.driver-twice');
  const colour = doubled(drivers, (driver) => driver.colour)?.colour;
  if (colour !== undefined) return message('season.same-colour', { colour: message('colour', { colour }) });
  if (drivers.filter((driver) => driver.driver.kind === 'you').length > 1) return message('season.one-you');
  const astray = drivers.find(({ team }) => team !== null && !teams.some((one) => one.id === team));
  return astray === undefined ? null : message('season.no-team', { name: astray.name });
}

function teamsTrouble({ teams }: SeasonPlan): MessageDescriptor | null {
  const twice = doubled(teams, (team) => plain(team.name)) ?? doubled(teams, (team) => team.id);
  return twice === undefined ? null : message('season.same-team', { name: twice.name });
}

function rulesTrouble({ drop, ties, fillIn, missed }: SeasonRules, rounds: number): MessageDescriptor | null {
  if (drop >= rounds) {
    return message('season.all-dropped', { drop, rounds });
  }
  if (new Set(ties).size < ties.length) return message('season.tie-twice');
  if (missed === 'standIn' && fillIn === null) {
    return message('season.no-fill-in');
  }
  return null;
}

function doubledTrouble(rounds: readonly SeasonRound[]): MessageDescriptor | null {
  return doubled(rounds, (round) => round.id) === undefined ? null : message('season.race-twice');
}

function roundTrouble(
  drivers: readonly SeasonDriver[],
  round: SeasonRound,
  index: number,
  games: SeasonGames,
): MessageDescriptor | null {
  const game = gameOf(games, round.game);
  const at = index + 1;
  if (game === undefined) return message('season.no-game', { at, game: round.game });
  const unmet = meetRound(games, round);
  if (unmet !== null) {
    const why = violationMessage(game.id, unmet);
    return message('season.unraceable', { at, game: game.name, circuit: round.circuit, why });
  }
  // Without its source, a player's circuit would be gone after the next start.
  const circuit = round.source === undefined ? boxedIn(game, round.circuit) : circuitOf(game, round.circuit);
  if (circuit === undefined) return message('season.no-circuit', { at, game: game.name, circuit: round.circuit });
  if (round.series && game.series === null) return message('season.no-series', { game: game.name, at });
  const lost = laterTrouble(game, round, at);
  if (lost !== null) return lost;
  const where = { at, game: game.name, circuit: circuitMessage(game, circuit.id) };
  return (
    carsTrouble(drivers, game) ??
    optionsTrouble(game, round, where) ??
    firstOf(circuitsOf(round), (id) => {
      return rulesOfGame(game, { ...round, circuit: id }, drivers, { ...where, circuit: circuitMessage(game, id) });
    })
  );
}

function boxedIn(game: SeasonGame, id: string): Circuit | undefined {
  return game.circuits.find((one) => one.id === id);
}

/** Circuits of the later races of a series: known ones, and no more than there are races. */
function laterTrouble(game: SeasonGame, round: SeasonRound, at: number): MessageDescriptor | null {
  const { laterCircuits = [] } = round;
  if (laterCircuits.length > (round.series ? (game.series?.races ?? 1) - 1 : 0)) {
    return message('season.many-circuits', { at });
  }
  const lost = laterCircuits.find((id) => boxedIn(game, id) === undefined);
  return lost === undefined ? null : message('season.no-circuit', { at, game: game.name, circuit: lost });
}

function carsTrouble(drivers: readonly SeasonDriver[], game: SeasonGame): MessageDescriptor | null {
  const min = fewestCars(game);
  const [, max] = game.seats;
  const { length: count } = drivers;
  if (count > max) return message('season.many-cars', { game: game.name, max, count });
  if (count < min) return message('season.few-cars', { game: game.name, min, count });
  const lost = drivers.find(({ driver }) => driver.kind === 'automaton' && !game.automata.includes(driver.id));
  return lost === undefined ? null : message('season.undrivable-plan', { game: game.name, name: lost.name });
}

/** A race of the calendar: its number from 1, game and circuit. */
type Where = { at: number; game: string; circuit: Carried };

function optionsTrouble(game: SeasonGame, round: SeasonRound, where: Where): MessageDescriptor | null {
  for (const [id, value] of Object.entries(round.options)) {
    const spec = game.options.find((one) => one.id === id);
    if (spec === undefined) return message('season.no-option', { ...where, option: optionMessage(game.id, id) });
    if (isInRange(spec, value)) continue;
    const allowed = rangeMessage(game.id, spec);
    return message('season.option-range', {
      ...where,
      option: optionMessage(game.id, id),
      value: String(value),
      allowed,
    });
  }
  return null;
}

/** Checks that only the game itself can make, such as how many laps its circuit allows. */
function rulesOfGame(
  game: SeasonGame,
  round: SeasonRound,
  drivers: readonly SeasonDriver[],
  where: Where,
): MessageDescriptor | null {
  const colours = carColours(game, drivers);
  const cars = drivers.map(({ driver }, seat): CarConfig => {
    const colour = colours[seat] ?? 'red';
    return driver.kind === 'automaton' ? { colour, automaton: driver.id } : { colour };
  });
  const series = round.series ? game.series?.options(1) : undefined;
  const config = raceConfig(game, round.circuit, cars, { ...round.options, ...series });
  const violation = checkRaceConfig(game, config) ?? game.checkConfig(config);
  return violation === null
    ? null
    : message('season.unraceable', { ...where, why: violationMessage(game.id, violation) });
}

function doubled<T>(list: readonly T[], key: (one: T) => string): T | undefined {
  const seen = new Set<string>();
  return list.find((one) => seen.size === seen.add(key(one)).size);
}

function firstOf<T>(
  list: readonly T[],
  trouble: (one: T, index: number) => MessageDescriptor | null,
): MessageDescriptor | null {
  for (let index = 0; index < list.length; index++) {
    const found = trouble(list[index] as T, index);
    if (found !== null) return found;
  }
  return null;
}

/** For comparing names without case. */
function plain(name: string): string {
  return name.trim().toLowerCase();
}
