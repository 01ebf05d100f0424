// Lookups in a season's view for the season's panels. Pure. Not here: computing tables (the host does).

import type { GameCard, SeatSetup } from '@api/contract';
import { isPerson } from '@api/drivers';
import type { RoundResult, RoundView, SeasonDriver, SeasonLine, SeasonRound, SeasonView } from '@api/season';
import { carColours } from '@core/car-colours';
import type { Colour, OptionValue } from '@core/contract';

/** The driver of this id. */
export function driverOf(view: SeasonView, id: string): SeasonDriver | undefined {
  return view.plan.drivers.find((driver) => driver.id === id);
}

/** The games of the calendar, each once, in order. */
export function gamesRaced(view: SeasonView): string[] {
  return [...new Set(view.plan.rounds.map((round) => round.game))];
}

/** The game whose cars are shown beside the names: the game of the next race, or of the last. */
export function gameShown(view: SeasonView): string | undefined {
  return (nextRound(view) ?? view.rounds.at(-1))?.round.game;
}

/** Finished rounds. */
export function doneCount(view: SeasonView): number {
  return view.rounds.filter((round) => round.state === 'done').length;
}

/** The round that is raced next, or is being raced; undefined after the last. */
export function nextRound(view: SeasonView): RoundView | undefined {
  return view.rounds.find((round) => round.state === 'running' || round.state === 'next');
}

/** A driver's result in a round; undefined before its end. */
export function resultOf(round: RoundView, driver: string): RoundResult | undefined {
  return round.results.find((result) => result.driver === driver);
}

/** The race of a round to watch: its last finished one. */
export function lastRace(round: RoundView): RoundView['races'][number] | undefined {
  return round.races.findLast((race) => race.status === 'finished');
}

/** The winners of a finished round: several if the place is shared, none if a stand-in won it. */
export function winnersOf(view: SeasonView, round: RoundView): SeasonDriver[] {
  return round.results
    .filter((r) => r.place === 1 && !r.out && !r.standIn)
    .flatMap((r) => driverOf(view, r.driver) ?? []);
}

/** Whether a round may still be moved, changed or removed. */
export function isOpen(round: RoundView): boolean {
  return round.races.length === 0 && (round.state === 'next' || round.state === 'later');
}

/** The table by this round's places, drivers without one in table order; by the season's standings if round is undefined. */
export function sortedLines(view: SeasonView, round: RoundView | undefined): readonly SeasonLine[] {
  if (round === undefined) return view.table;
  const rank = (driver: string) => {
    const at = round.results.findIndex((result) => result.driver === driver);
    return at < 0 ? round.results.length : at;
  };
  return view.table.toSorted((a, b) => rank(a.driver) - rank(b.driver));
}

/** The colour of each driver's car in a game: their own, or a free one if the game has no such car. By driver id. */
export function coloursIn(card: GameCard | undefined, drivers: readonly SeasonDriver[]): ReadonlyMap<string, Colour> {
  const colours = card === undefined ? [] : carColours(card, drivers);
  return new Map(drivers.map((driver, at) => [driver.id, colours[at] ?? driver.colour]));
}

/** All options of a round: the game's defaults, the circuit's, then its own. */
export function optionsOf(
  card: GameCard,
  round: Pick<SeasonRound, 'circuit' | 'options'>,
): Record<string, OptionValue> {
  const defaults = Object.fromEntries(card.options.map((spec): [string, OptionValue] => [spec.id, spec.default]));
  return { ...defaults, ...card.circuits.find((one) => one.id === round.circuit)?.defaults, ...round.options };
}

/** The drivers as the seats of a race of this game. */
export function seatsOf(card: GameCard, drivers: readonly SeasonDriver[]): SeatSetup[] {
  const colours = coloursIn(card, drivers);
  return drivers.map((one) => ({ name: one.name, colour: colours.get(one.id) ?? one.colour, driver: one.driver }));
}

/** People of the season other than the owner: they may sit here, at their own screen, or be absent. */
export function companions(drivers: readonly SeasonDriver[]): SeasonDriver[] {
  return drivers.filter(({ driver }) => driver.kind !== 'you' && isPerson(driver));
}
