// Duration of each animation, in ms, from timings.json. For the board; the rules don't use it.

import source from './timings.json';

/** Duration of each animation at speed 1, ms. */
export const TIMINGS: Readonly<Record<string, number>> = Object.fromEntries(
  source.entries.map((entry) => [entry.id, entry.ms]),
);
/** Scale of the active seat's hand, and of a selected coin. */
export const HAND_SCALE = scaleOf('stormActiveHandZoom');
export const COIN_SCALE = scaleOf('coinSelectGrow');

/** Duration of this animation at speed 1, ms. Throws if it is unknown, which is a bug. */
export function timingOf(id: string): number {
  const ms = TIMINGS[id];
  if (ms === undefined) throw new Error(`there is no timing ${id}`);
  return ms;
}

function scaleOf(id: string): number {
  return source.entries.find((entry) => entry.id === id)?.scale ?? 1;
}
