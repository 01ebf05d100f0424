// The list of seasons is computed again only where something has changed, and is always what it would be from scratch.

import path from 'node:path';
import { silentLog } from '@api/log';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { derby } from '@core/tests/toy';
import type { NewRace } from '@store/races/saves';
import { teachSums } from '@store/soundness/sums';
import { generatedRaces } from '@tools/bench/made-races';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Context } from '../../context';
import { inlineJobRunner } from '../../jobs/job-runner';
import type { JobRunner } from '../../jobs/job-types';
import { type Party, party } from '../../tests/party';
import { createSeasonList, type SeasonList, summarised } from '../summary';

const SEASONS = ['a', 'b', 'c', 'd', 'e', 'f'];
const [MADE] = [...generatedRaces({ races: 1, seed: 'one', cars: [2, 2], text: 1 })];

let it: Party;
let context: Context;
let list: SeasonList;
/** The seasons of each job. */
let jobs: unknown[];
beforeEach(async () => {
  it = await party();
  jobs = [];
  started();
  for (const id of SEASONS) it.store.seasons.create({ id, plan: planOf(id), at: 1 });
});
afterEach(() => it.end());

/** Starts the list of a host; lost: its jobs fail. */
function started(lost = false): void {
  const inline = inlineJobRunner({ derby });
  const run: JobRunner['run'] = async (kind, at, input) => {
    jobs.push((input as { seasons?: unknown }).seasons);
    if (lost) throw new Error('the worker is lost');
    // As text, as between threads.
    return JSON.parse(JSON.stringify(await inline.run(kind, at, input)));
  };
  const { store, clock } = it;
  context = { store, clock, games: { derby }, jobs: { ...inline, run }, log: silentLog } as unknown as Context;
  list = createSeasonList(context);
}

/** A season of two drivers over three rounds of one game. */
function planOf(name: string) {
  const drivers = ['ada', 'ben'].map((id, at) => {
    return { id, name: id, colour: ['red', 'blue'][at], driver: { kind: 'you' }, team: null };
  });
  const rounds = ['one', 'two', 'three'].map((id) => {
    return { id, game: 'derby', circuit: 'field', options: {}, clock: 0, series: false };
  });
  const rules = { points: { kind: 'own' }, drop: 0, grid: 'reversed', ties: [], fillIn: null, missed: 'none' };
  return { name, preset: null, drivers, teams: [], rounds, rules };
}

/** Stores a finished race of a season's round; the winner by seat. */
function put(season: string, round: string, at: number, winner: 0 | 1): string {
  const entries = MADE!.race.finish.entries.map((entry, seat) => {
    return {
      ...entry,
      place: seat === winner ? 1 : 2,
      out: false,
      points: seat === winner ? 9 : 6,
      bonuses: [],
      figures: {},
    };
  });
  const entrants = ['ada', 'ben'].map((driver) => ({ driver, standIn: false }));
  const id = `race-${season}-${round}`;
  const part = { season, round, leg: 1, entrants };
  store(id, at, part, { ...MADE!.race.finish, best: undefined, entries });
  return id;
}

/** Stores a race of a season; without a finish it is open. */
function store(id: string, at: number, season: NewRace['season'], finish: NewRace['finish']): void {
  const { race } = MADE!;
  it.store.saves.create({ ...race, id, seed: id, game: 'derby', at, season, fork: undefined, finish });
}

const fromScratch = () =>
  summarised(
    context,
    it.store.seasons.list().map(({ id }) => id),
  );

test('the list is made in one job, and again only for seasons that have changed', async () => {
  expect(await list()).toEqual(fromScratch());
  expect(jobs).toEqual([expect.arrayContaining(SEASONS)]);
  const races = vi.spyOn(it.store.seasons, 'races');
  await list();
  expect(races).not.toHaveBeenCalled();
  put('b', 'one', 100, 1);
  expect((await list())[0]).toMatchObject({ season: 'b', done: 1, leader: { name: 'ben', points: 9 } });
  expect(races.mock.calls).toEqual([['b']]);
  expect(jobs).toHaveLength(1);
});

test.each(['one', 'two', 'three'])(
  'after every change of history %s it is what it would be from scratch',
  async (seed) => {
    const draw = drawOf(seedRng(seed));
    const rounds = ['one', 'two', 'three'];
    const inside = new Set<string>();
    let at = 100;
    const later = () => {
      at += 10;
      return at;
    };
    const season = () => SEASONS[draw(SEASONS.length)]!;
    const steps = {
      'a race ends': () => {
        const [of, round] = [season(), rounds[draw(3)]!];
        if (!inside.has(`race-${of}-${round}`)) inside.add(put(of, round, later(), draw(2) === 0 ? 0 : 1));
      },
      'a race is deleted': () => {
        const id = [...inside][draw(inside.size)];
        if (id !== undefined && inside.delete(id)) it.store.saves.delete(id);
      },
      'a race is open': () => {
        const id = `open-${later()}`;
        const part = { season: season(), round: `extra-${at}`, leg: 1, entrants: [] };
        store(id, at, part, undefined);
        if (draw(2) === 0) it.store.saves.setTrouble(id, 'stopped');
      },
      'a correction is made': () => {
        const of = { round: rounds[draw(3)]!, driver: draw(2) === 0 ? 'ada' : 'ben', points: draw(20), out: false };
        it.store.seasons.correct(season(), { at: later(), text: 'corrected', correction: of });
      },
      'a plan is changed': () => it.store.seasons.change(season(), planOf(`name ${at}`), 'another name', later()),
      'a season is made again': () => {
        const id = season();
        it.store.seasons.delete(id);
        it.store.seasons.create({ id, plan: planOf(`again ${at}`), at: later() });
      },
      'a race is counted later': async () => {
        const id = [...inside][draw(inside.size)];
        if (id === undefined) return;
        const entries = MADE!.race.finish.entries.map((one, seat) => ({
          ...one,
          place: 1 + seat,
          points: 20,
          figures: {},
        }));
        uncount(id);
        await list();
        it.store.archive.count(id, null, entries, undefined);
      },
      'a plan is damaged': () => it.store.seasons.change(season(), 7, 'damaged', later()),
    };
    for (let n = 0; n < 80; n++) {
      const [name, step] = Object.entries(steps)[n < 12 ? 0 : draw(Object.keys(steps).length)]!;
      await step();
      expect([n, name, await list()]).toEqual([n, name, fromScratch()]);
    }
    expect(inside.size).toBeGreaterThan(2);
  },
);

/** Turns a race into one from before races were counted. */
function uncount(id: string): void {
  const handle = new Sqlite(path.join(it.dir, 'paddock.db'));
  teachSums(handle);
  handle.prepare('DELETE FROM entries WHERE race = ?').run(id);
  handle.prepare('UPDATE results SET counted = 0 WHERE race = ?').run(id);
  handle.close();
}

test('a backup in place of the database is listed at once, even if its seasons have changed as often', async () => {
  await it.store.copyNow();
  for (const id of SEASONS) put(id, 'one', 100, 0);
  expect((await list()).every(({ done }) => done === 1)).toBe(true);
  const versions = () => new Map(it.store.seasons.list().map(({ id, version }) => [id, version]));
  const before = versions();
  const [copy] = it.store.copies().copies;
  expect(await it.store.restoreCopy(copy!.name)).toBe(true);
  for (const id of SEASONS) {
    while (versions().get(id)! < before.get(id)!) {
      it.store.seasons.correct(id, { at: 5, text: 'nothing', correction: undefined });
    }
  }
  expect((await list()).map(({ season, done }) => [season, done])).toEqual(
    fromScratch().map(({ season }) => [season, 0]),
  );
});

test('if the job is lost, the host makes the list', async () => {
  started(true);
  expect(await list()).toEqual(fromScratch());
  expect(jobs).toHaveLength(1);
});
