// How long each person still has for each open decision: the fixed time first, then their bank. Time is never in a race's
// state: a race that is opened again starts its running decisions with the full time. Not for: what happens when time is
// up, or who is in front of the screen (match.ts, seats.ts).

import type { Clock } from './clock';

/** Later than this past its time, a timer says that the machine slept: nobody could have answered, so time starts anew. */
export const SLEEP_MS = 5000;

/** Longest that a decision's time waits for the animations before it, ms. */
export const GRACE_MS = 20_000;

/** A decision that is open. waiting: its person can answer now, and has not. */
export interface OpenDecision {
  id: number;
  seat: number;
  waiting: boolean;
  /** It gets the grace on top of its time, because something will say when its person can see it (begin). */
  graced: boolean;
  /** Decisions of a seat with the same one share one fixed time; null: it has a time of its own. */
  shares: string | null;
}

interface Decision {
  seat: number;
  shares: string | null;
  /** ms of fixed time that it began with, the grace left out. */
  own: number;
  /** ms of the fixed time that are left while the clock stands. */
  left: number;
  /** It still has the grace on top of its time. */
  graced: boolean;
  /** ms by the steady clock when the fixed time is used up, while it runs; from there on it uses the bank. */
  fixedUntil: number | undefined;
}

/** seconds: per decision, 0 = none. banks: ms by seat beyond that, changed as they are used; empty = none. */
export interface ClockTimes {
  seconds: number;
  banks: number[];
}

export interface DecisionClocks {
  /**
   * Says which decisions are open; new ones get the full time, or what the one before left of a time they share.
   * running: time passes for those that wait.
   */
  set(open: readonly OpenDecision[], running: boolean): void;
  /** The person can see the decision now: what is left of the grace goes. */
  begin(id: number): void;
  /** ms by the steady clock, the bank counted in; null for a decision whose clock stands, or without a clock. */
  endsAt(id: number): number | null;
  stop(): void;
}

/** Clocks of one race. due: a decision's time and its person's bank are used up. */
export function createDecisionClocks(times: ClockTimes, clock: Clock, due: (id: number) => void): DecisionClocks {
  const { banks } = times;
  const full = times.seconds * 1000;
  const isOff = full === 0 && banks.length === 0;
  const decisions = new Map<number, Decision>();
  /** What is left of the time that decisions of a seat share, by seat: the newest shared one. */
  const shared = new Map<number, { shares: string; left: number }>();
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

  /** Ends a decision: what it left of a shared time is the next one's. */
  function end(id: number, one: Decision, now: number): void {
    halt(one, now);
    decisions.delete(id);
    if (one.shares !== null) shared.set(one.seat, { shares: one.shares, left: Math.min(one.left, one.own) });
  }

  function begun({ seat, shares, graced }: OpenDecision): Decision {
    const before = shared.get(seat);
    const own = shares !== null && before?.shares === shares ? before.left : full;
    // Where no time is left at all there is nothing to be graced with.
    const isGraced = graced && own + (banks[seat] ?? 0) > 0;
    return { seat, shares, own, left: isGraced ? own + GRACE_MS : own, graced: isGraced, fixedUntil: undefined };
  }

  function arm(): void {
    cancel?.();
    cancel = undefined;
    const ends = [...decisions.values()].flatMap((one) => endOf(one) ?? []);
    if (ends.length > 0) cancel = clock.setTimer(Math.max(0, Math.min(...ends) - clock.steady()), ring);
  }

  function ring(): void {
    cancel = undefined;
    const now = clock.steady();
    const over: number[] = [];
    for (const [id, one] of decisions) {
      const ends = endOf(one);
      if (ends === undefined || ends > now) continue;
      if (now - ends > SLEEP_MS) one.fixedUntil = now + one.own;
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
    set(open, running) {
      if (isOff) return;
      const now = clock.steady();
      const ids = new Set(open.map((one) => one.id));
      for (const [id, one] of decisions) {
        if (!ids.has(id)) end(id, one, now);
      }
      for (const asked of open) {
        const known = decisions.get(asked.id) ?? begun(asked);
        decisions.set(asked.id, known);
        if (asked.waiting && running) known.fixedUntil ??= now + known.left;
        else halt(known, now);
      }
      arm();
    },
    begin(id) {
      const one = decisions.get(id);
      if (one === undefined || !one.graced) return;
      one.graced = false;
      const now = clock.steady();
      if (one.fixedUntil === undefined) one.left = Math.min(one.left, one.own);
      else one.fixedUntil = Math.min(one.fixedUntil, now + one.own);
      arm();
    },
    endsAt(id) {
      const one = decisions.get(id);
      return (one && endOf(one)) ?? null;
    },
    stop() {
      cancel?.();
      cancel = undefined;
      const now = clock.steady();
      for (const one of decisions.values()) halt(one, now);
      decisions.clear();
      shared.clear();
    },
  };
}
