// Circuits that the host sends to the table: who gets them, and what is kept for guests who come later.

import { value } from '@api/tests/granted';
import type { Json } from '@core/contract';
import { drawFrom, seedRng } from '@core/rng';
import { games } from '@games/registry';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bot, code, comeIn, type Guest, LAN, openTable, type Party, party, YOU } from '../../tests/party';

let it: Party;
let me: Guest;
beforeEach(async () => {
  it = await party({ games });
  me = it.join();
});
afterEach(() => it.end());

const { workshop, colours, circuits } = games.heat!;

function drawn(seed: string): Json {
  const rng = seedRng(seed);
  return workshop!.draw({ length: 'short', character: 'fast' }, (bound) => drawFrom(rng, bound));
}
const keep = (source: Json) => value(me.client.call('circuits.save', { source }));
const send = (kept: string) => value(me.client.call('party.sendCircuit', { kept }));
const sentTo = (guest: Guest) => value(guest.client.call('party.circuits', {}));

function table() {
  const seats = [YOU, LAN, LAN, bot()].map((driver, at) => ({ name: `Driver ${at}`, colour: colours[at]!, driver }));
  return openTable(me, { game: 'heat', circuit: circuits[0]!.id, options: {}, seats, clock: 0 });
}

test('everybody at the table hears of it, and a guest who comes later finds it', async () => {
  const { code: letters } = await table();
  const ada = await comeIn(it, letters, 'Ada');
  const told: unknown[] = [];
  ada.client.on('party.circuitSent', (push) => told.push(push));
  const kept = await keep(drawn('one'));
  expect(await send(kept.kept)).toEqual({ guests: 1 });
  await it.rest();
  expect(told).toEqual([{}]);
  const { circuit, name, source } = kept;
  const sent = [{ from: 'Driver 0', game: 'heat', circuit, name, source }];
  expect(await sentTo(ada)).toEqual(sent);
  const bo = await comeIn(it, letters, 'Bo');
  expect(await sentTo(bo)).toEqual(sent);
  const calls: string[] = [];
  const cy = it.join('guest');
  cy.client.on('party.circuitSent', () => calls.push('Cy'));
  await value(cy.client.call('party.join', { code: letters, name: 'Cy', device: 'phone' }));
  expect(calls).toEqual(['Cy']);
});

test('the same content is kept once, newest first, and no more than twenty', async () => {
  const { code: letters } = await table();
  const ada = await comeIn(it, letters, 'Ada');
  const first = await keep(drawn('one'));
  await send(first.kept);
  for (let n = 0; n < 19; n++) await send((await keep(drawn(`more ${n}`))).kept);
  await send(first.kept);
  expect((await sentTo(ada)).map(({ circuit }) => circuit)[0]).toBe(first.circuit);
  expect(await sentTo(ada)).toHaveLength(20);
  await send((await keep(drawn('last'))).kept);
  expect(await sentTo(ada)).toHaveLength(20);
});

test('a party that was cut off still has them, and its guests hear of them again', async () => {
  const { code: letters } = await table();
  const ada = await comeIn(it, letters, 'Ada');
  const kept = await keep(drawn('one'));
  await send(kept.kept);
  // Read at once: a power cut writes nothing more.
  const saved = it.store.party.read();
  await it.restart();
  it.store.party.write(saved?.party, it.clock.now());
  me = it.join();
  await value(me.client.call('circuits.delete', { kept: kept.kept }));
  await table();
  const again = it.join('guest');
  const told: unknown[] = [];
  again.client.on('party.circuitSent', (push) => told.push(push));
  await value(again.client.call('party.join', { token: ada.joined.token, name: 'Ada', device: 'phone' }));
  await it.rest();
  expect(told).toEqual([{}]);
  const { circuit, name, source } = kept;
  expect(await sentTo(again)).toEqual([{ from: 'Driver 0', game: 'heat', circuit, name, source }]);
});

test('the host hears why nothing was sent without a party or without the circuit; guests cannot send, nor read before they join', async () => {
  const kept = await keep(drawn('one'));
  expect(await code(me.client.call('party.sendCircuit', { kept: kept.kept }))).toBe('not-found');
  const { code: letters } = await table();
  expect(await code(me.client.call('party.sendCircuit', { kept: 'gone' }))).toBe('not-found');
  const stranger = it.join('guest');
  expect(await code(stranger.client.call('party.circuits', {}))).toBe('not-allowed');
  const ada = await comeIn(it, letters, 'Ada');
  expect(await code(ada.client.call('party.sendCircuit', { kept: kept.kept }))).toBe('not-allowed');
});
