// Runs animations on a clock that ticks only while something moves. Knows no screen: the code that draws calls tick. A still (see
// stand) wakes the clock only at its end.

import { linear } from './ease';

interface Run {
  ms: number;
  start: number | null;
  step: (share: number) => void;
  ease: (t: number) => number;
  done: () => void;
  /** It looks the same until its end. */
  isStill: boolean;
}

/** The share at which a still is shown: after its entry, before its exit. */
const STILL = 0.5;

/** All animations of one stage. */
export class Motion {
  private readonly runs = new Set<Run>();
  private readonly wake: () => void;
  private hurried: boolean = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** wake: asks for the next tick. */
  constructor(wake: () => void) {
    this.wake = wake;
  }

  /** Whether anything moves; stills do not count. */
  get isMoving(): boolean {
    return [...this.runs].some((run) => !run.isStill);
  }

  /** Calls step with eased shares from 0 to 1 over this many ms. Resolves after the last call, which is always step(1). */
  run(ms: number, step: (share: number) => void, ease: (t: number) => number = linear): Promise<void> {
    return this.add({ ms, step, ease, isStill: false });
  }

  /** Shows the middle of an animation as a still for this many ms, then calls step(1). Requests no frames meanwhile. */
  stand(ms: number, step: (share: number) => void): Promise<void> {
    return this.add({ ms, step, ease: () => STILL, isStill: true });
  }

  /** Resolves after this many ms. */
  wait(ms: number): Promise<void> {
    return this.stand(ms, () => undefined);
  }

  /** Advances everything. now: ms on any monotonic clock. */
  tick(now: number): void {
    for (const run of [...this.runs]) {
      run.start ??= now;
      const share = Math.min(1, (now - run.start) / run.ms);
      if (share < 1) run.step(run.ease(share));
      else this.end(run);
    }
    this.rest(now);
  }

  /** Ends all animations at once, and any started before the next `hurry(false)`. */
  hurry(on: boolean): void {
    this.hurried = on;
    if (!on) return;
    for (const run of [...this.runs]) this.end(run);
  }

  private add(run: Pick<Run, 'ms' | 'step' | 'ease' | 'isStill'>): Promise<void> {
    if (this.hurried || run.ms <= 0) {
      run.step(1);
      this.wake();
      return Promise.resolve();
    }
    return new Promise((done) => {
      run.step(run.ease(0));
      this.runs.add({ ...run, start: null, done });
      this.wake();
    });
  }

  /** If nothing moves, sleeps until the first still ends. */
  private rest(now: number): void {
    clearTimeout(this.timer);
    if (this.runs.size === 0 || this.isMoving) return;
    const ends = [...this.runs].map(({ start, ms }) => (start ?? now) + ms - now);
    this.timer = setTimeout(this.wake, Math.max(0, Math.min(...ends)));
  }

  private end(run: Run): void {
    if (!this.runs.delete(run)) return;
    run.step(1);
    run.done();
  }
}
