// Hands on phones: a hot-seat person at a shared screen holds their private hand on their own phone.

import { value } from '@api/tests/granted';
import { saying } from '@api/tests/saying';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bot, code, derbySetup, type Guest, HOTSEAT, LAN, type Party, party, YOU } from '../../tests/party';

let it: Party;
let me: Guest;
let match: string;
let networks: string[];
beforeEach(async () => {
  it = await party();
  it.botRunner.trouble = 'silent';
  me = it.join();
  networks = (await value(me.client.call('party.networks', {}))).flatMap(({ kind, address }) =>
    kind === 'loopback' ? [] : [address],
  );
  ({ match } = await value(me.client.call('matches.create', derbySetup([YOU, HOTSEAT, bot()]))));
  me.updates.push(await value(me.client.call('match.watch', { match })));
});
afterEach(() => it.end());

test('the first visitor gets the hand, and the screen gets it back', async () => {
  expect(it.lan.ports.size).toBe(0);
  const { url, addresses } = await value(me.client.call('party.handCode', { match, seat: 1, networks }));
  expect(addresses).toEqual(['http://192.168.1.24:7310/']);
  expect(url).toMatch(/^http:\/\/192\.168\.1\.24:7310\/#\/hand\/[\w-]{20,}$/);
  expect(await code(me.client.call('party.handCode', { match, seat: 2 }))).toBe('not-allowed');
  expect(it.lan.announcements.filter((announcement) => announcement !== null)).toEqual([]);
  const hand = url.split('/').at(-1)!;
  const phone = it.join('guest');
  const joined = await value(phone.client.call('party.join', { hand, device: 'phone' }));
  expect(joined.party.guests).toMatchObject([{ name: 'Driver 1', seat: 1 }]);
  phone.updates.push(await value(phone.client.call('match.watch', { match })));
  expect(phone.seen(match)).toMatchObject({ viewer: 1, mine: [1] });
  expect(me.seen(match)).toMatchObject({ mine: [0], sitting: [0] });
  const thief = it.join('guest');
  expect(await code(thief.client.call('party.join', { hand, device: 'phone' }))).toBe('not-found');
  await value(phone.client.call('party.leave', {}));
  expect(me.seen(match).seats[1]?.driver).toEqual(HOTSEAT);
  // A code that no one used within ten minutes expires.
  const second = await value(me.client.call('party.handCode', { match, seat: 1, networks }));
  expect(second.left).toBe(600_000);
  // Setting the wall clock back does not keep a code alive.
  it.clock.jump(-3_600_000);
  it.clock.pass(600_001);
  const late = { hand: second.url.split('/').at(-1)!, device: 'phone' } as const;
  expect(await code(thief.client.call('party.join', late))).toBe('not-found');
});

test('[22] a port is opened only on networks that the person chose', async () => {
  expect(await code(me.client.call('party.handCode', { match, seat: 1 }))).toBe('bad-input');
  expect(it.lan.ports.size).toBe(0);
  const { addresses } = await value(me.client.call('party.handCode', { match, seat: 1, networks: ['127.0.0.1'] }));
  expect(addresses).toEqual(['http://127.0.0.1:7310/']);
  // If a table is open, phones connect to it.
  expect((await value(me.client.call('party.handCode', { match, seat: 0 }))).addresses).toEqual(addresses);
});

test('[22] the six characters beside the address bring the hand as the QR code does, once', async () => {
  const hand = await value(me.client.call('party.handCode', { match, seat: 1, networks }));
  expect(hand.code).toMatch(/^[2-9A-Z]{6}$/);
  const phone = it.join('guest');
  const typed = { name: 'Whoever', code: hand.code.toLowerCase(), device: 'phone' } as const;
  const joined = await value(phone.client.call('party.join', typed));
  expect(joined.party.guests).toMatchObject([{ name: 'Driver 1', seat: 1 }]);
  const thief = it.join('guest');
  expect(await code(thief.client.call('party.join', typed))).toBe('not-found');
  const second = await value(me.client.call('party.handCode', { match, seat: 0 }));
  it.clock.pass(600_001);
  expect(await code(thief.client.call('party.join', { ...typed, code: second.code }))).toBe('not-found');
});

/** A phone that has the hand of seat 1. */
async function phoneWithHand(): Promise<Guest> {
  const { url } = await value(me.client.call('party.handCode', { match, seat: 1, networks }));
  const phone = it.join('guest');
  await value(phone.client.call('party.join', { hand: url.split('/').at(-1)!, device: 'phone' }));
  return phone;
}
const driver = () => me.seen(match).seats[1]?.driver;

test('the port is open only while a hand code or a hand is out', async () => {
  await value(me.client.call('party.handCode', { match, seat: 1, networks }));
  it.clock.pass(599_999);
  expect(it.lan.ports.size).toBe(1);
  it.clock.pass(1);
  await it.rest();
  expect(it.lan.ports.size).toBe(0);
  const phone = await phoneWithHand();
  it.clock.pass(3_600_000);
  expect([it.lan.ports.size, driver()]).toEqual([1, LAN]);
  await value(phone.client.call('party.leave', {}));
  it.clock.pass(1);
  await it.rest();
  expect([it.lan.ports.size, driver()]).toEqual([0, HOTSEAT]);
});

test('the host takes a hand back, one by one or by closing the party', async () => {
  const first = await phoneWithHand();
  await value(me.client.call('match.handOver', { match, seat: 1, driver: HOTSEAT }));
  expect(first.parties.at(-1)).toMatchObject({ party: null, why: saying('Your hand is back on the shared screen.') });
  expect([driver(), me.seen(match).mine]).toEqual([HOTSEAT, [0, 1]]);
  await phoneWithHand();
  await value(me.client.call('party.close', {}));
  expect([driver(), it.lan.ports.size]).toEqual([HOTSEAT, 0]);
});

test('hands are at the screen again after the app was closed or interrupted', async () => {
  await phoneWithHand();
  await it.restart();
  me = it.join();
  me.updates.push(await value(me.client.call('match.watch', { match })));
  expect([driver(), it.store.party.read()]).toEqual([HOTSEAT, undefined]);
  await phoneWithHand();
  // As after a kill: the disk has what it had while the hand was out.
  const [seats, row] = [it.store.saves.head(match)?.seats, it.store.party.read()?.party];
  await it.restart();
  it.store.saves.setSeats(match, seats);
  it.store.party.write(row, it.clock.now());
  await it.restart();
  me = it.join();
  me.updates.push(await value(me.client.call('match.watch', { match })));
  expect([driver(), it.store.party.read()]).toEqual([HOTSEAT, undefined]);
});

test('no AI driver takes a hand whose phone is gone: its person is at the screen, and the host is asked', async () => {
  const phone = await phoneWithHand();
  phone.close();
  await it.rest();
  it.clock.pass(600_000);
  await it.rest();
  expect(me.seen(match).seats[1]?.driver.kind).toBe('lan');
  expect(me.party().rules.standIn).toBe(false);
  await value(me.client.call('party.change', { rules: { ...me.party().rules, standIn: true } }));
  it.clock.pass(600_000);
  await it.rest();
  expect(me.seen(match).seats[1]?.driver.kind).toBe('lan');
  expect(me.party().guests).toMatchObject([{ seat: 1, hand: true }]);
});
