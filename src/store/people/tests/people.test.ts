// The people of a data folder: kept, replaced and removed whole, and the settings of a folder from before there were people.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_SETTINGS } from '@api/contract';
import { knownPeople } from '@host/people/known';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clubhouse } from '../../migrations/0014-clubhouse';
import { openStore } from '../../open';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-people-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const opened = async () => {
  const { ok, store } = await openStore({ dir });
  expect(ok).toBe(true);
  return store;
};
const person = (id: string, made: number) => ({ id, person: { number: 7 }, settings: { name: id }, made, at: made });

test('people are listed in the order in which they were added, also after a restart', async () => {
  let store = await opened();
  store.people.keep(person('b', 1));
  store.people.keep(person('a', 2));
  store.people.keep({ ...person('b', 1), at: 9 });
  store.people.setState({ current: 'a', ask: false });
  store.close();
  store = await opened();
  expect(store.people.list()).toEqual([{ ...person('b', 1), at: 9 }, person('a', 2)]);
  expect(store.people.state()).toEqual({ current: 'a', ask: false });
  expect([store.people.remove('b'), store.people.remove('b')]).toEqual([true, false]);
  expect(store.people.list().map(({ id }) => id)).toEqual(['a']);
  store.close();
});

test('a change that fails half-way changes nothing', async () => {
  const store = await opened();
  store.people.keep(person('a', 1));
  expect(() =>
    store.people.together(() => {
      store.people.remove('a');
      store.people.setState({ current: 'b', ask: true });
      throw new Error('half-way');
    }),
  ).toThrow('half-way');
  expect(store.people.list()).toEqual([person('a', 1)]);
  expect(store.people.state()).toBeUndefined();
  store.close();
});

test('a folder of schema 13 keeps its settings, and its first person has them', async () => {
  const settings = { ...DEFAULT_SETTINGS, name: 'Marta', colour: 'teal', speed: 4, keys: { hint: 'j' } } as const;
  const before = await opened();
  before.settings.write(settings);
  before.close();
  const handle = new Sqlite(path.join(dir, 'paddock.db'));
  handle.pragma('foreign_keys = OFF');
  for (const [, table] of clubhouse.sql.matchAll(/CREATE TABLE (\w+)/g)) handle.exec(`DROP TABLE ${table}`);
  handle.prepare("UPDATE about SET value = '13' WHERE key = 'version'").run();
  handle.pragma('user_version = 13');
  handle.close();
  const store = await opened();
  expect(store.people.list()).toEqual([]);
  const { people, current } = knownPeople({ store });
  expect(people).toMatchObject([{ id: current, settings, parts: { livery: 'works' } }]);
  store.close();
});
