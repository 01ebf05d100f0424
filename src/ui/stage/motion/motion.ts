// Runs animations on a clock that only ticks while something moves. Knows no screen: the code that draws calls tick. What stands
// still for a while wakes it at its end alone.

import { linear } from './ease';

interface Run {
  ms: number;
  start: number | null;
  step: (share: number) => void;
  ease: (t: number) => number;
  done: () => void;
  /** Looks the same until its end. */
  isStill: boolean;
}

/** The share at which what stands still is shown: come, and not yet going. */
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

  /** Whether anything still moves; what stands still does not. */
  get isMoving(): boolean {
    return [...this.runs].some((run) => !run.isStill);
  }

  /** Calls step with eased shares from 0 to 1 over this many ms; resolves after the last one, which is always step(1). */
  run(ms: number, step: (share: number) => void, ease: (t: number) => number = linear): Promise<void> {
    return this.add({ ms, step, ease, isStill: false });
  }

  /** Shows something as it is in its middle, for this many ms, and calls step(1) then. No frames are asked for meanwhile. */
  stand(ms: number, step: (share: number) => void): Promise<void> {
    return this.add({ ms, step, ease: () => STILL, isStill: true });
  }

  /** Resolves after this many ms. */
  wait(ms: number): Promise<void> {
    return this.stand(ms, () => undefined);
  }

  /** Moves everything on. now: ms on any steady clock. */
  tick(now: number): void {
    for (const run of [...this.runs]) {
      run.start ??= now;
      const share = Math.min(1, (now - run.start) / run.ms);
      if (share < 1) run.step(run.ease(share));
      else this.end(run);
    }
    this.rest(now);
  }

  /** Ends all that runs, and everything started until the next `hurry(false)`, at once. */
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

  /** Sleeps until the first end of what stands still, if nothing moves. */
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
