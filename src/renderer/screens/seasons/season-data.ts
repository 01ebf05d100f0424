// What the season's panels look up in a season's view. Pure. Not for: computing tables (the host does).

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

/** The game whose cars stand beside the names: that of the next race, or of the last. */
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

/** A driver's part in a round; undefined before its end. */
export function resultOf(round: RoundView, driver: string): RoundResult | undefined {
  return round.results.find((result) => result.driver === driver);
}

/** The race to watch of a round: the last one of it that is finished. */
export function lastRace(round: RoundView): RoundView['races'][number] | undefined {
  return round.races.findLast((race) => race.status === 'finished');
}

/** The first of a finished round; several where the place is shared, nobody where a stand-in won it. */
export function winnersOf(view: SeasonView, round: RoundView): SeasonDriver[] {
  return round.results
    .filter((r) => r.place === 1 && !r.out && !r.standIn)
    .flatMap((r) => driverOf(view, r.driver) ?? []);
}

/** Whether a round may still be moved, changed or taken out. */
export function isOpen(round: RoundView): boolean {
  return round.races.length === 0 && (round.state === 'next' || round.state === 'later');
}

/** The table by this round's places, its own order for who has none; by the season's standings where round is undefined. */
export function sortedLines(view: SeasonView, round: RoundView | undefined): readonly SeasonLine[] {
  if (round === undefined) return view.table;
  const rank = (driver: string) => {
    const at = round.results.findIndex((result) => result.driver === driver);
    return at < 0 ? round.results.length : at;
  };
  return view.table.toSorted((a, b) => rank(a.driver) - rank(b.driver));
}

/** The colour each driver's car has in a game: their own, or a free one where the game has no such car. By driver id. */
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

/** Persons of the season other than the one it belongs to: they may sit here, at their own screen, or be absent. */
export function companions(drivers: readonly SeasonDriver[]): SeasonDriver[] {
  return drivers.filter(({ driver }) => driver.kind !== 'you' && isPerson(driver));
}
