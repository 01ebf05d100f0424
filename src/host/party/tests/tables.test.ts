// Several tables at one party: each has its own race, lobby, rules and seats; guests and windows go from one to another.

import { LIMITS } from '@api/constants';
import type { Out } from '@api/contract';
import type { Party as PartyState } from '@api/party';
import { value } from '@api/tests/granted';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  bot,
  code,
  comeIn,
  derbySetup,
  type Guest,
  LAN,
  openTable,
  type Party,
  party,
  RULES,
  runOut,
  type Seated,
  startTable,
  YOU,
} from '../../tests/party';

let it: Party;
let me: Guest;
let open: PartyState;

beforeEach(async () => {
  it = await party();
  me = it.join();
  open = await openTable(me, derbySetup([YOU, LAN, LAN]));
});
afterEach(() => it.end());

/** Opens another table with two seats for guests. */
function another(owner: Guest = me): Promise<Out<'tables.open'>> {
  return value(owner.client.call('tables.open', { setup: derbySetup([LAN, LAN]) }));
}

const go = (guest: Guest, table: string) => guest.client.call('tables.go', { table });
const tableOf = (guest: Guest) => guest.party().tables.find(({ id }) => id === guest.party().table)?.number;
const seatOf = (guest: Seated) => guest.party().guests.find(({ id }) => id === guest.joined.party.you)?.seat;

test('a second table has its own race and lobby; the window that opened it is there', async () => {
  const { table } = await another();
  expect(me.party()).toMatchObject({ table, code: open.code, match: null, seats: [{ open: true }, { open: true }] });
  expect(me.party().tables.map(({ number, seats }) => [number, seats.length])).toEqual([
    [1, 3],
    [2, 2],
  ]);
  const second = it.join();
  const state = await value(second.client.call('party.state', {}));
  expect(state?.party.table).toBe(open.table);
  await value(second.client.call('party.seat', { seat: 2, driver: bot() }));
  expect(me.party().tables.map(({ seats }) => seats.filter((seat) => seat.open).length)).toEqual([1, 2]);
  expect(me.party().seats.every(({ driver }) => driver.kind === 'lan')).toBe(true);
});

test('a window that connects again is at the table where it was', async () => {
  const { table } = await another();
  const again = it.join();
  const state = await value(again.client.call('party.state', { table }));
  expect(state?.party.table).toBe(table);
  const lost = await value(it.join().client.call('party.state', { table: 'nowhere' }));
  expect(lost?.party.table).toBe(open.table);
});

test('guests fill the first lobby with a free seat, then the next one', async () => {
  await another();
  const guests: Seated[] = [];
  for (const name of ['Ada', 'Bo', 'Cleo', 'Dora', 'Emil']) guests.push(await comeIn(it, open.code, name));
  expect(guests.map((guest) => [tableOf(guest), seatOf(guest)])).toEqual([
    [1, 1],
    [1, 2],
    [2, 0],
    [2, 1],
    [1, null],
  ]);
  expect(me.party().tables.map(({ watching, people }) => [people, watching])).toEqual([
    [3, 1],
    [2, 0],
  ]);
});

test('a guest goes to another table and takes the free seat there; the old one is free again', async () => {
  const { table } = await another();
  const ada = await comeIn(it, open.code, 'Ada');
  await value(go(ada, table));
  expect([tableOf(ada), seatOf(ada)]).toEqual([2, 0]);
  expect(me.party().tables.map(({ seats }) => seats.filter((seat) => seat.open).length)).toEqual([2, 1]);
  expect(await code(go(ada, 'nowhere'))).toBe('not-found');
  await value(go(ada, open.table));
  expect([tableOf(ada), seatOf(ada)]).toEqual([1, 1]);
});

test('two races run at once, and each guest sees and drives only in their own', async () => {
  const { table } = await another();
  const ada = await comeIn(it, open.code, 'Ada');
  const bo = await comeIn(it, open.code, 'Bo');
  await value(go(bo, table));
  const second = await startTable(me, [bo]);
  await value(me.client.call('tables.go', { table: open.table }));
  const first = await startTable(me, [ada]);
  expect(first).not.toBe(second);
  expect(await code(ada.client.call('match.watch', { match: second }))).toBe('not-allowed');
  expect(await code(bo.client.call('match.watch', { match: first }))).toBe('not-allowed');
  expect([ada.seen(first).mine, bo.seen(second).mine]).toEqual([[1], [0]]);
  expect(await code(go(ada, table))).toBe('not-allowed');
  await it.rest();
  const mine = bo.seen(second);
  const decision = mine.asks.find(({ seat, committed }) => seat === 0 && !committed)!;
  const choices = mine.choices[String(decision.id)] as { cards?: number[] };
  const action = choices.cards ? { type: 'stake', card: choices.cards[0] } : { type: 'rest' };
  const before = ada.updates.length;
  await value(bo.client.call('match.act', { match: second, ask: decision.id, action }));
  await it.rest();
  expect(ada.updates.slice(before).every(({ match }) => match === first)).toBe(true);
  expect(await code(ada.client.call('match.act', { match: second, ask: decision.id, action }))).toBe('not-allowed');
});

test('after the race a guest may go on; back in the lobby only that table’s guests are', async () => {
  const { table } = await another();
  await value(go(me, open.table));
  const ada = await comeIn(it, open.code, 'Ada');
  const first = await startTable(me, [ada]);
  await value(me.client.call('match.handOver', { match: first, seat: 1, driver: bot() }));
  await value(me.client.call('match.handOver', { match: first, seat: 1, driver: LAN, guest: ada.joined.party.you! }));
  expect(await code(go(ada, table))).toBe('not-allowed');
  await value(me.client.call('match.handOver', { match: first, seat: 1, driver: bot() }));
  await runOut(it, me, first);
  await value(go(ada, table));
  expect(tableOf(ada)).toBe(2);
  await value(me.client.call('party.lobby', {}));
  expect(me.party().tables.map(({ match }) => match)).toEqual([null, null]);
});

test('the host seats a guest at a table, in a lobby as in a race, but not one whose race runs', async () => {
  const { table } = await another();
  const ada = await comeIn(it, open.code, 'Ada');
  const seat = (guest: Seated, at: string, on?: number) =>
    me.client.call('tables.seat', { guest: guest.joined.party.you!, table: at, ...(on !== undefined && { seat: on }) });
  await value(seat(ada, table, 1));
  expect([tableOf(ada), seatOf(ada)]).toEqual([2, 1]);
  const bo = await comeIn(it, open.code, 'Bo');
  expect(await code(seat(bo, table, 1))).toBe('full');
  expect(await code(seat(bo, 'nowhere'))).toBe('not-found');
  expect(await code(me.client.call('tables.seat', { guest: 'nobody', table }))).toBe('not-found');
  const match = await startTable(me, [ada]);
  const driven = me.seen(match).seats.findIndex(({ driver }) => driver.kind === 'ai');
  await value(seat(bo, table));
  expect([tableOf(bo), seatOf(bo)]).toEqual([2, driven]);
  expect(me.seen(match).seats[driven]).toMatchObject({ name: 'Bo', driver: { kind: 'lan' } });
  expect(await code(seat(bo, open.table))).toBe('not-allowed');
  expect(await code(ada.client.call('tables.seat', { guest: bo.joined.party.you!, table } as never))).toBe(
    'not-allowed',
  );
});

test('a guest who watches one race and gets a car in another no longer hears of the first', async () => {
  const { table } = await another();
  const ada = await comeIn(it, open.code, 'Ada');
  const bo = await comeIn(it, open.code, 'Bo');
  await value(go(ada, table));
  const second = await startTable(me, [ada]);
  await value(go(me, open.table));
  const first = await startTable(me, [bo]);
  await value(me.client.call('match.handOver', { match: first, seat: 2, driver: bot() }));
  await value(go(bo, table));
  await value(bo.client.call('match.watch', { match: second }));
  await value(me.client.call('match.handOver', { match: first, seat: 2, driver: LAN, guest: bo.joined.party.you! }));
  const before = bo.updates.length;
  await value(ada.client.call('match.watch', { match: second }));
  await value(me.client.call('match.watch', { match: second }));
  await value(me.client.call('match.pause', { match: second, paused: true }));
  expect(ada.seen(second).paused).toBe(true);
  expect(bo.updates.slice(before).filter(({ match }) => match === second)).toEqual([]);
});

test('rules are a table’s own, but door, chat and how long the party stays open are everybody’s', async () => {
  await another();
  await value(me.client.call('party.change', { rules: { ...RULES, undo: false, watching: false, door: 'ask' } }));
  expect(me.party().rules).toMatchObject({ undo: false, watching: false, door: 'ask' });
  await value(me.client.call('tables.go', { table: open.table }));
  expect(me.party().rules).toMatchObject({ undo: true, watching: true, door: 'ask' });
});

test('a closed table sends its guests to the first one; the last table stays', async () => {
  const { table } = await another();
  const ada = await comeIn(it, open.code, 'Ada');
  await value(go(ada, table));
  const match = await startTable(me, [ada]);
  await value(me.client.call('tables.close', { table }));
  expect([tableOf(ada), seatOf(ada)]).toEqual([1, null]);
  expect(me.party()).toMatchObject({ table: open.table, tables: [{ number: 1 }] });
  expect(it.store.saves.head(match)?.status).toBe('open');
  expect(await code(me.client.call('tables.close', { table: open.table }))).toBe('not-allowed');
  expect(await code(me.client.call('tables.close', { table }))).toBe('not-found');
  await another();
  expect(me.party().tables.map(({ number }) => number)).toEqual([1, 2]);
});

test('a party has at most eight tables, and takes no unknown game', async () => {
  for (let at = 1; at < LIMITS.tables; at++) await another();
  expect(me.party().tables.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(await code(me.client.call('tables.open', { setup: derbySetup([LAN, LAN]) }))).toBe('full');
  await value(me.client.call('tables.close', { table: me.party().tables[2]!.id }));
  const setup = { ...derbySetup([LAN, LAN]), game: 'nothing' };
  expect(await code(me.client.call('tables.open', { setup }))).not.toBe('granted');
  await another();
  expect(me.party().tables.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('after a crash all tables are back: races, lobbies, and every guest in their seat', async () => {
  const { table } = await another();
  const ada = await comeIn(it, open.code, 'Ada');
  const bo = await comeIn(it, open.code, 'Bo');
  await value(go(bo, table));
  const second = await startTable(me, [bo]);
  await value(me.client.call('tables.go', { table: open.table }));
  const first = await startTable(me, [ada]);
  await it.restart();
  const back = it.join();
  const again = await openTable(back, derbySetup([YOU, LAN, LAN]), { match: first });
  expect(again).toMatchObject({ code: open.code, table: open.table, match: first });
  expect(again.tables.map(({ id, match }) => [id, match])).toEqual([
    [open.table, first],
    [table, second],
  ]);
  const returning = it.join('guest');
  const joined = await value(returning.client.call('party.join', { token: bo.joined.token, device: 'phone' }));
  expect(joined.party).toMatchObject({ table, match: second });
  const seen = await value(returning.client.call('match.watch', { match: second }));
  expect(seen.mine).toEqual([0]);
});

test('the hall shows every race as a spectator sees it, and again only after a change', async () => {
  const { table } = await another();
  const ada = await comeIn(it, open.code, 'Ada');
  const bo = await comeIn(it, open.code, 'Bo');
  await value(go(bo, table));
  const second = await startTable(me, [bo]);
  await value(me.client.call('tables.go', { table: open.table }));
  const first = await startTable(me, [ada]);
  await it.rest();
  const look = (guest: Guest, known = {}) => value(guest.client.call('tables.look', { known }));
  const races = await look(me);
  expect(races.map(({ match, viewer, mine, events, choices }) => [match, viewer, mine, events, choices])).toEqual([
    [first, 'watcher', [], [], {}],
    [second, 'watcher', [], [], {}],
  ]);
  expect(JSON.stringify(await look(ada))).toBe(JSON.stringify(races));
  expect(await look(me, Object.fromEntries(races.map(({ match, seq }) => [match, seq])))).toEqual([]);
  const stranger = it.join('guest', '192.168.1.99');
  expect(await code(stranger.client.call('tables.look', { known: {} }))).toBe('not-allowed');
  await value(me.client.call('party.change', { rules: { ...RULES, watching: false } }));
  expect((await look(bo)).map(({ match }) => match)).toEqual([second]);
  expect((await look(ada)).map(({ match }) => match)).toEqual([first, second]);
});

test('a race of AI drivers alone runs to its end although no one watches; one with a person waits', async () => {
  const setup = derbySetup([bot(), bot()]);
  await value(me.client.call('tables.open', { setup }));
  const { match } = await value(me.client.call('party.start', { force: false }));
  for (let at = 0; at < 400 && it.store.saves.head(match)?.status === 'open'; at++) await it.rest();
  expect(it.store.saves.head(match)?.status).toBe('finished');
  await value(me.client.call('tables.go', { table: open.table }));
  const other = await value(me.client.call('party.start', { force: true }));
  for (let at = 0; at < 20; at++) await it.rest();
  expect(it.store.saves.head(other.match)).toMatchObject({ status: 'open', step: 0 });
});

test('closing the table suspends a race of AI drivers that still runs', async () => {
  it.botRunner.trouble = 'silent';
  const { table } = await value(me.client.call('tables.open', { setup: derbySetup([bot(), bot()]) }));
  const { match } = await value(me.client.call('party.start', { force: false }));
  await it.rest();
  expect(it.botRunner.questions.length).toBeGreaterThan(0);
  await value(me.client.call('tables.close', { table }));
  it.botRunner.trouble = 'none';
  const asked = it.botRunner.questions.length;
  await it.rest();
  expect(it.botRunner.questions.length).toBe(asked);
  expect(it.store.saves.head(match)?.status).toBe('open');
});
