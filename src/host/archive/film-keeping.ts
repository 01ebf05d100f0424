// The film of a race that has ended, made by a job runner and kept beside it. A race without one is watched all the same, for as
// long as its rules stay; after a start the films that are missing are made (seasons/backfill.ts).
// Not for: making one (film.ts).

import type { Context } from '../context';
import { jobContextOf } from '../jobs/run-job';

/** Never rejects: what went wrong is logged. */
export async function keepFilm(context: Context, match: string): Promise<void> {
  try {
    const { film } = await context.jobs.run('film', jobContextOf(context), { match });
    if (film !== null) context.store.archive.keepFilm(match, Buffer.from(film, 'base64'));
  } catch (error) {
    context.log.warn({ err: error, match }, 'no film was kept of a race; it is made after the next start');
  }
}
