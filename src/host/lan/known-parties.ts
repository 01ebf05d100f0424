// Parties announced on the network, until their announcement expires. Each address has a small share of the list, so that
// invented parties hide no real ones. Not here: reading them from packets (discovery.ts).

import type { NearbyParty } from '@api/party';

/** A longer list must be fake; and no honest address has more than a few. */
const MOST_PARTIES = 64;
const MOST_OF_ADDRESS = 4;

export interface KnownParties {
  all(): NearbyParty[];
  /** An address announces a party, valid until then (ms); true if the list changes. */
  hear(party: NearbyParty, from: string, until: number): boolean;
  /** An address withdraws its party; true if the list changes. */
  forget(party: NearbyParty): boolean;
  /** Removes parties whose announcement has expired; true if there were any. */
  expire(): boolean;
}

interface Known {
  readonly party: NearbyParty;
  readonly from: string;
  readonly until: number;
}

/** now: ms, steady clock. */
export function createKnownParties(now: () => number): KnownParties {
  /** By id, in the order in which they were first heard of. */
  const known = new Map<string, Known>();

  function countsByAddress(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { from } of known.values()) counts.set(from, (counts.get(from) ?? 0) + 1);
    return counts;
  }

  /** Makes room in a full list: removes the newest party of the address with the most; not for one with as many. */
  function hasRoom(from: string): boolean {
    const counts = countsByAddress();
    const own = counts.get(from) ?? 0;
    if (own >= MOST_OF_ADDRESS) return false;
    if (known.size < MOST_PARTIES) return true;
    const most = Math.max(...counts.values());
    const newest = [...known.values()].findLast((one) => counts.get(one.from) === most);
    return newest !== undefined && own < most && known.delete(newest.party.id);
  }

  return {
    all: () => [...known.values()].map(({ party }) => party),
    hear(party, from, until) {
      const before = known.get(party.id);
      // A host on two networks is heard twice: its first address is kept as long as it is fresh.
      const isFresh = before !== undefined && before.until > now();
      if (isFresh && before.party.url !== party.url) return false;
      if (before !== undefined && before.from !== from) known.delete(party.id);
      if (!known.has(party.id) && !hasRoom(from)) return before !== undefined;
      known.set(party.id, { party, from, until });
      return JSON.stringify(before?.party) !== JSON.stringify(party);
    },
    forget(party) {
      const before = known.get(party.id);
      if (before === undefined || (before.until > now() && before.party.url !== party.url)) return false;
      return known.delete(party.id);
    },
    expire() {
      const gone = [...known].filter(([, { until }]) => until <= now());
      for (const [id] of gone) known.delete(id);
      return gone.length > 0;
    },
  };
}
