// Databases of every released schema (fixtures/README.md) open in this Paddock, with all their contents.

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { verify } from '@core/record';
import { games } from '@games/registry';
import { countedOf } from '@host/archive/ending';
import { resume } from '@host/match/resume';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newestVersion } from '../migrate';
import { MIGRATIONS } from '../migrations/all';
import { openStore } from '../open';
import type { Store } from '../store';
import { columnsOf, rowsOf, unpacked, versionOf } from './old';

const NEWEST = newestVersion(MIGRATIONS);
/** One race of each game, one solo session, one unfinished race. */
const EACH = {
  'race-2': 'formula-d',
  'race-3': 'havoc',
  'race-4': 'heat',
  'race-5': 'roborally',
  'race-6': 'waddington',
  'race-7': 'heat alone',
  'race-8': 'heat open',
};
/** And one race of a season. */
const SEASON = { ...EACH, 'race-10': 'heat' };
/** Races by id, as 'game status', in the order in which they were made. */
const RACES: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: { 'race-2': 'heat', 'race-3': 'waddington', 'race-4': 'heat alone', 'race-5': 'heat open' },
  2: EACH,
  3: SEASON,
  4: SEASON,
  5: SEASON,
  6: SEASON,
  7: SEASON,
  8: SEASON,
  9: SEASON,
  10: SEASON,
  11: SEASON,
  12: SEASON,
  13: SEASON,
};
/** From this schema on, races are counted as they end. */
const COUNTED = 3;
const SCHEMAS = Object.keys(RACES).map(Number);

let dir: string;
const open: Store[] = [];
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-old-'));
});
afterEach(() => {
  for (const store of open.splice(0)) store.close();
  rmSync(dir, { recursive: true, force: true });
});

const file = () => path.join(dir, 'paddock.db');
function lay(schema: number): void {
  writeFileSync(file(), unpacked(schema));
}
async function opened(): Promise<Store> {
  const result = await openStore({ dir });
  if (!result.ok) throw result.trouble;
  open.push(result.store);
  return result.store;
}
function closeAll(): void {
  for (const store of open.splice(0)) store.close();
}

const copies = () => (readdirSync(dir).includes('backups') ? readdirSync(path.join(dir, 'backups')) : []);

/** Races that count in statistics. */
function countingIn(schema: number): string[] {
  return Object.entries(RACES[schema] ?? {}).flatMap(([id, what]) => (what.includes(' ') ? [] : [id]));
}

test('there is a database of every schema before this one', () => {
  expect(SCHEMAS).toEqual(MIGRATIONS.slice(0, -1).map((migration) => migration.to));
});

describe.each(SCHEMAS)('a database of schema %i', (schema) => {
  const races = Object.entries(RACES[schema] ?? {});

  test('opens with every row it had, after a verified copy was made', async () => {
    lay(schema);
    const columns = columnsOf(file());
    const before = rowsOf(file(), columns);
    const store = await opened();
    expect(store.notices.list()).toEqual([]);
    const listed = store.saves.list(99).map(({ id, game, status }) => [id, game, status] as const);
    expect(listed.toReversed()).toEqual(
      races.map(([id, what]) => [id, what.split(' ')[0], what.includes('open') ? 'open' : 'finished']),
    );
    closeAll();
    expect(versionOf(file())).toEqual([NEWEST, 'ok']);
    expect(rowsOf(file(), columns)).toEqual(before);
    const [copy = ''] = copies().filter((name) => name.startsWith(`before-migration-from-${schema}-`));
    expect(versionOf(path.join(dir, 'backups', copy))).toEqual([schema, 'ok']);
    expect(rowsOf(path.join(dir, 'backups', copy), columns)).toEqual(before);
  });

  test('its finished races are verified by their hashes, its open race continues', async () => {
    lay(schema);
    const { saves, settings, presets } = await opened();
    for (const [id, what] of races) {
      const head = saves.head(id);
      const game = games[head?.game ?? ''];
      const record = saves.record(id);
      if (head === undefined || game === undefined || record === undefined) throw new Error(`${id} cannot be read`);
      // Under later rules a record can't be replayed; only its log can still be watched.
      if (head.rulesVersion === game.rulesVersion) expect(verify(game, record).ok).toBe(true);
      expect(saves.log(id)?.length).toBeGreaterThan(5);
      const back = resume(saves, games, head);
      expect(back).toMatchObject({ ok: true, state: { step: head.step } });
      // A migrated state has a different hash.
      const isMigrated = saves.snapshots(id)[0]?.stateVersion !== game.stateVersion;
      expect(back.ok && back.hash === saves.lastMove(id)?.hash).toBe(!isMigrated);
      if (what.includes('open')) expect(back.ok && back.state.asks.length).toBeGreaterThan(0);
    }
    const session = races.find(([, what]) => what.includes('alone'))?.[0];
    expect(saves.bests('heat', 'usa', 9)).toMatchObject([{ race: session, name: 'Marta' }]);
    expect(settings.read()).toMatchObject({ name: 'Marta', colour: 'blue' });
    expect(presets.list('heat')).toMatchObject([{ title: 'Friday', setup: { game: 'heat' } }]);
  });
});

describe.each(SCHEMAS.filter((schema) => schema < COUNTED))(
  'a database of schema %i, from before races were counted',
  (schema) => {
    const counting = countingIn(schema);

    test('its finished races, except the solo session, are counted once and never wait again', async () => {
      lay(schema);
      const { saves, archive } = await opened();
      expect(archive.uncounted(99)).toEqual(counting);
      expect(archive.uncounted(1)).toEqual(counting.slice(0, 1));
      expect(archive.drivers({})).toEqual([]);
      for (const id of counting) {
        const head = saves.head(id);
        const back = head && resume(saves, games, head);
        if (!back?.ok) throw new Error(`${id} cannot be read`);
        const { length, entries } = countedOf({ ...back, log: saves.log(id) ?? [], practice: false });
        archive.count(id, length, entries, Uint8Array.of(1, 2, 3));
        archive.count(id, length, entries, Uint8Array.of(4));
      }
      expect(archive.uncounted(99)).toEqual([]);
      expect(archive.driver('person/marta', {})).toMatchObject({ starts: counting.length, kind: 'person' });
      expect(archive.list({ driver: 'person/marta' }, 0, 9).races.map((head) => head.id)).toEqual(
        counting.toReversed(),
      );
      expect([...(archive.film(counting[0] ?? '') ?? [])]).toEqual([1, 2, 3]);
      closeAll();
      const again = await opened();
      expect(again.archive.uncounted(99)).toEqual([]);
      expect(again.archive.driver('person/marta', {})?.starts).toBe(counting.length);
    });

    test('a race that can’t be counted is marked as counted, with no entries', async () => {
      lay(schema);
      const { archive } = await opened();
      for (const id of counting) archive.count(id, null, [], undefined);
      archive.count('nobody', null, [], undefined);
      expect([archive.uncounted(99), archive.drivers({})]).toEqual([[], []]);
    });
  },
);

describe.each(SCHEMAS.filter((schema) => schema >= COUNTED))(
  'a database of schema %i, with races counted',
  (schema) => {
    test('its races stay counted, with their drivers’ levels and no bonuses, and so does its season', async () => {
      lay(schema);
      const { archive, seasons, saves } = await opened();
      const counting = countingIn(schema);
      expect(archive.uncounted(99)).toEqual([]);
      expect(archive.driver('person/marta', {})?.starts).toBe(counting.length);
      for (const id of counting) {
        const { game, seats } = saves.head(id)!;
        const drivers = (seats as { driver: { level?: string; id?: string } }[]).map(({ driver }) => driver);
        const cars = archive.rated.after(game, undefined).find(({ race }) => race === id)?.cars;
        expect(cars?.map(({ level }) => level)).toEqual(
          drivers.map(({ level, id: automaton }) => level ?? automaton ?? null),
        );
        expect(cars?.slice(0, 3).map(({ level }) => level)).toEqual([null, 'easy', 'random']);
        const { scores = [] } = archive.scores(id) ?? {};
        expect(scores).toHaveLength((saves.head(id)!.standings as unknown[]).length);
        expect(scores.map(({ bonuses }) => bonuses)).toEqual(scores.map(() => []));
        expect(saves.head(id)?.occasion).toBeUndefined();
      }
      expect(seasons.list()).toMatchObject([{ id: 'race-9', plan: { name: 'Winter Cup' } }]);
      const [raced] = seasons.races('race-9');
      expect(raced).toMatchObject({
        race: 'race-10',
        round: 'one',
        status: 'finished',
        length: 1,
        occasion: undefined,
      });
      const given = raced?.results.filter((one) => !one.out).map(({ place, points }) => [place, points]);
      expect(given).toEqual(given?.map(([place = 0]) => [place, 2 * (4 - place + 1)]));
      expect(given?.length).toBeGreaterThan(1);
    });
  },
);
