// A driver's quick phrase comes from their car, for everybody and on televisions; all other lines stay in the chat.

import { HOST } from '@api/constants';
import { value } from '@api/tests/granted';
import { saying } from '@api/tests/saying';
import type { TvPhrase } from '@api/tv/commands';
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
let ada: Seated;
let tv: Guest;
let table: Awaited<ReturnType<typeof openTable>>;
beforeEach(async () => {
  it = await party();
  me = it.join();
  table = await openTable(me, derbySetup([YOU, LAN, bot()]));
  ada = await comeIn(it, table.code, 'Ada');
  tv = it.join('guest', '192.168.1.80');
  await value(tv.client.call('tv.open', { mark: '47', code: table.code }));
});
afterEach(() => it.end());

const phrase = (who: Guest, to: string | null = null) =>
  value(who.client.call('party.say', { to, text: 'Good luck', phrase: 'luck' }));
/** Every phrase that the television was sent. */
const onTv = () =>
  tv.frames
    .map((frame) => JSON.parse(frame) as { push?: string; body: TvPhrase })
    .flatMap(({ push, body }) => (push === 'tv.said' ? [body] : []));

test('in a race a phrase carries the car of the guest, or of the host', async () => {
  const match = await startTable(me, [ada]);
  await phrase(ada);
  await phrase(me);
  const cars = [
    { match, seat: 1 },
    { match, seat: 0 },
  ];
  for (const one of [me, ada]) expect(one.lines.slice(-2).map(({ car }) => car)).toEqual(cars);
  expect(onTv().map(({ car }) => car)).toEqual(cars);
  expect(onTv()[0]).toEqual({ id: expect.any(Number), said: saying('Good luck'), car: cars[0] });
});

test('in the lobby, in private, in own words and from a watcher a phrase has no car, and no television hears it', async () => {
  await phrase(ada);
  await startTable(me, [ada]);
  const bo = await comeIn(it, table.code, 'Bo');
  await phrase(ada, HOST);
  await value(ada.client.call('party.say', { to: null, text: 'Good luck' }));
  await phrase(bo);
  const said = me.lines.filter(({ text }) => text === 'Good luck');
  expect(said.map(({ car }) => car)).toEqual([undefined, undefined, undefined, undefined]);
  expect(onTv()).toEqual([]);
});

test('with the chat switched off, no guest’s phrase reaches anyone', async () => {
  await startTable(me, [ada]);
  await value(me.client.call('party.change', { rules: { ...me.party().rules, chat: false } }));
  expect(await code(ada.client.call('party.say', { to: null, text: 'Good luck', phrase: 'luck' }))).toBe('not-allowed');
  expect(onTv()).toEqual([]);
});
