// Rate limits of a client: buckets of messages that refill over time. Not here: how a refused message is answered.

import type { CommandName, Role } from './contract';

/** perSecond: messages refilled per second; burst: messages in a full bucket. */
export interface Rate {
  perSecond: number;
  burst: number;
}

/** The owner's own window is trusted but limited, so that a loop in the page cannot starve the host. */
export const RATES: Record<Role, Rate> = {
  owner: { perSecond: 200, burst: 400 },
  guest: { perSecond: 20, burst: 40 },
};

/**
 * The link is closed after this many refusals for sending too fast. Only time reduces the count; a good message between two
 * floods does not.
 */
const MAX_REFUSED: Record<Role, Rate> = {
  owner: { perSecond: 20, burst: 400 },
  guest: { perSecond: 10, burst: 100 },
};
/** Replies that take a host tens of ms and are hundreds of KB; a page requests one when it is opened. */
const LARGE: ReadonlySet<string> = new Set<CommandName>(['matches.result']);
const MAX_LARGE: Rate = { perSecond: 0.5, burst: 3 };
/** Calls of people who have not joined; a page sends them each time it connects. */
const LISTS: ReadonlySet<string> = new Set<CommandName>(['party.list']);
const MAX_LISTS: Rate = { perSecond: 0.5, burst: 5 };

/** Counts each call; the methods return false if there are too many. */
export interface TalkLimits {
  mayTalk(): boolean;
  /** For this command. */
  mayCall(call: string): boolean;
  /** Whether a refusal may be sent instead of closing the link. */
  mayBeRefused(): boolean;
}

/** The limits of one client. now: ms from any start. */
export function createTalkLimits(role: Role, now: () => number): TalkLimits {
  const mayAskMuch = createMeter(MAX_LARGE, now);
  const mayList = createMeter(MAX_LISTS, now);
  return {
    mayTalk: createMeter(RATES[role], now),
    mayCall: (call) => role !== 'guest' || ((!LARGE.has(call) || mayAskMuch()) && (!LISTS.has(call) || mayList())),
    mayBeRefused: createMeter(MAX_REFUSED[role], now),
  };
}

/** Returns a function that takes one message from the bucket: false if it is empty. now: ms from any start. */
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
