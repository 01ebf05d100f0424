// The open party made known on each of its networks, and taken back. Not for: packets (discovery.ts).

import { createHerald, type Herald } from './discovery';
import type { Announcement } from './lan';
import { outwardAddresses } from './networks';
import type { Note } from './station';

export interface Announcing {
  /** Of the party that is made known now, by which others know it; undefined while there is none. */
  ownId(): string | undefined;
  /** Makes the party known at these addresses of its listener, as far as they are of networks that others are on. */
  tell(announcement: Announcement, listener: { addresses: readonly string[]; port: number }): void;
  /** Takes it back. */
  silence(): Promise<void>;
}

/** Nothing is made known yet. */
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
