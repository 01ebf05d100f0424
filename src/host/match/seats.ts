// Who sits where: which seats are persons at this screen, which are driven, and whom a client looks over the shoulder.
// Not for: what a seat may see; the game's view decides that.

import type { Driver, MatchUpdate, RaceSetup, SeatInfo, SeatSetup } from '@api/contract';
import { characterIn, isHere, isPerson } from '@api/drivers';
import { message } from '@api/messages';
import { raceConfig } from '@core/config';
import type { AnyGame, BotId, CarConfig, RaceConfig, RaceState, Seat } from '@core/contract';
import type { Style } from '@core/style';
import { characterOf } from '@drivers/characters';
import { type Refused, refuse } from '../api-errors';

/** The seats of all persons. */
export function personSeats(seats: readonly SeatInfo[]): Seat[] {
  return seats.filter((info) => isPerson(info.driver)).map((info) => info.seat);
}

/** The seats of persons at the host's screen. */
export function seatsHere(seats: readonly SeatInfo[]): Seat[] {
  return seats.filter((info) => isHere(info.driver)).map((info) => info.seat);
}

/** Cars of persons at the host's screen that an AI driver has now, each with the driver that began the race in it. */
export function seatsHandedToAi(setup: RaceSetup, seats: readonly SeatInfo[]): MatchUpdate['lent'] {
  return setup.seats.flatMap(({ driver }, seat) =>
    isHere(driver) && seats[seat]?.driver.kind === 'ai' ? [{ seat, driver }] : [],
  );
}

/** The AI driver that answers for a seat; undefined for persons and automata. */
export function botOf(seats: readonly SeatInfo[], seat: Seat): BotId | undefined {
  const driver = seats[seat]?.driver;
  return driver?.kind === 'ai' ? driver.level : undefined;
}

/** How the character in a seat drives; undefined for a level's own way, and for characters that this edition does not know. */
export function styleOf(seats: readonly SeatInfo[], seat: Seat): Style | undefined {
  return characterOf(characterIn(seats[seat]?.driver))?.style;
}

/** Whose view a client gets first: the only person's, or nobody's while several share the screen. */
export function firstViewer(persons: readonly Seat[]): Seat | 'watcher' {
  const [only, second] = persons;
  return only === undefined || second !== undefined ? 'watcher' : only;
}

/** Persons with a decision to take who are not the viewer: the curtain offers them the seat at the screen. */
export function sittingNext(state: Readonly<RaceState>, persons: readonly Seat[], viewer: Seat | 'watcher'): Seat[] {
  const waiting = new Set(state.asks.filter((decision) => !decision.committed).map((decision) => decision.seat));
  return persons.filter((seat) => seat !== viewer && waiting.has(seat));
}

/** Why a seat may not get this driver: cars of the game's own rules stay theirs. */
export function handOverTrouble(info: SeatInfo | undefined, driver: Driver): Refused | undefined {
  if (info === undefined) return refuse('bad-input', message('seat.none'));
  const isAutomaton = info.driver.kind === 'automaton' || driver.kind === 'automaton';
  return isAutomaton ? refuse('not-allowed', message('seat.automaton')) : undefined;
}

/** The seats of a race about to start. */
export function seatsOf(setup: RaceSetup): SeatInfo[] {
  return setup.seats.map(({ name, colour, driver }, seat) => ({ seat, name, colour, driver }));
}

/** The seats in the colours that their cars have in this state: in some games drivers choose their cars in the race. */
export function seatsIn(game: AnyGame, state: RaceState, seats: readonly SeatInfo[]): SeatInfo[] {
  const colours = game.carColours?.(state) ?? [];
  return seats.map((info) => ({ ...info, colour: colours[info.seat] ?? info.colour }));
}

/**
 * What the engine is to begin with: options that the setup leaves out have the circuit's or the game's default.
 * ranking: names of drivers best first, where the grid is set by qualifying; persons without a place in it have no rank.
 * Ranks that the setup itself gives are the grid, and the ranking then says nothing.
 */
export function configOf(game: AnyGame, setup: RaceSetup, ranking: readonly string[] = []): RaceConfig {
  const isGiven = setup.seats.some((seat) => seat.start !== undefined);
  const ranked = isGiven ? givenRanks(setup) : ranksIn(setup, ranking);
  const cars = setup.seats.map((seat): CarConfig => {
    const { colour, driver } = seat;
    const automaton = driver.kind === 'automaton' ? { automaton: driver.id } : {};
    // Cars of a game that gives nobody a say in its grid have no rank to begin with.
    const start = game.givenGrid === null && isGiven ? 0 : ranked.indexOf(seat) + 1;
    return { colour, ...automaton, ...(start > 0 && { start }) };
  });
  return raceConfig(game, setup.circuit, cars, setup.options);
}

/** Seats with a rank of their own, best first: a rank that is missing moves the others up. */
function givenRanks(setup: RaceSetup): SeatSetup[] {
  const rank = (seat: SeatSetup) => seat.start ?? 0;
  return setup.seats.filter((seat) => seat.start !== undefined).sort((a, b) => rank(a) - rank(b));
}

/** Persons' seats in the order of a ranking by name. */
function ranksIn(setup: RaceSetup, ranking: readonly string[]): SeatSetup[] {
  return setup.seats
    .filter(({ driver, name }) => isPerson(driver) && ranking.includes(name))
    .sort((a, b) => ranking.indexOf(a.name) - ranking.indexOf(b.name));
}
