// After each change of the party: informs everyone, updates disk and network, and resets the deadlines.
// Not here: the changes themselves.

import { tellOwners } from '../context';
import type { CalledTables } from '../tournaments/reading';
import type { Televisions } from '../tv/televisions';
import { announcer } from './announcement';
import { createAutosave } from './autosave';
import { createDeadlines } from './deadlines';
import { type Hosting, tell, writeRoster } from './hosting';
import { noteFree } from './members';
import { runAlone } from './racing';
import { calledTables } from './tournament/called';
import { createUpdates } from './updates';

export interface Broadcast {
  /** Called after every change. */
  changed(): void;
  /** A guest has reported its ping. */
  pinged(): void;
  /** Someone has begun to watch the race, which may have been suspended: from now on it waits for its drivers. */
  watched(): void;
  /** The party's tournament, or a race of it, has changed. */
  tournamentChanged(): void;
  stop(): void;
}

const NOTHING: CalledTables = { calls: [], isPaused: false };

/** For this host's one party. */
export function createBroadcast(hosting: Hosting, televisions: Televisions): Broadcast {
  const updates = createUpdates(hosting, televisions);
  const autosave = createAutosave(hosting);
  const advertise = announcer(hosting);
  const deadlines = createDeadlines(hosting, changed);

  function changed(): void {
    if (hosting.open !== undefined) noteFree(hosting.open, hosting.context.clock.steady());
    writeRoster(hosting);
    runAlone(hosting);
    // What people see of the party must be on disk before they see it: the next start of the host may come at any moment.
    autosave.keep();
    updates.push();
    advertise();
    deadlines.set();
    tellOfCalls();
  }

  /** Pages of the tournament ask for it again whenever a call has changed, though not for every second of it. */
  let told = '';
  function tellOfCalls(): void {
    const { open } = hosting;
    const { calls, isPaused } = open?.tournament === undefined ? NOTHING : calledTables(hosting, open.tournament);
    const text = JSON.stringify([isPaused, calls.map(({ left: _, ...call }) => call)]);
    if (text !== told && open?.tournament !== undefined) {
      tellOwners(hosting.context, 'tournaments.changed', { season: open.tournament });
      tellGuests();
    }
    told = text;
  }

  /** The host's windows hear of every season themselves. */
  function tellGuests(): void {
    const season = hosting.open?.tournament;
    if (season === undefined) return;
    televisions.tell('tournaments.changed', { season });
    for (const member of hosting.open?.members ?? [])
      if (!member.knocking) tell(member, 'tournaments.changed', { season });
  }

  return {
    changed,
    pinged: updates.pinged,
    watched: deadlines.set,
    tournamentChanged: tellGuests,
    stop() {
      autosave.stop();
      updates.stop();
      deadlines.stop();
    },
  };
}
