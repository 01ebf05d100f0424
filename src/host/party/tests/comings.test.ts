// People with the code who misuse it: thousands of joins and leaves, bans at a shared address, endless results.

import { value } from '@api/tests/granted';
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
  startTable,
  YOU,
} from '../../tests/party';

let it: Party;
let me: Guest;
beforeEach(async () => {
  it = await party();
  me = it.join();
});
afterEach(() => it.end());

test('a thousand joins and leaves push no line out of the chat, and are announced only now and then', async () => {
  const table = await openTable(me, derbySetup([YOU, LAN, LAN]));
  const ada = await comeIn(it, table.code, 'Ada');
  for (let i = 0; i < 8; i += 1) await value(ada.client.call('party.say', { to: null, text: `word ${i}` }));
  const noisy = it.join('guest', '192.168.1.66');
  for (let i = 0; i < 500; i += 1) {
    await value(noisy.client.call('party.join', { code: table.code, name: `N${i}`, device: 'phone' }));
    await value(noisy.client.call('party.leave', {}));
    it.clock.pass(100);
  }
  // What a page that loads now gets, for the host and for a guest.
  const { lines } = (await value(me.client.call('party.state', {})))!;
  const bo = await comeIn(it, table.code, 'Bo');
  for (const seen of [lines, bo.joined.lines]) {
    expect(seen.filter(({ from }) => from !== 'party').map(({ text }) => text)).toEqual(
      Array.from({ length: 8 }, (_, i) => `word ${i}`),
    );
    expect(seen.length).toBeLessThan(70);
  }
  // 100 s of it: thirty at first, then one every five seconds.
  expect(ada.lines.filter(({ text }) => / (joined|left)\.$/.test(text)).length).toBeLessThanOrEqual(55);
  expect(bo.joined.party.guests.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
});

test('banning one guest’s address blocks newcomers from it, and lets back in anyone who has a place there', async () => {
  const home = '192.168.1.60';
  const table = await openTable(me, derbySetup([YOU, LAN, LAN]));
  const ada = await comeIn(it, table.code, 'Ada', home);
  const bo = await comeIn(it, table.code, 'Bo', home);
  await startTable(me, [ada, bo]);
  await value(me.client.call('party.kick', { guest: bo.joined.party.you!, ban: true, address: true }));
  ada.close();
  await it.rest();
  const back = it.join('guest', home);
  const { token } = ada.joined;
  const again = await value(back.client.call('party.join', { token, device: 'phone' }));
  expect(again.party.guests.find(({ id }) => id === again.party.you)).toMatchObject({ name: 'Ada', seat: 1 });
  for (const by of [{ token: bo.joined.token }, { code: table.code }, { token: 'x'.repeat(22) }]) {
    const other = it.join('guest', home);
    expect([by, await code(other.client.call('party.join', { ...by, device: 'phone' }))]).toEqual([by, 'not-allowed']);
  }
});

test('all guests of a finished race get its result from one read', async () => {
  const table = await openTable(me, derbySetup([LAN, LAN], { options: { length: 5 } }));
  const ada = await comeIn(it, table.code, 'Ada');
  const bo = await comeIn(it, table.code, 'Bo');
  const match = await startTable(me, [ada, bo]);
  for (const seat of [0, 1]) await value(me.client.call('match.handOver', { match, seat, driver: bot('random') }));
  await expect.poll(() => it.store.saves.head(match)?.status).toBe('finished');
  const read = vi.spyOn(it.store.saves, 'log');
  const seen = await Promise.all([ada, bo, ada].map((one) => value(one.client.call('matches.result', { match }))));
  expect(read).toHaveBeenCalledTimes(1);
  expect(seen[1]).toEqual(seen[0]);
  // The host's own windows, and guests who ask later, see the current state.
  await value(me.client.call('matches.result', { match }));
  it.clock.pass(2000);
  await value(bo.client.call('matches.result', { match }));
  expect(read).toHaveBeenCalledTimes(3);
});
