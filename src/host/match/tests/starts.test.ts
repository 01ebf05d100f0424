// The start of a race is shown once, to everyone at the table when it starts.

import type { MatchUpdate } from '@api/contract';
import { value } from '@api/tests/granted';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  bot,
  comeIn,
  derbySetup,
  type Guest,
  LAN,
  openTable,
  type Party,
  party,
  startTable,
  YOU,
} from '../../tests/party';

let it: Party;
beforeEach(async () => {
  it = await party();
});
afterEach(() => it.end());

const created = async (me: Guest, more = {}) =>
  (await value(me.client.call('matches.create', derbySetup([YOU, bot('random')], more)))).match;
const watch = (guest: Guest, match: string, shows = true) => value(guest.client.call('match.watch', { match, shows }));
const seen = (guest: Guest, { match, seq }: MatchUpdate) => value(guest.client.call('match.shown', { match, seq }));

test('the start is sent until it has been shown, and never to a client that shows nothing', async () => {
  it.botRunner.trouble = 'silent';
  const me = it.join();
  const match = await created(me);
  expect((await watch(me, match, false)).start).toBeUndefined();
  const first = await watch(me, match);
  expect(first.start).toEqual({ view: first.view, events: first.events.length });
  // The page asks twice; a reload before the start has been shown counts as not seen.
  expect((await watch(me, match)).start).toEqual(first.start);
  await seen(me, first);
  expect((await watch(me, match)).start).toBeUndefined();
  // Another window, or the page after a reload.
  expect((await watch(it.join(), match)).start).toBeUndefined();
});

test('the start is sent along with AI answers from the meantime, however long the page takes', async () => {
  const me = it.join();
  const match = await created(me);
  await watch(me, match);
  await it.rest();
  it.clock.pass(60_000);
  const late = await watch(me, match);
  expect(late.step).toBeGreaterThan(0);
  expect(late.events.length).toBeGreaterThanOrEqual(late.start?.events ?? Number.POSITIVE_INFINITY);
  expect(late.start?.view).not.toEqual(late.view);
  await seen(me, late);
  expect((await watch(me, match)).start).toBeUndefined();
});

test('at a party everyone at the table gets the start, however slow their phone, but latecomers do not', async () => {
  const owner = it.join();
  const { code } = await openTable(owner, derbySetup([YOU, LAN, bot('random')]));
  const ada = await comeIn(it, code, 'Ada');
  const match = await startTable(owner, [ada]);
  expect((await watch(owner, match)).start).toBeDefined();
  const soon = await comeIn(it, code, 'Soon');
  expect((await watch(soon, match)).start).toBeDefined();
  await it.rest();
  it.clock.pass(20_001);
  expect((await watch(ada, match)).step).toBeGreaterThan(0);
  for (const one of [owner, ada, soon]) expect((await watch(one, match)).start).toBeDefined();
  expect((await watch(await comeIn(it, code, 'Late'), match)).start).toBeUndefined();
});

test('a race that waits for its first answer is at its start as long as it waits', async () => {
  it.botRunner.trouble = 'silent';
  const me = it.join();
  const match = await created(me);
  it.clock.pass(3_600_000);
  expect((await watch(me, match)).start).toBeDefined();
});

test('the start is not sent after a restart', async () => {
  const me = it.join();
  it.botRunner.trouble = 'silent';
  const match = await created(me);
  await watch(me, match);
  await it.restart();
  expect((await watch(it.join(), match)).start).toBeUndefined();
});

test('every guest gets the start once, also watchers, however often they open the page', async () => {
  it.botRunner.trouble = 'silent';
  const owner = it.join();
  const { code } = await openTable(owner, derbySetup([YOU, LAN]));
  const ada = await comeIn(it, code, 'Ada');
  const match = await startTable(owner, [ada]);
  const zoe = await comeIn(it, code, 'Zoe');
  const { token } = zoe.joined;
  const first = await watch(owner, match);
  await seen(owner, first);
  expect((await watch(ada, match)).start).toBeDefined();
  const watching = await watch(zoe, match);
  expect(watching.viewer).toBe('watcher');
  expect(watching.start).toBeDefined();
  await seen(zoe, watching);
  const again = it.join('guest');
  await value(again.client.call('party.join', { token, device: 'phone', move: true }));
  expect((await watch(again, match)).start).toBeUndefined();
  expect((await watch(ada, match)).start).toBeDefined();
});

test('decisions wait until the start is shown: the clock of a screen that shows it begins with match.shown', async () => {
  it.botRunner.trouble = 'silent';
  const me = it.join();
  const match = await created(me, { clock: 30 });
  const first = await watch(me, match);
  it.clock.pass(4000);
  const [own] = await seen(me, first);
  expect(own?.endsAt).toBe(it.clock.steady() + 30_000);
});
