// Searches for other hosts' parties while someone wants to see them. Not here: packets (discovery.ts).

import { createListeners } from '@api/listeners';
import type { NearbyParty } from '@api/party';
import { createLookout, type Lookout } from './discovery';
import { outwardAddresses } from './networks';
import type { Note } from './station';

export interface Looking {
  near(): readonly NearbyParty[];
  /** The search begins with the first listener and ends with the last. */
  onNear(listener: (found: readonly NearbyParty[]) => void): () => void;
  close(): void;
}

/** own: id of this host's own party, which is not listed. */
export function createLooking(own: () => string | undefined, note: Note): Looking {
  const listeners = createListeners<[readonly NearbyParty[]]>();
  let listening = 0;
  let lookout: Lookout | undefined;
  const near = () => lookout?.found() ?? [];

  function close(): void {
    lookout?.close();
    lookout = undefined;
  }

  return {
    near,
    onNear(listener) {
      const stop = listeners.add(listener);
      listening += 1;
      lookout ??= createLookout(outwardAddresses(), own, () => listeners.tell(near()), note);
      let stopped = false;
      return () => {
        if (stopped) return;
        stopped = true;
        stop();
        listening -= 1;
        if (listening === 0) close();
      };
    },
    close,
  };
}
