// The gallery's parties: a table of Heat as its host or a guest sees it, a party with several tables, and parties nearby. They are made by hand, since a
// real party needs a network. Not here: what the lobby does, which its own tests check against the host.

import { HOST, USUAL_ABSENCE } from '@api/constants';
import { PROTOCOL } from '@api/contract';
import { message } from '@api/messages';
import type { ChatLine, Guest, NearbyParty, Party, PartySeat } from '@api/party';
import type { PartyTable } from '@api/tables/commands';
import { gameOf } from '@games/registry';
import type { MessageDescriptor } from '@i18n/messages';
import type { PartyState } from '../../renderer/app/party/party';
import { NAMES, type NameLength } from '../position-race';
import { RACERS } from './drivers';

/** Who looks at the party. asking: a guest who waits for the host's permission. */
export type Viewer = 'host' | 'guest' | 'asking';

export interface PartyOptions {
  viewer?: Viewer;
  names?: NameLength;
  /** Every seat taken, people watching, one who asks to join. */
  full?: boolean;
}

/** What a page knows of a party in the lobby. The host is the first of the names. */
export function lobbyOf({ viewer = 'host', names = 'usual', full = false }: PartyOptions = {}): Partial<PartyState> {
  const [hostName = '', ...others] = NAMES[names];
  const seated = others.slice(0, full ? 4 : 2).map((name, at) => guestOn(at + 1, name));
  const watching = full ? others.slice(4, 7).map(watcher) : [];
  const asking = full || viewer === 'asking' ? [asks(others[7] ?? '')] : [];
  const guests = [...seated, ...watching, ...asking];
  const you = viewer === 'host' ? null : viewer === 'asking' ? ASKING : 'guest-1';
  const party: Party = {
    ...{ id: 'party', name: PARTY_NAMES[names], code: 'K7M2QX', race: raceOf('heat', 'usa'), rules: RULES },
    addresses: ['http://192.168.1.24:7310/', 'http://10.0.0.8:7310/'],
    seats: seatsOf(hostName, seated),
    ...{ guests, hostName, hostReady: full, hostAway: false, match: null, you, season: null, television: null },
    ...{ table: TABLE, tables: [], showing: null, tournament: null, call: null },
  };
  return { party, lines: linesOf(party), unread: { 'guest-2': 1 } };
}

/** Five tables in a hall: two races, and three lobbies. Nothing is known of the races, which no host has. */
export function hallOf({ viewer = 'host', names = 'usual' }: PartyOptions = {}): Partial<PartyState> {
  const { party, ...talk } = lobbyOf({ viewer, names, full: true });
  if (party == null) return talk;
  const tables = HALL.map(([game, circuit, match], at): PartyTable => {
    const { game: _, circuit: _circuit, options } = raceOf(game, circuit);
    const free = at % 3;
    const seats = party.seats.map(({ name, colour, driver }, seat) => ({ name, colour, driver, open: seat < free }));
    const counts = { round: null, people: 3, ready: 2 - (at % 2), watching: at === 0 ? 3 : 0 };
    return {
      id: at === 0 ? TABLE : `table-${at + 1}`,
      number: at + 1,
      match,
      race: { game, circuit, options },
      seats,
      ...counts,
    };
  });
  const showing: Party['showing'] = { mode: 'closest', table: null, tables: [TABLE], speech: null };
  return { ...talk, party: { ...party, tables, showing: viewer === 'host' ? showing : null } };
}

/** Other hosts' parties: one that waits, one with a race under way, and one of a newer version. */
export function partiesNearby(): Partial<PartyState> {
  const common = { protocol: PROTOCOL, url: 'http://192.168.1.30:7310/' };
  const near: NearbyParty[] = [
    {
      ...{ id: 'near-1', name: 'Friday table', hostName: 'Marta', game: 'heat', race: raceOf('heat', 'italy') },
      ...{ seats: { taken: 3, all: 6 }, state: 'waiting', ...common },
    },
    {
      ...{ id: 'near-2', name: PARTY_NAMES.long, hostName: NAMES.long[0] ?? '', game: 'roborally' },
      ...{ race: raceOf('roborally', 'double-shift'), seats: { taken: 8, all: 8 }, state: 'racing', ...common },
    },
    {
      ...{ id: 'near-3', name: 'Attic', hostName: 'Cleo', game: 'waddington', race: null },
      ...{ seats: { taken: 1, all: 4 }, state: 'waiting', ...common, protocol: PROTOCOL + 1 },
    },
  ];
  return { near };
}

const PARTY_NAMES: Readonly<Record<NameLength, string>> = { usual: 'Friday table', long: 'Thursday night race club' };
const RULES: Party['rules'] = {
  ...{ door: 'ask', watching: true, undo: true, hints: true, chat: true, fillWithAi: true, aiLevel: 'medium' },
  ...USUAL_ABSENCE,
};
const COLOURS = ['red', 'blue', 'yellow', 'green', 'black', 'ivory'] as const;
/** The table of the page. */
const TABLE = 'table-1';
/** Game, circuit and race of the tables. */
const HALL: readonly (readonly [game: string, circuit: string, match: string | null])[] = [
  ['heat', 'italy', 'race-1'],
  ['formula-d', 'monaco', null],
  ['havoc', 'havoc-speedway', 'race-3'],
  ['roborally', 'double-shift', null],
  ['heat', 'usa', null],
];
const ASKING = 'guest-asking';
const AT = Date.UTC(2026, 4, 17, 20, 15);
const ALONE = { table: TABLE, seat: null, ready: false, away: null, knocking: false } as const;

function raceOf(game: string, circuit: string): Party['race'] {
  const options = gameOf(game)?.options ?? [];
  return {
    game,
    circuit,
    options: Object.fromEntries(options.map(({ id, default: usual }) => [id, usual])),
    clock: 60,
  };
}

/** The second guest is still choosing, the third has lost the connection. */
function guestOn(seat: number, name: string): Guest {
  const device = (['phone', 'laptop', 'tablet', 'app'] as const)[seat - 1] ?? 'phone';
  const away = seat === 3 ? 20_000 : null;
  return {
    id: `guest-${seat}`,
    name,
    device,
    table: TABLE,
    seat,
    ready: seat !== 2,
    away,
    ping: 8 * seat,
    knocking: false,
  };
}

function watcher(name: string, at: number): Guest {
  return { ...ALONE, id: `watcher-${at}`, name, device: 'phone', ping: 31 };
}

function asks(name: string): Guest {
  return { ...ALONE, id: ASKING, name, device: 'phone', ping: null, knocking: true };
}

/** The host, then the guests, then an AI driver; the rest is open. */
function seatsOf(hostName: string, seated: readonly Guest[]): PartySeat[] {
  const [, sora] = RACERS;
  const nobody = { open: false, guest: null, bound: false };
  const taken: Omit<PartySeat, 'colour'>[] = [
    { ...nobody, name: hostName, driver: { kind: 'you' } },
    ...seated.map(({ id, name }) => ({ ...nobody, name, driver: { kind: 'lan' } as const, guest: id })),
    ...(sora === undefined ? [] : [{ ...nobody, ...sora }]),
  ];
  return COLOURS.map((colour, at) => ({
    ...(taken[at] ?? { ...nobody, name: `Guest ${at}`, driver: { kind: 'lan' }, open: true }),
    colour,
  }));
}

/** Join notices, chat in the room, and a private line from the second guest. */
function linesOf({ guests, hostName, name, you }: Party): ChatLine[] {
  const [first, second] = guests;
  if (first === undefined || second === undefined) return [];
  const said = (guest: Guest) => message('said.came', { name: guest.name });
  const lines: Pick<ChatLine, 'from' | 'name' | 'to' | 'text' | 'said'>[] = [
    announced(name, said(first)),
    announced(name, said(second)),
    { from: first.id, name: first.name, to: null, text: 'Two laps or three?', said: null },
    {
      from: null,
      name: hostName,
      to: null,
      text: 'Three. It rains, so keep some cards for the last corner.',
      said: null,
    },
    { from: second.id, name: second.name, to: null, text: 'I still have to choose a colour.', said: null },
  ];
  const hint = {
    from: second.id,
    name: second.name,
    to: you === null ? HOST : you,
    text: 'Can I be green?',
    said: null,
  };
  return [...lines, hint].map((line, at) => ({ ...line, id: at + 1, at: AT + at * 20_000 }));
}

function announced(name: string, said: MessageDescriptor) {
  return { from: 'party', name, to: null, text: '', said };
}
