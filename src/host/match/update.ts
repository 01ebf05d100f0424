// Builds a client's update about a race from scratch for its viewer, through the game's own views.
// Not here: deciding who the viewer is (seats.ts) or when to send (match.ts).

import type { MatchUpdate, OpenDecision, RaceSetup, SeatInfo, TimeOut } from '@api/contract';
import type { RaceOrigin } from '@api/season';
import type { AnyGame, Move, RaceConfig, RaceState, Seat } from '@core/contract';
import { isOver } from '@core/engine';
import type { Saves } from '@store/races/saves';
import { StoreError } from '@store/store-error';
import { seatsHandedToAi, sittingNext } from './seats';

/** What an update needs of a race. */
export interface UpdateSource {
  id: string;
  game: AnyGame;
  config: RaceConfig;
  seats: readonly SeatInfo[];
  setup: RaceSetup;
  state: RaceState;
  seq: number;
  clock: number;
  /** Time bank left on top of the clock, ms, by seat. */
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

/** persons: seats of the people at the client's screen. happened: moves since the client's last update, in order. */
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
    ...(config.source !== undefined && { source: config.source }),
    options: config.options,
    seq: shown.seq,
    step: state.step,
    viewer,
    seats: [...shown.seats],
    mine: [...persons],
    sitting: sittingNext(state, persons, viewer),
    lent: seatsHandedToAi(shown.setup, shown.seats),
    view: game.view(state, viewer),
    ...eventsSeenBy(game, happened, viewer, persons.length > 1),
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

/** Moves whose events a joining client gets: for its log, not for animations. */
const RECENT_MOVES = 60;
/** Limits of a first update, in events and in characters of JSON: joining must stay cheap however long the race is. */
const MOST_EVENTS = 200;
const MOST_CHARACTERS = 16_000;

/** The newest steps of a stored race, for the log of a client that joins mid-race. */
export function newestHappened(saves: Saves, match: string): readonly Happened[] {
  try {
    return saves.newestSteps(match, RECENT_MOVES);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error; // The race goes on; the client's log starts empty.
    return [];
  }
}

/** The newest events and time-outs, cut to what a joining client gets. */
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

/**
 * Events as this viewer may see them, and time-outs: everyone learns whose time ran out, only that seat learns the action. isShared:
 * others look at the same screen later.
 */
function eventsSeenBy(
  game: AnyGame,
  happened: readonly Happened[],
  viewer: Seat | 'watcher',
  isShared: boolean,
): SeenEvents & Pick<MatchUpdate, 'aloud'> {
  const events: unknown[] = [];
  const timeOuts: TimeOut[] = [];
  const aloud: Record<string, unknown> = {};
  for (const { move, events: all } of happened) {
    if (move?.by === 'clock') {
      const { seat, action } = move;
      timeOuts.push({ at: events.length, seat, action: seat === viewer ? action : null });
    }
    for (const event of all) {
      const seen: unknown = game.viewEvent(event, viewer);
      if (seen === null) continue;
      const open: unknown = isShared ? game.viewEvent(event, 'watcher') : seen;
      if (open !== seen && JSON.stringify(open) !== JSON.stringify(seen)) aloud[String(events.length)] = open;
      events.push(seen);
    }
  }
  return { events, timeOuts, ...(Object.keys(aloud).length > 0 && { aloud }) };
}

function choicesFor(game: AnyGame, state: RaceState, viewer: Seat | 'watcher'): MatchUpdate['choices'] {
  const choices: MatchUpdate['choices'] = {};
  for (const decision of state.asks)
    if (decision.seat === viewer) choices[String(decision.id)] = game.choices(state, decision);
  return choices;
}
