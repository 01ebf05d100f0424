// A client without a page, which keeps every frame as it came: for tests of the wire itself.

import { createClient } from '@api/client';
import type { MatchUpdate } from '@api/contract';
import type { Client } from '@api/session';
import { socketLink } from '@host/server/socket-link';
import { WebSocket } from 'ws';
import { updatesIn } from './secrets';

export interface RawClient {
  client: Client;
  frames: string[];
  /** The newest update of the race it watches, pushed or as a reply. Throws before the first. */
  newest(): MatchUpdate;
}

/** Connects to a host as a page of its own would. url: as the host prints it, with the key. */
export async function connect(url: string): Promise<RawClient> {
  const { origin } = new URL(url);
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, {
    origin,
    headers: { cookie: await cookieFor(url) },
  });
  const frames: string[] = [];
  let newest: MatchUpdate | undefined;
  socket.on('message', (data) => {
    const frame = String(data);
    frames.push(frame);
    newest = (updatesIn(JSON.parse(frame))[0] as MatchUpdate | undefined) ?? newest;
  });
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  function newestUpdate(): MatchUpdate {
    if (newest === undefined) throw new Error('no update has come yet');
    return newest;
  }
  const client = createClient(() => socketLink(socket));
  // It has only this one socket: without it, it would keep trying over a dead one.
  socket.on('close', () => client.close());
  return { client, frames, newest: newestUpdate };
}

/** The cookie that a browser gets for the printed address. */
export async function cookieFor(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: 'manual' });
  const [cookie = ''] = answer.headers.getSetCookie();
  return cookie.replace(/;.*/, '');
}

/** The value of a reply that must be granted. */
export { granted as value } from '@api/tests/granted';
