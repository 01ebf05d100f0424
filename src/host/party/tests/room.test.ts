// Which guest makes room at a full party: an address with many guests takes no place that another address needs.

import { value } from '@api/tests/granted';
import { saying } from '@api/tests/saying';
import { beforeEach, expect, test } from 'vitest';
import {
  code,
  comeIn,
  derbySetup,
  type Guest,
  LAN,
  openTable,
  type Party,
  party,
  type Seated,
  YOU,
} from '../../tests/party';

let it: Party;
let me: Guest;
let table: Awaited<ReturnType<typeof openTable>>;
beforeEach(async () => {
  it = await party();
  me = it.join();
  table = await openTable(me, derbySetup([YOU, LAN, LAN]));
  return () => it.end();
});
const guestsNow = async () => (await value(me.client.call('party.state', {})))?.party.guests ?? [];
async function crowd(count: number, from: string): Promise<Seated[]> {
  const all: Seated[] = [];
  for (let i = 0; i < count; i += 1) all.push(await comeIn(it, table.code, 'Crowd', from));
  return all;
}

test('the newest guest without a seat, of the address with the most, makes room for one from another address', async () => {
  const seated = await crowd(2, '192.168.1.60');
  const few = await crowd(2, '192.168.1.61');
  const many = await crowd(60, '192.168.1.60');
  await comeIn(it, table.code, 'Late', '192.168.1.62');
  await it.rest();
  const names = (await guestsNow()).map(({ name }) => name);
  expect([names.length, names.includes('Late')]).toEqual([64, true]);
  expect(many.at(-1)?.parties.at(-1)).toMatchObject({
    party: null,
    why: saying('your place went to someone from another address'),
  });
  for (const one of [...seated, ...few, many[0]]) expect(one?.parties.at(-1)?.party).not.toBeNull();
});

test('no one makes room for one more from the address with the most, and no one with a seat has to', async () => {
  await crowd(64, '192.168.1.60');
  const join = (from: string) =>
    it.join('guest', from).client.call('party.join', { code: table.code, device: 'phone' });
  expect(await code(join('192.168.1.60'))).toBe('full');
  for (let i = 0; i < 62; i += 1) await join(`192.168.2.${i}`);
  expect((await guestsNow()).filter(({ seat }) => seat !== null).length).toBe(2);
});
