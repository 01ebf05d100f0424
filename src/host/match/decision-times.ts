// What is left of the time of each open decision, as numbers: the fixed time, which some of a seat share, and the bank
// behind it. Not for: timers and what happens when time is up (decision-clocks.ts).

/** Longest that a decision's time waits for the animations before it, ms. */
const GRACE_MS = 20_000;

/** A decision whose time is counted. */
export interface TimedDecision {
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

/** A decision as it begins. */
export type NewDecision = Pick<TimedDecision, 'seat' | 'shares' | 'graced'>;

/** Changes the decisions that it is given. now: ms by the steady clock. */
export interface DecisionTimes {
  begin(decision: NewDecision): TimedDecision;
  /** ms by the steady clock when all its time is used up, the bank counted in; undefined while it stands. */
  endOf(one: TimedDecision): number | undefined;
  /** Takes what a running decision went over its fixed time from its person's bank, and starts no time again. */
  halt(one: TimedDecision, now: number): void;
  /** Ends a decision: what it left of a shared time is the next one's. */
  end(one: TimedDecision, now: number): void;
  /** What is left of the grace goes. */
  endGrace(one: TimedDecision, now: number): void;
  forgetShared(): void;
}

/** full: ms of fixed time. banks: ms by seat beyond that, changed as they are used; empty = none. */
export function createDecisionTimes(full: number, banks: number[]): DecisionTimes {
  /** What is left of the time that decisions of a seat share, by seat: the newest shared one. */
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
      // Where no time is left at all there is nothing to be graced with.
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
