// Parties on the network by multicast DNS (RFC 6762, DNS-SD RFC 6763): making one known, and finding those of others.
// Nothing found here is trusted: it is a line in a list, with the address its packet came from. Not for: codes; they are
// never sent.

import { PROTOCOL } from '@api/contract';
import { type NearbyParty, nearbyParty } from '@api/party';
import makeMdns, { type MulticastDNS, type ResponsePacket } from 'multicast-dns';
import type { Advert } from './lan';
import { inUrl, isLoopback, isPrivate } from './networks';

type Answer = NonNullable<ResponsePacket['answers']>[number];

/** What parties are called on the network. */
export const SERVICE = '_paddock._tcp.local';
/** Seconds a party is believed in without news of it, and ms between two rounds of news and of asking. */
const TTL = 20;
const EVERY = 6000;
/** Asked again soon at first: the first packet on a sleepy radio is often lost. */
const SOON = [1000, 3000];
/** A list longer than this is somebody's joke. */
const MOST_PARTIES = 64;
const MDNS_PORT = 5353;

/** Hears what goes wrong on the network of this address: a packet that is none, a socket that may not be. */
export type Note = (error: Error, address: string) => void;

/** Makes one party known at one address. */
export interface Herald {
  tell(advert: Advert): void;
  /** Takes it back, so that it vanishes from everybody's list at once. */
  close(): Promise<void>;
}

/** Answers who asks, and tells of itself every 6 s and at every change. address: IPv4, of the network it tells on. */
export function createHerald(address: string, port: number, note: Note): Herald {
  const mdns = socketOn(address, note);
  let last: Advert | undefined;
  const say = () => {
    if (last !== undefined) mdns.respond({ answers: recordsOf(last, address, port, TTL) });
  };
  mdns.on('query', (query) => {
    const asked = (query.questions ?? []).some(
      ({ name, type }) => name.toLowerCase() === SERVICE && /^(PTR|ANY)$/.test(type),
    );
    if (asked) say();
  });
  const timer = setInterval(say, EVERY);
  timer.unref();
  return {
    tell(advert) {
      last = advert;
      say();
    },
    close() {
      clearInterval(timer);
      return new Promise((resolve) => {
        const end = () => mdns.destroy(() => resolve());
        if (last === undefined) return end();
        const goodbye = recordsOf(last, address, port, 0);
        last = undefined;
        mdns.respond({ answers: goodbye }, end);
      });
    },
  };
}

/** Looks for parties of others. */
export interface Lookout {
  found(): readonly NearbyParty[];
  close(): void;
}

/** own: id of this host's own party, which is no news. changed: the list is another one. */
export function createLookout(
  addresses: readonly string[],
  own: () => string | undefined,
  changed: () => void,
  note: Note,
): Lookout {
  const known = new Map<string, { party: NearbyParty; until: number }>();
  const sockets = addresses.map((address) => socketOn(address, note));
  const ask = () => {
    for (const mdns of sockets) mdns.query({ questions: [{ name: SERVICE, type: 'PTR' }] });
  };

  function hear(packet: ResponsePacket, from: string): void {
    const records = [...(packet.answers ?? []), ...(packet.additionals ?? [])];
    for (const { party, ttl } of partiesIn(records, from)) {
      if (party.id === own()) continue;
      const now = performance.now();
      const before = known.get(party.id);
      // A host on two networks is heard twice: the first way to it stands for as long as it is fresh.
      if (before !== undefined && before.until > now && before.party.url !== party.url) continue;
      if (ttl === 0) {
        if (known.delete(party.id)) changed();
        continue;
      }
      if (before === undefined && known.size >= MOST_PARTIES) continue;
      known.set(party.id, { party, until: now + Math.min(ttl, TTL) * 1000 });
      if (JSON.stringify(before?.party) !== JSON.stringify(party)) changed();
    }
  }
  for (const mdns of sockets) mdns.on('response', (packet, from) => hear(packet, from.address));

  ask();
  const soon = SOON.map((wait) => setTimeout(ask, wait));
  const timer = setInterval(() => {
    ask();
    const now = performance.now();
    const gone = [...known].filter(([, { until }]) => until <= now);
    for (const [id] of gone) known.delete(id);
    if (gone.length > 0) changed();
  }, EVERY);
  for (const one of [...soon, timer]) one.unref();
  return {
    found: () => [...known.values()].map(({ party }) => party),
    close() {
      clearInterval(timer);
      for (const one of soon) clearTimeout(one);
      for (const mdns of sockets) mdns.destroy();
    },
  };
}

/** A multicast socket that never throws: without it parties are found by address. */
function socketOn(address: string, note: Note): MulticastDNS {
  // Bound to all addresses: on Linux a socket bound to one hears no multicast.
  const mdns = makeMdns({ interface: address, bind: '0.0.0.0', port: MDNS_PORT });
  mdns.on('error', (error: Error) => note(error, address));
  mdns.on('warning', (error: Error) => note(error, address));
  return mdns;
}

function recordsOf(advert: Advert, address: string, port: number, ttl: number): Answer[] {
  const name = `${advert.id}.${SERVICE}`;
  const target = `paddock-${advert.id}.local`;
  const { id, name: title, hostName, game, race, seats, state } = advert;
  const texts = {
    id,
    name: title,
    host: hostName,
    game,
    seats: `${seats.taken}/${seats.all}`,
    state,
    protocol: String(PROTOCOL),
    ...rulesOf(race),
  };
  return [
    { name: SERVICE, type: 'PTR', ttl, data: name },
    { name, type: 'SRV', ttl, data: { port, target, priority: 0, weight: 0 } },
    { name, type: 'TXT', ttl, data: Object.entries(texts).map(([key, value]) => `${key}=${value}`) },
    { name: target, type: 'A', ttl, data: address },
  ];
}

/** Before the id of an option, and how many of them a packet has room for. */
const OPTION = 'o.';
const MOST_OPTIONS = 40;

/** Circuit and options as texts; of a race with more options than a packet holds only the circuit. */
function rulesOf(race: Advert['race']): Record<string, string> {
  if (race === null) return {};
  const options = Object.entries(race.options);
  const told = options.length > MOST_OPTIONS ? [] : options;
  return {
    circuit: race.circuit,
    ...Object.fromEntries(told.map(([id, value]) => [OPTION + id, JSON.stringify(value)])),
  };
}

/** The rules that texts tell; null where they tell none, or nonsense. */
function raceIn(texts: ReadonlyMap<string, string>): NearbyParty['race'] {
  const circuit = texts.get('circuit');
  if (circuit === undefined) return null;
  const options = [...texts].filter(([key]) => key.startsWith(OPTION));
  if (options.length > MOST_OPTIONS) return null;
  const values = options.map(([key, text]) => [key.slice(OPTION.length), optionIn(text)] as const);
  const fits = nearbyParty.shape.race.safeParse({ circuit, options: Object.fromEntries(values) });
  return fits.success ? fits.data : null;
}

function optionIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not from a Paddock: the shape refuses it.
  }
}

/** The parties a packet tells of. Addresses come from where it was sent, never from what it says. */
export function partiesIn(records: readonly Answer[], from: string): { party: NearbyParty; ttl: number }[] {
  if (!isPrivate(from) && !isLoopback(from)) return [];
  const found: { party: NearbyParty; ttl: number }[] = [];
  for (const record of records) {
    if (record.type !== 'PTR' || record.name.toLowerCase() !== SERVICE) continue;
    const srv = records.find((one) => one.type === 'SRV' && one.name === record.data);
    const txt = records.find((one) => one.type === 'TXT' && one.name === record.data);
    if (srv?.type !== 'SRV' || txt?.type !== 'TXT') continue;
    const party = partyOf(textsOf(txt.data), `http://${inUrl(from)}:${srv.data.port}/`);
    if (party !== undefined) found.push({ party, ttl: record.ttl ?? 0 });
  }
  return found;
}

function textsOf(data: unknown): Map<string, string> {
  const parts = (Array.isArray(data) ? data : [data]).map(String);
  return new Map(
    parts.flatMap((part) => {
      const at = part.indexOf('=');
      return at < 1 ? [] : [[part.slice(0, at), part.slice(at + 1)] as const];
    }),
  );
}

/** Most characters of a text from the network that a screen shows. */
const LONGEST = 40;

function partyOf(texts: ReadonlyMap<string, string>, url: string): NearbyParty | undefined {
  const text = (key: string) => (texts.get(key) ?? '').slice(0, LONGEST);
  const [taken, all] = text('seats').split('/').map(Number);
  const fits = nearbyParty.safeParse({
    id: text('id'),
    name: text('name'),
    hostName: text('host'),
    game: text('game'),
    race: raceIn(texts),
    seats: { taken, all },
    state: text('state'),
    protocol: text('protocol') === '' ? undefined : Number(text('protocol')),
    url,
  });
  return fits.success && fits.data.id !== '' && fits.data.name !== '' ? fits.data : undefined;
}
