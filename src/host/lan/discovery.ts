// Parties on the network by multicast DNS (RFC 6762, DNS-SD RFC 6763): announces this one and finds others.
// Nothing found here is trusted: it is a line in a list, with the address its packet came from. Not here: codes, which are
// never sent.

import type { Socket } from 'node:dgram';
import { PROTOCOL } from '@api/contract';
import { type NearbyParty, nearbyParty } from '@api/party';
import type { ResponsePacket } from 'multicast-dns';
import { cleanText } from '../party/names';
import { createKnownParties } from './known-parties';
import type { Announcement } from './lan';
import { inUrl, isLoopback, isPrivate } from './networks';
import { createPacketFilter } from './packet-filter';
import { createStation, type Note } from './station';

type DnsAnswer = NonNullable<ResponsePacket['answers']>[number];

/** The service name of parties on the network. */
export const SERVICE = '_paddock._tcp.local';
/** Seconds for which a party stays listed without news, and ms between two rounds of announcing and asking. */
const TTL = 20;
const EVERY = 6000;
/** ms until the first repeated questions: the first packet on a sleeping radio is often lost. */
const SOON = [1000, 3000];
/** ms between two answers: RFC 6762 section 6 allows one multicast of a record per second. */
const ANSWER_EVERY = 1000;
/** ms for which changes of the list are collected. */
const GATHER = 200;

/** Announces one party at one address. */
export interface Herald {
  tell(announcement: Announcement): void;
  /** Withdraws the announcement, so that the party vanishes from everyone's list immediately. */
  close(): Promise<void>;
}

/**
 * Answers queries, and announces the party every 6 s and at every change. address: IPv4, of the network to announce on.
 * open: makes the socket; tests bring their own.
 */
export function createHerald(address: string, port: number, note: Note, open?: () => Socket): Herald {
  let last: Announcement | undefined;
  let answered = Number.NEGATIVE_INFINITY;
  let answering: NodeJS.Timeout | undefined;
  const station = createStation({
    address,
    filter: createPacketFilter('query', () => performance.now()),
    hear(packet) {
      const asked = (packet.questions ?? []).some(
        ({ name, type }) => name.toLowerCase() === SERVICE && /^(PTR|ANY)$/.test(type),
      );
      if (asked) answer();
    },
    note,
    open,
  });
  function say(): void {
    if (last === undefined) return;
    answered = performance.now();
    station.tell(recordsOf(last, address, port, TTL));
  }
  /** Everyone hears an answer, so one is enough for all queries within a second. */
  function answer(): void {
    if (answering !== undefined) return;
    const wait = answered + ANSWER_EVERY - performance.now();
    if (wait <= 0) {
      say();
      return;
    }
    answering = setTimeout(() => {
      answering = undefined;
      say();
    }, wait);
    answering.unref();
  }
  const timer = setInterval(say, EVERY);
  timer.unref();
  return {
    tell(announcement) {
      last = announcement;
      answer();
    },
    close() {
      clearInterval(timer);
      clearTimeout(answering);
      return new Promise((resolve) => {
        if (last === undefined) return station.close(resolve);
        const goodbye = recordsOf(last, address, port, 0);
        last = undefined;
        station.tell(goodbye, () => station.close(resolve));
      });
    },
  };
}

/** Looks for other hosts' parties. */
export interface Lookout {
  found(): readonly NearbyParty[];
  close(): void;
}

/** own: id of this host's own party, which is not listed. changed: the list has changed. open: as for a herald. */
export function createLookout(
  addresses: readonly string[],
  own: () => string | undefined,
  changed: () => void,
  note: Note,
  open?: () => Socket,
): Lookout {
  const now = () => performance.now();
  const known = createKnownParties(now);
  // One filter for all networks: a socket hears what arrives on any of them.
  const filter = createPacketFilter('response', now);
  let gathering: NodeJS.Timeout | undefined;
  function tellSoon(): void {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      changed();
    }, GATHER);
  }
  function hear(records: readonly DnsAnswer[], from: string): void {
    for (const { party, ttl } of partiesIn(records, from)) {
      if (party.id === own()) continue;
      const until = now() + Math.min(ttl, TTL) * 1000;
      if (ttl === 0 ? known.forget(party) : known.hear(party, from, until)) tellSoon();
    }
  }
  const stations = addresses.map((address) =>
    createStation({
      address,
      filter,
      hear: (packet, from) => hear([...(packet.answers ?? []), ...(packet.additionals ?? [])], from),
      note,
      open,
    }),
  );
  const ask = () => {
    for (const station of stations) station.ask([{ name: SERVICE, type: 'PTR' }]);
  };

  ask();
  const soon = SOON.map((wait) => setTimeout(ask, wait));
  const timer = setInterval(() => {
    ask();
    if (known.expire()) tellSoon();
  }, EVERY);
  for (const one of [...soon, timer]) one.unref();
  return {
    found: known.all,
    close() {
      clearInterval(timer);
      clearTimeout(gathering);
      for (const one of soon) clearTimeout(one);
      for (const station of stations) station.close();
    },
  };
}

function recordsOf(announcement: Announcement, address: string, port: number, ttl: number): DnsAnswer[] {
  const name = `${announcement.id}.${SERVICE}`;
  const target = `paddock-${announcement.id}.local`;
  const { id, name: title, hostName, game, race, seats, state } = announcement;
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

/** Prefix of an option's id, and how many options a packet has room for. */
const OPTION = 'o.';
const MOST_OPTIONS = 40;

/** Circuit and options as texts; only the circuit for a race with more options than a packet can hold. */
function rulesOf(race: Announcement['race']): Record<string, string> {
  if (race === null) return {};
  const options = Object.entries(race.options);
  const advertised = options.length > MOST_OPTIONS ? [] : options;
  return {
    circuit: race.circuit,
    ...Object.fromEntries(advertised.map(([id, value]) => [OPTION + id, JSON.stringify(value)])),
  };
}

/** The rules that the texts describe; null if there are none, or they are invalid. */
function raceIn(texts: ReadonlyMap<string, string>): NearbyParty['race'] {
  const circuit = texts.get('circuit');
  if (circuit === undefined || cleanText(circuit) !== circuit) return null;
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
    return undefined; // Not from a Paddock: the schema rejects it.
  }
}

/** The parties in a packet. Addresses come from where it was sent, never from what it says. */
export function partiesIn(records: readonly DnsAnswer[], from: string): { party: NearbyParty; ttl: number }[] {
  if (!isPrivate(from) && !isLoopback(from)) return [];
  const found: { party: NearbyParty; ttl: number }[] = [];
  const ports = new Map<string, Extract<DnsAnswer, { type: 'SRV' }>>();
  const texts = new Map<string, Extract<DnsAnswer, { type: 'TXT' }>>();
  for (const record of records) {
    if (record.type === 'SRV' && !ports.has(record.name)) ports.set(record.name, record);
    if (record.type === 'TXT' && !texts.has(record.name)) texts.set(record.name, record);
  }
  for (const record of records) {
    if (record.type !== 'PTR' || record.name.toLowerCase() !== SERVICE) continue;
    const srv = ports.get(record.data);
    const txt = texts.get(record.data);
    if (srv === undefined || txt === undefined) continue;
    // Each port is one party: a second name for it is not read again.
    ports.delete(record.data);
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

/** Characters of a text from the network that a screen shows, at most. */
const LONGEST = 40;

function partyOf(texts: ReadonlyMap<string, string>, url: string): NearbyParty | undefined {
  const text = (key: string) => cleanText((texts.get(key) ?? '').slice(0, LONGEST));
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
