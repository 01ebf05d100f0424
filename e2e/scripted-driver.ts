// Guests without a page, who join a party, are ready at once and let the race's clock decide, or give the best answers: for evenings with
// more people than a machine has browsers.

import { createClient } from '@api/client';
import { type MatchUpdate, PROTOCOL } from '@api/contract';
import { webSocketLink } from '@api/links/websocket';
import type { Party } from '@api/party';
import type { Client } from '@api/session';
import { value } from './raw-client';

/** ms that a driver waits who asked for a hint too fast. */
const BREATH = 300;

/** One guest. */
export interface ScriptedDriver {
  readonly name: string;
  /** Brings them back into their seat at another start of the host. */
  readonly token: string;
  /** The party as they know it. Throws before they are there. */
  party(): Party;
  leave(): void;
}

/**
 * Joins the party at this address, and watches the race wherever they are seated. token: of a place they had. answers: who answers, the
 * clock by default. Clocks stay in first gear, which makes a long race of a lap.
 */
export async function driverAt(
  address: string,
  who: { name: string; code: string } | { name: string; token: string },
  answers: 'clock' | 'hints' = 'clock',
): Promise<ScriptedDriver> {
  const client = createClient(() => webSocketLink(`${address.replace('http', 'ws')}ws`));
  let party: Party | undefined;
  let watched: string | null = null;
  client.on('party.update', (update) => {
    if (update.party === null) return;
    party = update.party;
    void follow(update.party);
  });

  const see = answers === 'hints' ? answerByHints(client) : () => undefined;

  async function follow(now: Party): Promise<void> {
    const me = now.guests.find(({ id }) => id === now.you);
    if (now.match === null) {
      watched = null;
      if (me !== undefined && me.seat !== null && !me.ready) await client.call('party.ready', { ready: true });
    } else if (now.match !== watched && me?.seat != null) {
      watched = now.match;
      const seen = await client.call('match.watch', { match: now.match });
      if (seen.ok) see(seen.value);
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

/** Gives the best answer to each question of this client's own seats, in every update it gets or that is passed to the result. */
export function answerByHints(client: Pick<Client, 'call' | 'on'>): (update: MatchUpdate) => void {
  const asked = new Set<string>();
  async function answer(match: string, ask: number): Promise<void> {
    const hint = await client.call('match.hint', { match, ask });
    if (hint.ok) await client.call('match.act', { match, ask, action: hint.value.answers[0]?.action });
    // The host answers one question for a hint at a time; a question that is no longer open is not asked again.
    else if (hint.fault.code === 'too-fast') setTimeout(() => void answer(match, ask), BREATH);
  }
  function see({ match, asks, mine }: MatchUpdate): void {
    for (const { id, seat, committed } of asks) {
      const question = `${match} ${id}`;
      if (committed || !mine.includes(seat) || asked.has(question)) continue;
      asked.add(question);
      void answer(match, id);
    }
  }
  client.on('match.update', see);
  return see;
}
