// A timer of one purpose that can be set again. Not for: what time it is (clock.ts).

import type { Clock } from './clock';

export interface Alarm {
  isSet(): boolean;
  /** Instead of what was set before; undefined: it does not ring. */
  set(ms: number | undefined, run: () => void): void;
  off(): void;
}

/** Rings once each time it is set. */
export function createAlarm(clock: Clock): Alarm {
  let cancel: (() => void) | undefined;
  function off(): void {
    cancel?.();
    cancel = undefined;
  }
  return {
    isSet: () => cancel !== undefined,
    set(ms, run) {
      off();
      if (ms === undefined) return;
      cancel = clock.setTimer(ms, () => {
        cancel = undefined;
        run();
      });
    },
    off,
  };
}
