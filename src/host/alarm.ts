// A one-purpose timer that can be set again. Not here: what time it is (clock.ts).

import type { Clock } from './clock';

export interface Alarm {
  isSet(): boolean;
  /** Replaces the time set before; undefined cancels it. */
  set(ms: number | undefined, run: () => void): void;
  off(): void;
}

/** An alarm that rings once each time it is set. */
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
