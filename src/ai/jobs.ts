// The jobs that workers run, sent as JSON text frames. A new kind needs one line in Jobs and one in run.
// Not here: threads (worker.ts, pool.ts).

import type { RaceFacts } from '@balance/facts';
import type { BotId, Json } from '@core/contract';
import { driveRace } from './balance/drive';
import type { BalanceRace } from './balance/plan';
import type { HintQuestion, Question } from './bot-runner';
import { answerQuestion } from './bots';
import type { HintAnswer } from './hints/hint';
import { answerHint } from './hints/question';

/** Kinds of jobs with their input and output; both cross to the worker as JSON. */
export type JobMap = { [kind: string]: { input: unknown; output: unknown } };

/** The jobs of AI drivers. balance: a whole race; null if it was cancelled. */
export type Jobs = {
  decide: { input: Question; output: { action: Json; ms: number } };
  hint: { input: HintQuestion; output: HintAnswer[] };
  balance: { input: BalanceRace; output: RaceFacts | null };
};
export type JobKind = keyof Jobs;

/** Whether the running job is no longer wanted. */
export type IsOut = () => boolean;

/** How each kind of job runs. A long job calls isOut now and then, and returns what it has once that is true. */
export type Run<J extends JobMap> = { [K in keyof J]: (input: J[K]['input'], isOut: IsOut) => J[K]['output'] };

/** One job on its way to a worker. id: chosen by the pool, returned with the reply. */
interface JobFrame {
  id: number;
  kind: string;
  input: unknown;
}
/** The worker's reply. failed: the job threw; the worker itself is fine. */
export type ReplyFrame = { id: number; output: Json } | { id: number; failed: string };

const run: Run<Jobs> = { decide: decideTimed, hint: answerHint, balance: (race, isOut) => driveRace(race, isOut) };

/** Time limit in ms after which a level returns what it has. On an idle core the search budget runs out long before. */
const MOST_MS: Partial<Record<BotId, number>> = { hard: 300, best: 1500 };

const never: IsOut = () => false;

/** Runs one job synchronously. Throws what the job throws. */
export function runJob<K extends JobKind>(kind: K, input: Jobs[K]['input']): Jobs[K]['output'] {
  return run[kind](input, never);
}

/**
 * Runs the job in a frame and returns the reply frame, both as JSON text. Never throws for a well-formed frame. isTaken:
 * whether the job with this id was cancelled.
 */
export function answerFrame(text: string, isTaken?: (id: number) => boolean): string {
  return answerWith(run, text, isTaken);
}

/** Like answerFrame, for any set of jobs. */
export function answerWith<J extends JobMap>(
  jobs: Run<J>,
  text: string,
  isTaken: (id: number) => boolean = never,
): string {
  const frame: JobFrame = JSON.parse(text);
  return JSON.stringify({ id: frame.id, ...outcome(jobs, frame, () => isTaken(frame.id)) });
}

function outcome<J extends JobMap>(
  jobs: Run<J>,
  { kind, input }: JobFrame,
  isOut: IsOut,
): { output: unknown } | { failed: string } {
  try {
    const job = jobs[kind];
    if (job === undefined) throw new Error(`no job called ${JSON.stringify(kind)}`);
    return { output: job(input as never, isOut) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

function decideTimed(question: Question, isTaken: IsOut): { action: Json; ms: number } {
  const before = process.threadCpuUsage();
  // Races in which every seat has its own luck are compared, so their drivers must answer alike on every machine.
  const most = question.state.luck === undefined ? MOST_MS[question.bot] : undefined;
  const end = performance.now() + (most ?? Number.POSITIVE_INFINITY);
  const action = answerQuestion(question, { isOut: () => isTaken() || performance.now() > end });
  const used = process.threadCpuUsage(before);
  return { action, ms: (used.user + used.system) / 1000 };
}
