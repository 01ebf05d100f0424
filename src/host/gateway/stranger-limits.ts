// How many frames of sockets that have not joined reach the host's thread. Not here: limits of guests at the table (api/rate.ts).

import { createMeter, type Rate } from '@api/rate';
import { setNewest } from '../set-newest';

/** One address: a dozen phones behind one router, which all join, reload and leave. */
const ADDRESS: Rate = { perSecond: 20, burst: 600 };
/** All addresses together: at some 100 us a frame this is 2 % of the thread, once the burst is used up. */
const ALL: Rate = { perSecond: 150, burst: 800 };
/** Addresses remembered at once. */
const MOST_ADDRESSES = 1024;

/** Returns a function that counts one frame from an address; false if there are too many. now: ms, steady clock. */
export function createStrangerLimits(now: () => number): (from: string) => boolean {
  const mayAll = createMeter(ALL, now);
  const meters = new Map<string, () => boolean>();
  return (from) => {
    const may = meters.get(from) ?? createMeter(ADDRESS, now);
    setNewest(meters, from, may, MOST_ADDRESSES);
    return may() && mayAll();
  };
}
