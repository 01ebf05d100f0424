// Answers that may still be changed: to a sealed decision a person may give any number of them, and drag the cards of a programme
// about for minutes. The first are kept at once; of more, only the newest, when it has rested a while.
// Not for: an answer that commits its seat or closes the set; those are never held.

import type { Move, RaceState } from '@core/contract';
import { findDecision } from '@core/engine';
import { StoreError } from '@store/store-error';
import type { Refused } from '../api-errors';
import type { Clock } from '../clock';
import type { MoveResult } from './race-runner';

type Done = { ok: true } | Refused;

/** From this many answers to one decision on, an answer waits this many ms until it is kept: what a crash may cost at most. */
export const RESTS: readonly { from: number; ms: number }[] = [
  { from: 40, ms: 10_000 },
  { from: 12, ms: 2000 },
];

/** What a race shows here. */
export interface Race {
  state(): RaceState;
  /** Plays on a copy. */
  tryStep(move: Move, from: RaceState): { ok: true; value: MoveResult } | Refused;
  /** Keeps it and tells everyone. Throws StoreError. */
  make(move: Move): Done;
  onItsOwn(work: () => void): void;
}

export interface HeldAnswers {
  /** A person's answer: played, or held where this many were given that this one rests first. Throws StoreError. */
  act(move: Move): Done;
  /** Plays what is held; the race goes on from there. Throws StoreError. */
  flush(): void;
  /** What is held is gone with the race. */
  forget(): void;
}

/** One decision. kept: answers on disk. newest: the one that is held, with the state it would lead to. */
interface Given {
  kept: number;
  rest: (() => void) | undefined;
  newest: { move: Move; state: RaceState } | undefined;
}

/** The held answers of one race. */
export function createHeldAnswers(race: Race, clock: Clock): HeldAnswers {
  const given = new Map<number, Given>();

  function act(move: Move): Done {
    const decision = findDecision(race.state(), move.ask);
    const one = given.get(move.ask);
    if (decision !== undefined && one?.rest !== undefined) {
      // The rules see what was answered before, though it is not on disk yet.
      const turn = race.tryStep(move, one.newest?.state ?? race.state());
      if (!turn.ok) return turn;
      if (isOpenStill(race.state(), turn.value)) {
        one.newest = { move, state: turn.value.state };
        return { ok: true };
      }
    }
    flush();
    const done = race.make(move);
    if (done.ok && decision?.sealed) noteKept(move.ask);
    return done;
  }

  function flush(): void {
    for (const [decision, one] of given) {
      if (one.newest === undefined) continue;
      race.make(one.newest.move);
      one.newest = undefined;
      noteKept(decision);
    }
  }

  function noteKept(decision: number): void {
    for (const [id, one] of given) if (findDecision(race.state(), id) === undefined) drop(id, one);
    if (findDecision(race.state(), decision) === undefined) return;
    const one = given.get(decision) ?? { kept: 0, rest: undefined, newest: undefined };
    given.set(decision, one);
    one.kept += 1;
    letRest(one);
  }

  function letRest(one: Given): void {
    one.rest?.();
    const ms = RESTS.find(({ from }) => one.kept >= from)?.ms;
    one.rest = ms === undefined ? undefined : clock.setTimer(ms, () => race.onItsOwn(() => rested(one)));
  }

  function rested(one: Given): void {
    one.rest = undefined;
    try {
      flush();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      // It stays held; anyone who answers next tries again and is told.
    }
  }

  function drop(id: number, one: Given): void {
    one.rest?.();
    given.delete(id);
  }

  return {
    act,
    flush,
    forget() {
      for (const [id, one] of given) drop(id, one);
    },
  };
}

/** Nothing has come of it but that it was given. */
function isOpenStill(before: RaceState, { state, drew }: MoveResult): boolean {
  return !drew && JSON.stringify(state.asks) === JSON.stringify(before.asks);
}
