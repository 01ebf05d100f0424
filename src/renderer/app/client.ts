// The page's connection: to its own host, or, after joining a party elsewhere from the app, to that party's host. Also calls
// that show a refusal to the person.

import { createClient } from '@api/client';
import { PROTOCOL } from '@api/constants';
import type { ApiError, CommandName, In, Out } from '@api/contract';
import { openLink } from '@api/links/here';
import { createListeners } from '@api/listeners';
import type { Client } from '@api/session';
import type { MessageDescriptor } from '@i18n/messages';
import { toast } from '@ui/overlays/toasts';
import { version } from '../../../package.json';
import { apiErrorText } from './api-errors';
import { awayLink } from './connection/away-link';
import { watchLock } from './connection/lock';
import { thisPage } from './connection/page';
import { createSwitchClient } from './connection/switch-client';
import { loadHostMessages } from './language';

/** Called once when this page's own host no longer lets it in: the host was restarted and has another key. */
export const onLocked = createListeners<[]>();

/** The client to this page's own host, even while the page talks to another: for settings, nearby parties and going home. */
export const own = createClient(() => watchLock(openLink(), lockOut), thisPage);
const turning = createSwitchClient(own);
/** The client that every screen uses. */
export const client: Client = turning;

interface Away {
  address: string;
  client: Client;
}
let away: Away | undefined;

/**
 * Connects this page to the host at an address once that host has answered. On failure it returns an API error and the page
 * stays with its current host.
 */
export async function goAway(address: string): Promise<ApiError | undefined> {
  let why: MessageDescriptor | undefined;
  const going = createClient(
    () =>
      awayLink(own, address, (descriptor) => {
        why = descriptor;
      }),
    thisPage,
  );
  const reply = await going.call('app.hello', { protocol: PROTOCOL, version });
  if (!reply.ok) {
    going.close();
    return reply.fault.code === 'offline' && why !== undefined ? { ...reply.fault, said: why } : reply.fault;
  }
  const before = away;
  away = { address, client: going };
  turning.turnTo(going);
  before?.client.close();
  return undefined;
}

/** Stops trying: no socket of this page will be let in again. */
function lockOut(): void {
  own.close();
  onLocked.tell();
}

/** Connects this page to its own host again. */
export function comeHome(): void {
  const before = away;
  away = undefined;
  turning.turnTo(undefined);
  before?.client.close();
}

/** The address this page talks to instead of its own host; undefined at home. */
export function whereAway(): string | undefined {
  return away?.address;
}

/** Whether there is a connection, or will be within this many ms. */
export function connectedWithin(ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    if (client.state() === 'connected') return resolve(true);
    const end = (isThere: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(isThere);
    };
    const timer = setTimeout(() => end(false), ms);
    const stop = client.onState((state) => {
      if (state === 'connected') end(true);
    });
  });
}

/** Tries to connect at once, without the usual delay: clients do so when they learn that the network is back. */
export function retryNow(): void {
  window.dispatchEvent(new Event('online'));
}

/** Calls the host; a refusal appears as a toast and returns undefined. */
export async function attempt<N extends CommandName>(name: N, input: In<N>): Promise<Out<N> | undefined> {
  const reply = await client.call(name, input);
  if (reply.ok) return reply.value;
  await showRefusal(reply.fault);
  return undefined;
}

/** Shows a refusal as a toast, in the words of the host, which the first page does without. */
export async function showRefusal(fault: ApiError): Promise<void> {
  // Without its host, the page knows how to say that the host is gone.
  await loadHostMessages().catch(() => undefined);
  toast('bad', apiErrorText(fault));
}
