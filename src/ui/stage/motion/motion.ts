// Runs animations on a clock that only ticks while something moves. Knows no screen: whoever draws calls tick.

import { linear } from './ease';

interface Run {
  ms: number;
  start: number | null;
  step: (share: number) => void;
  ease: (t: number) => number;
  done: () => void;
}

/** All animations of one stage. */
export class Motion {
  private readonly runs = new Set<Run>();
  private readonly wake: () => void;
  private hurried: boolean = false;

  /** wake: asks for the next tick. */
  constructor(wake: () => void) {
    this.wake = wake;
  }

  /** Whether anything still moves. */
  get isMoving(): boolean {
    return this.runs.size > 0;
  }

  /** Calls step with eased shares from 0 to 1 over so many ms; resolves after the last one, which is always step(1). */
  run(ms: number, step: (share: number) => void, ease: (t: number) => number = linear): Promise<void> {
    if (this.hurried || ms <= 0) {
      step(1);
      this.wake();
      return Promise.resolve();
    }
    return new Promise((done) => {
      step(ease(0));
      this.runs.add({ ms, start: null, step, ease, done });
      this.wake();
    });
  }

  /** Resolves after so many ms. */
  wait(ms: number): Promise<void> {
    return this.run(ms, () => undefined);
  }

  /** Moves everything on. now: ms on any steady clock. */
  tick(now: number): void {
    for (const run of [...this.runs]) {
      run.start ??= now;
      const share = Math.min(1, (now - run.start) / run.ms);
      if (share < 1) run.step(run.ease(share));
      else this.end(run);
    }
  }

  /** Ends all that runs, and everything started until the next `hurry(false)`, at once. */
  hurry(on: boolean): void {
    this.hurried = on;
    if (!on) return;
    for (const run of [...this.runs]) this.end(run);
  }

  private end(run: Run): void {
    if (!this.runs.delete(run)) return;
    run.step(1);
    run.done();
  }
}
