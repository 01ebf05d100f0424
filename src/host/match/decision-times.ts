// What is left of the time of each open decision, as numbers: the fixed time, which decisions of a seat may share, and the
// bank after it. Not here: timers and what happens when time is up (decision-clocks.ts).

/** ms that a decision's time waits for the animations before it, at most. */
const GRACE_MS = 20_000;

/** A decision whose time is counted. */
export interface TimedDecision {
  seat: number;
  shares: string | null;
  /** ms of fixed time at its beginning, without the grace period. */
  own: number;
  /** ms of fixed time left while the clock is stopped. */
  left: number;
  /** It still has the grace period on top of its time. */
  graced: boolean;
  /** ms, steady clock, when the fixed time is used up, while it runs; after that it uses the bank. */
  fixedUntil: number | undefined;
}

/** A decision as it begins. */
export type NewDecision = Pick<TimedDecision, 'seat' | 'shares' | 'graced'>;

/** Changes the decisions passed in. now: ms, steady clock. */
export interface DecisionTimes {
  begin(decision: NewDecision): TimedDecision;
  /** ms, steady clock, when all its time is used up, including the bank; undefined while stopped. */
  endOf(one: TimedDecision): number | undefined;
  /** Stops a running decision and takes what it used beyond its fixed time from its person's bank. */
  halt(one: TimedDecision, now: number): void;
  /** Ends a decision: the rest of a shared time goes to the next one. */
  end(one: TimedDecision, now: number): void;
  /** Ends the rest of the grace period. */
  endGrace(one: TimedDecision, now: number): void;
  forgetShared(): void;
}

/** full: ms of fixed time. banks: extra ms by seat, changed as they are used; empty = none. */
export function createDecisionTimes(full: number, banks: number[]): DecisionTimes {
  /** What is left of the time that decisions of a seat share, by seat: only the newest shared time. */
  const shared = new Map<number, { shares: string; left: number }>();

  function halt(one: TimedDecision, now: number): void {
    if (one.fixedUntil === undefined) return;
    const over = Math.max(0, now - one.fixedUntil);
    const bank = banks[one.seat];
    if (bank !== undefined) banks[one.seat] = Math.max(0, bank - over);
    one.left = Math.max(0, one.fixedUntil - now);
    one.fixedUntil = undefined;
  }

  return {
    begin({ seat, shares, graced }) {
      const before = shared.get(seat);
      const own = shares !== null && before?.shares === shares ? before.left : full;
      // Without any time there is nothing to add a grace period to.
      const isGraced = graced && own + (banks[seat] ?? 0) > 0;
      return { seat, shares, own, left: isGraced ? own + GRACE_MS : own, graced: isGraced, fixedUntil: undefined };
    },
    endOf: (one) => (one.fixedUntil === undefined ? undefined : one.fixedUntil + (banks[one.seat] ?? 0)),
    halt,
    end(one, now) {
      halt(one, now);
      if (one.shares !== null) shared.set(one.seat, { shares: one.shares, left: Math.min(one.left, one.own) });
    },
    endGrace(one, now) {
      one.graced = false;
      if (one.fixedUntil === undefined) one.left = Math.min(one.left, one.own);
      else one.fixedUntil = Math.min(one.fixedUntil, now + one.own);
    },
    forgetShared: () => shared.clear(),
  };
}
