// How a screen that nobody can hurry, as a television, keeps up with people who are faster than animations: it plays faster, and shows
// moves at once before it falls too far behind. Not here: the queue (playback.ts).

import type { MatchUpdate } from '@api/contract';

/** ms of animations, at 1x, that may wait: a room can follow a race that is this old. */
const BUDGET = 6000;
/** The highest speed at which moves can still be followed. */
export const FASTEST = 4;
/** Updates with something to see that may wait. */
const MOST = 10;

/**
 * How fast to play the first of these updates, in times of the normal speed, while the others wait; Infinity: show it at once. lengths:
 * ms at 1x, 0 for updates with nothing to see. The last update is never shown at once, so that people see how the position came about.
 */
export function hurryFor(lengths: readonly number[]): number {
  const waiting = lengths.slice(1).filter((ms) => ms > 0);
  const all = lengths.reduce((sum, ms) => sum + ms, 0);
  const isLate = waiting.length > 0 && (waiting.length > MOST || all > BUDGET * FASTEST);
  return isLate ? Number.POSITIVE_INFINITY : Math.min(FASTEST, Math.max(1, all / BUDGET));
}

type Played = Pick<MatchUpdate, 'events'>;

/** How far such a screen is behind. */
export class Lag {
  /** Times the normal speed. */
  speed: number = 1;
  private readonly now: () => number;
  private readonly lengthOf: (events: readonly unknown[]) => number;
  /** What plays now: ms at 1x that were left of it, and since when. */
  private left: number = 0;
  private since: number = 0;

  /** now: ms on a steady clock; lengthOf: the ms that events take at 1x. */
  constructor(now: () => number, lengthOf: (events: readonly unknown[]) => number) {
    this.now = now;
    this.lengthOf = lengthOf;
  }

  /** The first of these updates is next, the others wait. Returns whether to show it at once. */
  begins(updates: readonly Played[]): boolean {
    const lengths = updates.map(({ events }) => this.lengthOf(events));
    this.left = lengths[0] ?? 0;
    this.since = this.now();
    return this.hurry(lengths);
  }

  /** These updates wait for the one that plays. Returns whether that has to end at once. */
  grows(waiting: readonly Played[]): boolean {
    this.left = Math.max(0, this.left - (this.now() - this.since) * this.speed);
    this.since = this.now();
    return this.hurry([this.left, ...waiting.map(({ events }) => this.lengthOf(events))]);
  }

  private hurry(lengths: readonly number[]): boolean {
    const speed = hurryFor(lengths);
    this.speed = Math.min(FASTEST, speed);
    return speed > FASTEST;
  }
}
