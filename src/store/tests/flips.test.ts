// Random bytes of the database are flipped: Paddock always starts, reports what happened, offers the last good backup, which
// brings everything back, and keeps the damaged file.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { english } from '@api/tests/saying';
import { fill } from '@tools/bench/archive-questions';
import { GENERATED_GAMES, GENERATED_SEASONS } from '@tools/bench/made-races';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Database } from '../database';
import { openStore } from '../open';
import type { SeasonPart } from '../races/head';
import type { NewMove, NewRace } from '../races/saves';
import { slicesOf } from '../soundness/look';
import { partsOf, type Store } from '../store';

const ROUNDS = 200;
const RACES = 24;
const OPEN = ['open-1', 'open-2'];

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-flips-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});
const file = () => path.join(dir, 'paddock.db');
const figures = (game: string) => GENERATED_GAMES[game]?.figures ?? [];

async function opened(): Promise<Store> {
  const result = await openStore({ dir });
  if (!result.ok) throw new Error(`${result.trouble.message} ${String(result.trouble.cause)}`);
  return result.store;
}

function openRace(id: string, part?: Omit<SeasonPart, 'entrants'>): NewRace {
  const about = { game: 'toy', circuit: 'ring', rulesVersion: 1, seed: id, config: {}, setup: {}, seats: [], clock: 0 };
  const snapshot = { step: 0, stateVersion: 1, hash: 'h0', state: {} };
  const season = part && { ...part, entrants: [] };
  return { id, ...about, at: 1, snapshot, startView: {}, startEvents: [], finish: undefined, season };
}
function move(step: number): NewMove {
  const rest = { barrier: false, at: 1000 + step, snapshot: undefined, finish: undefined };
  const one = { ask: step, seat: 0, action: { type: 'go', step }, by: 'player' } as const;
  return { step, move: one, events: [{ type: 'went', step }], hash: `h${step}`, ...rest };
}

/** Open and finished races, recordings, seasons with corrections, settings, a preset; one race more than its backup. */
async function prepared(): Promise<{ whole: Buffer; backup: Buffer }> {
  (await opened()).close();
  const db = new Database(file());
  fill(db, partsOf(db), { races: RACES, seed: 'flips', cars: [3, 4], text: 600 });
  db.close();
  const store = await opened();
  const { saves, seasons, archive, settings, presets } = store;
  for (const { id } of archive.list({ practice: false }, 0, 99).races) {
    archive.count(id, null, [], new Uint8Array(700).fill(7));
  }
  seasons.correct(GENERATED_SEASONS[0] ?? '', { at: 5, text: 'Ada +2', correction: { driver: 'ada', points: 2 } });
  settings.write({ name: 'Marta' });
  presets.save('friday', 'heat', { title: 'Friday' }, 1);
  await store.backUp();
  for (const id of OPEN) {
    const about = {
      game: 'toy',
      circuit: 'ring',
      rulesVersion: 1,
      seed: id,
      config: {},
      setup: {},
      seats: [],
      clock: 0,
    };
    const snapshot = { step: 0, stateVersion: 1, hash: 'h0', state: {} };
    saves.create({ id, ...about, at: 1, snapshot, startView: {}, startEvents: [], finish: undefined });
    for (let step = 1; step <= 20; step++) saves.append(id, move(step));
  }
  store.close();
  const [copy = ''] = readdirSync(path.join(dir, 'backups')).filter((name) => name.startsWith('daily-'));
  return { whole: readFileSync(file()), backup: readFileSync(path.join(dir, 'backups', copy)) };
}

/** Everything that can be read. */
function contentOf({ saves, seasons, archive, settings, presets }: Store) {
  const heads = saves.list(99).sort((a, b) => (a.id < b.id ? -1 : 1));
  const listed = seasons.list().sort((a, b) => (a.id < b.id ? -1 : 1));
  const drivers = archive.drivers({});
  return {
    heads,
    moves: heads.map(({ id }) => [saves.movesAfter(id, 0), saves.log(id), saves.startView(id), saves.endView(id)]),
    films: heads.map(({ id }) => archive.film(id)?.length),
    seasons: listed.map((season) => [season, seasons.races(season.id), seasons.changes(season.id)]),
    archive: archive.list({}, 0, 99),
    drivers,
    circuits: drivers.map(({ driver }) => archive.circuits(driver, {}, figures)),
    form: drivers.map(({ driver }) => archive.form(driver, {}, 10)),
    rivals: drivers.map(({ driver }) => archive.rivals(driver, {}, 10)),
    records: archive.records({}, figures),
    kept: [settings.read(), presets.list('heat')],
  };
}
type Content = ReturnType<typeof contentOf>;

/** What must exist even if a letter or number has changed: every row, and all of it readable. */
function rowsOf({ heads, moves, films, seasons, archive, kept }: Content): unknown {
  const isRead = (value: unknown) => value !== undefined;
  return {
    heads: heads.map(({ id, config, setup, seats, status, standings }) => {
      return [id, status, [config, setup, seats].map(isRead), status === 'open' || isRead(standings)];
    }),
    moves: moves.map((one) => one.map(isRead)),
    films,
    seasons: seasons.length,
    archive: archive.races.map((head) => head.id).sort(),
    kept: kept.map(isRead),
  };
}

function lay(bytes: Buffer, backup: Buffer): void {
  for (const name of readdirSync(dir)) rmSync(path.join(dir, name), { recursive: true, force: true });
  mkdirSync(path.join(dir, 'backups'));
  writeFileSync(path.join(dir, 'backups/daily-2026-11-21.db'), backup);
  writeFileSync(file(), bytes);
}

test(`${ROUNDS} times random bytes: what is lost is said, and the copy brings it back`, {
  timeout: 600_000,
}, async () => {
  const { whole, backup } = await prepared();
  lay(whole, backup);
  const first = await opened();
  const all = contentOf(first);
  first.close();
  lay(backup, backup);
  const second = await opened();
  const good = contentOf(second);
  second.close();
  expect([all.heads.length, good.heads.length]).toEqual([RACES + OPEN.length, RACES]);
  let word = 20_261_122;
  const draw = (bound: number) => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((word / 2 ** 32) * bound);
  };
  const counted = { aside: 0, flawed: 0, quiet: 0, later: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const bytes = Buffer.from(whole);
    // A third of the rounds hits the header and the schema, where every byte matters.
    const reach = round % 3 === 0 ? 600 : bytes.length;
    for (let n = 0; n <= round % 4; n++) bytes[draw(reach)] = draw(256);
    lay(bytes, backup);
    const store = await opened();
    const [notice] = store.notices.list();
    const content = contentOf(store);
    if (notice === undefined) {
      counted.quiet += 1;
      expect([round, rowsOf(content)]).toEqual([round, rowsOf(all)]);
      // Without a message at the start, either nothing has changed or the background check reports it.
      store.close();
      if (isSound()) expect([round, content]).toEqual([round, all]);
      else counted.later += 1;
    } else {
      const aside = readdirSync(dir).find((name) => name.startsWith('paddock-damaged-') && name.endsWith('.db'));
      counted[aside === undefined ? 'flawed' : 'aside'] += 1;
      if (aside !== undefined) {
        expect(english(notice.text)).toContain(aside);
        expect(readFileSync(path.join(dir, aside)).equals(bytes)).toBe(true);
      }
      expect(notice.backup?.file).toBe(path.join(dir, 'backups/daily-2026-11-21.db'));
      expect(await store.restoreBackup(notice.id)).toBe(true);
      expect(contentOf(store)).toEqual(good);
      expect(readdirSync(dir).some((name) => name.startsWith('paddock-replaced-'))).toBe(true);
      if (aside !== undefined) expect(existsSync(path.join(dir, aside))).toBe(true);
    }
    store.close();
  }
  expect(counted.aside).toBeGreaterThan(30);
  // The more tables there are, the more bytes hit the empty part of a page.
  expect(counted.flawed).toBeGreaterThan(20);
  expect(counted.later).toBeGreaterThan(10);
});

/** Whether verifying every row and the totals finds all as they were saved. */
function isSound(): boolean {
  const db = new Database(file());
  let flaws = 0;
  db.whenFlawed(() => {
    flaws += 1;
  });
  for (const _ of slicesOf(db, (wrong) => (flaws += wrong.length)));
  db.close();
  return flaws === 0;
}

test('an unreadable column is reported once, stops no list, and the last good copy brings it back', async () => {
  const { whole, backup } = await prepared();
  lay(backup, backup);
  const sound = await opened();
  const good = contentOf(sound);
  sound.close();
  lay(whole, backup);
  const season = GENERATED_SEASONS[0] ?? '';
  spoil(
    "UPDATE seasons SET plan = '{\"name\": ' WHERE id = 'season-0'",
    "UPDATE season_races SET entrants = '' WHERE season = 'season-0'",
    "UPDATE season_changes SET correction = '[1'",
    "UPDATE entries SET figures = 'x' WHERE driver = 'person/ada'",
    "UPDATE results SET standings = '?' WHERE race IN (SELECT race FROM season_races WHERE season = 'season-0')",
  );
  // Like a later backup of the damaged file: intact for SQLite, and of no use.
  writeFileSync(path.join(dir, 'backups/daily-2026-11-22.db'), readFileSync(file()));
  const first = await opened();
  const [notice] = first.notices.list();
  expect(notice && english(notice.title)).toBe('Part of the race database was damaged');
  expect(english(notice?.text ?? [])).toContain('results, statistics, seasons');
  expect(notice?.backup?.file).toBe(path.join(dir, 'backups/daily-2026-11-21.db'));
  expect(first.seasons.get(season)?.plan).toBeUndefined();
  expect(first.seasons.races(season)[0]?.entrants).toBeUndefined();
  expect(first.seasons.changes(season)).toEqual([{ at: 5, text: 'Ada +2', correction: undefined }]);
  expect(contentOf(first).archive.total).toBe(RACES);
  expect(first.archive.circuits('person/ada', {}, figures).every((one) => Object.keys(one.figures).length === 0)).toBe(
    true,
  );
  first.notices.dismiss(notice?.id ?? '');
  first.close();
  const second = await opened();
  expect(second.notices.list()).toEqual([]);
  second.close();
  spoil("UPDATE presets SET preset = '{'");
  const third = await opened();
  const [again] = third.notices.list();
  expect(english(again?.text ?? [])).toContain('saved setups');
  expect(await third.restoreBackup(again?.id ?? '')).toBe(true);
  expect(contentOf(third)).toEqual(good);
  third.close();
});

test('a byte that gives a round two races: the index can’t be rebuilt, so the file is set aside unchanged', async () => {
  const first = await opened();
  first.seasons.create({ id: 'winter', plan: {}, at: 1 });
  for (const n of [1, 2]) first.saves.create(openRace(`race-${n}`, { season: 'winter', round: `round-${n}`, leg: 1 }));
  await first.backUp();
  const good = contentOf(first);
  first.close();
  const bytes = readFileSync(file());
  const at = bytes.indexOf('race-2winterround-2');
  expect(at).toBeGreaterThan(0);
  bytes.write('race-2winterround-1', at);
  writeFileSync(file(), bytes);
  const store = await opened();
  const [notice] = store.notices.list();
  expect(notice && english(notice.title)).toBe('The race database was damaged');
  const aside = readdirSync(dir).find((name) => name.startsWith('paddock-damaged-'));
  expect(readFileSync(path.join(dir, aside ?? '')).equals(bytes)).toBe(true);
  expect(await store.restoreBackup(notice?.id ?? '')).toBe(true);
  expect(contentOf(store)).toEqual(good);
  store.close();
});

function spoil(...statements: readonly string[]): void {
  const handle = new Sqlite(file());
  for (const sql of statements) handle.exec(sql);
  handle.close();
}
