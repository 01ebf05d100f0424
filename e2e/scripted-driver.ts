// Guests without a page, who join a party, are ready at once and let the race's clock decide: for evenings with more people than a machine has
// browsers.

import { createClient } from '@api/client';
import { PROTOCOL } from '@api/contract';
import { webSocketLink } from '@api/links/websocket';
import type { Party } from '@api/party';
import { value } from './raw-client';

/** One guest. */
export interface ScriptedDriver {
  readonly name: string;
  /** Brings them back into their seat at another start of the host. */
  readonly token: string;
  /** The party as they know it. Throws before they are there. */
  party(): Party;
  leave(): void;
}

/** Joins the party at this address, and watches the race wherever they are seated. token: of a place they had. */
export async function driverAt(
  address: string,
  who: { name: string; code: string } | { name: string; token: string },
): Promise<ScriptedDriver> {
  const client = createClient(() => webSocketLink(`${address.replace('http', 'ws')}ws`));
  let party: Party | undefined;
  let watched: string | null = null;
  client.on('party.update', (update) => {
    if (update.party === null) return;
    party = update.party;
    void follow(update.party);
  });

  async function follow(now: Party): Promise<void> {
    const me = now.guests.find(({ id }) => id === now.you);
    if (now.match === null) {
      watched = null;
      if (me !== undefined && me.seat !== null && !me.ready) await client.call('party.ready', { ready: true });
    } else if (now.match !== watched && me?.seat != null) {
      watched = now.match;
      await client.call('match.watch', { match: now.match });
    }
  }

  value(await client.call('app.hello', { protocol: PROTOCOL, version: '0.0.0' }));
  const by = 'token' in who ? { token: who.token } : { code: who.code, name: who.name };
  const joined = value(await client.call('party.join', { ...by, device: 'phone' }));
  party = joined.party;
  await follow(joined.party);
  return {
    name: who.name,
    token: joined.token,
    party() {
      if (party === undefined) throw new Error(`${who.name} is at no party`);
      return party;
    },
    leave: () => client.close(),
  };
}
