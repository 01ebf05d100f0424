// Which seats belong to people at this screen, which are driven by others, and whose view a client gets.
// Not here: what a seat may see; the game's view decides that.

import type { Driver, MatchUpdate, RaceSetup, SeatInfo, SeatSetup } from '@api/contract';
import { characterIn, isHere, isPerson } from '@api/drivers';
import { message } from '@api/messages';
import { raceConfig } from '@core/config';
import type { AnyGame, BotId, CarConfig, RaceConfig, RaceState, Seat } from '@core/contract';
import type { Style } from '@core/style';
import { characterOf } from '@drivers/characters';
import { type Refused, refuse } from '../api-errors';

/** The seats of all people. */
export function personSeats(seats: readonly SeatInfo[]): Seat[] {
  return seats.filter((info) => isPerson(info.driver)).map((info) => info.seat);
}

/** The seats of people at the host's screen. */
export function seatsHere(seats: readonly SeatInfo[]): Seat[] {
  return seats.filter((info) => isHere(info.driver)).map((info) => info.seat);
}

/** Cars of people at the host's screen that an AI driver has now, each with the driver that began the race in it. */
export function seatsHandedToAi(setup: RaceSetup, seats: readonly SeatInfo[]): MatchUpdate['lent'] {
  return setup.seats.flatMap(({ driver }, seat) =>
    isHere(driver) && seats[seat]?.driver.kind === 'ai' ? [{ seat, driver }] : [],
  );
}

/** The AI driver that answers for a seat; undefined for people and automata. */
export function botOf(seats: readonly SeatInfo[], seat: Seat): BotId | undefined {
  const driver = seats[seat]?.driver;
  return driver?.kind === 'ai' ? driver.level : undefined;
}

/** Style of the character in a seat; undefined for a level's own style, and for characters unknown to this edition. */
export function styleOf(seats: readonly SeatInfo[], seat: Seat): Style | undefined {
  return characterOf(characterIn(seats[seat]?.driver))?.style;
}

/** The view that a client gets first: the only person's, or the watcher's while several people share the screen. */
export function firstViewer(persons: readonly Seat[]): Seat | 'watcher' {
  const [only, second] = persons;
  return only === undefined || second !== undefined ? 'watcher' : only;
}

/** People other than the viewer who have a decision to take: the curtain offers them the screen. */
export function sittingNext(state: Readonly<RaceState>, persons: readonly Seat[], viewer: Seat | 'watcher'): Seat[] {
  const waiting = new Set(state.asks.filter((decision) => !decision.committed).map((decision) => decision.seat));
  return persons.filter((seat) => seat !== viewer && waiting.has(seat));
}

/** Why a seat may not get this driver: cars that the game's rules drive stay theirs. */
export function handOverTrouble(info: SeatInfo | undefined, driver: Driver): Refused | undefined {
  if (info === undefined) return refuse('bad-input', message('seat.none'));
  const isAutomaton = info.driver.kind === 'automaton' || driver.kind === 'automaton';
  return isAutomaton ? refuse('not-allowed', message('seat.automaton')) : undefined;
}

export function seatsOf(setup: RaceSetup): SeatInfo[] {
  return setup.seats.map(({ name, colour, driver }, seat) => ({ seat, name, colour, driver }));
}

/** The seats in their cars' colours in this state: in some games drivers choose their cars during the race. */
export function seatsIn(game: AnyGame, state: RaceState, seats: readonly SeatInfo[]): SeatInfo[] {
  const colours = game.carColours?.(state) ?? [];
  return seats.map((info) => ({ ...info, colour: colours[info.seat] ?? info.colour }));
}

/**
 * The config for the engine: options missing from the setup get the circuit's or the game's default.
 * ranking: names of drivers best first, if qualifying sets the grid; people who are not in it have no rank.
 * If the setup itself gives ranks, they are the grid and the ranking is ignored.
 */
export function configOf(game: AnyGame, setup: RaceSetup, ranking: readonly string[] = []): RaceConfig {
  const isGiven = setup.seats.some((seat) => seat.start !== undefined);
  const ranked = isGiven ? givenRanks(setup) : ranksIn(setup, ranking);
  const cars = setup.seats.map((seat): CarConfig => {
    const { colour, driver, handicap } = seat;
    const automaton = driver.kind === 'automaton' ? { automaton: driver.id } : {};
    // In a game whose grid can't be given, cars start without a rank.
    const start = game.givenGrid === null && isGiven ? 0 : ranked.indexOf(seat) + 1;
    return { colour, ...automaton, ...(start > 0 && { start }), ...(handicap && { handicap }) };
  });
  const config = raceConfig(game, setup.circuit, cars, setup.options);
  return setup.source === undefined ? config : { ...config, source: setup.source };
}

/** Seats with a rank of their own, best first: a missing rank moves the others up. */
function givenRanks(setup: RaceSetup): SeatSetup[] {
  const rank = (seat: SeatSetup) => seat.start ?? 0;
  return setup.seats.filter((seat) => seat.start !== undefined).sort((a, b) => rank(a) - rank(b));
}

/** People's seats in the order of a ranking by name. */
function ranksIn(setup: RaceSetup, ranking: readonly string[]): SeatSetup[] {
  return setup.seats
    .filter(({ driver, name }) => isPerson(driver) && ranking.includes(name))
    .sort((a, b) => ranking.indexOf(a.name) - ranking.indexOf(b.name));
}
