// Sends the party's current state to the host's windows, the televisions and each guest. Not here: updates of its race (match.ts).

import { createMeter } from '@api/rate';
import { createAlarm } from '../alarm';
import { tellOwners } from '../context';
import { isScreen } from '../roster';
import type { Televisions } from '../tv/televisions';
import { aroundOf, type Hosting, tableOf, tell } from './hosting';
import type { OpenParty } from './open-party';
import { partyFor } from './seen';

/** ms for which pings are collected and then sent together. */
const PINGS_EVERY = 5000;
/** Limit for sending a party that changes all the time; changes beyond it are collected and sent after some ms. */
const PUSHES = { perSecond: 30, burst: 60 };
const TOGETHER_MS = 250;

export interface Updates {
  /** Sends to everyone: now, or a little later after many changes. */
  push(): void;
  /** A guest has reported its ping. */
  pinged(): void;
  stop(): void;
}

/** Updates of this host's one party. */
export function createUpdates(hosting: Hosting, televisions: Pick<Televisions, 'push' | 'partyOver'>): Updates {
  const { context } = hosting;
  const mayPush = createMeter(PUSHES, () => context.clock.steady());
  const pings = createAlarm(context.clock);
  const pushes = createAlarm(context.clock);
  /** The party that the host's windows know of. */
  let announced: OpenParty | undefined;

  function push(): void {
    const party = hosting.open;
    if (party === undefined) {
      televisions.partyOver();
      if (announced !== undefined) tellOwners(context, 'party.update', { party: null, why: null });
      announced = undefined;
      return;
    }
    announced = party;
    televisions.push();
    const around = aroundOf(hosting, party);
    const windows = new Map(party.tables.map((table) => [table, partyFor(table, undefined, around)]));
    for (const session of context.sessions.values()) {
      if (!isScreen(context.roster, session)) continue;
      const seen = windows.get(tableOf(hosting, party, session));
      if (seen !== undefined) session.push('party.update', { party: seen, why: null });
    }
    for (const member of party.members) {
      if (member.session === undefined) continue;
      tell(member, 'party.update', { party: partyFor(member.table, member, around), why: null });
    }
  }

  return {
    push() {
      if (hosting.open === undefined || (!pushes.isSet() && mayPush())) push();
      else if (!pushes.isSet()) pushes.set(TOGETHER_MS, push);
    },
    pinged() {
      if (!pings.isSet()) pings.set(PINGS_EVERY, push);
    },
    stop() {
      pings.off();
      pushes.off();
    },
  };
}
