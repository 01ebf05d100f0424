// The recording of a race that has ended, made by a job runner and kept beside it. A race without one is watched all the same, for as
// long as its rules stay; after a start the recordings that are missing are made (seasons/backfill.ts).
// Not for: making one (recording.ts).

import type { Context } from '../context';
import { jobContextOf } from '../jobs/run-job';

/** Never rejects: what went wrong is logged. */
export async function storeRecording(context: Context, match: string): Promise<void> {
  try {
    const { film: recording } = await context.jobs.run('film', jobContextOf(context), { match });
    if (recording !== null) context.store.archive.storeRecording(match, Buffer.from(recording, 'base64'));
  } catch (error) {
    context.log.warn({ err: error, match }, 'the recording of a race could not be stored; the next start tries again');
  }
}
