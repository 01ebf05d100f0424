// Kills at disk steps spread over each whole scene: a season's change of rounds, an import, a restore, a backup on request,
// a review, packing races and rewriting the database, a migration. No acknowledged action is lost, every later start opens, and
// nothing half-done is left.

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { SeasonPlan } from '@api/season';
import { value } from '@api/tests/granted';
import { verify } from '@core/record';
import { derby } from '@core/tests/toy';
import { games } from '@games/registry';
import { Database } from '@store/database';
import { newestVersion } from '@store/migrate';
import { MIGRATIONS } from '@store/migrations/all';
import { openStore } from '@store/open';
import { slicesOf } from '@store/soundness/look';
import type { Store } from '@store/store';
import { columnsOf, rowsOf, unpacked, versionOf } from '@store/tests/old';
import { toyRace } from '@store/tests/toy-race';
import { storedRace } from '@tools/bench/stored-races';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resume } from '../../match/resume';
import { builtProgram, runAndHear } from '../killing';
import { bot, derbySetup, party, runOut, YOU } from '../party';
import { created, derbySeason, raceOn, started } from '../season';

/** Kills per scene. PADDOCK_LONG=1: 1,000 together with the other tests. Each kill restarts a program. */
const KILLS = process.env.PADDOCK_LONG === '1' ? 110 : 6;
const OLD_SCHEMA = 7;

let base: string;
let program: string;
/** The race that is reviewed. */
let driven: string;
/** The races that are packed, as they were. */
const before: Record<string, unknown> = {};

beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'paddock-scenes-'));
  program = await builtProgram('scene', import.meta.dirname, []);
  await prepare();
}, 600_000);
afterAll(() => rmSync(base, { recursive: true, force: true }));

const seasonOf = (name: string): SeasonPlan => ({
  ...derbySeason(['ada'], 2),
  name,
  drivers: [0, 1, 2].map((n) => {
    return { id: `car${n}`, name: `Car ${n}`, colour: derby.colours[n]!, driver: bot('random'), team: null };
  }),
});

/** A folder with a person's race, a season to be raced and a backup, and a file with a raced season. */
async function prepare(): Promise<void> {
  const other = await party({ games: { derby } });
  const there = other.join();
  const cup = await created(there, seasonOf('Summer Cup'));
  for (let round = 0; round < 2; round++) await raceOn(other, [there], await started(there, cup));
  const { text } = await value(there.client.call('seasons.export', { season: cup, as: 'file' }));
  writeFileSync(path.join(base, 'summer.json'), text);
  await other.end();

  const it = await party({ games: { derby } });
  const me = it.join();
  const setup = derbySetup([YOU, bot('random')], { options: { length: 6 } });
  ({ match: driven } = await value(me.client.call('matches.create', setup)));
  await value(me.client.call('match.watch', { match: driven }));
  await runOut(it, me, driven);
  await created(me, seasonOf('Winter Cup'));
  // Recordings are made a moment after a race ends.
  await it.rest();
  await it.store.backUp(true);
  await it.store.copyNow();
  it.store.saves.create(toyRace('before'));
  it.host.close();
  it.store.close();
  cpSync(it.dir, path.join(base, 'base'), { recursive: true });
  await it.end();
  await prepareUnpacked();
  mkdirSync(path.join(base, 'old'));
  writeFileSync(path.join(base, 'old/paddock.db'), unpacked(OLD_SCHEMA));
}

/** A database of the last schema without packs, with enough races to be rewritten once they are packed. */
async function prepareUnpacked(): Promise<void> {
  const dir = path.join(base, 'unpacked');
  mkdirSync(dir);
  writeFileSync(path.join(dir, 'paddock.db'), unpacked(8));
  const opened = await openStore({ dir });
  if (!opened.ok) throw opened.trouble;
  const { store } = opened;
  for (let n = 0; n < 2; n++) store.saves.createWhole(storedRace(games.waddington!, { n }));
  for (const race of store.packs.waiting('', 99)) before[race] = pastOf(store, race);
  store.close();
}

/** What is stored of a race besides its head. */
function pastOf({ saves, archive }: Store, race: string): unknown {
  const film = archive.film(race);
  return {
    record: saves.record(race),
    steps: saves.steps(race),
    snapshots: saves.snapshots(race),
    views: [saves.startView(race), saves.endView(race)],
    film: film && inflateRawSync(film).toString('utf8'),
  };
}

interface Scene {
  from: 'base' | 'old' | 'unpacked';
  given?: () => string;
  /** Checks the folder as the kill left it. */
  found?: (dir: string) => void;
  /** acknowledged: what the process had reported as done. */
  after: (store: Store, acknowledged: readonly string[], dir: string) => void;
  /** Notices that may appear. */
  notices?: string[];
}

const ids = (store: Store) => store.saves.list(99).map(({ id }) => id);
const cupOf = (store: Store, name: string) =>
  store.seasons.list().find(({ plan }) => (plan as { name?: string } | undefined)?.name === name);

const SCENES: Readonly<Record<string, Scene>> = {
  'change-over': {
    from: 'base',
    after(store, acknowledged) {
      const raced = store.seasons.races(cupOf(store, 'Winter Cup')?.id ?? '');
      // At most one race for each round; the second only after the first.
      expect(raced.map(({ round }) => round)).toEqual(['r1', 'r2'].slice(0, raced.length));
      if (acknowledged.some((line) => line.startsWith('finished')))
        expect(raced[0]).toMatchObject({ status: 'finished' });
      if (acknowledged.includes('started')) expect(raced).toHaveLength(2);
      if (raced.length === 2) expect(raced[0]?.status).toBe('finished');
      for (const { race, status, results } of raced) {
        expect(results).toHaveLength(status === 'finished' ? 3 : 0);
        const head = store.saves.head(race)!;
        const back = resume(store.saves, { derby }, head);
        expect(back.ok && back.hash).toBe(store.saves.lastMove(race)?.hash ?? (back.ok && back.hash));
      }
    },
  },
  import: {
    from: 'base',
    given: () => path.join(base, 'summer.json'),
    after(store, acknowledged) {
      const cup = cupOf(store, 'Summer Cup');
      if (acknowledged.includes('brought in')) expect(cup).toBeDefined();
      const races = cup === undefined ? [] : store.seasons.races(cup.id);
      expect(races).toHaveLength(cup === undefined ? 0 : 2);
      for (const { race, results } of races) {
        expect(results).toHaveLength(3);
        expect(verify(derby, store.saves.record(race)!).ok).toBe(true);
      }
      expect(ids(store)).toHaveLength(2 + races.length);
    },
  },
  restore: {
    from: 'base',
    notices: ['notice.restored'],
    after(store, acknowledged, dir) {
      const here = ids(store);
      const isRestored = !here.includes('before');
      if (acknowledged.includes('restored')) expect(isRestored).toBe(true);
      if (acknowledged.includes('afterwards')) expect(here).toContain('afterwards');
      expect(here).toContain(driven);
      if (!isRestored) {
        if (acknowledged.includes('later')) expect(here).toContain('later');
        return;
      }
      // The previous database is kept beside it.
      const aside = readdirSync(dir).filter((name) => /^paddock-replaced-.*\.db$/.test(name));
      expect(aside).toHaveLength(1);
      const kept = new Database(path.join(dir, aside[0] ?? ''));
      const races = kept.handle.prepare('SELECT id FROM races').pluck().all();
      kept.close();
      expect(races).toEqual(expect.arrayContaining(['before', 'later']));
    },
  },
  copy: {
    from: 'base',
    after(store, acknowledged, dir) {
      const moves = acknowledged.filter((line) => /^\d+$/.test(line)).map(Number);
      expect(store.saves.movesAfter('open', 0).map(({ step }) => step)).toEqual(
        expect.arrayContaining(moves.filter((step) => step > 0)),
      );
      if (moves.length > 0) expect(ids(store)).toContain('open');
      const copies = readdirSync(path.join(dir, 'backups'));
      for (const copy of copies) expect([copy, versionOf(path.join(dir, 'backups', copy))[1]]).toEqual([copy, 'ok']);
      if (acknowledged.includes('copied')) expect(copies.filter((name) => name.startsWith('by-hand-')).length).toBe(2);
    },
  },
  review: {
    from: 'base',
    given: () => driven,
    after(store, acknowledged) {
      if (acknowledged.includes('made')) expect(store.reviews.of(driven)).toBeDefined();
      expect(verify(derby, store.saves.record(driven)!).ok).toBe(true);
      expect(ids(store)).toHaveLength(2);
    },
  },
  pack: {
    from: 'unpacked',
    after(store, acknowledged) {
      // Each race is rows or a pack, never both, nor anything between, and says the same.
      expect(Object.keys(before)).toHaveLength(9);
      for (const [race, what] of Object.entries(before)) expect([race, pastOf(store, race)]).toEqual([race, what]);
      if (acknowledged.includes('packed')) expect(store.packs.left()).toBe(0);
      if (acknowledged.includes('afterwards')) expect(ids(store)).toContain('afterwards');
      for (const race of store.packs.waiting('', 99)) expect(store.packs.make(race)).toBeDefined();
    },
  },
  migration: {
    from: 'old',
    found(dir) {
      expect([OLD_SCHEMA, newestVersion(MIGRATIONS)]).toContain(versionOf(path.join(dir, 'paddock.db'))[0]);
    },
    after(_, __, dir) {
      const was = path.join(base, 'old/paddock.db');
      const columns = columnsOf(was);
      expect(rowsOf(path.join(dir, 'paddock.db'), columns)).toEqual(rowsOf(was, columns));
    },
  },
};

test.each(Object.entries(SCENES))(
  `%s, killed ${KILLS} times: nothing acknowledged is lost, and every start opens`,
  async (name, scene) => {
    const whole = await runScene(name, scene, 0);
    expect(whole.by).toBe('over');
    const steps = Number(whole.lines.at(-1)?.split(' ')[1]);
    expect(steps).toBeGreaterThan(KILLS === 6 ? 6 : 12);
    let killed = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      // Spread over the whole scene; with more kills than steps, steps repeat.
      const { by } = await runScene(name, scene, 1 + (Math.floor(((kill + 0.5) * steps) / KILLS) % steps));
      if (by === 'killed') killed += 1;
    }
    // A scene may vary by a step or so, for example a background copy, and may end before its last kill.
    expect(killed).toBeGreaterThanOrEqual(KILLS * 0.9);
  },
  3_600_000,
);

async function runScene(name: string, { from, given, found, after, notices = [] }: Scene, at: number) {
  const dir = path.join(base, `${name}-${at}`);
  rmSync(dir, { recursive: true, force: true });
  cpSync(path.join(base, from), dir, { recursive: true });
  const ended = await runAndHear(program, [name, dir, `${at}`, given?.() ?? '']);
  found?.(dir);
  const opened = await openStore({ dir });
  expect([at, opened.ok]).toEqual([at, true]);
  const { store } = opened;
  expect([at, leftovers(dir)]).toEqual([at, []]);
  expect(store.notices.list().filter(({ title }) => !notices.includes(title.id))).toEqual([]);
  after(store, ended.lines, dir);
  store.close();
  expect([at, flawsIn(dir)]).toEqual([at, 0]);
  rmSync(dir, { recursive: true, force: true });
  return ended;
}

/** Files that only an unfinished operation leaves. */
function leftovers(dir: string): string[] {
  const folders = [dir, path.join(dir, 'backups')].filter((folder) => existsSync(folder));
  return folders
    .flatMap((folder) => readdirSync(folder))
    .filter((name) => /\.part|incoming|restoring|-journal$/.test(name));
}

/** Rows that are not as they were saved. */
function flawsIn(dir: string): number {
  const db = new Database(path.join(dir, 'paddock.db'));
  let flaws = 0;
  db.whenFlawed(() => {
    flaws += 1;
  });
  for (const _ of slicesOf(db, (wrong) => (flaws += wrong.length)));
  db.close();
  return flaws;
}
