// What one client is told of a race: built anew for its viewer each time, through the game's own views.
// Not for: deciding who looks (seats.ts) or when (match.ts).

import type { MatchUpdate, OpenAsk, RaceSetup, SeatInfo } from '@api/contract';
import type { RaceOrigin } from '@api/season';
import type { AnyGame, RaceConfig, RaceState, Seat } from '@core/contract';
import { isOver } from '@core/engine';
import type { Saves } from '@store/saves';
import { StoreTrouble } from '@store/trouble';
import { lentSeats, sittingNext } from './seats';

/** A race as the update needs it. */
export interface Shown {
  id: string;
  game: AnyGame;
  config: RaceConfig;
  seats: SeatInfo[];
  setup: RaceSetup;
  state: RaceState;
  hash: string;
  seq: number;
  clock: number;
  /** ms over the clock, by seat. */
  banks: readonly number[];
  paused: boolean;
  now: number;
  origin: RaceOrigin;
  endsAt(ask: number): number | null;
}

/** persons: seats of persons at the client's screen. events: as the engine gave them. */
export function updateFor(
  shown: Shown,
  viewer: Seat | 'watcher',
  persons: readonly Seat[],
  events: readonly unknown[],
  canTakeBack: boolean,
): MatchUpdate {
  const { game, state, config } = shown;
  return {
    match: shown.id,
    game: game.id,
    circuit: config.circuit,
    options: config.options,
    seq: shown.seq,
    hash: shown.hash,
    viewer,
    seats: shown.seats,
    mine: [...persons],
    sitting: sittingNext(state, persons, viewer),
    lent: lentSeats(shown.setup, shown.seats),
    view: game.view(state, viewer),
    events: seenEvents(game, events, viewer),
    asks: state.asks.map((ask): OpenAsk => {
      const { id, seat, kind, sealed, committed } = ask;
      return { id, seat, kind, sealed, committed, endsAt: shown.endsAt(id) };
    }),
    choices: choicesFor(game, state, viewer),
    canTakeBack,
    finished: isOver(state),
    standings: game.standings(state),
    clock: shown.clock,
    banks: [...shown.banks],
    paused: shown.paused,
    now: shown.now,
    origin: shown.origin,
  };
}

/** Moves whose events a client may get when it comes: its log, not its animations. */
const RECENT_MOVES = 60;
/** Events of a first update, and the characters they may have: a join must stay small however long the race. */
const MOST_EVENTS = 200;
const MOST_CHARACTERS = 16_000;

/** The newest events of a stored race, for the log of a client that comes in the middle of it. */
export function newestEvents(saves: Saves, match: string): readonly unknown[] {
  try {
    return saves.newestEvents(match, RECENT_MOVES);
  } catch (error) {
    if (!(error instanceof StoreTrouble)) throw error; // The race goes on without its past being told.
    return [];
  }
}

/** The newest events, as many as a client gets when it comes. */
export function newestOf(events: readonly unknown[]): unknown[] {
  let left = MOST_CHARACTERS;
  let from = events.length;
  while (from > 0 && events.length - from < MOST_EVENTS) {
    left -= JSON.stringify(events[from - 1]).length + 1;
    if (left < 0) break;
    from -= 1;
  }
  return events.slice(from);
}

function seenEvents(game: AnyGame, events: readonly unknown[], viewer: Seat | 'watcher'): unknown[] {
  return events.map((event) => game.viewEvent(event, viewer)).filter((event) => event !== null);
}

function choicesFor(game: AnyGame, state: RaceState, viewer: Seat | 'watcher'): MatchUpdate['choices'] {
  const choices: MatchUpdate['choices'] = {};
  for (const ask of state.asks) if (ask.seat === viewer) choices[String(ask.id)] = game.choices(state, ask);
  return choices;
}
