// What a game supplies to the test of its coach (tests/coach.ts): races in which notes come up, and the values that the
// rules give for the numbers in a note. Not here: the coach itself (ui/coach).

import { cloneState } from '@core/clone';
import type { AnyGame, Decision, Json, RaceConfig, RaceState, Seat } from '@core/contract';
import { advance } from '@core/engine';

/** A note at its moment: a decision is open, and this answer is chosen but not given. */
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

/** Events of a race, as the rules emit them. */
export type AnyEvent = { type: string; seat?: Seat } & Record<string, unknown>;

/** The values that the rules give, which the note must match; null if something else came between. */
export type Proof = (noted: Noted) => Readonly<Record<string, string | number>> | null;

/** A game's part of the test. */
export interface CoachProofs {
  configs: readonly RaceConfig[];
  /** The preview that the dashboard passes to the board while this answer is chosen. */
  preview(noted: Omit<Noted, 'note' | 'game' | 'state'>): unknown;
  /** One function for each note. */
  proofs: Readonly<Record<string, Proof>>;
}

/** Gives an answer on a copy and default answers afterwards, until `isDone`. Returns the events and the final state. */
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
