// Every kind of job, with what it needs and gives, and what runs them.
// Not here: the work (jobs.ts) or the threads (job-runner.ts).

import type { Care } from '@ai/review/judge';
import type { Outline } from '@ai/review/outline';
import type { Replay } from '@api/archive';
import type { In, Out, RaceSetup, Reply } from '@api/contract';
import type { ReviewLook } from '@api/review/commands';
import type { SeasonSummary } from '@api/season';
import type { PartResult } from '@career/types';
import type { Json, Seat } from '@core/contract';
import type { Judged } from '@core/review';
import type { AnalysedAnswer, Puzzle } from '@puzzles/puzzle';
import type { RatedBatch } from '@store/archive/kept-ratings';
import type { NewEntry } from '@store/races/entries';
import type { ExistingRace } from '@store/races/incoming';
import type { PrelimWork } from '../career/drive';
import type { OwnFacts } from '../puzzles/own-facts';

/** Where the races are, and the current time in ms since 1970. */
export interface JobContext {
  dir: string;
  now: number;
}

type Text = Reply<{ fileName: string; text: string }>;
/** What a file contains. fresh: new here, so it was written aside. here: races of the season that are already stored here. */
export type BroughtIn =
  | { kind: 'race'; match: string; fresh: boolean }
  | { kind: 'season'; season: string; name: string; races: number; fresh: boolean; here: ExistingRace[] };
/** What can be reviewed in a finished race. seats: the seats of people. */
export type Outlined = Outline & { seats: Seat[] };
/** What a race adds to the statistics if it was not counted yet, or why it can't be counted. film: base64. */
export type Counted =
  | { ok: true; length: number | null; entries: readonly NewEntry[]; film: string | null }
  | { ok: false; trouble: string };

/** A race's pack, as base64, with the checksums of its rows; records: figures that can be records, null for an unknown game. */
export interface Packed {
  pack: string;
  sums: string;
  records: string[] | null;
}

/** Every kind of job. file: where results to be stored are written. */
export type JobHandlers = {
  bringIn: { input: JobContext & { text: string; file: string }; output: Reply<BroughtIn> };
  fork: {
    input: JobContext & { input: In<'replays.fork'>; id: string; file: string };
    output: Reply<{ match: string }>;
  };
  exportRace: { input: JobContext & { match: string }; output: Text };
  seasons: { input: JobContext & { seasons: string[] }; output: SeasonSummary[] };
  exportSeason: { input: JobContext & { season: string }; output: Text };
  replay: { input: JobContext & { match: string }; output: Reply<Replay> };
  film: { input: JobContext & { match: string }; output: { film: string | null } };
  pack: { input: JobContext & { match: string }; output: Packed | null };
  compact: { input: JobContext; output: null };
  /** problem: what SQLite finds wrong with the database, or a copy of it; null: nothing. */
  check: { input: JobContext; output: { problem: string | null } };
  checkCopy: { input: JobContext & { file: string }; output: { problem: string | null } };
  rate: { input: JobContext & { game: string; most: number }; output: RatedBatch | null };
  count: { input: JobContext & { match: string }; output: Counted };
  reviewOutline: { input: JobContext & { match: string }; output: Reply<Outlined> };
  reviewDecision: { input: JobContext & { match: string; step: number; care: Care }; output: Reply<Judged | null> };
  reviewLook: { input: JobContext & { match: string; step: number }; output: Reply<ReviewLook> };
  /** setup: the race screen's, with the person in the puzzle's seat. */
  puzzleLook: {
    input: JobContext & { puzzle: Puzzle; setup: RaceSetup };
    output: Reply<Pick<Out<'puzzles.look'>, 'task' | 'update'>>;
  };
  puzzleMeasure: { input: JobContext & { puzzle: Puzzle; action: Json }; output: Reply<AnalysedAnswer> };
  /** The puzzle that a decision makes; null: none. */
  puzzleSearch: { input: JobContext & { match: string; step: number }; output: Reply<OwnFacts | null> };
  /** A heat or final of a career that has no person in it. */
  careerPrelim: { input: JobContext & PrelimWork; output: PartResult };
  puzzlePlay: {
    input: JobContext & { puzzle: Puzzle; setup: RaceSetup; id: string; file: string };
    output: Reply<{ match: string }>;
  };
};
export type JobInput<K extends keyof JobHandlers> = Omit<JobHandlers[K]['input'], keyof JobContext>;
export type JobOutput<K extends keyof JobHandlers> = JobHandlers[K]['output'];

/** Runs jobs over the committed races of a folder. */
export interface JobRunner {
  /** Rejects if the worker is lost or the job runner is closed; a job's refusal is a reply. */
  run<K extends keyof JobHandlers>(kind: K, at: JobContext, input: JobInput<K>): Promise<JobOutput<K>>;
  close(): Promise<void>;
}
