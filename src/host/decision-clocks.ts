// How long each person still has for each open decision: the fixed time first, then their bank. Time is never in a race's
// state: a race that is opened again starts its running decisions with the full time. Not for: what happens when time is
// up (match.ts).

import type { Clock } from './clock';

/** Later than this past its time, a timer says that the machine slept: nobody could have answered, so time starts anew. */
export const SLEEP_MS = 5000;

/** Longest that a decision's time waits for the animations before it, ms. */
export const GRACE_MS = 20_000;

interface Decision {
  seat: number;
  /** ms of the fixed time that are left while the clock stands. */
  left: number;
  /** It still has the grace on top of its time. */
  graced: boolean;
  /** ms since 1970 when the fixed time is used up, while it runs; from there on it uses the bank. */
  fixedUntil: number | undefined;
}

/** seconds: per decision, 0 = none. banks: ms by seat beyond that, changed as they are used; empty = none. */
export interface ClockTimes {
  seconds: number;
  banks: number[];
}

export interface DecisionClocks {
  /**
   * Says which decisions are open and which of those wait for their person; new ones get the full time. graced: and the
   * grace, because a client will say when its person can see them.
   */
  set(open: readonly { id: number; seat: number; waiting: boolean }[], running: boolean, graced: boolean): void;
  /** The person can see the decision now: what is left of the grace goes. */
  begin(id: number): void;
  /** ms since 1970, the bank counted in; null for a decision whose clock stands, or without a clock. */
  endsAt(id: number): number | null;
  stop(): void;
}

/** Clocks of one race. due: a decision's time and its person's bank are used up. */
export function createDecisionClocks(times: ClockTimes, clock: Clock, due: (id: number) => void): DecisionClocks {
  const { banks } = times;
  const full = times.seconds * 1000;
  const isOff = full === 0 && banks.length === 0;
  const decisions = new Map<number, Decision>();
  let cancel: (() => void) | undefined;

  function endOf(one: Decision): number | undefined {
    return one.fixedUntil === undefined ? undefined : one.fixedUntil + (banks[one.seat] ?? 0);
  }

  /** Takes what a running decision went over its fixed time from its person's bank, and starts no time anew. */
  function halt(one: Decision, now: number): void {
    if (one.fixedUntil === undefined) return;
    const over = Math.max(0, now - one.fixedUntil);
    const bank = banks[one.seat];
    if (bank !== undefined) banks[one.seat] = Math.max(0, bank - over);
    one.left = Math.max(0, one.fixedUntil - now);
    one.fixedUntil = undefined;
  }

  function arm(): void {
    cancel?.();
    cancel = undefined;
    const ends = [...decisions.values()].flatMap((one) => endOf(one) ?? []);
    if (ends.length > 0) cancel = clock.setTimer(Math.max(0, Math.min(...ends) - clock.now()), ring);
  }

  function ring(): void {
    cancel = undefined;
    const now = clock.now();
    const over: number[] = [];
    for (const [id, one] of decisions) {
      const end = endOf(one);
      if (end === undefined || end > now) continue;
      if (now - end > SLEEP_MS) one.fixedUntil = now + full;
      else over.push(id);
    }
    // Playing for one person may close the decisions of others, which set then forgets.
    for (const id of over) {
      const one = decisions.get(id);
      if (one === undefined) continue;
      halt(one, now);
      one.fixedUntil = now;
      due(id);
      // Still open: the disk refused the move. It is tried again, but not at once.
      if (decisions.get(id) === one && one.fixedUntil <= now) one.fixedUntil = now + SLEEP_MS;
    }
    arm();
  }

  return {
    set(open, running, graced) {
      if (isOff) return;
      const now = clock.now();
      const ids = new Set(open.map((one) => one.id));
      for (const [id, one] of decisions) {
        if (ids.has(id)) continue;
        halt(one, now);
        decisions.delete(id);
      }
      for (const { id, seat, waiting } of open) {
        const fresh = { seat, left: graced ? full + GRACE_MS : full, graced, fixedUntil: undefined };
        const known: Decision = decisions.get(id) ?? fresh;
        decisions.set(id, known);
        if (waiting && running) known.fixedUntil ??= now + known.left;
        else halt(known, now);
      }
      arm();
    },
    begin(id) {
      const one = decisions.get(id);
      if (one === undefined || !one.graced) return;
      one.graced = false;
      const now = clock.now();
      if (one.fixedUntil === undefined) one.left = Math.min(one.left, full);
      else one.fixedUntil = Math.min(one.fixedUntil, now + full);
      arm();
    },
    endsAt(id) {
      const one = decisions.get(id);
      return (one && endOf(one)) ?? null;
    },
    stop() {
      cancel?.();
      cancel = undefined;
      const now = clock.now();
      for (const one of decisions.values()) halt(one, now);
      decisions.clear();
    },
  };
}
