// The jobs of a job runner. Each opens the folder's database to read what is committed; its results are returned, or go into a
// file that the host imports (store/races/incoming.ts). Not here: threads (job-runner.ts, worker.ts).

import { randomBytes, randomInt } from 'node:crypto';
import path from 'node:path';
import type { Run } from '@ai/jobs';
import type { Reply } from '@api/contract';
import { silentLog } from '@api/log';
import type { AnyGame } from '@core/contract';
import { copyProblem } from '@store/folder/backups';
import { compactFile } from '@store/folder/compaction';
import { problemIn } from '@store/folder/integrity';
import { openReadOnlyStore } from '@store/read-only-store';
import { StoreError } from '@store/store-error';
import { refuse } from '../api-errors';
import { recordFigures } from '../archive/ending';
import { sameRules } from '../archive/finished';
import { forkedRace } from '../archive/forks';
import { nextBatch } from '../archive/rating-batch';
import { recordingBytesOf } from '../archive/recording';
import { replayOf } from '../archive/replays';
import { exportOf } from '../archive/results';
import { drivenPrelim } from '../career/drive';
import { type Context, gameIn } from '../context';
import { seasonFile } from '../files/export';
import { readFile } from '../files/reading';
import { lookAt, measuredIn, practiceFrom, searchedIn } from '../puzzles/work';
import { decisionIn, lookIn, outlineIn } from '../reviews/work';
import { createRoster } from '../roster';
import { countRace } from '../seasons/counting';
import { createPlans } from '../seasons/plans';
import { summarised } from '../seasons/summary';
import type { Counted, JobContext, JobHandlers, Packed } from './job-types';

/** The jobs over these games. */
export function jobHandlers(games: Readonly<Record<string, AnyGame>>): Run<JobHandlers> {
  function at<T>(job: JobContext, work: (context: Context) => T): T {
    const store = openReadOnlyStore(job.dir);
    try {
      return work(readingContext(games, store, job.now));
    } finally {
      store.close();
    }
  }
  function reply<T>(job: JobContext, work: (context: Context) => Reply<T>): Reply<T> {
    try {
      return at(job, work);
    } catch (error) {
      if (error instanceof StoreError) return refuse('storage', error.descriptor);
      throw error;
    }
  }
  return {
    bringIn: ({ text, file, ...job }) => reply(job, (context) => readFile(context, text, file)),
    fork: ({ input, id, file, ...job }) => reply(job, (context) => forkedRace(context, input, { id, file })),
    exportRace: ({ match, ...job }) => reply(job, (context) => exportOf(context, match)),
    seasons: ({ seasons, ...job }) => at(job, (context) => summarised(context, seasons)),
    exportSeason: ({ season, ...job }) => reply(job, (context) => seasonFile(context, season)),
    replay: ({ match, ...job }) => reply(job, (context) => replayOf(context, match)),
    film: ({ match, ...job }) => at(job, (context) => ({ film: base64Of(recordIn(context, match)) })),
    pack: ({ match, ...job }) => at(job, (context) => packIn(context, match)),
    compact({ dir }) {
      compactFile(path.join(dir, 'paddock.db'));
      return null;
    },
    check: ({ dir }) => ({ problem: problemIn(dir) ?? null }),
    checkCopy: ({ file }) => ({ problem: copyProblem(file) ?? null }),
    rate: ({ game, most, ...job }) => at(job, (context) => nextBatch(context, game, most) ?? null),
    count: ({ match, ...job }) => at(job, (context) => countedIn(context, match)),
    reviewOutline: ({ match, ...job }) => reply(job, (context) => outlineIn(context, match)),
    reviewDecision: ({ match, step, care, ...job }) =>
      reply(job, (context) => decisionIn(context, match, { step, care })),
    reviewLook: ({ match, step, ...job }) => reply(job, (context) => lookIn(context, match, step)),
    puzzleLook: ({ puzzle, setup, ...job }) => reply(job, (context) => lookAt(context, puzzle, setup)),
    puzzleMeasure: ({ puzzle, action, ...job }) => reply(job, (context) => measuredIn(context, puzzle, action)),
    puzzleSearch: ({ match, step, ...job }) => reply(job, (context) => searchedIn(context, match, step)),
    careerPrelim: ({ setup, drivers, seed }) => drivenPrelim(games, { setup, drivers, seed }),
    puzzlePlay: ({ puzzle, setup, id, file, ...job }) =>
      reply(job, (context) => practiceFrom(context, puzzle, setup, { id, file })),
  };
}

function recordIn(context: Context, match: string): Uint8Array | undefined {
  const head = context.store.saves.head(match);
  const game = head && sameRules(context, head);
  const record = game && context.store.saves.record(match);
  return record && game && recordingBytesOf(game, record);
}

/** Null if the race stays as it is. A race without a recording gets one if it still can. */
function packIn(context: Context, match: string): Packed | null {
  const { archive, packs, saves } = context.store;
  const recording = archive.film(match) === undefined ? recordIn(context, match) : undefined;
  const made = packs.make(match, recording);
  const game = gameIn(context, saves.head(match)?.game ?? '');
  if (made === undefined) return null;
  return { pack: base64Of(made.pack) ?? '', sums: made.sums, records: game === undefined ? null : recordFigures(game) };
}

function countedIn(context: Context, match: string): Counted {
  const counted = countRace(context, match);
  if (!counted.ok) return counted;
  const { length, entries, film: recording } = counted.end;
  return { ok: true, length, entries, film: base64Of(recording) };
}

function base64Of(bytes: Uint8Array | undefined): string | null {
  return bytes === undefined ? null : Buffer.from(bytes).toString('base64');
}

/** A context without running races: code that only reads the store sees no difference. */
function readingContext(games: Context['games'], store: Context['store'], now: number): Context {
  return {
    store,
    games,
    botRunner: { decide: nobody, hint: nobody, close: async () => {} },
    jobs: { run: nobody, close: async () => {} },
    clock: { now: () => now, steady: () => 0, setTimer: () => () => {} },
    log: silentLog,
    sessions: new Map(),
    roster: createRoster(),
    plans: createPlans(store, games),
    banks: new Map(),
    starts: new Map(),
    endings: new Set(),
    seasonChanges: new Set(),
    newId: () => randomBytes(9).toString('base64url'),
    newSeed: () => randomBytes(16).toString('hex'),
    draw: randomInt,
  };
}

async function nobody(): Promise<never> {
  throw new Error('a background job cannot start another one');
}
