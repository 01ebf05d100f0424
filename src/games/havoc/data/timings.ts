// How long each animation takes, in ms, from timings.json. For the board; the rules read none of it.

import source from './timings.json';

/** ms of an animation at speed 1. */
export const TIMINGS: Readonly<Record<string, number>> = Object.fromEntries(
  source.entries.map((entry) => [entry.id, entry.ms]),
);
/** How much larger the hand of the seat in turn is drawn, and a selected coin. */
export const HAND_SCALE = scaleOf('stormActiveHandZoom');
export const COIN_SCALE = scaleOf('coinSelectGrow');

/** ms of this animation at speed 1. Throws on an unknown one, a bug. */
export function timingOf(id: string): number {
  const ms = TIMINGS[id];
  if (ms === undefined) throw new Error(`there is no timing ${id}`);
  return ms;
}

function scaleOf(id: string): number {
  return source.entries.find((entry) => entry.id === id)?.scale ?? 1;
}
