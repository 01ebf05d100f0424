// What a game provides for the test of its coach (tests/coach.ts): races in which notes come up, and the values that the
// rules then produce for a note's numbers. Not here: the coach itself (ui/coach).

import { cloneState } from '@core/clone';
import type { AnyGame, Decision, Json, RaceConfig, RaceState, Seat } from '@core/contract';
import { advance } from '@core/engine';

/** A note when it appears: someone is asked, and this answer is chosen but not given. */
export interface Noted {
  game: AnyGame;
  state: RaceState;
  ask: Decision;
  seat: Seat;
  view: unknown;
  choices: unknown;
  action: { type: string };
  note: { id: string; values: Readonly<Record<string, string | number>> };
}

/** Events of a race, as rules emit them. */
export type AnyEvent = { type: string; seat?: Seat } & Record<string, unknown>;

/** The rules' values for a note, to compare with the note's own; null: something else happened in between. */
export type Proof = (noted: Noted) => Readonly<Record<string, string | number>> | null;

/** A game's part of the test. */
export interface CoachProofs {
  configs: readonly RaceConfig[];
  /** The preview that the dashboard passes to the board while this answer is chosen. */
  preview(noted: Omit<Noted, 'note' | 'game' | 'state'>): unknown;
  /** One for each note. */
  proofs: Readonly<Record<string, Proof>>;
}

/** Gives an answer on a copy, and the usual one to every later question, until `isDone`: the events, and the end. */
export function simulateAnswer(
  { game, state, ask: decision }: Pick<Noted, 'game' | 'state' | 'ask'>,
  action: unknown,
  isDone: (events: readonly AnyEvent[], state: RaceState) => boolean = () => true,
): { events: AnyEvent[]; state: RaceState } {
  const copy = cloneState(state);
  const events: AnyEvent[] = [];
  let move = { ask: decision.id, seat: decision.seat, action: action as Json, by: 'bot' as const };
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const done = advance(game, copy, move);
    if (!done.ok) throw new Error(`${game.id} refuses what its coach was asked about: ${done.violation.code}`);
    events.push(...(done.value.events as AnyEvent[]));
    if (isDone(events, copy)) break;
    const next = copy.asks.find(({ committed }) => !committed);
    if (next === undefined) break;
    move = { ask: next.id, seat: next.seat, action: game.fallback(copy, next) as Json, by: 'bot' };
  }
  return { events, state: copy };
}

const MOST_MOVES = 300;
