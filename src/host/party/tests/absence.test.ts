// Time limits of a party: how long a dropped guest keeps the seat, when an empty party ends, what survives a crash.

import { value } from '@api/tests/granted';
import { english, saying } from '@api/tests/saying';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  runOut,
  startTable,
  YOU,
} from '../../tests/party';
import { readSaved } from '../saved';

let it: Party;
let me: Guest;
beforeEach(async () => {
  it = await party();
  it.botRunner.trouble = 'silent';
  me = it.join();
});
afterEach(() => it.end());

const HALF_AN_HOUR = 30 * 60_000;
const setup = derbySetup([YOU, LAN, LAN]);

test('in the lobby a dropped guest keeps the seat for 60 s, and the place at the table for half an hour', async () => {
  const table = await openTable(me, setup);
  const ada = await comeIn(it, table.code, 'Ada');
  await value(ada.client.call('party.ready', { ready: true }));
  ada.close();
  await it.rest();
  it.clock.pass(59_999);
  await it.rest();
  expect(me.party().seats[1]).toMatchObject({ name: 'Ada', open: false });
  it.clock.pass(1);
  await it.rest();
  expect(me.party()).toMatchObject({ guests: [], seats: [{}, { open: true }, { open: true }] });
  const bo = await comeIn(it, table.code, 'Bo');
  expect(bo.party().seats[1]?.name).toBe('Bo');
  const back = it.join('guest');
  const { token } = ada.joined;
  const joined = await value(back.client.call('party.join', { token, device: 'phone' }));
  expect(joined.party.guests).toMatchObject([{ name: 'Ada', seat: 2, ready: false }, { name: 'Bo' }]);
  back.close();
  await it.rest();
  it.clock.pass(HALF_AN_HOUR);
  expect(await code(it.join('guest').client.call('party.join', { token, device: 'phone' }))).toBe('not-found');
});

test('in a race a dropped guest keeps the seat', async () => {
  const table = await openTable(me, setup);
  const ada = await comeIn(it, table.code, 'Ada');
  await startTable(me, [ada]);
  ada.close();
  await it.rest();
  it.clock.pass(3 * HALF_AN_HOUR);
  await it.rest();
  expect(me.party().guests).toMatchObject([{ name: 'Ada', seat: 1 }]);
});

test('an empty party is closed after half an hour, a party with anyone left is not', async () => {
  const table = await openTable(me, setup);
  const ada = await comeIn(it, table.code, 'Ada');
  me.close();
  await it.rest();
  it.clock.pass(2 * HALF_AN_HOUR);
  expect(it.lan.ports.size).toBe(1);
  ada.close();
  await it.rest();
  it.clock.pass(HALF_AN_HOUR - 1);
  const again = it.join();
  await value(again.client.call('party.state', {}));
  again.close();
  await it.rest();
  it.clock.pass(HALF_AN_HOUR - 1);
  expect(it.lan.ports.size).toBe(1);
  it.clock.pass(1);
  await it.rest();
  expect([it.lan.ports.size, it.lan.announcements.at(-1), it.store.party.read()]).toEqual([0, null, undefined]);
  expect(await value(it.join().client.call('party.state', {}))).toBeNull();
});

test('after a crash the same code and port bring guests back into their seats by their tokens', async () => {
  const table = await openTable(me, derbySetup([YOU, LAN, LAN, bot()]));
  const ada = await comeIn(it, table.code, 'Ada');
  const bo = await comeIn(it, table.code, 'Bo');
  const match = await startTable(me, [ada, bo]);
  const before = ada.seen(match);
  expect(JSON.stringify(it.store.party.read())).not.toContain(ada.joined.token);
  await it.restart();
  expect(it.lan.ports.size).toBe(0);
  const host = it.join();
  expect(await value(host.client.call('party.state', {}))).toBeNull();
  const open = await openTable(host, setup, { match });
  expect(open).toMatchObject({ id: table.id, code: table.code, addresses: table.addresses, match });
  expect(open.guests).toMatchObject([
    { name: 'Ada', seat: 1, away: 0 },
    { name: 'Bo', seat: 2, away: 0 },
  ]);
  const back = it.join('guest');
  await value(back.client.call('party.join', { token: ada.joined.token, device: 'phone' }));
  const now = await value(back.client.call('match.watch', { match }));
  expect(now).toMatchObject({ viewer: 1, step: before.step, view: before.view, choices: before.choices });
});

test('an interrupted lobby has its guests again; a closed one does not', async () => {
  const table = await openTable(me, setup);
  const ada = await comeIn(it, table.code, 'Ada');
  await it.restart();
  const second = it.join();
  expect(await openTable(second, setup)).toMatchObject({ code: table.code });
  const back = it.join('guest');
  const { token } = ada.joined;
  expect(await value(back.client.call('party.join', { token, device: 'phone' }))).toMatchObject({
    party: { guests: [{ name: 'Ada', seat: 1 }] },
  });
  await value(second.client.call('party.close', {}));
  expect((await openTable(second, setup)).code).not.toBe(table.code);
  expect(await code(it.join('guest').client.call('party.join', { token, device: 'phone' }))).toBe('not-found');
});

test('a party that was cut off while its results were shown has its guests again, in a new lobby', async () => {
  const alone = derbySetup([YOU, bot()], { options: { length: 10 } });
  const table = await openTable(me, alone);
  const ada = await comeIn(it, table.code, 'Ada');
  it.botRunner.trouble = 'none';
  await runOut(it, me, await startTable(me, []));
  await it.restart();
  expect(await openTable(it.join(), alone)).toMatchObject({ code: table.code, match: null, guests: [{ name: 'Ada' }] });
  const { token } = ada.joined;
  const back = await value(it.join('guest').client.call('party.join', { token, device: 'phone' }));
  expect(back.party).toMatchObject({ code: table.code, you: ada.joined.party.you });
});

test('a saved race without its party: its seats wait, and open to a guest with the right name', async () => {
  const table = await openTable(me, setup);
  const ada = await comeIn(it, table.code, 'Ada');
  const bo = await comeIn(it, table.code, 'Bo');
  const match = await startTable(me, [ada, bo]);
  await value(me.client.call('party.close', {}));
  expect(ada.parties.at(-1)?.party).toBeNull();
  const again = await openTable(me, setup, { match });
  expect(again.seats).toMatchObject([{}, { name: 'Ada', open: true }, { name: 'Bo', open: true }]);
  const other = await comeIn(it, again.code, 'Bo', '192.168.1.70');
  expect(other.joined.party.guests).toMatchObject([{ name: 'Bo', seat: 2 }]);
  const eve = await comeIn(it, again.code, 'Eve', '192.168.1.71');
  expect(eve.party().guests[1]?.seat).toBeNull();
  await value(eve.client.call('party.take', { seat: 1 }));
  expect(await value(eve.client.call('match.watch', { match }))).toMatchObject({ viewer: 1 });
  expect(me.party().seats.map((seat) => seat.name)).toEqual(['Driver 0', 'Eve', 'Bo']);
});

test('a party that changes all the time is sent and written at a limited rate, and its last state always arrives', async () => {
  const table = await openTable(me, setup);
  const ada = await comeIn(it, table.code, 'Ada');
  const writes = vi.spyOn(it.store.party, 'write');
  const before = me.parties.length;
  for (let i = 0; i < 400; i++) await value(ada.client.call('party.rename', { name: `Ada ${i}` }));
  expect(me.parties.length - before).toBeLessThanOrEqual(60);
  expect(writes).not.toHaveBeenCalled();
  it.clock.pass(1000);
  await it.rest();
  expect(me.party().guests[0]?.name).toBe('Ada 399');
  expect(writes).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(it.store.party.read())).toContain('Ada 399');
});

test('setting the wall clock back or on by an hour changes no wait of a party: seats, wrong codes, hands, chat', async () => {
  const table = await openTable(me, setup);
  const ada = await comeIn(it, table.code, 'Ada');
  const eve = it.join('guest', '192.168.1.99');
  const guess = () => code(eve.client.call('party.join', { code: 'AAAAAA', name: 'Eve', device: 'phone' }));
  for (let i = 0; i < 10; i++) expect(await guess()).toBe('not-found');
  for (let i = 0; i < 8; i++) await value(ada.client.call('party.say', { to: null, text: `line ${i}` }));
  ada.close();
  await it.rest();
  for (const ms of [3_600_000, -7_200_000, 3_600_000]) {
    it.clock.jump(ms);
    it.clock.pass(1000);
    await it.rest();
    expect(await guess()).toBe('too-fast');
    expect(me.party().seats[1]).toMatchObject({ name: 'Ada', open: false });
  }
  it.clock.pass(56_999);
  await it.rest();
  expect(me.party().seats[1]).toMatchObject({ open: false });
  it.clock.jump(-3_600_000);
  it.clock.pass(1);
  await it.rest();
  expect(me.party().seats[1]).toMatchObject({ open: true });
  expect(await guess()).toBe('not-found');
});

test("setting the wall clock forward does not refill a guest's chat limit", async () => {
  const table = await openTable(me, setup);
  const ada = await comeIn(it, table.code, 'Ada');
  const say = () => code(ada.client.call('party.say', { to: null, text: 'again' }));
  for (let i = 0; i < 8; i++) expect(await say()).toBe('granted');
  it.clock.jump(3_600_000);
  expect(await say()).toBe('too-fast');
  it.clock.jump(-7_200_000);
  it.clock.pass(5000);
  expect(await say()).toBe('granted');
});

test('an empty table stays open as long as its host has set', async () => {
  const table = await openTable(me, setup, { rules: { keptOpen: 5 } });
  const ada = await comeIn(it, table.code, 'Ada');
  const bo = await comeIn(it, table.code, 'Bo');
  ada.close();
  await it.rest();
  it.clock.pass(5 * 60_000);
  await it.rest();
  const { token } = ada.joined;
  expect(await code(it.join('guest').client.call('party.join', { token, device: 'phone' }))).toBe('not-found');
  bo.close();
  me.close();
  await it.rest();
  it.clock.pass(5 * 60_000 - 1);
  expect(it.lan.ports.size).toBe(1);
  it.clock.pass(1);
  await it.rest();
  expect(it.lan.ports.size).toBe(0);
});

test('by default an AI driver takes over 30 s after a guest is gone, and gives the car back at the next decision', async () => {
  it.botRunner.trouble = 'none';
  const table = await openTable(me, derbySetup([LAN, LAN]));
  const [ada, bo] = [await comeIn(it, table.code, 'Ada'), await comeIn(it, table.code, 'Bo')];
  const match = await startTable(me, [ada, bo]);
  const answers = () => it.store.saves.movesAfter(match, 0).map(({ move }) => `${move?.seat} ${move?.by}`);
  ada.close();
  await it.rest();
  it.clock.pass(29_999);
  await it.rest();
  expect(answers()).not.toContain('0 bot');
  it.clock.pass(1);
  await it.rest();
  expect(answers()).toContain('0 bot');
  const back = it.join('guest');
  await value(back.client.call('party.join', { token: ada.joined.token, device: 'phone' }));
  const now = await value(back.client.call('match.watch', { match }));
  expect(now).toMatchObject({ viewer: 0, mine: [0] });
  expect(now.seats[0]?.driver.kind).toBe('lan');
});

test('a race suspended while its guest was away waits no longer than any other once someone watches it', async () => {
  const table = await openTable(me, setup);
  const ada = await comeIn(it, table.code, 'Ada');
  const match = await startTable(me, [ada]);
  await value(me.client.call('match.leave', { match }));
  ada.close();
  await it.rest();
  it.clock.pass(20_000);
  me.updates.push(await value(me.client.call('match.watch', { match })));
  it.clock.pass(10_000);
  await it.rest();
  expect(me.seen(match).seats[1]?.driver.kind).toBe('ai');
});

test('after a crash a race waits 30 s for guests who do not come back', async () => {
  const table = await openTable(me, setup);
  const ada = await comeIn(it, table.code, 'Ada');
  const match = await startTable(me, [ada]);
  await it.restart();
  const host = it.join();
  await openTable(host, setup, { match });
  host.updates.push(await value(host.client.call('match.watch', { match })));
  it.clock.pass(30_000);
  await it.rest();
  expect(host.seen(match).seats[1]?.driver.kind).toBe('ai');
});

test('an AI driver takes over for an absent guest after the time the host has set, until they are back', async () => {
  const table = await openTable(me, setup, { rules: { patience: 20, standIn: true } });
  const ada = await comeIn(it, table.code, 'Ada');
  const bo = await comeIn(it, table.code, 'Bo');
  const match = await startTable(me, [ada, bo]);
  const drivers = () => me.seen(match).seats.map(({ driver }) => driver.kind);
  ada.close();
  await it.rest();
  it.clock.pass(10_000);
  bo.close();
  await it.rest();
  it.clock.pass(9999);
  await it.rest();
  expect(drivers()).toEqual(['you', 'lan', 'lan']);
  it.clock.pass(1);
  await it.rest();
  expect(drivers()).toEqual(['you', 'ai', 'lan']);
  expect(me.lines.at(-1)?.said).toEqual(saying('Ada is away. An AI driver has the car until they return.'));
  it.clock.pass(10_000);
  await it.rest();
  expect(drivers()).toEqual(['you', 'ai', 'ai']);
  const back = it.join('guest');
  await value(back.client.call('party.join', { token: ada.joined.token, device: 'phone' }));
  await it.rest();
  expect(drivers()).toEqual(['you', 'lan', 'ai']);
});

test('if the host is to be asked, and in the lobby, no AI driver takes over automatically', async () => {
  const table = await openTable(me, setup, { rules: { patience: 20, standIn: false } });
  const ada = await comeIn(it, table.code, 'Ada');
  const match = await startTable(me, [ada]);
  ada.close();
  await it.rest();
  it.clock.pass(600_000);
  await it.rest();
  expect(me.seen(match).seats[1]?.driver.kind).toBe('lan');
  await value(me.client.call('party.change', { rules: { ...me.party().rules, standIn: true, keptOpen: 60 } }));
  await it.rest();
  it.clock.pass(0);
  await it.rest();
  expect(me.seen(match).seats[1]?.driver.kind).toBe('ai');
  expect(me.lines.map(({ said: message }) => message && english(message))).toContain(
    'The host changed: then an AI driver takes over, an empty party stays open for 60 min.',
  );
});

test('a party saved before absence had rules comes back, and its host is asked as before', async () => {
  const table = await openTable(me, setup);
  const ada = await comeIn(it, table.code, 'Ada');
  const match = await startTable(me, [ada]);
  const { tables, rules, ...room } = readSaved(it)!.party;
  await it.restart();
  // It had one table, whose parts lay beside the party's.
  const { id: _, number: _number, rules: atTable, ...parts } = tables[0]!;
  const { patience, standIn, keptOpen, hints, chat, ...before } = { ...rules, ...atTable };
  expect([patience, standIn, keptOpen, hints, chat]).toEqual([30, true, 30, true, true]);
  const guests = room.guests.map(({ table: _table, ...guest }) => guest);
  it.store.party.write({ ...room, ...parts, guests, rules: before }, it.clock.now());
  const back = readSaved(it)!.party;
  expect(back.rules).toEqual({ door: 'open', chat: true, keptOpen: 30 });
  expect(back.tables).toMatchObject([{ number: 1, match, rules: { patience: 30, standIn: false, hints: true } }]);
  const open = await openTable(it.join(), setup, { match });
  expect(open).toMatchObject({ code: table.code, guests: [{ name: 'Ada', seat: 1 }] });
});

test('the clock answers for an absent guest', async () => {
  const table = await openTable(me, derbySetup([YOU, LAN], { clock: 30 }));
  const ada = await comeIn(it, table.code, 'Ada');
  const match = await startTable(me, [ada]);
  ada.close();
  await it.rest();
  it.clock.pass(29_999);
  expect(it.store.saves.movesAfter(match, 0)).toEqual([]);
  it.clock.pass(1);
  await it.rest();
  expect(it.store.saves.movesAfter(match, 0).map(({ move }) => `${move?.seat} ${move?.by}`)).toContain('1 clock');
});

test('nobody sees a race at a table before the disk knows that it is there', async () => {
  await openTable(me, setup);
  await it.rest();
  const seen = () => me.parties.flatMap((one) => one.party?.tables.map(({ match }) => match) ?? []);
  const cut = vi.spyOn(it.store.party, 'write').mockImplementation(() => {
    throw new Error('the power is cut while the party is written');
  });
  expect((await me.client.call('party.start', { force: true })).ok).toBe(false);
  await it.rest();
  expect(cut).toHaveBeenCalled();
  expect(seen().filter((match) => match !== null)).toEqual([]);
  cut.mockRestore();
});
