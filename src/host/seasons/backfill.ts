// Counts finished races of before statistics were kept: after the start, one race at a time, between all other work.
// Not for: races that finish now; those are counted as they finish (ending.ts).

import { attempt } from '@core/attempt';
import { StoreTrouble } from '@store/trouble';
import type { Context } from '../context';
import { finishOf } from '../ending';
import { resume } from '../resume';

/** Races that are asked for at once. */
const BATCH = 8;

export interface Backfill {
  /** Counts no further race. */
  stop(): void;
}

/** Starts counting. A race that cannot be counted is logged once and left alone until the next start. */
export function createBackfill(context: Context): Backfill {
  const skipped = new Set<string>();
  let waiting: string[] = [];
  let next: NodeJS.Immediate | undefined = setImmediate(turn);

  function turn(): void {
    next = undefined;
    try {
      if (waiting.length === 0) waiting = uncounted();
      const race = waiting.shift();
      if (race === undefined) return;
      countOne(race);
    } catch (error) {
      if (!(error instanceof StoreTrouble)) throw error;
      context.log.warn({ err: error }, 'older races could not be counted');
      return;
    }
    next = setImmediate(turn);
  }

  /** The oldest ones; those skipped come up each time. */
  function uncounted(): string[] {
    return context.store.archive.uncounted(BATCH + skipped.size).filter((race) => !skipped.has(race));
  }

  function countOne(race: string): void {
    const trouble = count(context, race);
    if (trouble === undefined) return;
    skipped.add(race);
    context.log.warn({ match: race, trouble }, 'an older race cannot be counted');
  }

  return {
    stop() {
      clearImmediate(next);
      next = undefined;
    },
  };
}

/** Counts one race; what went wrong, in words, where it cannot be. */
function count(context: Context, race: string): string | undefined {
  const { saves, archive } = context.store;
  const head = saves.head(race);
  if (head === undefined) return undefined;
  const back = resume(saves, context.games, head);
  if (!back.ok) return back.trouble;
  const log = saves.log(race);
  if (log === undefined) return 'Its events cannot be read.';
  const { game, config, seats, state, setup } = back;
  const { practice } = head;
  const record = saves.record(race);
  // Events of older rules may lack what the figures of these rules look for.
  const end = attempt(() => finishOf({ game, config, seats, state, log, practice, record, setup }));
  if (!end.ok) return end.message;
  archive.count(race, end.value.length, end.value.entries, end.value.film);
  return undefined;
}
