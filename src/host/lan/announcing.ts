// Announces the open party on each of its networks, and withdraws it. Not here: packets (discovery.ts).

import { createHerald, type Herald } from './discovery';
import type { Announcement } from './lan';
import { outwardAddresses } from './networks';
import type { Note } from './station';

export interface Announcing {
  /** Id under which others know the announced party; undefined while there is none. */
  ownId(): string | undefined;
  /** Announces the party at these addresses of its listener, as far as they are on networks with other machines. */
  tell(announcement: Announcement, listener: { addresses: readonly string[]; port: number }): void;
  /** Withdraws the announcement. */
  silence(): Promise<void>;
}

/** No party is announced yet. */
export function createAnnouncing(note: Note): Announcing {
  let heralds: Herald[] = [];
  let ownId: string | undefined;
  return {
    ownId: () => ownId,
    tell(announcement, { addresses, port }) {
      ownId = announcement.id;
      if (heralds.length === 0) {
        const outward = outwardAddresses();
        heralds = addresses
          .filter((address) => outward.includes(address))
          .map((address) => createHerald(address, port, note));
      }
      for (const herald of heralds) herald.tell(announcement);
    },
    async silence() {
      ownId = undefined;
      await Promise.all(heralds.splice(0).map((herald) => herald.close()));
    },
  };
}
