// Stops a race that its rules can't continue, and writes a report of what led there for the developers.

import type { SeatInfo } from '@api/contract';
import { message } from '@api/messages';
import type { AnyGame, Move, RaceState } from '@core/contract';
import type { MessageDescriptor } from '@i18n/messages';
import { stampOf } from '@store/folder/backups';
import { StoreError } from '@store/store-error';
import { type Context, notify } from '../context';

/**
 * Stops a race for good: report file, mark on the race, notice. Returns what went wrong, for the person who drove, without
 * the report's path: only the host's own windows may see that.
 */
export function stopWithReport(
  context: Context,
  race: { id: string; game: AnyGame; state: RaceState },
  move: Move,
  error: unknown,
): MessageDescriptor {
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
  const descriptor = message('race.stopped', { game: race.game.name });
  const kept = file === undefined ? message('notice.stopped.no-report') : message('notice.stopped.report', { file });
  attemptReport(() => {
    store.saves.setTrouble(race.id, JSON.stringify(descriptor));
    return '';
  });
  const notice = { title: message('notice.stopped'), text: [descriptor, kept] };
  notify(context, { id: `stopped-${race.id}`, level: 'error', ...notice, backup: null });
  return descriptor;
}

/** Shows the host's windows that an AI driver could not decide. */
export function tellOfFailedDriver(context: Context, match: string, info: SeatInfo): void {
  notify(context, {
    id: `driver-${match}-${info.seat}`,
    level: 'warning',
    title: message('notice.driver'),
    text: [message('notice.driver.text', { name: info.name })],
    backup: null,
  });
}

/** Shows the host's windows that a race waits because a move could not be saved. */
export function tellOfDisk(context: Context, { descriptor }: StoreError): void {
  const title = message('notice.disk');
  notify(context, { id: 'waits-for-disk', level: 'error', title, text: [descriptor], backup: null });
}

function attemptReport(work: () => string): string | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof StoreError) return undefined;
    throw error;
  }
}
