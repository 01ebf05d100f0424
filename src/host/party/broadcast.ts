// After each change of the party: everyone is informed, the disk and the network too, and its times are set again.
// Not for: the changes themselves.

import { advertiser } from './advert';
import { createDeadlines } from './deadlines';
import { type Hosting, writeRoster } from './hosting';
import { createKeeping } from './keeping';
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
  const keeping = createKeeping(hosting);
  const advertise = advertiser(hosting);
  const deadlines = createDeadlines(hosting, changed);

  function changed(): void {
    writeRoster(hosting);
    updates.push();
    keeping.keep();
    advertise();
    deadlines.set();
  }

  return {
    changed,
    pinged: updates.pinged,
    watched: deadlines.set,
    stop() {
      keeping.stop();
      updates.stop();
      deadlines.stop();
    },
  };
}
