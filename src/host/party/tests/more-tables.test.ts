// What a host opens with one press in the hall: a finished race once more, and a table for guests without a seat.

import { LIMITS } from '@api/constants';
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

const idOf = (guest: Seated) => guest.joined.party.you!;
const placeOf = (guest: Seated) => {
  const one = me.party().guests.find(({ id }) => id === idOf(guest));
  return [me.party().tables.find(({ id }) => id === one?.table)?.number, one?.seat];
};
const rematch = (table = open.table) => me.client.call('tables.rematch', { table });
const openFor = (...guests: Seated[]) => me.client.call('tables.openFor', { guests: guests.map(idOf) });

/** A guest without a seat. */
async function watcher(name: string): Promise<Seated> {
  const guest = await comeIn(it, open.code, name);
  await value(guest.client.call('party.take', { seat: null }));
  return guest;
}

/** Everyone answers until the race is over. */
async function finish(match: string, drivers: readonly Guest[]): Promise<void> {
  for (let i = 0; i < 200 && it.store.saves.head(match)?.status === 'open'; i++) {
    await it.rest();
    for (const driver of drivers) {
      const update = driver.seen(match);
      const decision = update.asks.find((one) => update.mine.includes(one.seat) && !one.committed);
      if (decision === undefined) continue;
      const choices = update.choices[String(decision.id)] as { cards?: number[] };
      const action = choices.cards ? { type: 'stake', card: choices.cards[0] } : { type: 'rest' };
      await value(driver.client.call('match.act', { match, ask: decision.id, action }));
    }
  }
  expect(it.store.saves.head(match)?.status).toBe('finished');
}

const seatsOf = async (match: string) => {
  const { seats, options } = await value(me.client.call('match.watch', { match }));
  return { options, seats: seats.map(({ name, colour, driver }) => [name, colour, driver.kind]) };
};

test('a finished race starts once more at its table: same options and seats, and its guests stay', async () => {
  const ada = await comeIn(it, open.code, 'Ada');
  const first = await startTable(me, [ada]);
  expect(await code(rematch())).toBe('not-allowed');
  await finish(first, [me, ada]);
  const before = await seatsOf(first);
  const { match } = await value(rematch());
  expect(match).not.toBe(first);
  expect(await seatsOf(match)).toEqual(before);
  expect([me.party().match, ada.party().match, placeOf(ada)]).toEqual([match, match, [1, 1]]);
  expect((await value(ada.client.call('match.watch', { match }))).mine).toEqual([1]);
  expect(it.store.saves.head(first)?.status).toBe('finished');
  expect(await code(rematch('nowhere'))).toBe('not-found');
});

test('a guest who took over a car from an AI driver keeps it in the rematch', async () => {
  await value(me.client.call('party.seat', { seat: 2, driver: bot() }));
  const first = await startTable(me, []);
  const bo = await comeIn(it, open.code, 'Bo');
  await value(me.client.call('tables.seat', { guest: idOf(bo), table: open.table, seat: 2 }));
  bo.updates.push(await value(bo.client.call('match.watch', { match: first })));
  await finish(first, [me, bo]);
  const { match } = await value(rematch());
  expect([placeOf(bo), (await seatsOf(match)).seats[2]]).toEqual([
    [1, 2],
    ['Bo', open.seats[2]?.colour, 'lan'],
  ]);
});

test('an AI driver takes the car of a guest who is away; the lobby afterwards has every seat', async () => {
  const ada = await comeIn(it, open.code, 'Ada');
  const first = await startTable(me, [ada]);
  await finish(first, [me, ada]);
  ada.close();
  await it.rest();
  const { match } = await value(rematch());
  expect((await seatsOf(match)).seats.map(([, , kind]) => kind)).toEqual(['you', 'ai', 'ai']);
  await value(me.client.call('party.lobby', {}));
  expect(me.party().seats.map(({ driver }) => driver.kind)).toEqual(['you', 'lan', 'lan']);
});

test('a seat that no one took is not in the rematch either, and is back in the lobby', async () => {
  await value(me.client.call('party.change', { rules: { ...open.rules, fillWithAi: false } }));
  const ada = await comeIn(it, open.code, 'Ada');
  const first = await startTable(me, [ada]);
  await finish(first, [me, ada]);
  const { match } = await value(rematch());
  expect((await seatsOf(match)).seats).toHaveLength(2);
  await value(me.client.call('party.lobby', {}));
  expect(me.party().seats.map(({ driver }) => driver.kind)).toEqual(['you', 'lan', 'lan']);
});

test('a table for guests without a seat races what most of them are at, and they sit there', async () => {
  const [ada, bo, cleo] = [await watcher('Ada'), await watcher('Bo'), await comeIn(it, open.code, 'Cleo')];
  const { table } = await value(openFor(ada, bo, cleo));
  expect([placeOf(ada), placeOf(bo), placeOf(cleo)]).toEqual([
    [2, 0],
    [2, 1],
    [1, 1],
  ]);
  expect([me.party().table, ada.party().table]).toEqual([open.table, table]);
  expect([ada.party().race, ada.party().rules]).toEqual([open.race, open.rules]);
  expect(new Set(ada.party().seats.map(({ colour }) => colour)).size).toBe(ada.party().seats.length);
  expect(await code(openFor(ada, cleo))).toBe('not-found');
});

test('with eight tables no further one opens for guests', async () => {
  const ada = await watcher('Ada');
  for (let tables = 1; tables < LIMITS.tables; tables++)
    await value(me.client.call('tables.open', { setup: derbySetup([LAN, LAN]) }));
  expect([await code(openFor(ada)), placeOf(ada)]).toEqual(['full', [1, null]]);
});

test('the host knows for how long a guest has had no seat, and forgets it once they have one', async () => {
  const ada = await watcher('Ada');
  const waited = async () => {
    const state = await value(me.client.call('party.state', {}));
    return state?.party.guests.find(({ id }) => id === idOf(ada))?.free;
  };
  it.clock.pass(60_000);
  await watcher('Bo');
  it.clock.pass(120_000);
  expect(await waited()).toBe(180_000);
  await value(ada.client.call('party.take', { seat: 1 }));
  expect(await waited()).toBeUndefined();
  await value(ada.client.call('party.take', { seat: null }));
  it.clock.pass(1000);
  expect(await waited()).toBe(1000);
});
