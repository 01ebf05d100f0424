// How fast a board's animations are now. Not here: running them (motion.ts).

import { ANIMATIONS_OFF } from '@ui/animations';
import type { BoardOptions } from '@ui/board';

/** The speed of animations. */
export class Pace {
  /** Below 1 during a long batch, so that it stays watchable. */
  speedFactor = 1;
  /** Above 1 for slow motion: the last corner, the finish. */
  slow = 1;
  private readonly options: BoardOptions;

  constructor(options: BoardOptions) {
    this.options = options;
  }

  /** Converts ms of the duration table to current ms: 0 if animations are off, so that no frame is drawn. */
  ms(standard: number): number {
    if (this.options.speed() >= ANIMATIONS_OFF) return 0;
    return (standard / Math.max(0.1, this.options.speed())) * this.speedFactor * this.slow;
  }

  get isReduced(): boolean {
    return this.options.reducedMotion();
  }
}
