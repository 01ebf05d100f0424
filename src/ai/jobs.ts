// The work a worker does, as typed jobs in text frames: a new kind is one line in Jobs and one in run.
// Not for: threads (worker.ts, pool.ts).

import type { Json } from '@core/contract';
import { answerQuestion } from './bots';
import type { Question } from './thinker';

/** Every kind of job with what goes in and what comes out; both cross the worker border as JSON. */
export interface Jobs {
  decide: { input: Question; output: { action: Json; ms: number } };
}
export type JobKind = keyof Jobs;

/** One job on its way to a worker. id: chosen by the pool, comes back with the reply. */
export type JobFrame = { [K in JobKind]: { id: number; kind: K; input: Jobs[K]['input'] } }[JobKind];
/** What the worker sends back. failed: the job threw; the worker itself is well. */
export type ReplyFrame = { id: number; output: Json } | { id: number; failed: string };

const run: { [K in JobKind]: (input: Jobs[K]['input']) => Jobs[K]['output'] } = {
  decide: decideTimed,
};

/** Does one job here and now. Throws what the job throws. */
export function runJob<K extends JobKind>(kind: K, input: Jobs[K]['input']): Jobs[K]['output'] {
  const job = run[kind];
  if (!job) throw new Error(`no job called ${JSON.stringify(kind)}`);
  return job(input);
}

/** Does the job in a frame and gives the reply frame, both as JSON text. Never throws for a well-formed frame. */
export function answerFrame(text: string): string {
  const frame: JobFrame = JSON.parse(text);
  const reply = { id: frame.id, ...outcome(frame) };
  return JSON.stringify(reply);
}

function outcome(frame: JobFrame): { output: unknown } | { failed: string } {
  try {
    return { output: runJob(frame.kind, frame.input) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

function decideTimed(question: Question): { action: Json; ms: number } {
  const before = process.threadCpuUsage();
  const action = answerQuestion(question);
  const used = process.threadCpuUsage(before);
  return { action, ms: (used.user + used.system) / 1000 };
}
