// A client without a page, which keeps every frame as it came: for what must hold of the wire itself.

import { createClient } from '@api/client';
import type { MatchUpdate } from '@api/contract';
import type { Client } from '@api/session';
import { socketLink } from '@host/socket-link';
import { WebSocket } from 'ws';

export interface RawClient {
  client: Client;
  frames: string[];
  /** The newest update of the race it watches. */
  newest(): MatchUpdate | undefined;
}

/** Connects to a host as a page of its own would. */
export async function connect(url: string): Promise<RawClient> {
  const origin = url.slice(0, -1);
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { origin });
  const frames: string[] = [];
  let newest: MatchUpdate | undefined;
  socket.on('message', (data) => frames.push(String(data)));
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  const client = createClient(() => socketLink(socket));
  client.on('match.update', (update) => {
    newest = update;
  });
  return { client, frames, newest: () => newest };
}
