// Races from before statistics existed are counted after the start, once, and one that can't be counted stops nothing.

import path from 'node:path';
import type { Log } from '@api/log';
import { value } from '@api/tests/granted';
import { derby } from '@core/tests/toy';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHost } from '../../host';
import { bot, derbySetup, type Guest, type Party, party, YOU } from '../../tests/party';
import { raceOn } from '../../tests/season';

let it: Party;
let me: Guest;
beforeEach(async () => {
  it = await party();
  me = it.join();
});
afterEach(() => it.end());

async function raced(): Promise<string> {
  const { match } = await value(me.client.call('matches.create', derbySetup([YOU, bot()], { options: { length: 8 } })));
  me.updates.push(await value(me.client.call('match.watch', { match })));
  await raceOn(it, [me], match);
  await value(me.client.call('match.leave', { match }));
  return match;
}

/** Changes the database to what an older Paddock would have left. */
function onFile<T>(work: (db: Sqlite.Database) => T): T {
  const db = new Sqlite(path.join(it.dir, 'paddock.db'));
  try {
    return work(db);
  } finally {
    db.close();
  }
}

const OLDER = 'DELETE FROM entries; DELETE FROM films; UPDATE results SET counted = 0;';
const entries = () => onFile((db) => db.prepare('SELECT * FROM entries ORDER BY race, seat').all());

test('every older race is counted as it would be today, with its recording, and only once', async () => {
  for (let race = 0; race < 11; race++) await raced();
  const today = entries();
  onFile((db) => db.exec(OLDER));
  expect([entries(), it.store.archive.uncounted(20).length]).toEqual([[], 11]);
  await it.restart();
  for (let turn = 0; turn < 5; turn++) await it.rest();
  expect(entries()).toEqual(today);
  expect(onFile((db) => db.prepare('SELECT count(*) FROM films').pluck().get())).toBe(11);
  await it.restart();
  await it.rest();
  expect(entries()).toEqual(today);
});

test('a recording that was not made before the app closed is made after the next start, and is the same', async () => {
  const match = await raced();
  await it.rest();
  const recording = it.store.archive.film(match);
  expect(recording?.length).toBeGreaterThan(50);
  onFile((db) => db.exec('DELETE FROM films'));
  expect([it.store.archive.film(match), it.store.archive.unrecorded(9)]).toEqual([undefined, [match]]);
  await it.restart();
  await it.rest();
  expect([it.store.archive.film(match), it.store.archive.unrecorded(9)]).toEqual([recording, []]);
});

test('a race that can’t be counted is reported once and delays no other', async () => {
  const [lost, kept] = [await raced(), await raced()];
  const today = entries();
  onFile((db) => {
    db.exec(OLDER);
    db.prepare("UPDATE moves SET events = 'x' WHERE race = ? AND step = 1").run(lost);
  });
  it.host.close();
  const logged: unknown[] = [];
  const warn = (about: object, text: string) => logged.push({ ...about, text });
  const log = { debug() {}, info() {}, warn, error: warn } as unknown as Log;
  const { store, botRunner, clock } = it;
  it.host = createHost({
    store,
    botRunner,
    games: { derby },
    version: '0',
    shell: 'test',
    clock,
    log,
  });
  for (let turn = 0; turn < 5; turn++) await it.rest();
  expect(entries()).toEqual(today.filter((entry) => (entry as { race: string }).race === kept));
  expect(logged).toMatchObject([{ match: lost, text: 'an older race cannot be counted' }]);
});

test('a host that closes stops counting', async () => {
  for (let race = 0; race < 3; race++) await raced();
  onFile((db) => db.exec(OLDER));
  await it.restart();
  it.host.close();
  await it.rest();
  expect(it.store.archive.uncounted(9).length).toBe(3);
  await it.restart();
});
