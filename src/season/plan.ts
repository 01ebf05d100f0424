// What is wrong with a season's plan or with changing it, in words for the person who made it, and the line that says what
// changed. Not for: a plan's shape; the contract checks that.

import type { SeasonDriver, SeasonPlan, SeasonRound, SeasonRules } from '@api/season';
import { carColours } from '@core/car-colours';
import { checkRaceConfig, isInRange, raceConfig, rangeWords } from '@core/config';
import type { CarConfig } from '@core/contract';
import { calendarWords, driverWords, isSameRound, ruleWords, teamWords } from './change-words';
import { circuitName, fewestCars, gameOf } from './games';
import type { SeasonGame, SeasonGames, SeasonState } from './types';
import { counted } from './words';

/** Why this plan cannot be raced; null where it can. */
export function planTrouble(plan: SeasonPlan, games: SeasonGames): string | null {
  return troubleFrom(plan, games, 0);
}

/**
 * Why this plan cannot take the place of the season's own; null where it can. Rounds that have been raced are not asked
 * whether they could be raced with this plan's drivers.
 */
export function changeTrouble(before: SeasonState, plan: SeasonPlan, games: SeasonGames): string | null {
  const isBegun = ({ id }: SeasonRound) => before.races.some((race) => race.round === id);
  const fixed = before.plan.rounds.slice(0, before.plan.rounds.findLastIndex(isBegun) + 1);
  for (const [index, round] of fixed.entries()) {
    const now = plan.rounds[index];
    const where = `Race ${index + 1} (${circuitName(games, round)})`;
    if (now?.id !== round.id) return `${where} stays where it is: the season has come that far.`;
    if (isBegun(round) && !isSameRound(round, now)) return `${where} has been started and stays as it is.`;
  }
  const raced = new Set(before.races.flatMap((race) => race.entrants.map((entrant) => entrant.driver)));
  const gone = before.plan.drivers.find(({ id }) => raced.has(id) && !plan.drivers.some((one) => one.id === id));
  if (gone !== undefined) return `${gone.name} has raced in this season and stays in it.`;
  return troubleFrom(plan, games, fixed.length);
}

/** What is different, in one line; 'Nothing changed.' where nothing is. */
export function changeWords(before: SeasonPlan, after: SeasonPlan, games: SeasonGames): string {
  const parts = [
    before.name === after.name ? [] : [`Name: ${after.name}`],
    labelled('Calendar', calendarWords(before.rounds, after.rounds, games)),
    labelled('Drivers', driverWords(before, after)),
    labelled('Teams', teamWords(before, after)),
    ruleWords(before, after),
  ].flat();
  return parts.length === 0 ? 'Nothing changed.' : parts.map((part) => `${part}.`).join(' ');
}

function labelled(label: string, words: readonly string[]): string[] {
  return words.length === 0 ? [] : [`${label}: ${words.join(', ')}`];
}

/** from: the first round, 0-based, that is still to be raced. */
function troubleFrom(plan: SeasonPlan, games: SeasonGames, from: number): string | null {
  return (
    driversTrouble(plan) ??
    teamsTrouble(plan) ??
    rulesTrouble(plan.rules, plan.rounds.length) ??
    doubledTrouble(plan.rounds) ??
    firstOf(plan.rounds, (round, index) => (index < from ? null : roundTrouble(plan.drivers, round, index, games)))
  );
}

function driversTrouble({ drivers, teams }: SeasonPlan): string | null {
  const twice = doubled(drivers, (driver) => plain(driver.name));
  if (twice !== undefined) return `Two drivers are called ${twice.name}. Give one of them another name.`;
  if (doubled(drivers, (driver) => driver.id) !== undefined) return 'A driver is on the list twice.';
  const colour = doubled(drivers, (driver) => driver.colour)?.colour;
  if (colour !== undefined) return `Two drivers have the colour ${colour}. Give one of them another.`;
  if (drivers.filter((driver) => driver.driver.kind === 'you').length > 1) return 'Only one of the drivers can be you.';
  const astray = drivers.find(({ team }) => team !== null && !teams.some((one) => one.id === team));
  return astray === undefined ? null : `${astray.name} drives for a team that is not there.`;
}

function teamsTrouble({ teams }: SeasonPlan): string | null {
  const twice = doubled(teams, (team) => plain(team.name)) ?? doubled(teams, (team) => team.id);
  return twice === undefined ? null : `Two teams are called ${twice.name}. Give one of them another name.`;
}

function rulesTrouble({ drop, ties, fillIn, missed }: SeasonRules, rounds: number): string | null {
  if (drop >= rounds) {
    return `${drop} dropped ${drop === 1 ? 'result' : 'results'} of ${counted(rounds, 'race')} leave nothing to count.`;
  }
  if (new Set(ties).size < ties.length) return 'A tie rule is on the list twice.';
  if (missed === 'standIn' && fillIn === null) {
    return 'A missed race cannot be worth what the AI driver scored: no AI driver fills in. Choose one, or another rule.';
  }
  return null;
}

function doubledTrouble(rounds: readonly SeasonRound[]): string | null {
  return doubled(rounds, (round) => round.id) === undefined ? null : 'A race is on the calendar twice under one id.';
}

function roundTrouble(
  drivers: readonly SeasonDriver[],
  round: SeasonRound,
  index: number,
  games: SeasonGames,
): string | null {
  const game = gameOf(games, round.game);
  if (game === undefined) return `Race ${index + 1}: this Paddock does not have the game ${round.game}.`;
  const circuit = game.circuits.find((one) => one.id === round.circuit);
  if (circuit === undefined) return `Race ${index + 1}: ${game.name} has no circuit ${round.circuit}.`;
  if (round.series && game.series === null)
    return `${game.name} has no series of races. Make race ${index + 1} a single one.`;
  return (
    carsTrouble(drivers, game) ??
    optionsTrouble(game, round, `Race ${index + 1} (${game.name}, ${circuit.name})`) ??
    rulesOfGame(game, round, drivers, `Race ${index + 1} (${game.name}, ${circuit.name})`)
  );
}

function carsTrouble(drivers: readonly SeasonDriver[], game: SeasonGame): string | null {
  const min = fewestCars(game);
  const [, max] = game.seats;
  const here = `this season has ${counted(drivers.length, 'driver')}`;
  if (drivers.length > max) return `${game.name} takes ${counted(max, 'car')} at most; ${here}.`;
  if (drivers.length < min) return `${game.name} needs ${counted(min, 'car')} at least; ${here}.`;
  const lost = drivers.find(({ driver }) => driver.kind === 'automaton' && !game.automata.includes(driver.id));
  return lost === undefined
    ? null
    : `${game.name} cannot drive ${lost.name}: make ${lost.name} an AI driver or a person.`;
}

function optionsTrouble(game: SeasonGame, round: SeasonRound, where: string): string | null {
  for (const [id, value] of Object.entries(round.options)) {
    const spec = game.options.find((one) => one.id === id);
    if (spec === undefined) return `${where} has no option ${id}.`;
    if (!isInRange(spec, value)) return `${where}: ${id} cannot be ${value}. It takes ${rangeWords(spec)}.`;
  }
  return null;
}

/** What only the game itself knows, such as how many laps its circuit allows. */
function rulesOfGame(
  game: SeasonGame,
  round: SeasonRound,
  drivers: readonly SeasonDriver[],
  where: string,
): string | null {
  const colours = carColours(game, drivers);
  const cars = drivers.map(({ driver }, seat): CarConfig => {
    const colour = colours[seat] ?? 'red';
    return driver.kind === 'automaton' ? { colour, automaton: driver.id } : { colour };
  });
  const series = round.series ? game.series?.options(1) : undefined;
  const config = raceConfig(game, round.circuit, cars, { ...round.options, ...series });
  const breach = checkRaceConfig(game, config) ?? game.checkConfig(config);
  return breach === null ? null : `${where} cannot be raced like this: ${breach.code.replaceAll('-', ' ')}.`;
}

function doubled<T>(list: readonly T[], key: (one: T) => string): T | undefined {
  const seen = new Set<string>();
  return list.find((one) => seen.size === seen.add(key(one)).size);
}

function firstOf<T>(list: readonly T[], trouble: (one: T, index: number) => string | null): string | null {
  for (let index = 0; index < list.length; index++) {
    const found = trouble(list[index] as T, index);
    if (found !== null) return found;
  }
  return null;
}

/** Names are the same whatever their case. */
function plain(name: string): string {
  return name.trim().toLowerCase();
}
