// kill -9 at seeded moments of a career that goes on and on: nothing that a page has shown is lost, no race counts twice, and no race
// is left that its career does not know.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInlineBotRunner } from '@ai/inline';
import type { CareerSeason, CareerView } from '@api/career/commands';
import { openStore } from '@store/open';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHost } from '../../host';
import { clientOf, ok } from '../../seasons/tests/season-grid';
import { builtProgram, runAndHear } from '../../tests/killing';
import { straws } from './straws';
import { standingsOf } from './truth';

/** Commits between two kills, at most; a race has about fifteen. */
const MOST = process.env.PADDOCK_LONG === '1' ? 12 : 60;
const SEASONS = 3;
const SIX = straws(6);
let dir: string;
let racer: string;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-career-kill-'));
  racer = await builtProgram('career-racer', import.meta.dirname, ['heat']);
}, 120_000);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

interface Found {
  view: CareerView | undefined;
  seasons: CareerSeason[];
}

/** The career on the disk, by a host that starts there. */
async function found(): Promise<Found> {
  const opened = await openStore({ dir });
  if (!opened.ok) throw opened.trouble;
  const { store } = opened;
  const games = { [SIX.id]: SIX };
  const host = createHost({ store, botRunner: createInlineBotRunner(), games, version: '0', shell: 'test' });
  try {
    const client = clientOf(host);
    const careers = await ok(client.call('careers.list', {}));
    expect(careers.length).toBeLessThanOrEqual(1);
    const career = careers[0]?.career;
    if (career === undefined) return { view: undefined, seasons: [] };
    const view = await ok(client.call('careers.get', { career }));
    const seasons = Array.from({ length: view.now.season }, (_, at) =>
      client.call('careers.season', { career, season: at + 1 }),
    );
    return { view, seasons: await Promise.all(seasons.map(ok)) };
  } finally {
    host.close();
    store.close();
  }
}

function expectWhole({ view, seasons }: Found, lines: readonly string[]): void {
  for (const season of seasons) {
    const shown = season.standings.map(({ driver, place, shared, points }) => ({ driver, place, shared, points }));
    expect(shown.toSorted((a, b) => (a.driver < b.driver ? -1 : 1))).toEqual(standingsOf(season));
  }
  for (const line of lines.filter((one) => one.startsWith('raced '))) {
    const [number, points, chosen] = JSON.parse(line.slice(6)) as [number, number[], number];
    const season = seasons[number - 1];
    const own = season?.standings.find(({ driver }) => driver === 'you');
    expect(own?.races.flatMap((race) => race?.points ?? []).slice(0, points.length)).toEqual(points);
    expect(season?.objectives.length).toBeGreaterThanOrEqual(chosen);
  }
  const db = new Sqlite(path.join(dir, 'paddock.db'), { readonly: true });
  try {
    expect(db.pragma('quick_check', { simple: true })).toBe('ok');
    const races = db.prepare('SELECT id FROM races ORDER BY id').pluck().all();
    const known = db.prepare('SELECT race FROM career_races ORDER BY race').pluck().all();
    expect(races).toEqual(known);
  } finally {
    db.close();
  }
  const open = seasons
    .flatMap(({ races }) => races)
    .flatMap(({ parts }) => parts.filter(({ state }) => state === 'running'));
  expect(open.length).toBeLessThanOrEqual(1);
  expect(open[0]?.match ?? null).toBe(view?.next?.match ?? null);
}

test('a career that is killed again and again ends as one that was not', { timeout: 1_800_000 }, async () => {
  let seed = 7;
  const drawn = (bound: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * bound);
  };
  let kills = 0;
  for (;;) {
    const args = [dir, String(1 + drawn(MOST)), drawn(2) === 0 ? 'before' : 'after'];
    const { by, lines } = await runAndHear(racer, args);
    expectWhole(await found(), lines);
    if (by === 'over') break;
    kills += 1;
    expect(kills).toBeLessThan(200);
  }
  expect(kills).toBeGreaterThan(3);
  const { view, seasons } = await found();
  expect(view?.now).toMatchObject({ season: SEASONS, state: 'over' });
  // A person who draws 90 against drivers who draw 50 wins everything.
  expect(seasons.map(({ league, ceremony }) => [league, ceremony?.place, ceremony?.points])).toEqual([
    ['sunday', 1, 40],
    ['county', 1, 40],
    ['coast', 1, 40],
  ]);
});
