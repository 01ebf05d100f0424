// Simulations: the same seed gives the same result, with threads and without; every bot starts from every place.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildEntry } from '@ai/tests/built-entry';
import type { AnyGame, RaceConfig } from '@core/contract';
import { begin } from '@core/engine';
import { gameOf } from '@games/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldOf, jobOf, rotated, startsBySeat } from '../sim/field';
import { type RaceOutcome, simulateRace } from '../sim/race';
import { percentile, type Tally, tallyOf } from '../sim/tally';
import { run } from './run';

const dir = mkdtempSync(path.join(tmpdir(), 'paddock-sim-'));

beforeAll(() => buildEntry('src/cli/sim/worker.ts', dir, 'sim-worker.js'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function heat(bots: string, seats?: number) {
  const game = gameOf('heat');
  if (game === undefined) throw new Error('no heat');
  return fieldOf(game, 'italy', bots, seats, '{"laps":1}');
}

/** The result without its times. */
function untimed(tally: Tally) {
  const { stepsPerSecond, bots, ...rest } = tally;
  expect(stepsPerSecond).toBeGreaterThan(0);
  return { ...rest, bots: bots.map(({ msPerDecision, ...bot }) => bot) };
}

async function sim(...args: string[]): Promise<Tally> {
  const ran = await run(['sim', '--game', 'heat', '--circuit', 'italy', '--json', ...args], dir);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out.split('\n')).toHaveLength(1);
  return JSON.parse(ran.out);
}

describe('sim', () => {
  test('same seed, same result, with one worker and with two', async () => {
    const args = ['--seats', '4', '--bots', 'easy,random', '--races', '12', '--options', '{"laps":1}'];
    const one = await sim(...args, '--seed', 'x', '--workers', '1');
    const two = await sim(...args, '--seed', 'x', '--workers', '2');
    const other = await sim(...args, '--seed', 'y', '--workers', '2');
    expect(untimed(two)).toEqual(untimed(one));
    expect(untimed(other)).not.toEqual(untimed(one));
  });

  test('gives every field, and sums that add up', async () => {
    const tally = await sim('--seats', '3', '--bots', 'easy,medium,easy', '--races', '6', '--seed', 'sum');
    expect(Object.keys(tally)).toEqual([
      'game',
      'circuit',
      'races',
      'seats',
      'violations',
      'unfinished',
      'bots',
      'winsByPlace',
      'meanRounds',
      'meanDecisions',
      'stepsPerSecond',
    ]);
    expect(tally).toMatchObject({ game: 'heat', circuit: 'italy', races: 6, seats: 3, violations: 0, unfinished: 0 });
    expect(tally.bots.map(({ bot, seats }) => [bot, seats])).toEqual([
      ['easy', 2],
      ['medium', 1],
    ]);
    const sum = (value: (bot: Tally['bots'][number]) => number) => tally.bots.reduce((all, bot) => all + value(bot), 0);
    expect(sum((bot) => bot.wins)).toBe(6);
    expect(tally.winsByPlace).toHaveLength(3);
    expect(tally.winsByPlace?.reduce((all, wins) => all + wins, 0)).toBe(6);
    expect(sum((bot) => bot.points)).toBe(6 * (6 + 4 + 2));
    expect(sum((bot) => bot.meanPlace * bot.seats)).toBeCloseTo(6);
    expect(tally.meanRounds).toBeGreaterThan(3);
  });

  test('a driver may answer one kind of ask at random, and otherwise drives as usual', async () => {
    const options = '{"laps":1,"garage":"basic"}';
    const tally = await sim('--bots', 'medium,medium:random-draft', '--races', '4', '--options', options);
    expect(tally.bots.map(({ bot, seats }) => [bot, seats])).toEqual([
      ['medium', 1],
      ['medium:random-draft', 1],
    ]);
    expect([tally.violations, tally.unfinished]).toEqual([0, 0]);
    expect(() => heat('medium:random')).toThrow('no bot "medium:random"');
  });

  test("races the game's own cars when their id is among the bots", async () => {
    const tally = await sim('--bots', 'random,legend:hard,legend:hard', '--races', '3', '--seed', 'legends');
    expect(tally.bots.map(({ bot, seats }) => [bot, seats])).toEqual([
      ['random', 1],
      ['legend:hard', 2],
    ]);
    expect(tally.bots[1]?.msPerDecision).toEqual({ p50: 0, p95: 0, p99: 0, max: 0 });
    const job = jobOf(heat('random,legend:hard'), 0, 's');
    expect(job.config).toMatchObject({
      options: { legendLevel: 'hard', grid: 'seats', laps: 1 },
      cars: [{ colour: expect.any(String) }, { automaton: 'legend' }],
    });
    expect(job.drivers).toEqual(['random', undefined]);
  });
});

describe('every game', () => {
  test.each([
    ['heat', { laps: 1 }],
    ['waddington', { laps: 3 }],
    ['formula-d', { laps: 1 }],
    ['havoc', { laps: 1 }],
    ['roborally', {}],
  ])('%s counts its rounds, and wins by starting place if places are assigned', async (id, options) => {
    const ran = await run(
      [
        'sim',
        '--game',
        id,
        '--bots',
        'easy',
        '--seats',
        '2',
        '--races',
        '2',
        '--seed',
        'g',
        '--options',
        JSON.stringify(options),
      ],
      dir,
    );
    expect(ran.code).toBe(0);
    const [, rounds] = /([\d.]+) rounds and/.exec(ran.out) ?? [];
    expect(Number(rounds)).toBeGreaterThan(1);
    if (id === 'havoc') expect(ran.out).toContain('wins by starting place: not told');
    else expect(ran.out).toMatch(/wins by starting place: 1: \d+, 2: \d+/);
  });
  test('seat n starts on place n, unless options say otherwise', () => {
    for (const id of ['heat', 'waddington', 'formula-d', 'roborally']) {
      const game = gameOf(id);
      const circuit = game?.circuits[0]?.id ?? '';
      if (game === undefined) throw new Error(`no ${id}`);
      const field = fieldOf(game, circuit, 'random', game.seats[1], undefined);
      expect([id, startsBySeat(field), startPlaces(game, jobOf(field, 0, 'p').config)]).toEqual([
        id,
        true,
        field.entries.map((_, seat) => seat + 1),
      ]);
    }
    const drawn = fieldOf(gameOf('roborally') as AnyGame, 'first-shift', 'random', 2, '{"docks":"random"}');
    expect([startsBySeat(drawn), tallyOf(drawn, [], 1).winsByPlace]).toEqual([false, null]);
  });
});

/** The starting place of every seat in a race of this config, read from its state. */
function startPlaces(game: AnyGame, config: RaceConfig): unknown[] {
  const start = begin(game, config, 'places');
  if (!start.ok) throw new Error(start.violation.code);
  const state = start.value.state as unknown as { robots: { dock: unknown }[]; cars: { place: unknown }[] };
  if (game.id === 'roborally') return state.robots.map(({ dock }) => dock);
  if (game.id === 'waddington') return state.cars.map(({ place }) => place);
  const view = game.view(start.value.state, 'watcher') as { order?: number[]; standings?: { seat: number }[] };
  const order = view.standings?.map(({ seat }) => seat) ?? view.order ?? [];
  return order.map((_, seat) => order.indexOf(seat) + 1);
}

describe('the field', () => {
  test('puts every bot on every starting place equally often', () => {
    const field = heat('hard,medium,easy,random', 4);
    const seen = Array.from({ length: 8 }, (_, race) => jobOf(field, race, 's').drivers);
    for (let seat = 0; seat < 4; seat++) {
      const here = seen.map((drivers) => drivers[seat]);
      for (const bot of ['hard', 'medium', 'easy', 'random'] as const) {
        expect(here.filter((one) => one === bot)).toHaveLength(2);
      }
    }
    expect(seen[0]).toEqual(['hard', 'medium', 'easy', 'random']);
  });
  test('repeats a short list to fill the seats', () => {
    expect(heat('hard,easy', 5).entries.map((entry) => entry.name)).toEqual(['hard', 'easy', 'hard', 'easy', 'hard']);
  });
  test('gives each race its own seed and the same job for the same index', () => {
    const field = heat('random', 3);
    expect(jobOf(field, 4, 's')).toEqual(jobOf(field, 4, 's'));
    expect(jobOf(field, 5, 's').seed).not.toBe(jobOf(field, 4, 's').seed);
    const { ms: _a, ...first } = simulateRace(jobOf(field, 4, 's'));
    const { ms: _b, ...second } = simulateRace(jobOf(field, 4, 's'));
    expect(second).toEqual(first);
  });
});

describe('the tally', () => {
  const field = heat('easy,random', 2);
  const outcome = (index: number, places: number[], extra: Partial<RaceOutcome> = {}): RaceOutcome => ({
    index,
    places,
    points: places.map((place) => 10 * place),
    violations: 0,
    finished: true,
    rounds: 10,
    decisions: 100,
    ms: [
      [1, 2],
      [3, 4],
    ],
    ...extra,
  });
  test('follows the bots around the seats, whatever order the races arrive in', () => {
    // Race 1: easy sits on seat 1. So easy wins both races.
    const outcomes = [outcome(0, [1, 2]), outcome(1, [2, 1], { violations: 2, finished: false, rounds: 20 })];
    const tally = tallyOf(field, outcomes, 2);
    expect(tallyOf(field, outcomes.toReversed(), 2)).toEqual(tally);
    expect(tally).toMatchObject({
      races: 2,
      violations: 2,
      unfinished: 1,
      meanRounds: 15,
      meanDecisions: 100,
      stepsPerSecond: 100,
      winsByPlace: [1, 1],
    });
    expect(tally.bots).toEqual([
      { bot: 'easy', seats: 1, wins: 2, meanPlace: 1, points: 20, msPerDecision: { p50: 3, p95: 4, p99: 4, max: 4 } },
      { bot: 'random', seats: 1, wins: 0, meanPlace: 2, points: 40, msPerDecision: { p50: 3, p95: 4, p99: 4, max: 4 } },
    ]);
    expect(rotated(field.entries, 1).map((entry) => entry.name)).toEqual(['random', 'easy']);
  });
  test('percentiles', () => {
    const list = Array.from({ length: 100 }, (_, i) => i);
    expect([percentile(list, 0.5), percentile(list, 0.95), percentile([7], 0.95), percentile([], 0.5)]).toEqual([
      50, 95, 7, 0,
    ]);
  });
});
