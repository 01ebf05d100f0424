// How fast a client may talk: buckets of messages that refill with time. Not for: what a refused message is answered with.

import type { CommandName, Role } from './contract';

/** perSecond: messages that come back per second; burst: messages the full bucket holds. */
export interface Rate {
  perSecond: number;
  burst: number;
}

/** The owner's own window is trusted but bounded, so that a loop in the page cannot starve the host. */
export const RATES: Record<Role, Rate> = {
  owner: { perSecond: 200, burst: 400 },
  guest: { perSecond: 20, burst: 40 },
};

/**
 * Refusals for talking too fast after which the link is closed. They are forgiven with time and with nothing else: one
 * good message between two floods makes neither better.
 */
const MAX_REFUSED: Record<Role, Rate> = {
  owner: { perSecond: 20, burst: 400 },
  guest: { perSecond: 10, burst: 100 },
};
/** Answers that take a host tens of ms and bring a guest hundreds of KB; a page asks for one when it is opened. */
const LARGE: ReadonlySet<string> = new Set<CommandName>(['matches.result']);
const MAX_LARGE: Rate = { perSecond: 0.5, burst: 3 };

/** Each asks for one more: false where it is too many. */
export interface TalkLimits {
  mayTalk(): boolean;
  /** Of this command. */
  mayCall(call: string): boolean;
  /** Instead of being thrown out. */
  mayBeRefused(): boolean;
}

/** What one client may do. now: ms from any start. */
export function createTalkLimits(role: Role, now: () => number): TalkLimits {
  const mayAskMuch = createMeter(MAX_LARGE, now);
  return {
    mayTalk: createMeter(RATES[role], now),
    mayCall: (call) => role !== 'guest' || !LARGE.has(call) || mayAskMuch(),
    mayBeRefused: createMeter(MAX_REFUSED[role], now),
  };
}

/** Returns a function that takes one message from the bucket: false where none is left. now: ms from any start. */
export function createMeter(rate: Rate, now: () => number): () => boolean {
  let left = rate.burst;
  let at = now();
  return () => {
    const time = now();
    left = Math.min(rate.burst, left + (Math.max(0, time - at) * rate.perSecond) / 1000);
    at = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
