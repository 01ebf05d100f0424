// kill -9 between the last move of a season's race and the standings page, at every moment: the race counts once, never
// twice, and always once its end was reported.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInlineBotRunner } from '@ai/inline';
import type { SeasonView } from '@api/season';
import type { Client } from '@api/session';
import { openStore } from '@store/open';
import type { Store } from '@store/store';
import { StoreError } from '@store/store-error';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHost, type Host } from '../../host';
import { builtProgram, runToPowerCut } from '../../tests/killing';
import { MOMENTS } from '../../tests/power-cut';
import { clientOf, GAMES, ok, PLAN, toTheGrid } from './season-grid';

/** Each kill restarts a program. PADDOCK_LONG=1 runs the number that the checklists require. */
const KILLS = process.env.PADDOCK_LONG === '1' ? 100 : 10;
/** Moments of the last move's commit, and the moments after its end was reported and after the page was shown. */
const CUTS = [...MOMENTS, 'told', 'page'] as const;
/** Programs that run at once. */
const LANES = 2;
let base: string;
let racer: string;
let expected: SeasonView;

beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'paddock-season-kill-'));
  racer = await builtProgram('season-racer', import.meta.dirname, ['heat']);
  await raceToTheLastMove();
  expected = await inFolder(copied('whole'), (client) => counted(client));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

const grid = () => path.join(base, 'grid');

/** A folder with the race before its last move. */
function copied(name: string): string {
  const dir = path.join(base, name);
  cpSync(grid(), dir, { recursive: true });
  return dir;
}

async function opened(dir: string): Promise<Store> {
  const store = await openStore({ dir });
  if (!store.ok) throw store.trouble;
  return store.store;
}

function hostOf(store: Store): Host {
  return createHost({ store, botRunner: createInlineBotRunner(), games: GAMES, version: '0', shell: 'test' });
}

/** The disk accepts every move of the first race except the last. */
async function raceToTheLastMove(): Promise<void> {
  const store = await opened(grid());
  const { saves } = store;
  const host = await new Promise<Host>((reached) => {
    const append: Store['saves']['append'] = (id, move) => {
      if (move.finish === undefined) return saves.append(id, move);
      setImmediate(() => reached(made));
      throw new StoreError('full');
    };
    const made = hostOf({ ...store, saves: { ...saves, append } });
    const client = clientOf(made);
    void ok(client.call('seasons.create', { plan: PLAN })).then(() => toTheGrid(client, () => {}));
  });
  host.close();
  for (const { id } of store.notices.list()) store.notices.dismiss(id);
  store.close();
}

async function inFolder<T>(dir: string, work: (client: Client) => Promise<T>): Promise<T> {
  const store = await opened(dir);
  expect(store.notices.list()).toEqual([]);
  const host = hostOf(store);
  try {
    return await work(clientOf(host));
  } finally {
    host.close();
    store.close();
  }
}

/** Continues the race until its end is reported, then reads the page. */
async function counted(client: Client): Promise<SeasonView> {
  const [line] = await ok(client.call('seasons.list', {}));
  const season = line?.season ?? '';
  const before = await ok(client.call('seasons.get', { season }));
  if (before.rounds[0]?.state === 'done') return before;
  expect(before.rounds[0]).toMatchObject({ state: 'running', results: [] });
  await new Promise<void>((over) => {
    client.on('match.update', ({ finished }) => finished && over());
    void toTheGrid(client, () => {});
  });
  return ok(client.call('seasons.get', { season }));
}

/** Rows in the file itself: finished races, and entries by race. */
function rowsIn(dir: string): { results: number; entries: number } {
  const db = new Sqlite(path.join(dir, 'paddock.db'));
  try {
    const count = (table: string) => db.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number;
    expect(db.pragma('quick_check', { simple: true })).toBe('ok');
    return { results: count('results'), entries: count('entries') };
  } finally {
    db.close();
  }
}

async function killOnce(name: string, when: (typeof CUTS)[number]): Promise<void> {
  const dir = copied(name);
  const lines = await runToPowerCut(racer, [dir, when]);
  expect([when, lines.includes('finished')]).toEqual([when, when === 'told' || when === 'page']);
  const page = lines.find((line) => line.startsWith('page '));
  const results = expected.rounds[0]?.results;
  if (page !== undefined) expect(JSON.parse(page.slice(5))).toEqual(results);
  const cars = PLAN.drivers.length;
  const left = rowsIn(dir);
  const isIn = { results: 1, entries: cars };
  expect([when, left]).toEqual([when, when === 'before' || when === 'within' ? { results: 0, entries: 0 } : isIn]);
  const view = await inFolder(dir, counted);
  expect(view.rounds[0]).toMatchObject({ state: 'done', races: [{ leg: 1, status: 'finished' }], results });
  expect(view.rounds[0]?.races).toHaveLength(1);
  expect(view.table.map((line) => [line.driver, line.points, line.progress])).toEqual(
    expected.table.map((line) => [line.driver, line.points, line.progress]),
  );
  expect(view.next).toMatchObject({ round: PLAN.rounds[1]?.id, match: null });
  expect(rowsIn(dir)).toEqual(isIn);
  rmSync(dir, { recursive: true, force: true });
}

test(`${KILLS} kills round the end of a race: it counts once`, { timeout: 7_200_000 }, async () => {
  const lane = async (number: number) => {
    for (let kill = number; kill < KILLS; kill += LANES) {
      await killOnce(`kill-${kill}`, CUTS[kill % CUTS.length] ?? 'before');
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, number) => lane(number)));
});
