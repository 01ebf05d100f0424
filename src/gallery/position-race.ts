// A position as the screens get it: seats with names, the update for a page, and a saved race that opens in the race screen.
// Not here: where positions come from (positions.ts), or races with their moves (saved/recorded-race.ts).

import type { MatchUpdate, RaceSetup, SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { hashState } from '@core/hash';
import { gameOf } from '@games/registry';
import { updateFor } from '@host/match/update';
import type { NewRace } from '@store/races/saves';
import type { Store } from '@store/store';
import type { Position } from './positions';

/** usual: typical names; long: names of the maximum length. */
export type NameLength = 'usual' | 'long';

/** Names of the people at a table. */
export const NAMES: Readonly<Record<NameLength, readonly string[]>> = {
  usual: ['Ada', 'Tomas', 'Ines', 'Marta', 'Bea', 'Cleo', 'Igor', 'Yuki', 'Noor', 'Pia'],
  long: [
    'Maximiliane Oberhuber-W.',
    'Bartholomew Featherstone',
    'Wilhelmina Schwarzenberg',
    'Konstantinos Papadopoulo',
    'Anastasia-Maria Wójcicka',
    'Guðmundur Þorvaldsson IV',
    'Krzysztof Brzęczyszczyk.',
    'Weronika Małgorzata Woz.',
    'Montserrat Goikoetxeaga.',
    'Oluwaseun Adebayo-Davies',
  ],
};

/**
 * Who sits at this screen. asked: the seat that is asked (the first one, if no one is), and AI drivers in the other cars.
 * waiting: the next one, who waits for the person who is asked. watching: no one.
 */
export type Sitting = 'asked' | 'waiting' | 'watching';

export interface SeatingOptions {
  names?: NameLength;
  sitting?: Sitting;
}

/** Who sits in the cars of a position. */
export function seatsOf(
  { config, state }: Position,
  { names = 'usual', sitting = 'asked' }: SeatingOptions = {},
): SeatInfo[] {
  const asked = viewerOf(state.asks);
  const here = sitting === 'asked' ? asked : (asked + 1) % config.cars.length;
  return config.cars.map(({ colour, automaton }, seat): SeatInfo => {
    const name = NAMES[names][seat] ?? `Driver ${seat}`;
    if (automaton !== undefined) return { seat, name, colour, driver: { kind: 'automaton', id: automaton } };
    if (sitting !== 'watching' && seat === here) return { seat, name, colour, driver: { kind: 'you' } };
    // Someone at another screen, so that the position stays as it is.
    if (sitting !== 'asked') return { seat, name, colour, driver: { kind: 'lan' } };
    return { seat, name, colour, driver: { kind: 'ai', level: 'easy' } };
  });
}

/** The seat whose turn it is; the first seat if no one is asked. */
function viewerOf(decisions: readonly { seat: Seat; committed: boolean }[]): Seat {
  return decisions.find(({ committed }) => !committed)?.seat ?? 0;
}

export interface UpdateOptions {
  names?: NameLength;
  /** The viewer; left out: the seat that is asked. */
  viewer?: Seat | 'watcher';
}

/** The update for a page whose viewer is at this position. */
export function updateOf(position: Position, { names = 'usual', viewer }: UpdateOptions = {}): MatchUpdate {
  const game = gameOf(position.game);
  if (game === undefined) throw new Error(`there is no game ${position.game}`);
  const { config, state, events } = position;
  const seats = seatsOf(position, { names });
  const looks = viewer ?? viewerOf(state.asks);
  const shown = {
    ...{ id: 'gallery', game, config, state, seats, setup: setupOf(position, seats) },
    ...{ seq: 1, clock: 0, banks: [], paused: false, goOn: { after: 0, host: 0 }, now: 0 },
    origin: { practice: false, season: null },
    endsAt: () => null,
  };
  return updateFor(shown, looks, looks === 'watcher' ? [] : [looks], [{ events, move: undefined }], false);
}

let races = 0;

/** Saves a race at this position and returns its id. */
export function saveAsRace({ saves }: Pick<Store, 'saves'>, position: Position, seating: SeatingOptions = {}): string {
  const race = raceOf(position, seatsOf(position, seating));
  saves.create(race);
  return race.id;
}

/** When a position is saved, ms since 1970: always the same moment, so that lists look the same every time. */
const AT = Date.UTC(2026, 4, 17, 20, 15);

/** A race that begins with this position. */
export function raceOf(position: Position, seats: readonly SeatInfo[]): NewRace {
  const game = gameOf(position.game);
  if (game === undefined) throw new Error(`there is no game ${position.game}`);
  races += 1;
  const { config, state, events } = position;
  return {
    ...{ id: `position-${races}`, game: game.id, circuit: config.circuit, rulesVersion: game.rulesVersion },
    ...{ seed: 'gallery', config, setup: setupOf(position, seats), seats, clock: 0, at: AT },
    snapshot: snapshotOf(position),
    startView: game.view(state, 'all'),
    startEvents: events,
    finish: undefined,
  };
}

function snapshotOf({ game, state }: Position): NewRace['snapshot'] {
  return { step: state.step, stateVersion: gameOf(game)?.stateVersion ?? 0, hash: hashState(state), state };
}

/** What a race of this position was set up with. */
export function setupOf({ game, config }: Position, seats: readonly SeatInfo[]): RaceSetup {
  const { circuit, options } = config;
  const table = seats.map(({ name, colour, driver }) => ({ name, colour, driver }));
  return { game, circuit, options, seats: table, clock: 0 };
}
