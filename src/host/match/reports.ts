// A race that its rules cannot go on with is stopped, and what led there is written down for whoever mends them.

import type { SeatInfo } from '@api/contract';
import type { AnyGame, Move, RaceState } from '@core/contract';
import { stampOf } from '@store/folder/backups';
import { StoreError } from '@store/store-error';
import { type Context, notify } from '../context';

/**
 * Stops a race for good: report file, mark on the race, notice. Returns what went wrong, in words for whoever drove: where the
 * report lies is for the host's own windows alone.
 */
export function stopWithReport(
  context: Context,
  race: { id: string; game: AnyGame; state: RaceState },
  move: Move,
  error: unknown,
): string {
  const { store, clock, log } = context;
  log.error({ err: error, match: race.id, game: race.game.id, step: race.state.step }, 'rules failed, race stopped');
  const report = {
    what: error instanceof Error ? (error.stack ?? error.message) : String(error),
    move,
    record: store.saves.record(race.id) ?? null,
    state: race.state,
  };
  const name = `${race.game.id}-${race.id}-${stampOf(clock.now())}.json`;
  const file = attemptReport(() => store.writeReport(name, `${JSON.stringify(report)}\n`));
  const text = `The rules of ${race.game.name} ran in a circle or failed, so this race was stopped.`;
  const kept = file === undefined ? 'No report could be written.' : `A report is in ${file}.`;
  attemptReport(() => {
    store.saves.setTrouble(race.id, text);
    return '';
  });
  const told = { title: 'A race was stopped', text: `${text} ${kept}` };
  notify(context, { id: `stopped-${race.id}`, level: 'error', ...told, backup: null });
  return text;
}

/** Tells the host's windows that an AI driver could not decide. */
export function tellOfFailedDriver(context: Context, match: string, info: SeatInfo | undefined): void {
  notify(context, {
    id: `driver-${match}-${info?.seat ?? 0}`,
    level: 'warning',
    title: 'An AI driver had no answer',
    text: `${info?.name ?? 'A driver'} could not decide, so the safe choice was played instead. The race goes on.`,
    backup: null,
  });
}

function attemptReport(work: () => string): string | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof StoreError) return undefined;
    throw error;
  }
}
