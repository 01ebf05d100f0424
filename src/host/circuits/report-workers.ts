// The threads on which balance reports race, apart from the threads of AI drivers in races that people watch, which come first.
// Not here: which races (reports.ts).

import os from 'node:os';
import { driveRace } from '@ai/balance/drive';
import { type RaceWorkers, threadsFor } from '@ai/balance/run';
import type { BotRunner } from '@ai/bot-runner';

/** Drives the races of reports. atOnce: races at one time, at most. */
export interface ReportWorkers extends RaceWorkers {
  readonly atOnce: number;
  /** No report is waiting: the threads end, and start again with the next race. */
  rest(): Promise<void>;
}

/** ms after an answer in which the next question is expected. */
const SOON = 1500;
/** ms between two looks whether there is room for another race. */
const LOOK = 100;

/** Counts the questions that races ask. */
export interface AskedRunner extends BotRunner {
  /** Open questions, and 1 if there is none but one is expected. */
  asked(): number;
}

/** A bot runner that counts what it is asked. */
export function countQuestions(runner: BotRunner): AskedRunner {
  let open = 0;
  let last = Number.NEGATIVE_INFINITY;
  async function counted<T>(answer: Promise<T>): Promise<T> {
    open += 1;
    try {
      return await answer;
    } finally {
      open -= 1;
      last = performance.now();
    }
  }
  return {
    decide: (question, taken) => counted(runner.decide(question, taken)),
    hint: (question, taken) => counted(runner.hint(question, taken)),
    close: () => runner.close(),
    asked: () => Math.max(open, performance.now() - last < SOON ? 1 : 0),
  };
}

/** A pool of threads that drive races. */
type RacePool = RaceWorkers & { close(): Promise<void> };

/**
 * Threads that start with the first race. open: a pool of this many. asked: questions that races under way ask now; each takes a
 * core from the reports, of which one race always goes on.
 */
export function createReportWorkers(
  open: (workers: number) => RacePool,
  asked: () => number,
  cores = os.availableParallelism(),
): ReportWorkers {
  const atOnce = threadsFor(cores);
  const room = (): number => (asked() === 0 ? atOnce : Math.max(1, Math.min(atOnce, cores - 1 - asked())));
  let pool: RacePool | undefined;
  let driving = 0;
  return {
    atOnce,
    async run(kind, race, taken) {
      while (driving >= room() && taken?.aborted !== true) await rested(LOOK);
      if (taken?.aborted) return null;
      pool ??= open(atOnce);
      driving += 1;
      try {
        return await pool.run(kind, race, taken);
      } finally {
        driving -= 1;
      }
    },
    async rest() {
      const idle = pool;
      pool = undefined;
      await idle?.close();
    },
  };
}

/** Drives races in this process, one tick each, which holds everyone up: for tests. */
export function inlineReportWorkers(): ReportWorkers {
  return {
    atOnce: 1,
    async run(_, race, taken) {
      await new Promise(setImmediate);
      return driveRace(race, () => taken?.aborted === true);
    },
    rest: async () => {},
  };
}

/** Waits without keeping the process alive. */
function rested(ms: number): Promise<void> {
  return new Promise((done) => {
    const timer: NodeJS.Timeout | number = setTimeout(done, ms);
    // A browser's timers are numbers.
    if (typeof timer === 'object') timer.unref();
  });
}
