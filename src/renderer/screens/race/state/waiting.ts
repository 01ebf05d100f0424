// How long someone waits for AI drivers: what is shown between two of their decisions fits in a few seconds. Where much
// waits it goes faster; what would be too fast to follow is summed up, and the log tells it all. Pure: told the time.

/** Nobody waits longer than this between two decisions where all others are AI drivers, ms. */
export const LONGEST_WAIT = 8000;
/** Kept for the camera to come back, and for what AI drivers still think about, ms. */
const RESERVE = 1000;
/** From then on nothing more is played, ms: animations can take longer than expected, and the next update can be late. */
export const CUT_OFF = LONGEST_WAIT - RESERVE / 2;
/** What another car's turn takes, about, before anything is known of the race, ms. */
const PER_CAR = 2600;
/** Faster than this nobody sees anything: it is summed up. A turn of eight robots comes to some nine times. */
const FASTEST = 12;

/** One person's waits. */
export class Waiting {
  /** When the present one began, ms; null: none is on. */
  private since: number | null = null;
  /** What has been played in it, and what was in earlier ones, ms at the speed that is set. */
  private played: number = 0;
  private usual: number = 0;

  get isOn(): boolean {
    return this.since !== null;
  }

  /** A decision has been made. now: ms on a steady clock; others: cars that go before the next one. */
  begin(now: number, others: number): void {
    this.since ??= now;
    if (this.usual === 0) this.usual = others * PER_CAR;
  }

  /** The next decision is there. */
  end(): void {
    if (this.since !== null) this.usual = Math.max(this.played, this.usual * 0.7);
    this.since = null;
    this.played = 0;
  }

  /**
   * How much faster than set all of this goes that is about to be played or queued. ms: what it takes at the speed that is
   * set; next: what of it is played now. Infinity: it is summed up.
   */
  factor(ms: number, next: number, now: number): number {
    if (this.since === null) return 1;
    const left = LONGEST_WAIT - RESERVE - (now - this.since);
    const waits = Math.max(ms, this.usual - this.played);
    this.played += next;
    if (waits === 0) return 1;
    const factor = left > 0 ? Math.max(1, waits / left) : Number.POSITIVE_INFINITY;
    return factor > FASTEST && next > 0 ? Number.POSITIVE_INFINITY : factor;
  }
}
