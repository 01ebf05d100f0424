// Faces at a party: a guest's comes with the join message, the host's people's from this computer; guests without one still join.

import { value } from '@api/tests/granted';
import { rolledLook } from '@drivers/parts';
import { afterEach, expect, test } from 'vitest';
import { comeIn, derbySetup, LAN, openTable, type Party, party, YOU } from '../../tests/party';

const parties: Party[] = [];
afterEach(() => {
  for (const it of parties.splice(0)) it.end();
});

async function table() {
  const it = await party();
  parties.push(it);
  const host = it.join();
  const open = await openTable(host, derbySetup([YOU, LAN, LAN]));
  return { it, host, open };
}

const look = rolledLook((bound) => bound - 1);

test('everyone at the party sees the face that a guest brought; a guest of an earlier version has none', async () => {
  const { it, host, open } = await table();
  const guest = it.join('guest');
  const { party: seen } = await value(
    guest.client.call('party.join', { code: open.code, name: 'Ada', device: 'app', look }),
  );
  expect(seen.guests).toMatchObject([{ name: 'Ada', look }]);
  await comeIn(it, open.code, 'Tom');
  await it.rest();
  const [ada, tom] = host.party().guests;
  expect(ada).toMatchObject({ name: 'Ada', look });
  expect(tom?.name).toBe('Tom');
  expect(tom).not.toHaveProperty('look');
});

test('a guest who comes back keeps the face, and may bring another one', async () => {
  const { it, host, open } = await table();
  const join = { code: open.code, name: 'Ada', device: 'app', look } as const;
  const { token } = await value(it.join('guest').client.call('party.join', join));
  const again = { token, device: 'app', move: true } as const;
  await value(it.join('guest').client.call('party.join', again));
  await it.rest();
  expect(host.party().guests[0]).toMatchObject({ name: 'Ada', look });
  const other = { ...look, scar: !look.scar };
  await value(it.join('guest').client.call('party.join', { ...again, look: other }));
  await it.rest();
  expect(host.party().guests[0]?.look).toEqual(other);
});

test.each([
  { ...look, suit: '#fff"/><script>' },
  { ...look, paint: 'x'.repeat(5000) },
  { ...look, brow: [0] },
  { ...look, sky: ['#000000', 'red'] },
  'face',
  null,
])('a hostile face is refused with the whole message: %#', async (hostile) => {
  const { it, open } = await table();
  const input = { code: open.code, name: 'Eve', device: 'app', look: hostile as never } as const;
  expect(await it.join('guest').client.call('party.join', input)).toMatchObject({
    ok: false,
    fault: { code: 'bad-input' },
  });
});

test('unknown parts of a face go no further than the host', async () => {
  const { it, open } = await table();
  const more = { ...look, extra: 'x'.repeat(2000) };
  const input = { code: open.code, name: 'Eve', device: 'app', look: more } as const;
  const { party: seen } = await value(it.join('guest').client.call('party.join', input));
  expect(seen.guests[0]?.look).toEqual(look);
});

test('a guest’s face comes back with the party after a restart', async () => {
  const { it, open } = await table();
  const join = { code: open.code, name: 'Ada', device: 'app', look } as const;
  const { token } = await value(it.join('guest').client.call('party.join', join));
  await it.restart();
  const host = it.join();
  const again = await openTable(host, derbySetup([YOU, LAN, LAN]));
  expect(again).toMatchObject({ code: open.code, guests: [{ name: 'Ada', look }] });
  const back = await value(it.join('guest').client.call('party.join', { token, device: 'app' }));
  expect(back.party.guests).toMatchObject([{ name: 'Ada', look }]);
});

test('a television shows the faces of seated guests and of the host’s people', async () => {
  const { it, host, open } = await table();
  const own = { ...look, scar: !look.scar };
  const name = open.seats[0]?.name ?? '';
  const { current } = await value(host.client.call('people.list', {}));
  await value(host.client.call('people.save', { id: current, change: { name, look: own } }));
  await value(it.join('guest').client.call('party.join', { code: open.code, name: 'Ada', device: 'app', look }));
  await comeIn(it, open.code, 'Tom');
  const tv = it.join('guest', '192.168.1.80');
  const { party: shown } = await value(tv.client.call('tv.open', { mark: '47', code: open.code }));
  const seats = shown?.tables[0]?.seats ?? [];
  expect(seats.map((seat) => [seat.name, seat.look])).toEqual([
    [name, own],
    ['Ada', look],
    ['Tom', undefined],
  ]);
});

test('the seats of the host’s people have their faces once they have chosen one', async () => {
  const { it, host, open } = await table();
  const name = open.seats[0]?.name ?? '';
  expect(open.seats[0]).not.toHaveProperty('look');
  const { current } = await value(host.client.call('people.list', {}));
  await value(host.client.call('people.save', { id: current, change: { name, look } }));
  const { joined } = await comeIn(it, open.code, 'Tom');
  expect(joined.party.seats[0]).toMatchObject({ name, look });
});
