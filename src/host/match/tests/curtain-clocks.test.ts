// Clocks at a shared screen: each person's time begins when their own curtain lifts.

import type { Driver } from '@api/contract';
import { value } from '@api/tests/granted';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  comeIn,
  derbySetup,
  type Guest,
  HOTSEAT,
  LAN,
  openTable,
  type Party,
  party,
  startTable,
  YOU,
} from '../../tests/party';

let it: Party;
let me: Guest;
let match: string;
beforeEach(async () => {
  it = await party();
  it.botRunner.trouble = 'silent';
  me = it.join();
});
afterEach(() => it.end());

async function begin(drivers: Driver[], clock: number, bank = 0): Promise<void> {
  ({ match } = await value(me.client.call('matches.create', derbySetup(drivers, { clock, bank }))));
  me.updates.push(await value(me.client.call('match.watch', { match })));
}
async function sit(seat: number): Promise<void> {
  me.updates.push(await value(me.client.call('match.sit', { match, seat })));
}
async function stake(seat: number): Promise<void> {
  const { asks: decisions, choices } = me.seen(match);
  const decision = decisions.find((one) => one.seat === seat)?.id ?? 0;
  const { cards } = choices[String(decision)] as { cards: number[] };
  await value(me.client.call('match.act', { match, ask: decision, action: { type: 'stake', card: cards[0] } }));
}
const ends = () =>
  me.seen(match).asks.map((decision) => (decision.endsAt === null ? null : decision.endsAt - me.seen(match).now));
const by = () => it.store.saves.movesAfter(match, 0).map(({ move }) => `${move?.seat} ${move?.by}`);

test('four people at one screen with simultaneous decisions each get the full time from when their curtain lifts', async () => {
  await begin([YOU, HOTSEAT, HOTSEAT, HOTSEAT], 30);
  expect(ends()).toEqual([null, null, null, null]);
  for (const seat of [0, 1, 2, 3]) {
    // Passing the screen on may take any time.
    it.clock.pass(600_000);
    await sit(seat);
    expect(ends()[seat]).toBe(30_000);
    it.clock.pass(27_000);
    if (seat < 3) await stake(seat);
  }
  expect(by()).toEqual(['0 player', '1 player', '2 player']);
  it.clock.pass(2999);
  expect(by()).toHaveLength(3);
  it.clock.pass(1);
  expect(by()[3]).toBe('3 clock');
});

test('time runs out only for the person in front; the next one still has all of it', async () => {
  await begin([YOU, HOTSEAT], 30);
  await sit(0);
  it.clock.pass(90_000);
  expect(by()).toEqual(['0 clock']);
  await sit(1);
  expect(ends()).toEqual([null, 30_000]);
});

test('a curtain that falls again keeps the time left, and only the person in front uses their bank', async () => {
  await begin([YOU, HOTSEAT], 30, 60);
  await sit(0);
  it.clock.pass(20_000);
  await sit(1);
  it.clock.pass(50_000);
  await sit(0);
  expect([ends(), me.seen(match).banks]).toEqual([
    [70_000, null],
    [60_000, 40_000],
  ]);
});

test('a reload puts the curtain down again', async () => {
  await begin([YOU, HOTSEAT], 30);
  await sit(0);
  it.clock.pass(10_000);
  const again = it.join();
  again.updates.push(await value(again.client.call('match.watch', { match })));
  me.close();
  await it.rest();
  it.clock.pass(600_000);
  expect(by()).toEqual([]);
});

test('at a table with guests a curtain is waited for 20 s, and only for the person who is next', async () => {
  const table = await openTable(me, derbySetup([YOU, HOTSEAT, LAN], { clock: 30 }));
  const ada = await comeIn(it, table.code, 'Ada');
  match = await startTable(me, [ada]);
  await sit(0);
  expect(ends()).toEqual([30_000, null, 30_000]);
  it.clock.pass(10_000);
  await stake(0);
  expect(ends()).toEqual([null, 50_000, 20_000]);
  it.clock.pass(15_000);
  await sit(1);
  // The curtain lifts: the rest of its grace period ends.
  expect(ends()).toEqual([null, 30_000, 5_000]);
  it.clock.pass(29_999);
  expect(by()).toEqual(['0 player', '2 clock']);
});

test('guests do not wait for people at a screen that is not connected', async () => {
  const table = await openTable(me, derbySetup([YOU, HOTSEAT, LAN], { clock: 30 }));
  const ada = await comeIn(it, table.code, 'Ada');
  match = await startTable(me, [ada]);
  me.close();
  await it.rest();
  it.clock.pass(50_000);
  expect(new Set(by())).toEqual(new Set(['0 clock', '1 clock', '2 clock']));
});
