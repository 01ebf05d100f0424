// Recorded races as the store takes them, with every move, replayed by the rules.
// Not here: races that begin with a position (position-race.ts).

import type { SeatInfo } from '@api/contract';
import { clonePlain } from '@core/clone';
import type { RaceRecord } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { hashState } from '@core/hash';
import { gameOf } from '@games/registry';
import { finishOf } from '@host/archive/ending';
import type { SeasonPart } from '@store/races/head';
import type { NewMove, WholeRace } from '@store/races/saves';
import type { Store } from '@store/store';
import { raceOf, type SeatingOptions, seatsOf, setupOf } from '../position-race';

/** How a recorded race is saved; omitted values are as for a position. */
export interface RecordedOptions {
  id?: string;
  /** When it was last saved, ms since 1970. */
  at?: number;
  seats?: readonly SeatInfo[];
  season?: SeasonPart;
  /** Only this many moves: the race is not over. */
  moves?: number;
}

/** How long a race takes, ms. */
const DURATION = 45 * 60_000;

/** A recorded race with its moves. Throws if the rules refuse it: a bug. */
export function recordedRace(record: RaceRecord, options: RecordedOptions = {}): WholeRace {
  const game = gameOf(record.game);
  const start = game && begin(game, record.config, record.seed);
  if (game === undefined || !start?.ok) throw new Error(`${record.game} cannot begin its record`);
  const { state, events } = start.value;
  const { config } = record;
  const position = { game: game.id, title: '', config, state: clonePlain(state), events: [...events] };
  const { seats = seatsOf(position), season } = options;
  const first = raceOf(position, seats);
  const { id = first.id, at = first.at } = options;
  const setup = setupOf(position, seats);
  const log: unknown[] = [...events];
  const moves = record.moves.slice(0, options.moves).map((move): NewMove => {
    const done = advance(game, state, move);
    if (!done.ok) throw new Error(`${game.id} refuses its record at step ${state.step}`);
    log.push(...done.value.events);
    const made = { step: state.step, move, events: done.value.events, hash: hashState(state), barrier: true, at };
    const finish = isOver(state)
      ? finishOf({ game, config, state, seats, log, record, practice: false, setup })
      : undefined;
    return { ...made, snapshot: undefined, finish };
  });
  const race = { ...first, id, at: at - DURATION, seed: record.seed, season };
  return { race, moves };
}

/** Saves a finished, recorded race with its moves and returns its id. */
export function saveRecord({ saves }: Pick<Store, 'saves'>, record: RaceRecord, seating: SeatingOptions = {}): string {
  const seats = seatsOf({ ...record, title: '', state: { asks: [] } as never, events: [] }, seating);
  const whole = recordedRace(record, { seats });
  saves.createWhole(whole);
  return whole.race.id;
}
