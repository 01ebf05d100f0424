// After each change of the party: everyone is informed, the disk and the network too, and its times are set again.
// Not for: the changes themselves.

import { announcer } from './announcement';
import { createAutosave } from './autosave';
import { createDeadlines } from './deadlines';
import { type Hosting, writeRoster } from './hosting';
import { createUpdates } from './updates';

export interface Broadcast {
  /** After every change. */
  changed(): void;
  /** A guest has told its ping. */
  pinged(): void;
  /** Someone has begun to watch the race, which may have slept: it waits for its drivers from now on. */
  watched(): void;
  stop(): void;
}

/** Of this host's one party. */
export function createBroadcast(hosting: Hosting): Broadcast {
  const updates = createUpdates(hosting);
  const autosave = createAutosave(hosting);
  const advertise = announcer(hosting);
  const deadlines = createDeadlines(hosting, changed);

  function changed(): void {
    writeRoster(hosting);
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
