// Other drivers' turns between two decisions of the viewer: how fast they play, and when they can be skipped. Not here: the
// queue itself (playback.ts) or the longest wait (waiting.ts).

import type { MatchUpdate } from '@api/contract';
import { CUT_OFF, Waiting } from './waiting';

/** After this many ms other drivers' turns can be skipped. */
const SKIP_AFTER = 2000;

/**
 * The viewer's settings for animations. speed: 1 = normal; skipsAi: other drivers' turns are skipped after a while; keepsUp: for a
 * screen that nobody can hurry, see Lag.
 */
export interface PlaybackPreferences {
  speed(): number;
  skipsAi(): boolean;
  readonly keepsUp?: true;
}
/** The default settings. */
export const DEFAULT_PREFERENCES: PlaybackPreferences = { speed: () => 1, skipsAi: () => false };

/** A person at this screen has a decision to make. */
export function isDecision({ asks: decisions, viewer, sitting = [] }: MatchUpdate): boolean {
  return sitting.length > 0 || decisions.some((decision) => decision.seat === viewer && !decision.committed);
}

/** All others are AI drivers, or are driven by the rules themselves. */
function isAmongAi({ seats, viewer }: MatchUpdate): boolean {
  const others = seats.filter(({ seat }) => seat !== viewer);
  if (typeof viewer !== 'number' || others.length === 0) return false;
  return others.every(({ driver }) => driver.kind === 'ai' || driver.kind === 'automaton');
}

/** Other drivers' turns, from one decision of the viewer to the next. */
export class OthersPacing {
  /** Speed factor of the running animation; Infinity: it is summed up. */
  factor: number = 1;
  private readonly now: () => number;
  private readonly preferences: PlaybackPreferences;
  private readonly offer: (canSkip: boolean) => void;
  private readonly waiting = new Waiting();
  private isSkipping: boolean = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private cutOff: ReturnType<typeof setTimeout> | undefined;
  private readonly outOfTime: () => void;

  /**
   * now: ms on a steady clock; offer: called when skipping becomes possible, and when it no longer is; outOfTime: called
   * when a wait for AI drivers has used up its time, even if its animations were expected to fit.
   */
  constructor(
    now: () => number,
    preferences: PlaybackPreferences,
    offer: (canSkip: boolean) => void,
    outOfTime: () => void,
  ) {
    this.now = now;
    this.preferences = preferences;
    this.offer = offer;
    this.outOfTime = outOfTime;
  }

  /** The first of these updates is about to play, the others are queued. lengthOf: the ms that events take at 1x. */
  pace(updates: readonly MatchUpdate[], lengthOf: (events: readonly unknown[]) => number): void {
    const [next] = updates;
    if (!this.waiting.isOn) {
      this.waiting.begin(this.now(), (next?.seats.length ?? 1) - 1);
      this.timer = setTimeout(() => this.offer(true), SKIP_AFTER);
      if (next && isAmongAi(next)) this.cutOff = setTimeout(this.outOfTime, CUT_OFF);
    }
    this.factor = this.isSkipping ? Number.POSITIVE_INFINITY : 1;
    if (this.isSkipping || !next || !isAmongAi(next)) return;
    const lengths = updates.map(({ events }) => lengthOf(events) / this.preferences.speed());
    const all = lengths.reduce((sum, ms) => sum + ms, 0);
    this.factor = this.waiting.factor(all, lengths[0] ?? 0, this.now());
  }

  /** The current animation does not count as waiting. */
  leave(): void {
    this.factor = 1;
  }

  /** Sums up everything until the next decision. */
  skip(): void {
    this.isSkipping = true;
    this.factor = Number.POSITIVE_INFINITY;
    this.offer(false);
  }

  /** The next decision is there, or the race begins again. */
  end(): void {
    clearTimeout(this.timer);
    clearTimeout(this.cutOff);
    this.waiting.end();
    this.isSkipping = false;
    this.factor = 1;
    this.offer(false);
  }
}
