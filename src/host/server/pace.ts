// Limits how often one address may connect: further sockets queue, so that a flood costs little and blocks no one else.
// Not here: how many may be connected (pending-connections.ts).

import { setNewest } from '../set-newest';

/** perSecond: sockets accepted per address; burst: accepted at once after a pause. longest: ms in the queue, at most. */
export interface PaceLimits {
  perSecond: number;
  burst: number;
  longest: number;
}

/** Addresses remembered at once. */
const MOST_ADDRESSES = 4096;

/** Returns the ms that the next socket of an address has to wait; undefined if the queue is too long. now: ms, steady clock. */
export function createPace(
  { perSecond, burst, longest }: PaceLimits,
  now: () => number,
): (from: string) => number | undefined {
  const step = 1000 / perSecond;
  /** When the last queued socket of an address will be accepted. */
  const rows = new Map<string, number>();
  return (from) => {
    const time = now();
    const turn = Math.max(rows.get(from) ?? Number.NEGATIVE_INFINITY, time - burst * step) + step;
    const wait = Math.max(0, turn - time);
    if (wait > longest) return undefined;
    setNewest(rows, from, turn, MOST_ADDRESSES);
    return wait;
  };
}
