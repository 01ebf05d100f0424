// What one client is told of a race: built again for its viewer each time, through the game's own views.
// Not for: deciding who looks (seats.ts) or when (match.ts).

import type { MatchUpdate, OpenDecision, RaceSetup, SeatInfo, TimeOut } from '@api/contract';
import type { RaceOrigin } from '@api/season';
import type { AnyGame, Move, RaceConfig, RaceState, Seat } from '@core/contract';
import { isOver } from '@core/engine';
import type { Saves } from '@store/races/saves';
import { StoreError } from '@store/store-error';
import { seatsHandedToAi, sittingNext } from './seats';

/** A race as the update needs it. */
export interface UpdateSource {
  id: string;
  game: AnyGame;
  config: RaceConfig;
  seats: readonly SeatInfo[];
  setup: RaceSetup;
  state: RaceState;
  seq: number;
  clock: number;
  /** ms over the clock, by seat. */
  banks: readonly number[];
  paused: boolean;
  goOn: MatchUpdate['goOn'];
  now: number;
  origin: RaceOrigin;
  endsAt(decision: number): number | null;
}

/** One move with its events as the engine gave them; move: undefined for the start. */
export interface Happened {
  events: readonly unknown[];
  move: Move | undefined;
}

/** persons: seats of persons at the client's screen. happened: since the client's last update, in order. */
export function updateFor(
  shown: UpdateSource,
  viewer: Seat | 'watcher',
  persons: readonly Seat[],
  happened: readonly Happened[],
  canTakeBack: boolean,
): MatchUpdate {
  const { game, state, config } = shown;
  return {
    match: shown.id,
    game: game.id,
    circuit: config.circuit,
    options: config.options,
    seq: shown.seq,
    step: state.step,
    viewer,
    seats: [...shown.seats],
    mine: [...persons],
    sitting: sittingNext(state, persons, viewer),
    lent: seatsHandedToAi(shown.setup, shown.seats),
    view: game.view(state, viewer),
    ...eventsSeenBy(game, happened, viewer),
    asks: state.asks.map((decision): OpenDecision => {
      const { id, seat, kind, sealed, committed } = decision;
      return { id, seat, kind, sealed, committed, endsAt: shown.endsAt(id) };
    }),
    choices: choicesFor(game, state, viewer),
    canTakeBack,
    finished: isOver(state),
    standings: game.standings(state),
    clock: shown.clock,
    banks: [...shown.banks],
    paused: shown.paused,
    goOn: shown.goOn,
    now: shown.now,
    origin: shown.origin,
  };
}

/** Moves whose events a client may get when it comes: its log, not its animations. */
const RECENT_MOVES = 60;
/** Events of a first update, and the characters they may have: a join must stay small however long the race. */
const MOST_EVENTS = 200;
const MOST_CHARACTERS = 16_000;

/** What happened last in a stored race, for the log of a client that comes in the middle of it. */
export function newestHappened(saves: Saves, match: string): readonly Happened[] {
  try {
    return saves.newestSteps(match, RECENT_MOVES);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error; // The race goes on without its past being told.
    return [];
  }
}

/** The newest events and what clocks did between them, as many as a client gets when it comes. */
export function newestOf({ events, timeOuts }: SeenEvents): SeenEvents {
  let left = MOST_CHARACTERS;
  let from = events.length;
  while (from > 0 && events.length - from < MOST_EVENTS) {
    left -= JSON.stringify(events[from - 1]).length + 1;
    if (left < 0) break;
    from -= 1;
  }
  const kept = timeOuts.filter(({ at }) => at >= from).map((one) => ({ ...one, at: one.at - from }));
  return { events: events.slice(from), timeOuts: kept.slice(-MOST_EVENTS) };
}

type SeenEvents = Pick<MatchUpdate, 'events' | 'timeOuts'>;

/** Events as this viewer may see them, and where between them a clock decided: for whom everyone may know, what only they. */
function eventsSeenBy(game: AnyGame, happened: readonly Happened[], viewer: Seat | 'watcher'): SeenEvents {
  const events: unknown[] = [];
  const timeOuts: TimeOut[] = [];
  for (const { move, events: all } of happened) {
    if (move?.by === 'clock') {
      const { seat, action } = move;
      timeOuts.push({ at: events.length, seat, action: seat === viewer ? action : null });
    }
    for (const event of all) {
      const seen: unknown = game.viewEvent(event, viewer);
      if (seen !== null) events.push(seen);
    }
  }
  return { events, timeOuts };
}

function choicesFor(game: AnyGame, state: RaceState, viewer: Seat | 'watcher'): MatchUpdate['choices'] {
  const choices: MatchUpdate['choices'] = {};
  for (const decision of state.asks)
    if (decision.seat === viewer) choices[String(decision.id)] = game.choices(state, decision);
  return choices;
}
