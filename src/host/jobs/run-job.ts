// Hands the host's work to the job runner. Not here: the work itself (jobs.ts).

import type { Reply } from '@api/contract';
import { message } from '@api/messages';
import { refuse } from '../api-errors';
import type { Context } from '../context';
import type { JobContext, JobHandlers, JobInput, JobOutput } from './job-types';

/** Jobs that a person waits for. */
type Asked = { [K in keyof JobHandlers]: JobOutput<K> extends Reply<unknown> ? K : never }[keyof JobHandlers];

/** The folder of the races, and the wall-clock time. */
export function jobContextOf(context: Context): JobContext {
  return { dir: context.store.dir, now: context.clock.now() };
}

/** Runs a job that a person waits for: if its thread is lost or closed, replies with a refusal. */
export async function runJob<K extends Asked>(context: Context, kind: K, input: JobInput<K>): Promise<JobOutput<K>> {
  try {
    return await context.jobs.run(kind, jobContextOf(context), input);
  } catch (error) {
    context.log.warn({ err: error, kind }, 'a background job failed');
    const descriptor = message('unfinished');
    return refuse('internal', descriptor) as JobOutput<K>;
  }
}
