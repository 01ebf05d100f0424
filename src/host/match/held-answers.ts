// Answers that may still change: a person may answer a sealed decision any number of times, for example by dragging program
// cards around for minutes. The first answers are stored immediately; later ones only once the newest has been still for a while.
// Not here: an answer that commits its seat or closes the set; those are never held.

import type { Move, RaceState } from '@core/contract';
import { findDecision } from '@core/engine';
import { StoreError } from '@store/store-error';
import type { Refused } from '../api-errors';
import type { Clock } from '../clock';
import type { MoveResult } from './race-runner';

type Done = { ok: true } | Refused;

/** From this many answers to one decision, an answer waits this many ms before it is stored, which is what a crash may lose. */
export const RESTS: readonly { from: number; ms: number }[] = [
  { from: 40, ms: 10_000 },
  { from: 12, ms: 2000 },
];

/** What held answers need from a race. */
export interface Race {
  state(): RaceState;
  /** Applies the move to a copy of the state. */
  tryStep(move: Move, from: RaceState): { ok: true; value: MoveResult } | Refused;
  /** Stores the move and sends it to everyone. Throws StoreError. */
  make(move: Move): Done;
  onItsOwn(work: () => void): void;
}

export interface HeldAnswers {
  /** Handles a person's answer: plays it, or holds it after too many answers. Throws StoreError. */
  act(move: Move): Done;
  /** Plays the held answers, before the race continues. Throws StoreError. */
  flush(): void;
  /** Drops the held answers together with the race. */
  forget(): void;
}

/** One decision. kept: answers on disk. newest: the held answer, with the state it would lead to. */
interface Given {
  kept: number;
  rest: (() => void) | undefined;
  newest: { move: Move; state: RaceState } | undefined;
}

export function createHeldAnswers(race: Race, clock: Clock): HeldAnswers {
  const given = new Map<number, Given>();

  function act(move: Move): Done {
    const decision = findDecision(race.state(), move.ask);
    const one = given.get(move.ask);
    if (decision !== undefined && one?.rest !== undefined) {
      // The rules see the earlier answers, even those that are not on disk yet.
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
      // The answer stays held; the next person to answer tries again and gets the error.
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

/** Whether the answer had no effect except that it was given. */
function isOpenStill(before: RaceState, { state, drew }: MoveResult): boolean {
  return !drew && JSON.stringify(state.asks) === JSON.stringify(before.asks);
}
