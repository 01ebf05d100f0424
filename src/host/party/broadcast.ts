// After each change of the party: informs everyone, updates disk and network, and resets the deadlines.
// Not here: the changes themselves.

import type { Televisions } from '../tv/televisions';
import { announcer } from './announcement';
import { createAutosave } from './autosave';
import { createDeadlines } from './deadlines';
import { type Hosting, writeRoster } from './hosting';
import { runAlone } from './racing';
import { createUpdates } from './updates';

export interface Broadcast {
  /** Called after every change. */
  changed(): void;
  /** A guest has reported its ping. */
  pinged(): void;
  /** Someone has begun to watch the race, which may have been suspended: from now on it waits for its drivers. */
  watched(): void;
  stop(): void;
}

/** For this host's one party. */
export function createBroadcast(hosting: Hosting, televisions: Televisions): Broadcast {
  const updates = createUpdates(hosting, televisions);
  const autosave = createAutosave(hosting);
  const advertise = announcer(hosting);
  const deadlines = createDeadlines(hosting, changed);

  function changed(): void {
    writeRoster(hosting);
    runAlone(hosting);
    updates.push();
    autosave.keep();
    advertise();
    deadlines.set();
  }

  return {
    changed,
    pinged: updates.pinged,
    watched: deadlines.set,
    stop() {
      autosave.stop();
      updates.stop();
      deadlines.stop();
    },
  };
}
