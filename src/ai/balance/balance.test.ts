// Balance reports from real races: the same report with one thread and with two, a few races of every game, stopping, and
// races that never end.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RaceFacts } from '@balance/facts';
import { type BalanceReport, reportOf } from '@balance/report';
import type { AnyGame, Circuit, RaceState } from '@core/contract';
import { gameOf, games } from '@games/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJob } from '../jobs';
import { createPool } from '../pool';
import { buildEntry } from '../tests/built-entry';
import { driveRace } from './drive';
import { type BalancePlan, type BalanceRace, levelPair, racesOf, subjectOf } from './plan';
import { runBalance, threadsFor } from './run';

const dir = mkdtempSync(path.join(tmpdir(), 'paddock-balance-'));
const workerFile = path.join(dir, 'ai-worker.js');

beforeAll(() => buildEntry('src/ai/worker.ts', dir, 'ai-worker.js'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Drives on this thread. */
const HERE: Parameters<typeof runBalance>[0] = { run: async (kind, input) => runJob(kind, input) };

function planOf(id: string, changes: Partial<BalancePlan> = {}): BalancePlan {
  const game = gameOf(id) as AnyGame;
  const field = [1, 2, 3].map(() => ({ name: 'medium', bot: 'medium' as const }));
  return { game, circuit: game.circuits[0] as Circuit, field, races: 6, duels: 2, seed: 'test', ...changes };
}

async function threaded(plan: BalancePlan, workers: number): Promise<BalanceReport> {
  const pool = createPool({ workers, workerFile });
  try {
    return reportOf(await runBalance(pool, plan, { atOnce: workers }));
  } finally {
    await pool.close();
  }
}

test('the same seed gives the same report, with one thread, with two, and without any', async () => {
  const plan = planOf('waddington', { races: 8, duels: 4 });
  const here = reportOf(await runBalance(HERE, plan, { atOnce: 1 }));
  expect(here).toMatchObject({ races: 8, unended: [], skill: { better: 'best', worse: 'hard', starts: 4 } });
  expect(await threaded(plan, 1)).toEqual(here);
  expect(await threaded(plan, 2)).toEqual(here);
  expect(reportOf(await runBalance(HERE, { ...plan, seed: 'other' }, { atOnce: 1 }))).not.toEqual(here);
});

describe('every game', () => {
  test.each(Object.keys(games))('%s: the report adds up', async (id) => {
    const report = reportOf(await runBalance(HERE, planOf(id), { atOnce: 1 }));
    const { races, starts, rounds, minutes, gaps, laps, places } = report;
    expect([races, report.unended]).toEqual([6, []]);
    expect(starts.reduce((sum, one) => sum + one.won, 0)).toBeCloseTo(6);
    expect(starts.reduce((sum, one) => sum + one.starts, 0)).toBe(18);
    expect(rounds?.mean).toBeGreaterThan(1);
    expect(minutes?.mean).toBeGreaterThan(1);
    expect(laps[0]?.overtakes).toBeGreaterThan(0);
    expect(gaps.map(({ place }) => place)).toContain(2);
    for (const one of places) expect(one.troubleShare).toBeGreaterThanOrEqual(0);
    expect(places.reduce((sum, one) => sum + one.passes, 0)).toBeGreaterThan(18);
  });
  test('roborally: every leg of a course has been driven, and its ways are at least one and at most its runs', async () => {
    const { legs } = reportOf(await runBalance(HERE, planOf('roborally'), { atOnce: 1 }));
    expect(legs.map(({ leg }) => leg)).toEqual(legs.map((_, at) => at + 1));
    expect(legs.length).toBeGreaterThan(1);
    for (const { ways, runs } of legs) {
      expect(ways).toBeGreaterThanOrEqual(1);
      expect(ways).toBeLessThanOrEqual(runs);
    }
    // Three robots in six races: each run ends a leg without a wreck.
    expect(legs[0]?.runs).toBeGreaterThan(6);
    expect(legs[0]?.runs).toBeLessThanOrEqual(18);
    expect(Math.max(...legs.map(({ ways }) => ways))).toBeGreaterThan(1);
  });
  test.each(Object.keys(games))('%s: watching a race changes nothing in it', (id) => {
    const [race] = racesOf(planOf(id, { races: 1, duels: 0, seed: 'watched' }));
    if (race === undefined) throw new Error('no race');
    const { balance: _, ...bare } = gameOf(id) as AnyGame;
    const [watched, alone] = [driveRace(race, () => false), driveRace(race, () => false, bare)];
    expect([watched?.ended, watched?.rounds, watched?.places]).toEqual([true, alone?.rounds, alone?.places]);
  });
  test.each(Object.values(games).flatMap((game) => game.circuits.map(({ id }) => [game.id, id] as const)))(
    '%s on %s: every corner has an id of its own, and limits have their neighbours',
    (id, circuit) => {
      const corners = gameOf(id)?.balance?.corners(circuit) ?? [];
      expect(new Set(corners.map((one) => one.id)).size).toBe(corners.length);
      for (const { limit } of corners) {
        if (limit === undefined) continue;
        expect(limit.lower ?? limit.now - 1).toBeLessThan(limit.now);
        expect(limit.higher ?? limit.now + 1).toBeGreaterThan(limit.now);
      }
    },
  );
  test.each([
    ['heat', 'spinOuts', 'trouble'],
    ['waddington', 'spins', 'trouble'],
    ['havoc', 'tows crashes', 'trouble'],
    ['roborally', 'deaths', 'trouble'],
    ['roborally', 'harm', 'cost'],
  ])('%s counts as many %s by place as its figures do by car', (id, ids, kind) => {
    const pairs = watched(id).map(({ game, log, state, facts }) => {
      const counted = facts.marks.map((one) => (kind === 'cost' ? one.cost : one.troubles));
      const figures = game.figuresOf(state, log).flatMap((one) => ids.split(' ').map((figure) => one[figure] ?? 0));
      return { counted: sumOf(counted), figures: sumOf(figures) };
    });
    expect(pairs.map(({ counted }) => counted)).toEqual(pairs.map(({ figures }) => figures));
    expect(sumOf(pairs.map(({ counted }) => counted))).toBeGreaterThan(0);
  });
});

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

/** Races of drivers who often get into trouble, with their logs. */
function watched(id: string) {
  const game = gameOf(id) as AnyGame;
  const bot = id === 'waddington' ? 'easy' : 'random';
  const field = [1, 2, 3].map(() => ({ name: bot, bot }) as const);
  return racesOf(planOf(id, { field, races: 8, duels: 0, seed: 'places' })).map((race) => watchedRace(game, race));
}

function watchedRace(game: AnyGame, race: BalanceRace) {
  const log: unknown[] = [];
  let state: unknown;
  const { balance } = game;
  if (balance === undefined) throw new Error(`${game.id} says nothing of places`);
  const spy = Object.assign(Object.create(balance), {
    placesOf: (event: unknown, s: RaceState) => {
      log.push(event);
      state = s;
      return balance.placesOf(event, s);
    },
  });
  const facts = driveRace(race, () => false, { ...game, balance: spy });
  if (facts === null) throw new Error('the race was stopped');
  return { game, log, state: state as never, facts };
}

describe('a plan', () => {
  const field = (['easy', 'medium', 'hard'] as const).map((bot) => ({ name: bot, bot }));
  const plan = planOf('heat', { field, races: 6, duels: 4 });
  const races = racesOf(plan);

  test('puts every driver on every starting place equally often', () => {
    const fair = races.filter(({ series }) => series === 'fair');
    for (const bot of ['easy', 'medium', 'hard']) {
      const seats = fair.map(({ drivers }) => drivers.findIndex(({ name }) => name === bot));
      expect(seats.toSorted((a, b) => a - b)).toEqual([0, 0, 1, 1, 2, 2]);
    }
    expect(new Set(fair.map(({ seed }) => seed)).size).toBe(6);
    expect(fair.map(({ starts, config }) => [starts, config.options.grid])).toEqual(
      fair.map(() => [[1, 2, 3], 'seats']),
    );
  });
  test('drives duels in between, two with one seed and the seats swapped', () => {
    expect(races.map(({ series, index }) => `${series} ${index}`)).toEqual([
      ...['fair 0', 'skill 0', 'fair 1', 'fair 2', 'skill 1', 'fair 3', 'skill 2', 'fair 4', 'fair 5', 'skill 3'],
    ]);
    const duels = races.filter(({ series }) => series === 'skill');
    expect(duels.map(({ seed, drivers }) => [seed, ...drivers.map(({ name }) => name)])).toEqual([
      ['test/skill/0', 'best', 'hard'],
      ['test/skill/0', 'hard', 'best'],
      ['test/skill/1', 'best', 'hard'],
      ['test/skill/1', 'hard', 'best'],
    ]);
  });
  test('knows the laps that both the game and the circuit allow', () => {
    expect(subjectOf(plan).laps).toEqual({ now: 2, min: 1, max: 3 });
    expect(subjectOf(planOf('waddington')).laps).toEqual({ now: 5, min: 3, max: 10 });
    expect(subjectOf(planOf('roborally')).laps).toBeNull();
    const heat = gameOf('heat') as AnyGame;
    const checkConfig: AnyGame['checkConfig'] = ({ options }) =>
      options.laps > 2 ? { code: 'laps', rule: 'R4' } : null;
    expect(subjectOf(planOf('heat', { game: { ...heat, checkConfig } })).laps).toEqual({ now: 2, min: 1, max: 2 });
  });
  test('takes the two highest levels that a game offers', () => {
    const heat = gameOf('heat') as AnyGame;
    const { bestIs: _, ...ai } = heat.ai;
    expect(levelPair(heat)).toEqual({ better: 'best', worse: 'hard' });
    expect(levelPair({ ...heat, ai })).toEqual({ better: 'hard', worse: 'medium' });
  });
});

test('stopping keeps the races that are over, and begins no other', async () => {
  const stopping = new AbortController();
  const seen: number[] = [];
  const tally = await runBalance(HERE, planOf('formula-d', { races: 40 }), {
    atOnce: 1,
    stop: stopping.signal,
    heard: (_, done, all) => {
      seen.push(done);
      expect(all).toBe(42);
      if (done === 5) stopping.abort();
    },
  });
  expect(seen).toEqual([1, 2, 3, 4, 5]);
  expect(tally.races + tally.skill.starts).toBe(5);
  const pool = createPool({ workers: 2, workerFile });
  const later = new AbortController();
  const stopped = runBalance(pool, planOf('heat', { races: 400 }), { atOnce: 2, stop: later.signal });
  setTimeout(() => later.abort(), 100);
  expect((await stopped).races).toBeLessThan(400);
  await pool.close();
});

test('a race that never ends is reported with its seed, and does not hang', () => {
  const [race] = racesOf(planOf('formula-d', { races: 1, duels: 0 }));
  if (race === undefined) throw new Error('no race');
  const game = gameOf('formula-d') as AnyGame;
  const driveWith = (changes: Partial<AnyGame>): RaceFacts | null =>
    driveRace(race, () => false, { ...game, ...changes });
  // A clock of rounds that runs away, an action without effect, and one whose rules run in a circle.
  const rounds = { round: (s: { step: number }) => 1 + 100 * s.step };
  const idle = { apply: () => undefined };
  const circle: Partial<AnyGame> = {
    apply: (_s, _decision, _action, io) => {
      for (;;) io.draw(2);
    },
  };
  for (const changes of [rounds, idle, circle]) {
    expect(driveWith(changes)).toMatchObject({ series: 'fair', index: 0, seed: 'test/0', ended: false });
  }
  expect(driveWith({})).toMatchObject({ ended: true });
  expect(driveRace(race, () => true)).toBeNull();
});

test('a race that fails names its seed', async () => {
  const broken: Parameters<typeof runBalance>[0] = { run: async () => Promise.reject(new Error('rules broke')) };
  await expect(runBalance(broken, planOf('heat'), { atOnce: 2 })).rejects.toMatchObject({
    message: 'race "test/0" of heat on usa failed',
    cause: { message: 'rules broke' },
  });
});

test('threads: all but one core, and both of two', () => {
  expect([1, 2, 3, 4, 16].map(threadsFor)).toEqual([1, 2, 2, 3, 15]);
});
