// After each change of the party: everybody is told, the disk and the network too, and its times are set anew.
// Not for: the changes themselves.

import { advertiser } from './advert';
import { createDeadlines } from './deadlines';
import { type Desk, writeRoster } from './hosting';
import { createKeeping } from './keeping';
import { createUpdates } from './updates';

export interface Broadcast {
  /** After every change. */
  changed(): void;
  /** A guest has told its ping. */
  pinged(): void;
  stop(): void;
}

/** Of the desk's one party. */
export function createBroadcast(desk: Desk): Broadcast {
  const updates = createUpdates(desk);
  const keeping = createKeeping(desk);
  const advertise = advertiser(desk);
  const deadlines = createDeadlines(desk, changed);

  function changed(): void {
    writeRoster(desk);
    updates.push();
    keeping.keep();
    advertise();
    deadlines.set();
  }

  return {
    changed,
    pinged: updates.pinged,
    stop() {
      keeping.stop();
      updates.stop();
      deadlines.stop();
    },
  };
}
