// Test drives: real races that leave no trace, except that a circuit counts as raced once its author has finished on it.

import { value } from '@api/tests/granted';
import type { Json } from '@core/contract';
import { drawFrom, seedRng } from '@core/rng';
import { games } from '@games/registry';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Guest, type Party, party } from '../../tests/party';

let it: Party;
let me: Guest;
beforeEach(async () => {
  it = await party({ games });
  me = it.join();
});
afterEach(() => it.end());

type Source = Record<string, Json> & { corners: Json[]; laps: number };

function drawn(seed: string): Source {
  const rng = seedRng(seed);
  const source = games.heat!.workshop!.draw({ length: 'short', character: 'fast' }, (bound) => drawFrom(rng, bound));
  return { ...(source as Source), laps: 1 };
}
const drive = (source: Json, kept?: string) =>
  me.client.call('circuits.drive', { source, ...(kept !== undefined && { kept }) });

test('a test drive is a race against three AI drivers, in no list, and gone with the next one', async () => {
  const { match } = await value(drive(drawn('one')));
  const update = await value(me.client.call('match.watch', { match }));
  expect(update.seats.map(({ driver }) => driver.kind)).toEqual(['you', 'ai', 'ai', 'ai']);
  expect(update.viewer).toBe(0);
  expect(await value(me.client.call('matches.list', {}))).toEqual([]);
  expect(it.store.saves.head(match)).toBeUndefined();
  const second = await value(drive(drawn('two')));
  expect(await me.client.call('match.watch', { match })).toMatchObject({ fault: { code: 'not-found' } });
  expect((await value(me.client.call('match.watch', { match: second.match }))).match).toBe(second.match);
});

test.each([
  [0, 1],
  [5, 6],
  [9, 6],
])('against %i rivals, as far as the game seats them', async (rivals, cars) => {
  const { match } = await value(me.client.call('circuits.drive', { source: drawn('six'), rivals }));
  expect((await value(me.client.call('match.watch', { match }))).seats).toHaveLength(cars);
});

test('a circuit with errors is not driven, and the answer says why', async () => {
  const source = drawn('three');
  const [first] = source.corners;
  const twice = { ...source, corners: [...source.corners, first!] };
  expect(await drive(twice)).toMatchObject({ ok: false, fault: { code: 'bad-input' } });
  expect(await drive({ game: 'heat' })).toMatchObject({ ok: false, fault: { said: { id: 'circuit.unreadable' } } });
});

test('a guest cannot start one', async () => {
  const guest = it.join('guest');
  expect(await guest.client.call('circuits.drive', { source: drawn('four') })).toMatchObject({ ok: false });
});

test('a circuit counts as raced once its author has finished a drive on its saved content', async () => {
  const source = drawn('five');
  const kept = await value(me.client.call('circuits.save', { source }));
  const finish = async (driven: Json): Promise<void> => {
    const { match } = await value(drive(driven, kept.kept));
    for (let update = await value(me.client.call('match.watch', { match })); !update.finished; ) {
      const ask = update.asks.find(({ seat, committed }) => seat === 0 && !committed);
      if (ask !== undefined) {
        const hint = await me.client.call('match.hint', { match, ask: ask.id });
        if (hint.ok) await me.client.call('match.act', { match, ask: ask.id, action: hint.value.answers[0]!.action });
      }
      await it.rest();
      update = await value(me.client.call('match.watch', { match }));
    }
  };
  const isRaced = async () => (await value(me.client.call('circuits.list', {})))[0]?.isRaced;
  await finish({ ...source, seed: 999 });
  expect(await isRaced()).toBe(false);
  await finish(source);
  expect(await isRaced()).toBe(true);
  expect((await value(me.client.call('matches.list', {}))).length).toBe(0);
});
