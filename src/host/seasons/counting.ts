// Computes a finished race's statistics by replaying what was stored. Not here: when that is done (backfill.ts).

import { attempt } from '@core/attempt';
import type { Finish } from '@store/races/saves';
import { finishOf } from '../archive/ending';
import type { Context } from '../context';
import { resume } from '../match/resume';

/** The end of a finished race as it would be stored today, or what went wrong, for the log. */
export function countRace(context: Context, race: string): { ok: true; end: Finish } | { ok: false; trouble: string } {
  const { saves } = context.store;
  const head = saves.head(race);
  if (head === undefined) return { ok: false, trouble: 'it is no longer there' };
  const back = resume(saves, context.games, head);
  if (!back.ok) return { ok: false, trouble: back.trouble.id };
  const log = saves.log(race);
  if (log === undefined) return { ok: false, trouble: 'its events cannot be read' };
  const { game, config, seats, state, setup } = back;
  const { practice } = head;
  const record = saves.record(race);
  // Events of older rules may lack fields that today's figures read.
  const end = attempt(() => finishOf({ game, config, seats, state, log, practice, record, setup }));
  return end.ok ? { ok: true, end: end.value } : { ok: false, trouble: end.message };
}
