// Makes up after a start what finished races lack, one race at a time, with a job runner: entries of races older than the
// statistics, and recordings that were not made before the app closed. Not here: races that finish now (match.ts).

import { StoreError } from '@store/store-error';
import { storeRecording } from '../archive/store-recording';
import type { Context } from '../context';
import { jobContextOf } from '../jobs/run-job';

/** Races fetched at once. */
const BATCH = 8;
/** Recordings made after one start, at most: many races may be unplayable under these rules. */
const MOST_RECORDINGS = 50;

export interface Backfill {
  /** Counts no further race. */
  stop(): void;
}

/** Starts counting. A race that can't be counted is logged once and left alone until the next start. */
export function createBackfill(context: Context): Backfill {
  const skipped = new Set<string>();
  let going = true;
  const first = setImmediate(() => {
    run().catch((error: unknown) => {
      if (!going) return; // The store was closed meanwhile; the next start continues.
      if (!(error instanceof StoreError)) context.log.error({ err: error }, 'counting older races failed');
      else context.log.warn({ err: error }, 'older races could not be counted');
    });
  });

  async function run(): Promise<void> {
    for (let waiting = uncounted(); going && waiting.length > 0; waiting = uncounted()) {
      for (const race of waiting) if (going) await countOne(race);
    }
    if (!going) return;
    for (const race of context.store.archive.unrecorded(MOST_RECORDINGS))
      if (going) await storeRecording(context, race);
  }

  /** The oldest uncounted races; skipped ones come up each time. */
  function uncounted(): string[] {
    return context.store.archive.uncounted(BATCH + skipped.size).filter((race) => !skipped.has(race));
  }

  async function countOne(race: string): Promise<void> {
    const counted = await context.jobs.run('count', jobContextOf(context), { match: race });
    if (!going) return;
    if (counted.ok) {
      const { length, entries, film: recording } = counted;
      context.store.archive.count(
        race,
        length,
        entries,
        recording === null ? undefined : Buffer.from(recording, 'base64'),
      );
      return;
    }
    skipped.add(race);
    context.log.warn({ match: race, trouble: counted.trouble }, 'an older race cannot be counted');
  }

  return {
    stop() {
      going = false;
      clearImmediate(first);
    },
  };
}
