// How long a person waits for AI drivers: the animations between two of their decisions fit in a few seconds. A longer wait
// plays faster; what would be too fast to follow is summed up, and the log has it all. Pure: takes the time as an argument.

/** The longest wait between two decisions if all others are AI drivers, ms. */
export const LONGEST_WAIT = 8000;
/** Kept for the camera's return and for AI drivers that are still thinking, ms. */
const RESERVE = 1000;
/** After this many ms nothing more is played: animations can take longer than expected, and the next update can be late. */
export const CUT_OFF = LONGEST_WAIT - RESERVE / 2;
/** The approximate time of another car's turn, before anything is known of the race, ms. */
const PER_CAR = 2600;
/** Faster than this no one can follow: the rest is summed up. A turn of eight robots comes to about nine times. */
const FASTEST = 12;

/** One person's waits. */
export class Waiting {
  /** When the current wait began, ms; null: there is none. */
  private since: number | null = null;
  /** What has been played in the current wait, and in earlier ones, ms at the speed of the settings. */
  private played: number = 0;
  private usual: number = 0;

  get isOn(): boolean {
    return this.since !== null;
  }

  /** A decision has been made. now: ms on a steady clock; others: cars that go before the next decision. */
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
   * The speed factor for everything about to play or queued. ms: its length at the speed of the settings; next: the length
   * of the part that plays now. Infinity: it is summed up.
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
