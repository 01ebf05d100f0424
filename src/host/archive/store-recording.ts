// Stores the recording of a race that has ended; a job runner makes it. A race without one can still be watched while its
// rules stay the same; missing recordings are made after the next start (seasons/backfill.ts).
// Not here: making one (recording.ts).

import type { Context } from '../context';
import { jobContextOf } from '../jobs/run-job';

/** Never rejects: errors are logged. */
export async function storeRecording(context: Context, match: string): Promise<void> {
  try {
    const { film: recording } = await context.jobs.run('film', jobContextOf(context), { match });
    if (recording !== null) context.store.archive.storeRecording(match, Buffer.from(recording, 'base64'));
  } catch (error) {
    context.log.warn({ err: error, match }, 'the recording of a race could not be stored; the next start tries again');
  }
}
