// How the host gives work to its clerk. Not for: the work (clerk/).

import type { Reply } from '@api/contract';
import { message } from '@api/words';
import type { Context } from '../context';
import { refuse } from '../faults';
import type { ClerkInput, ClerkJobs, ClerkOutput, JobContext } from './jobs';

/** Kinds of work that someone waits for. */
type Asked = { [K in keyof ClerkJobs]: ClerkOutput<K> extends Reply<unknown> ? K : never }[keyof ClerkJobs];

/** The folder of the races, and the time by the wall. */
export function jobContextOf(context: Context): JobContext {
  return { dir: context.store.dir, now: context.clock.now() };
}

/** Work that someone waits for: a thread that was lost over it, or closed, is a refusal. */
export async function askClerk<K extends Asked>(
  context: Context,
  kind: K,
  input: ClerkInput<K>,
): Promise<ClerkOutput<K>> {
  try {
    return await context.clerk.run(kind, jobContextOf(context), input);
  } catch (error) {
    context.log.warn({ err: error, kind }, 'work of a clerk came to nothing');
    const words = message('unfinished');
    return refuse('internal', words) as ClerkOutput<K>;
  }
}
