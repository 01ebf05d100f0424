// The threads of reports: how many race at once, and that races under way come first.

import { type BalanceRace, racesOf } from '@ai/balance/plan';
import type { BotRunner, Question } from '@ai/bot-runner';
import type { RaceFacts } from '@balance/facts';
import { games } from '@games/registry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countQuestions, createReportWorkers } from '../report-workers';
import { usualPlan } from '../usual-plan';

const heat = games.heat!;
const [race] = racesOf(usualPlan({ game: heat, circuit: heat.circuits[0]! })) as [BalanceRace];

/** A pool whose races end when the test says so. */
function heldPool() {
  const ends: (() => void)[] = [];
  const opened: number[] = [];
  let closed = 0;
  const open = (workers: number) => {
    opened.push(workers);
    return {
      run: () => new Promise<RaceFacts | null>((resolve) => ends.push(() => resolve(null))),
      close: async () => {
        closed += 1;
      },
    };
  };
  return { open, ends, opened, closed: () => closed };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test.each([
  { cores: 2, asked: 0, begun: 2 },
  { cores: 2, asked: 1, begun: 1 },
  { cores: 2, asked: 4, begun: 1 },
  { cores: 1, asked: 1, begun: 1 },
  { cores: 8, asked: 0, begun: 7 },
  { cores: 8, asked: 1, begun: 6 },
  { cores: 8, asked: 4, begun: 3 },
])('$cores cores with $asked open questions: $begun races at once', async ({ cores, asked, begun }) => {
  const pool = heldPool();
  const workers = createReportWorkers(pool.open, () => asked, cores);
  const stop = new AbortController();
  const races = Array.from({ length: 10 }, () => workers.run('balance', race, stop.signal));
  await new Promise(setImmediate);
  expect(pool.ends).toHaveLength(begun);
  expect(pool.opened).toEqual([workers.atOnce]);
  stop.abort();
  for (const end of pool.ends) end();
  void Promise.all(races);
});

test('threads end when no report is left, and start again', async () => {
  const pool = heldPool();
  const workers = createReportWorkers(pool.open, () => 0, 2);
  await workers.rest();
  expect([pool.opened, pool.closed()]).toEqual([[], 0]);
  void workers.run('balance', race);
  await new Promise(setImmediate);
  await workers.rest();
  void workers.run('balance', race);
  await new Promise(setImmediate);
  expect([pool.opened, pool.closed()]).toEqual([[2, 2], 1]);
});

test('a question counts while it is open, and for a moment after', async () => {
  let answer: (given: { action: null; ms: number }) => void = () => undefined;
  const runner: BotRunner = {
    decide: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    hint: async () => [],
    close: async () => {},
  };
  const counted = countQuestions(runner);
  expect(counted.asked()).toBe(0);
  const asking = counted.decide({} as Question);
  void counted.decide({} as Question);
  expect(counted.asked()).toBe(2);
  answer({ action: null, ms: 1 });
  const hinted = countQuestions(runner);
  await hinted.hint({} as Question);
  expect(hinted.asked()).toBe(1);
  vi.advanceTimersByTime(2000);
  expect(hinted.asked()).toBe(0);
  void asking;
});
