// How long each person still has for each open decision. Time is never in a race's state: a race that is opened again
// starts its running decisions with the full time. Not for: what happens when time is up (match.ts).

import type { Clock } from './clock';

/** Later than this past its time, a timer says that the machine slept: nobody could have answered, so time starts anew. */
export const SLEEP_MS = 5000;

/** Longest that a decision's time waits for the animations before it, ms. */
export const GRACE_MS = 20_000;

interface Decision {
  /** ms that are left while the clock stands. */
  left: number;
  /** It still has the grace on top of its time. */
  graced: boolean;
  /** ms since 1970 while it runs. */
  endsAt: number | undefined;
}

export interface DecisionClocks {
  /**
   * Says which decisions are open and which of those wait for their person; new ones get the full time. graced: and the
   * grace, because a client will say when its person can see them.
   */
  set(open: readonly { id: number; waiting: boolean }[], running: boolean, graced: boolean): void;
  /** The person can see the decision now: what is left of the grace goes. */
  begin(id: number): void;
  /** ms since 1970; null for a decision whose clock stands, or without a clock. */
  endsAt(id: number): number | null;
  stop(): void;
}

/** Clocks of one race. seconds: per decision, 0 = off. */
export function createDecisionClocks(seconds: number, clock: Clock, due: (id: number) => void): DecisionClocks {
  const full = seconds * 1000;
  const decisions = new Map<number, Decision>();
  let cancel: (() => void) | undefined;

  function arm(): void {
    cancel?.();
    cancel = undefined;
    const ends = [...decisions.values()].flatMap((one) => one.endsAt ?? []);
    if (ends.length > 0) cancel = clock.setTimer(Math.max(0, Math.min(...ends) - clock.now()), ring);
  }

  function ring(): void {
    cancel = undefined;
    const now = clock.now();
    const over: number[] = [];
    for (const [id, one] of decisions) {
      if (one.endsAt === undefined || one.endsAt > now) continue;
      if (now - one.endsAt > SLEEP_MS) one.endsAt = now + full;
      else over.push(id);
    }
    // Playing for one person may close the decisions of others, which set then forgets.
    for (const id of over) {
      if (decisions.has(id)) due(id);
      // Still open: the disk refused the move. It is tried again, but not at once.
      const left = decisions.get(id);
      if (left?.endsAt !== undefined && left.endsAt <= now) left.endsAt = now + SLEEP_MS;
    }
    arm();
  }

  return {
    set(open, running, graced) {
      if (full === 0) return;
      const now = clock.now();
      const ids = new Set(open.map((one) => one.id));
      for (const id of decisions.keys()) if (!ids.has(id)) decisions.delete(id);
      for (const { id, waiting } of open) {
        const fresh = { left: graced ? full + GRACE_MS : full, graced, endsAt: undefined };
        const known: Decision = decisions.get(id) ?? fresh;
        decisions.set(id, known);
        if (waiting && running) known.endsAt ??= now + known.left;
        else if (known.endsAt !== undefined) {
          known.left = Math.max(0, known.endsAt - now);
          known.endsAt = undefined;
        }
      }
      arm();
    },
    begin(id) {
      const one = decisions.get(id);
      if (one === undefined || !one.graced) return;
      one.graced = false;
      const now = clock.now();
      if (one.endsAt === undefined) one.left = Math.min(one.left, full);
      else one.endsAt = Math.min(one.endsAt, now + full);
      arm();
    },
    endsAt: (id) => decisions.get(id)?.endsAt ?? null,
    stop() {
      cancel?.();
      cancel = undefined;
      decisions.clear();
    },
  };
}
