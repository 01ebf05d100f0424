// The gallery's saved data is what the host shows of it, and its parties fit the contract.

import { createClient } from '@api/client';
import { memoryPair } from '@api/links/memory';
import { nearbyParty, party as partyShape } from '@api/party';
import { serve } from '@api/serve';
import type { Client } from '@api/session';
import { value } from '@api/tests/granted';
import { games } from '@games/registry';
import { createHost } from '@host/host';
import { planTrouble } from '@season/plan';
import type { Store } from '@store/store';
import { beforeAll, expect, test, vi } from 'vitest';
import { galleryStore } from '../host/gallery-store';
import { loadSqlite } from '../host/sqlite';
import { CIRCUITS, circuits } from './circuits';
import { lobbyOf, partiesNearby } from './parties';
import { racesWithOneBegun } from './races';
import { saveOnly } from './saved';
import { SEASONS, seasons } from './seasons';

vi.mock('better-sqlite3', async () => ({ default: (await import('../host/sqlite')).Sqlite }));

let store: Store;
let client: Client;
beforeAll(async () => {
  await loadSqlite();
  store = galleryStore();
  const botRunner = { decide: vi.fn(), hint: vi.fn(), close: async () => undefined };
  const host = createHost({ store, botRunner, games, version: 'gallery', shell: 'test' });
  const [near, far] = memoryPair();
  serve(far, 'owner', host);
  client = createClient(() => near);
});

test('the archive has races of every game, and one race is under way', async () => {
  await saveOnly(store, client, await racesWithOneBegun());
  const { total, races } = await value(client.call('replays.list', { filter: {}, offset: 0, limit: 50 }));
  expect(total).toBe(10);
  expect(new Set(races.map(({ game }) => game))).toEqual(new Set(Object.keys(games)));
  const open = (await value(client.call('matches.list', {}))).filter(({ status }) => status === 'open');
  expect(open).toMatchObject([{ game: 'formula-d' }]);
});

test('one season has not begun, one has two of three races, one is over', async () => {
  await saveOnly(store, client, await seasons());
  const [fresh, running, over] = await Promise.all(
    [SEASONS.fresh, SEASONS.running, SEASONS.over].map((season) => value(client.call('seasons.get', { season }))),
  );
  for (const view of [fresh, running, over]) expect(planTrouble(view!.plan, games)).toBeNull();
  expect(fresh!.rounds.map(({ state }) => state)).toEqual(['next', 'later', 'later']);
  expect(running!.rounds.map(({ state }) => state)).toEqual(['done', 'done', 'next']);
  expect(running!.audit).toHaveLength(1);
  expect(over).toMatchObject({ status: 'finished', champions: [expect.any(String)] });
});

test.each(['road', 'course'] as const)(
  'the workshop has a %s without errors, one with a long name, and one with an error',
  async (kind) => {
    await saveOnly(store, client, await circuits(kind)());
    const { whole, long, broken } = CIRCUITS[kind];
    const kept = await value(client.call('circuits.list', {}));
    const errorsOf = (id: string) => kept.find((one) => one.kept === id)?.errors;
    expect(kept).toHaveLength(3);
    expect([whole, long, broken].map(errorsOf)).toEqual([0, 0, 1]);
  },
);

test('a story that begins with nothing finds nothing', async () => {
  await saveOnly(store, client, await seasons());
  await saveOnly(store, client, {});
  expect(await value(client.call('seasons.list', {}))).toEqual([]);
  expect(await value(client.call('circuits.list', {}))).toEqual([]);
  expect(await value(client.call('matches.list', {}))).toEqual([]);
});

test('parties fit the contract', () => {
  for (const viewer of ['host', 'guest', 'asking'] as const) {
    for (const names of ['usual', 'long'] as const) {
      const { party } = lobbyOf({ viewer, names, full: names === 'long' });
      expect(partyShape.safeParse(party).error).toBeUndefined();
    }
  }
  expect(nearbyParty.array().safeParse(partiesNearby().near).error).toBeUndefined();
});
