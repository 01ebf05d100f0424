// A whole table on this machine with guests over real sockets: host, disk, listener and wire as at a party. For the fan-out
// bench and the hostile-traffic tests. Its guests only do what they are told.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInlineBotRunner } from '@ai/inline';
import { createClient } from '@api/client';
import { USUAL_ABSENCE } from '@api/constants';
import { type Driver, type Link, type MatchUpdate, PROTOCOL, type RaceSetup, type Reply } from '@api/contract';
import { memoryPair } from '@api/links/memory';
import { webSocketLink } from '@api/links/websocket';
import { type Log, silentLog } from '@api/log';
import type { Party } from '@api/party';
import { serve } from '@api/serve';
import type { Client, Service } from '@api/session';
import type { AnyGame } from '@core/contract';
import { createHost } from '@host/host';
import { createLan } from '@host/lan/create-lan';
import { openStore } from '@store/open';
import type { Store } from '@store/store';

export interface RehearsalOptions {
  games: Readonly<Record<string, AnyGame>>;
  game: string;
  circuit?: string;
  /** Seats for guests; at least two. */
  players: number;
  watchers: number;
  log?: Log;
  /** The built gateway/worker.ts; guests are served in this thread if left out. */
  gatewayFile?: string;
  /** Where the data folder is made; the system's default if left out. */
  tmp?: string;
}

/** One guest, and everything its socket carried. */
export interface RehearsalGuest {
  client: Client;
  token: string;
  /** Every update, as its screen gets them. */
  updates: MatchUpdate[];
  /** Called with every frame as it arrives, before it is parsed. */
  tap: (frame: string) => void;
  /** While set, frames wait here unread: parsing must not count as the host's time. */
  held: string[] | undefined;
  /** Parses the held frames. */
  release(): void;
}

export interface Rehearsal {
  store: Store;
  /** The service for clients without a socket. */
  service: Service;
  owner: Client;
  party: Party;
  /** 'http://127.0.0.1:7310/' */
  url: string;
  /** Players first, in seat order, then watchers. */
  guests: RehearsalGuest[];
  /** Starts the race; everyone watches it. Returns its id and the bytes of each guest's first full update. */
  start(): Promise<{ match: string; snapshots: number[] }>;
  close(): Promise<void>;
}

const LAN: Driver = { kind: 'lan' };

/** Opens the table on 127.0.0.1 and lets everyone in. Throws if anything is refused. */
export async function rehearse(options: RehearsalOptions): Promise<Rehearsal> {
  const { games, players, watchers, log = silentLog } = options;
  const dir = mkdtempSync(path.join(options.tmp ?? os.tmpdir(), 'paddock-rehearsal-'));
  const root = path.join(dir, 'site');
  mkdirSync(root);
  writeFileSync(path.join(root, 'index.html'), '<!doctype html><title>Paddock</title>');
  const opened = await openStore({ dir: path.join(dir, 'data') });
  if (!opened.ok) throw opened.trouble;
  const { store } = opened;
  const lan = createLan({ root, log, version: '0.0.0', gatewayFile: options.gatewayFile });
  const botRunner = createInlineBotRunner();
  const host = createHost({ store, botRunner, games, version: '0.0.0', shell: 'test', log, lan });
  const owner = createClient(() => {
    const [near, far] = memoryPair();
    serve(far, 'owner', host, { log, check: false });
    return near;
  });
  await hello(owner);
  const rules = {
    door: 'open',
    watching: true,
    undo: true,
    hints: true,
    chat: true,
    fillWithAi: false,
    aiLevel: 'easy',
    ...USUAL_ABSENCE,
  } as const;
  const input = { name: 'Rehearsal', setup: setupOf(options), rules, networks: ['127.0.0.1'], port: 0 };
  const party = await granted(owner.call('party.open', input));
  const url = party.addresses[0] ?? '';
  const guests: RehearsalGuest[] = [];
  for (let i = 0; i < players + watchers; i += 1) guests.push(await guestAt(url, party.code, `Guest ${i + 1}`));
  return {
    store,
    service: host,
    owner,
    party,
    url,
    guests,
    async start() {
      for (const guest of guests.slice(0, players)) await granted(guest.client.call('party.ready', { ready: true }));
      const { match } = await granted(owner.call('party.start', { force: true }));
      const snapshots: number[] = [];
      for (const guest of guests) snapshots.push(await watch(guest, match));
      return { match, snapshots };
    },
    async close() {
      for (const { client } of guests) client.close();
      owner.close();
      host.close();
      await lan.close();
      await botRunner.close();
      store.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** A race of the game's first circuit, or the one that is named, with every seat for a guest. Throws if there is none. */
export function setupOf({
  games,
  game: id,
  circuit,
  players,
}: Pick<RehearsalOptions, 'games' | 'game' | 'circuit' | 'players'>): RaceSetup {
  const game = games[id];
  const track = game?.circuits.find((one) => circuit === undefined || one.id === circuit);
  if (game === undefined || track === undefined) throw new Error(`there is no game ${id} with circuit ${circuit}`);
  const seats = game.colours
    .slice(0, players)
    .map((colour, seat) => ({ name: `Driver ${seat + 1}`, colour, driver: LAN }));
  return { game: id, circuit: track.id, options: { ...track.defaults }, seats, clock: 0 };
}

/** A guest who has joined over a socket. */
export async function guestAt(url: string, code: string, name: string): Promise<RehearsalGuest> {
  const guest: Omit<RehearsalGuest, 'client'> = {
    token: '',
    updates: [],
    tap: () => {},
    held: undefined,
    release: () => {},
  };
  const client = createClient(() => tapped(webSocketLink(`${url.replace('http', 'ws')}ws`), guest));
  client.on('match.update', (update) => guest.updates.push(update));
  await hello(client);
  const { token } = await granted(client.call('party.join', { code, name, device: 'laptop' }));
  return Object.assign(guest, { client, token });
}

/** The same link, with the guest's tap on arriving frames. */
function tapped(link: Link, guest: Omit<RehearsalGuest, 'client'>): Link {
  return {
    ...link,
    onFrame(listener) {
      guest.release = () => {
        const waiting = guest.held ?? [];
        guest.held = undefined;
        for (const frame of waiting) listener(frame);
      };
      return link.onFrame((frame) => {
        guest.tap(frame);
        if (guest.held === undefined) listener(frame);
        else guest.held.push(frame);
      });
    },
  };
}

/** Lets the guest watch the race. Returns the bytes of the full update that the guest begins with. */
export async function watch(guest: RehearsalGuest, match: string): Promise<number> {
  let bytes = 0;
  const before = guest.tap;
  guest.tap = (frame) => {
    bytes = Math.max(bytes, Buffer.byteLength(frame));
  };
  guest.updates.push(await granted(guest.client.call('match.watch', { match })));
  guest.tap = before;
  return bytes;
}

async function hello(client: Client): Promise<void> {
  await granted(client.call('app.hello', { protocol: PROTOCOL, version: '0.0.0' }));
}

/** The value of a reply that must be granted. */
export async function granted<T>(reply: Promise<Reply<T>>): Promise<T> {
  const got = await reply;
  if (!got.ok) throw new Error(`${got.fault.code}: ${got.fault.said.id}`);
  return got.value;
}
