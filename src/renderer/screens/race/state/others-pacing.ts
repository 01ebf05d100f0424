// What others do between two decisions of the viewer: how fast it goes, and when it can be skipped. Not for: the queue
// itself (playback.ts) or how long a wait may be (waiting.ts).

import type { MatchUpdate } from '@api/contract';
import { CUT_OFF, Waiting } from './waiting';

/** From then on what others do can be skipped, ms. */
const SKIP_AFTER = 2000;

/** How its viewer likes animations. speed: 1 = usual; skipsAi: what others do is skipped on its own after a while. */
export interface PlaybackPreferences {
  speed(): number;
  skipsAi(): boolean;
}
/** The usual. */
export const DEFAULT_PREFERENCES: PlaybackPreferences = { speed: () => 1, skipsAi: () => false };

/** Someone at this screen has a decision to make. */
export function isDecision({ asks: decisions, viewer, sitting = [] }: MatchUpdate): boolean {
  return sitting.length > 0 || decisions.some((decision) => decision.seat === viewer && !decision.committed);
}

/** Everyone but the viewer is an AI driver, or drives by the rules themselves. */
function isAmongAi({ seats, viewer }: MatchUpdate): boolean {
  const others = seats.filter(({ seat }) => seat !== viewer);
  if (typeof viewer !== 'number' || others.length === 0) return false;
  return others.every(({ driver }) => driver.kind === 'ai' || driver.kind === 'automaton');
}

/** What others do, from one decision of the viewer to the next. */
export class OthersPacing {
  /** How much faster than set the running animation goes; Infinity: it is summed up. */
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
   * when a wait for AI drivers has used up its time, whatever its animations were expected to take.
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

  /** The first of these is about to be played, the others wait. lengthOf: ms that events take at 1x. */
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

  /** What is played now is no matter of waiting. */
  leave(): void {
    this.factor = 1;
  }

  /** All of it is summed up, up to the next decision. */
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
