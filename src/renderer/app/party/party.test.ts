// The party in a guest's page, over a real link to a host that answers as the party does.

import { USUAL_ABSENCE } from '@api/constants';
import type { PaddockBridge } from '@api/links/ipc';
import { memoryPair } from '@api/links/memory';
import { message } from '@api/messages';
import type { ChatLine, Party } from '@api/party';
import { serve } from '@api/serve';
import type { Handlers, Session } from '@api/session';
import { beforeEach, expect, test, vi } from 'vitest';
import { apiErrorText } from '../api-errors';

const TOKEN = 'a-token-of-one-window-only';
const PARTY: Party = {
  id: 'p',
  name: 'Friday night',
  code: 'APEX72',
  addresses: ['http://192.168.1.24:7310/'],
  race: { game: 'derby', circuit: 'oval', options: {}, clock: 0 },
  rules: {
    door: 'open',
    watching: true,
    undo: true,
    hints: true,
    chat: true,
    fillWithAi: true,
    aiLevel: 'medium',
    ...USUAL_ABSENCE,
  },
  seats: [],
  guests: ['t', 'i'].map((id) => ({
    id,
    name: id === 't' ? 'Tomas' : 'Ines',
    device: 'phone' as const,
    table: '',
    seat: null,
    ready: false,
    away: null,
    ping: null,
    knocking: false,
  })),
  hostName: 'Marta',
  hostReady: true,
  hostAway: false,
  match: null,
  you: 't',
  television: null,
  season: null,
  table: '',
  tables: [],
  showing: null,
  tournament: null,
  call: null,
};

/** The browser parts that the page's window has: storage, and the bridge as its link. */
function browser() {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    };
  };
  const [page, host] = memoryPair();
  const bridge: PaddockBridge = { send: (frame) => page.send(frame), onFrame: (listener) => page.onFrame(listener) };
  const joins: unknown[] = [];
  let refusal: { code: 'not-found' | 'in-use'; message: string } | undefined;
  const handlers = {
    'party.join': (input: unknown) => {
      joins.push(input);
      return refusal ? { ok: false, fault: refusal } : { ok: true, value: { token: TOKEN, party: PARTY, lines: [] } };
    },
    'party.leave': () => ({ ok: true, value: null }),
  } as unknown as Handlers;
  const session: Session = serve(host, 'guest', { handlers, closed: () => undefined });
  const sessionStorage = storage();
  const window = { paddock: bridge, sessionStorage, localStorage: storage(), addEventListener: () => undefined };
  return { window, session, joins, sessionStorage, refuse: (apiError: typeof refusal) => (refusal = apiError) };
}

let world: ReturnType<typeof browser>;
let party: typeof import('./party');
let storage: typeof import('./browser-storage');
const rest = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(async () => {
  vi.resetModules();
  world = browser();
  vi.stubGlobal('window', world.window);
  party = await import('./party');
  storage = await import('./browser-storage');
  party.startParty();
  return () => vi.unstubAllGlobals();
});

function line(id: number, from: string | null, to: string | null = null): ChatLine {
  return { id, at: 0, from, to, name: 'somebody', text: 'hello', said: null };
}

test('joining keeps the token for this window and the name for the next time', async () => {
  expect(await party.joinParty({ code: 'APEX72', name: 'Tomas' })).toBeUndefined();
  expect(party.useParty.getState().party?.name).toBe('Friday night');
  expect(storage.keptSeat()).toEqual({ token: TOKEN, at: '', name: 'Tomas', party: 'Friday night' });
  expect(storage.keptName()).toBe('Tomas');
  expect(world.joins).toEqual([{ code: 'APEX72', name: 'Tomas', device: 'app' }]);
});

test('a page that comes back takes its seat with its token; a page without a token does nothing', async () => {
  await party.resumeSeat();
  expect(world.joins).toEqual([]);
  storage.keepSeat({ token: TOKEN, at: '', name: 'Tomas', party: 'Friday night' });
  await party.resumeSeat();
  expect(world.joins).toEqual([{ token: TOKEN, device: 'app' }]);
  expect(party.useParty.getState().party).not.toBeNull();
});

test('a page whose link was cut takes its seat from its own dead connection, which the host may still trust', async () => {
  await party.joinParty({ code: 'APEX72', name: 'Tomas' });
  await party.resumeSeat();
  expect(world.joins.at(-1)).toEqual({ token: TOKEN, move: true, device: 'app' });
});

test('a busy seat stays kept; one that the host no longer knows is forgotten', async () => {
  storage.keepSeat({ token: TOKEN, at: '', name: 'Tomas', party: 'Friday night' });
  world.refuse({ code: 'in-use', message: 'Another window has this seat.' });
  await party.resumeSeat();
  expect(party.useParty.getState().over?.code).toBe('in-use');
  expect(storage.keptSeat()).toBeDefined();
  world.refuse({ code: 'not-found', message: 'No such place.' });
  await party.resumeSeat();
  expect([storage.keptSeat(), storage.lastSeat()]).toEqual([undefined, undefined]);
});

test('lines count as unread by conversation, except one’s own, the party’s and those on screen', async () => {
  await party.joinParty({ code: 'APEX72', name: 'Tomas' });
  party.readTalk('room');
  const lines = [line(1, 'i'), line(2, 'i', 't'), line(3, null, 't'), line(4, 't', 'i'), line(5, 'party')];
  for (const one of lines) world.session.push('party.said', one);
  await rest();
  expect(party.useParty.getState().lines.map((one) => one.id)).toEqual([1, 2, 3, 4, 5]);
  expect(party.useParty.getState().unread).toEqual({ room: 0, i: 1, host: 1 });
  party.readTalk('host');
  expect(party.useParty.getState().unread.host).toBe(0);
});

test('a party that ends leaves its reason and no seat', async () => {
  await party.joinParty({ code: 'APEX72', name: 'Tomas' });
  world.session.push('party.update', { party: null, why: message('why.asked') });
  await rest();
  const { party: left, over } = party.useParty.getState();
  expect([left, apiErrorText(over)]).toEqual([null, 'The host removed you from the party.']);
  expect(storage.keptSeat()).toBeUndefined();
});

test('a banned guest is recognised by the old token, even with the party’s code', async () => {
  await party.joinParty({ code: 'APEX72', name: 'Tomas' });
  world.session.push('party.update', { party: null, why: message('party.banned') });
  await rest();
  await party.joinParty({ code: 'APEX72', name: 'Tom' });
  expect(world.joins.at(-1)).toEqual({ code: 'APEX72', name: 'Tom', token: TOKEN, device: 'app' });
});

test('a seat taken over by another window is not taken back automatically', async () => {
  await party.joinParty({ code: 'APEX72', name: 'Tomas' });
  world.session.push('party.moved', {});
  await rest();
  await party.resumeSeat();
  expect([party.useParty.getState().moved, world.joins.length]).toEqual([true, 1]);
  await party.moveHere();
  expect(world.joins.at(-1)).toEqual({ token: TOKEN, move: true, device: 'app' });
  expect(party.useParty.getState()).toMatchObject({ moved: false, party: { name: 'Friday night' } });
});

test('storage that a browser forbids, or that holds nonsense, does no harm', () => {
  world.sessionStorage.setItem('paddock.seat', '{"token":5}');
  expect(storage.keptSeat()).toBeUndefined();
  world.sessionStorage.setItem('paddock.seat', 'not json');
  expect(storage.keptSeat()).toBeUndefined();
  world.sessionStorage.getItem = () => {
    throw new Error('forbidden');
  };
  expect(storage.keptSeat()).toBeUndefined();
});
