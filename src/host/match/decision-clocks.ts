// How long each person still has for each open decision: the fixed time first, then their bank. Time is never in a race's
// state: reopening a race restarts its open decisions with the full time. Not here: what happens when time is
// up, or who is in front of the screen (match.ts, seats.ts).

import type { Clock } from '../clock';
import { createDecisionTimes, type TimedDecision } from './decision-times';

/** A timer that fires more than this late (ms) means that the machine slept: no one could answer, so time starts again. */
export const SLEEP_MS = 5000;

/** An open decision. waiting: its person can answer now, and has not. */
export interface OpenDecision {
  id: number;
  seat: number;
  waiting: boolean;
  /** It gets a grace period on top of its time, because the client will report when its person can see it (begin). */
  graced: boolean;
  /** Decisions of a seat with the same value share one fixed time; null: it has its own. */
  shares: string | null;
}

/** seconds: per decision, 0 = none. banks: extra ms by seat, changed as they are used; empty = none. */
export interface ClockTimes {
  seconds: number;
  banks: number[];
}

export interface DecisionClocks {
  /**
   * Sets the open decisions; new ones get the full time, or the rest of a shared time.
   * running: time passes for decisions that wait.
   */
  set(open: readonly OpenDecision[], running: boolean): void;
  /** The person can see the decision now: the rest of the grace period ends. */
  begin(id: number): void;
  /** ms, steady clock, including the bank; null if the decision's clock is stopped, or it has none. */
  endsAt(id: number): number | null;
  stop(): void;
}

/** The clocks of one race. due: called when a decision's time and its person's bank are used up. */
export function createDecisionClocks(times: ClockTimes, clock: Clock, due: (id: number) => void): DecisionClocks {
  const full = times.seconds * 1000;
  const isOff = full === 0 && times.banks.length === 0;
  const left = createDecisionTimes(full, times.banks);
  const decisions = new Map<number, TimedDecision>();
  let cancel: (() => void) | undefined;

  function arm(): void {
    cancel?.();
    cancel = undefined;
    const ends = [...decisions.values()].flatMap((one) => left.endOf(one) ?? []);
    if (ends.length > 0) cancel = clock.setTimer(Math.max(0, Math.min(...ends) - clock.steady()), ring);
  }

  function ring(): void {
    cancel = undefined;
    const now = clock.steady();
    const over: number[] = [];
    for (const [id, one] of decisions) {
      const ends = left.endOf(one);
      if (ends === undefined || ends > now) continue;
      if (now - ends > SLEEP_MS) one.fixedUntil = now + one.own;
      else over.push(id);
    }
    // Playing for one person may close the decisions of others, which set then forgets.
    for (const id of over) {
      const one = decisions.get(id);
      if (one === undefined) continue;
      left.halt(one, now);
      one.fixedUntil = now;
      due(id);
      // Still open because the disk refused the move: try again, but not immediately.
      if (decisions.get(id) === one && one.fixedUntil <= now) one.fixedUntil = now + SLEEP_MS;
    }
    arm();
  }

  return {
    set(open, running) {
      if (isOff) return;
      const now = clock.steady();
      const ids = new Set(open.map((one) => one.id));
      for (const [id, one] of decisions) {
        if (ids.has(id)) continue;
        left.end(one, now);
        decisions.delete(id);
      }
      for (const asked of open) {
        const known = decisions.get(asked.id) ?? left.begin(asked);
        decisions.set(asked.id, known);
        if (asked.waiting && running) known.fixedUntil ??= now + known.left;
        else left.halt(known, now);
      }
      arm();
    },
    begin(id) {
      const one = decisions.get(id);
      if (one === undefined || !one.graced) return;
      left.endGrace(one, clock.steady());
      arm();
    },
    endsAt(id) {
      const one = decisions.get(id);
      return (one && left.endOf(one)) ?? null;
    },
    stop() {
      cancel?.();
      cancel = undefined;
      const now = clock.steady();
      for (const one of decisions.values()) left.halt(one, now);
      decisions.clear();
      left.forgetShared();
    },
  };
}
