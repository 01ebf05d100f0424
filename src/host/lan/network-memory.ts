// What this installation keeps about its networks, as one value in the store. Not here: what it is used for (confirmed.ts, firewall.ts).

import type { Log } from '@api/log';
import type { Store } from '@store/store';
import { z } from 'zod';

/** Networks that are remembered, the newest first. */
const MOST_NETWORKS = 20;

const memory = z.object({
  /** network: see networkOf. place: see placeOf. Newest first. */
  confirmed: z.array(z.object({ network: z.string(), place: z.string() })).catch([]),
  /** What came of the offer to open Windows' firewall for this program; undefined: it was not made. */
  firewall: z
    .object({ answer: z.enum(['opened', 'declined', 'failed']), program: z.string() })
    .optional()
    .catch(undefined),
});
type Memory = z.infer<typeof memory>;

/** What is kept about networks. Nothing is kept if the disk refuses: then it is only asked or learned again. */
export interface NetworkMemory {
  /** The place where a guest last came in on this network. */
  placeOn(network: string): string | undefined;
  keepPlace(network: string, place: string): void;
  firewall(): Memory['firewall'];
  keepFirewall(answer: NonNullable<Memory['firewall']>): void;
}

/** The memory in this store. */
export function createNetworkMemory(store: Pick<Store, 'network'>, log: Log): NetworkMemory {
  const read = (): Memory => {
    const kept = memory.safeParse(store.network.read() ?? {});
    return kept.success ? kept.data : { confirmed: [] };
  };
  function write(change: Partial<Memory>): void {
    try {
      store.network.write({ ...read(), ...change });
    } catch (error) {
      log.warn({ err: error }, 'what was learned about the network could not be kept');
    }
  }
  return {
    placeOn: (network) => read().confirmed.find((one) => one.network === network)?.place,
    keepPlace(network, place) {
      const others = read().confirmed.filter((one) => one.network !== network);
      write({ confirmed: [{ network, place }, ...others].slice(0, MOST_NETWORKS) });
    },
    firewall: () => read().firewall,
    keepFirewall: (firewall) => write({ firewall }),
  };
}
