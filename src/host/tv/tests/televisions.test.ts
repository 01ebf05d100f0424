// Televisions: let in by the code or by the host, nobody at the table, and shown what everyone may see, even beside the host's own
// hand. Not here: that no hidden thing changes a byte of it (law.test.ts).

import type { CommandName } from '@api/contract';
import { commands } from '@api/contract';
import { value } from '@api/tests/granted';
import { saying } from '@api/tests/saying';
import type { TvState } from '@api/tv/commands';
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
  type Seated,
  startTable,
  YOU,
} from '../../tests/party';
import { MOST_TVS } from '../televisions';

let it: Party;
let me: Guest;
let ada: Seated;
let table: Awaited<ReturnType<typeof openTable>>;
beforeEach(async () => {
  it = await party();
  me = it.join();
  table = await openTable(me, derbySetup([YOU, LAN, LAN, bot()]));
  ada = await comeIn(it, table.code, 'Ada');
});
afterEach(() => it.end());

const openTv = (tv: Guest, by: { code?: string } = { code: table.code }) =>
  tv.client.call('tv.open', { mark: '47', ...by });
/** The newest state that a television was pushed. */
function shownBy(tv: Guest): TvState | undefined {
  const pushes = tv.frames.map((frame) => JSON.parse(frame) as { push?: string; body: TvState });
  return pushes.findLast(({ push }) => push === 'tv.update')?.body;
}

test('by the code a page becomes a television, which is nobody at the table', async () => {
  const tv = it.join('guest', '192.168.1.80');
  const { isWaiting, party: shown } = await value(openTv(tv));
  expect(isWaiting).toBe(false);
  expect(shown).toMatchObject({ name: table.name, code: table.code, volume: 80 });
  expect(shown?.tables).toMatchObject([{ number: 1, match: null, joins: 'seat' }]);
  expect(shown?.tables[0]?.seats.map(({ name, state, device }) => [name, state, device])).toEqual([
    [expect.any(String), 'choosing', 'host'],
    ['Ada', 'choosing', 'phone'],
    [expect.any(String), 'open', null],
    [expect.any(String), 'driven', null],
  ]);
  expect(me.party()?.guests.map(({ name }) => name)).toEqual(['Ada']);
  expect([me.party()?.television, ada.party()?.television]).toEqual([80, 80]);
  await value(ada.client.call('party.ready', { ready: true }));
  expect(shownBy(tv)?.party?.tables[0]?.seats[1]).toMatchObject({ name: 'Ada', state: 'ready' });
  tv.client.close();
  await it.rest();
  expect(me.party()?.television).toBeNull();
});

test('a television may look at the party’s race and nothing else', async () => {
  const tv = it.join('guest', '192.168.1.80');
  await value(openTv(tv));
  await value(ada.client.call('party.ready', { ready: true }));
  const match = await startTable(me, [ada]);
  const update = await value(tv.client.call('match.watch', { match }));
  expect(update).toMatchObject({ viewer: 'watcher', mine: [], choices: {} });
  const allowed: CommandName[] = ['app.hello', 'party.list', 'party.join', 'tv.open', 'match.watch', 'match.leave'];
  for (const name of Object.keys(commands) as CommandName[]) {
    if (allowed.includes(name)) continue;
    const reply = await tv.client.call(name, { match, seat: 1, ask: 1, seq: 0, ready: true, volume: 3 } as never);
    expect([name, reply.ok]).toEqual([name, false]);
  }
  expect(await code(tv.client.call('match.watch', { match: 'another' }))).toBe('not-allowed');
});

test('without the code the host is asked, and tells televisions apart by their marks', async () => {
  const [tv, other] = [it.join('guest', '192.168.1.80'), it.join('guest', '192.168.1.81')];
  expect(await value(openTv(tv, {}))).toEqual({ isWaiting: true, party: null });
  await value(other.client.call('tv.open', { mark: '12' }));
  expect(me.party()?.television).toBeNull();
  const waiting = await value(me.client.call('tv.waiting', {}));
  expect(waiting.map(({ mark }) => mark)).toEqual(['47', '12']);
  expect(await code(tv.client.call('match.watch', { match: 'x' }))).toBe('not-allowed');
  await value(me.client.call('tv.admit', { tv: waiting[0]!.tv, admit: true }));
  expect(shownBy(tv)).toMatchObject({ isWaiting: false, party: { name: table.name } });
  await value(me.client.call('tv.admit', { tv: waiting[1]!.tv, admit: false }));
  expect(await value(me.client.call('tv.waiting', {}))).toEqual([]);
  expect(shownBy(other)?.party ?? null).toBeNull();
  expect(await code(me.client.call('tv.admit', { tv: waiting[1]!.tv, admit: true }))).toBe('not-found');
});

test('wrong codes are counted like a guest’s, and a driver’s page cannot be one', async () => {
  const tv = it.join('guest', '192.168.1.80');
  expect(await code(openTv(tv, { code: 'ZZZZZZ' }))).toBe('not-found');
  for (let tries = 0; tries < 12; tries++) await openTv(tv, { code: 'ZZZZZZ' });
  expect(await code(openTv(tv))).toBe('too-fast');
  expect(await openTv(ada)).toMatchObject({ fault: { code: 'not-allowed', said: saying('joined as a guest') } });
});

test('a host’s window that is a television sees no hand, holds no curtain and is no host', async () => {
  const tv = it.join();
  await value(openTv(tv, {}));
  await value(ada.client.call('party.ready', { ready: true }));
  const match = await startTable(me, [ada]);
  expect((await value(me.client.call('match.watch', { match }))).viewer).toBe(0);
  const shown = await value(tv.client.call('match.watch', { match }));
  expect([shown.viewer, shown.mine]).toEqual(['watcher', []]);
  for (const car of (shown.view as { cars: { hand: unknown }[] }).cars) expect(car.hand).toBeNull();
  tv.frames.length = 0;
  await value(ada.client.call('party.say', { to: null, text: 'a secret of the room' }));
  await it.rest();
  expect(tv.frames.join()).not.toContain('a secret of the room');
  me.client.close();
  await it.rest();
  expect(shownBy(tv)?.party?.hostAway).toBe(true);
});

test('a late guest takes the car of an AI driver, and a season’s or a person’s car not', async () => {
  const tv = it.join('guest', '192.168.1.80');
  await value(openTv(tv));
  await value(ada.client.call('party.ready', { ready: true }));
  const match = await startTable(me, [ada]);
  await value(me.client.call('match.watch', { match }));
  const late = await comeIn(it, table.code, 'Late');
  const free = shownBy(tv)!.party!.tables[0]!.seats.findIndex(({ state }) => state === 'driven');
  expect(await code(late.client.call('party.take', { seat: 0 }))).toBe('not-allowed');
  await value(late.client.call('party.take', { seat: free }));
  expect(shownBy(tv)?.party?.tables[0]?.seats[free]).toMatchObject({ name: 'Late', state: 'ready', device: 'phone' });
  expect(me.seen(match).seats[free]).toMatchObject({ name: 'Late', driver: { kind: 'lan' } });
});

test('everyone at the party sets how loud it is; more televisions than a house has are refused', async () => {
  const tv = it.join('guest', '192.168.1.80');
  await value(openTv(tv));
  await value(ada.client.call('tv.volume', { volume: 25 }));
  expect(shownBy(tv)?.party?.volume).toBe(25);
  expect(me.party()?.television).toBe(25);
  for (let n = 1; n < MOST_TVS; n++) await value(openTv(it.join('guest', `192.168.1.${100 + n}`)));
  const many = saying(`already has ${MOST_TVS} televisions`);
  expect(await openTv(it.join('guest', '192.168.1.99'))).toMatchObject({ fault: { code: 'full', said: many } });
});

test('when the party closes, a guest’s television has nothing left, and the host’s waits for the next one', async () => {
  const [tv, own] = [it.join('guest', '192.168.1.80'), it.join()];
  await value(openTv(tv));
  await value(openTv(own, {}));
  await value(me.client.call('party.close', {}));
  expect(shownBy(own)).toEqual({ isWaiting: false, party: null });
  const again = await openTable(me, derbySetup([YOU, LAN]));
  expect(shownBy(own)?.party?.code).toBe(again.code);
  expect(await code(tv.client.call('match.watch', { match: 'x' }))).toBe('not-allowed');
});

test('the host chooses what televisions show, and hears which tables these are', async () => {
  const tv = it.join('guest', '192.168.1.80');
  await value(openTv(tv));
  const second = await value(me.client.call('tables.open', { setup: derbySetup([LAN, LAN]) }));
  expect(me.party().showing).toEqual({ mode: 'closest', table: null, tables: [], speech: null });
  await value(me.client.call('tv.show', { mode: 'table', table: second.table }));
  expect(shownBy(tv)?.party).toMatchObject({ programme: { mode: 'table', table: second.table } });
  expect(shownBy(tv)?.party?.tables.map(({ number }) => number)).toEqual([1, 2]);
  await value(tv.client.call('tv.showing', { tables: [second.table, 'nowhere'] }));
  expect(me.party().showing).toMatchObject({ tables: [second.table] });
  expect(ada.party().showing).toMatchObject({ tables: [second.table] });
  expect(await code(me.client.call('tv.show', { mode: 'table', table: 'nowhere' }))).toBe('not-found');
  expect(await code(ada.client.call('tv.showing', { tables: [] }))).toBe('not-allowed');
  expect(await code(ada.client.call('tv.show' as never, { mode: 'split', table: null } as never))).toBe('not-allowed');
  await value(me.client.call('tables.close', { table: second.table }));
  expect(shownBy(tv)?.party?.programme).toEqual({ mode: 'closest', table: null });
  tv.client.close();
  await it.rest();
  expect(me.party().showing).toBeNull();
});

test('a television watches the race of any table, and asks which is the closest', async () => {
  const tv = it.join('guest', '192.168.1.80');
  await value(openTv(tv));
  const { table: other } = await value(me.client.call('tables.open', { setup: derbySetup([LAN, LAN]) }));
  await value(ada.client.call('tables.go', { table: other }));
  const match = await startTable(me, [ada]);
  const seen = await value(tv.client.call('match.watch', { match }));
  expect(seen).toMatchObject({ viewer: 'watcher', mine: [] });
  expect((await value(tv.client.call('tables.look', { known: {} }))).map((one) => one.match)).toEqual([match]);
  expect(await code(tv.client.call('tables.go', { table: other }))).toBe('not-allowed');
});

test('captions are read aloud where a television has a voice: off at first, and switched by the host alone', async () => {
  const [mute, tv] = [it.join('guest', '192.168.1.80'), it.join('guest', '192.168.1.81')];
  await value(openTv(mute));
  await value(mute.client.call('tv.voice', { has: false }));
  expect(me.party().showing?.speech).toBeNull();
  await value(openTv(tv));
  await value(tv.client.call('tv.voice', { has: true }));
  expect(me.party().showing?.speech).toBe(false);
  expect(shownBy(tv)?.party?.speaks).toBe(false);
  expect(await code(ada.client.call('tv.speech' as never, { on: true } as never))).toBe('not-allowed');
  expect(await code(ada.client.call('tv.voice', { has: true }))).toBe('not-allowed');
  await value(me.client.call('tv.speech', { on: true }));
  expect([me.party().showing?.speech, shownBy(tv)?.party?.speaks]).toEqual([true, true]);
  // The only voice is gone: there is nothing to switch.
  tv.client.close();
  await it.rest();
  expect(me.party().showing?.speech).toBeNull();
});
