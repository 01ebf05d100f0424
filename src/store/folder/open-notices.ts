// Notices about the data folder when it is opened, with the backup that can be restored. Not here: finding the trouble.

import path from 'node:path';
import type { MessageDescriptor, MessageList } from '@i18n/messages';
import { message } from '../messages';
import type { StoreNotice } from '../notices';
import type { StoreError } from '../store-error';
import { lastGoodBackup } from './backups';
import { type Tally, tallyOf } from './tally';
import type { UnreadableRows } from './unreadable-rows';

/** Where and when. now: ms since 1970. */
export interface Where {
  dir: string;
  now: number;
}

/** The database could not be read. aside: its new name. */
export function damageNotice(aside: string, { dir, now }: Where): StoreNotice {
  const { offer, backup } = offerOf(dir, 'file');
  const text = [message('notice.damaged.text', { aside }), offer];
  return { id: `damaged-${now}`, level: 'error', title: message('notice.damaged'), text, backup };
}

/**
 * There was no database, or an empty one, where one should be: undefined if nothing indicates that one ever existed. aside:
 * its remains; known: its contents when it was last seen.
 */
export function missingNotice(
  { dir, now }: Where,
  aside: string | undefined,
  known: Tally | undefined,
): StoreNotice | undefined {
  const { offer, backup } = offerOf(dir, 'new');
  if (backup === null && (known?.races ?? 0) === 0) return undefined;
  const text = [
    message('notice.missing.text'),
    ...(known === undefined ? [] : [message('notice.missing.had', countsOf(known))]),
    ...(aside === undefined ? [] : [message('notice.missing.left', { aside: path.basename(aside) })]),
    offer,
  ];
  return { id: `missing-${now}`, level: 'error', title: message('notice.missing'), text, backup };
}

/** The database holds less than was saved. aside: a copy of it as it was found. */
export function lossNotice({ dir, now }: Where, known: Tally, here: Tally, aside: string | undefined): StoreNotice {
  const { offer, backup } = offerOf(dir, 'beside');
  const gone = known.races - here.races;
  const missing = known.finished - here.finished;
  const what: MessageList = [
    ...(gone > 0 ? [message('notice.lost.races', { gone })] : []),
    ...(missing > 0 ? [message('notice.lost.results', { missing })] : []),
  ];
  const text = [
    message('notice.lost.text', { lost: known.saved - here.saved }),
    ...(what.length === 0 ? [message('notice.lost.steps')] : what),
    message('notice.lost.left', countsOf(here)),
    ...(aside === undefined ? [] : [message('notice.lost.kept', { aside: path.basename(aside) })]),
    offer,
  ];
  return { id: `lost-${now}`, level: 'error', title: message('notice.lost'), text, backup };
}

/** Rows that can't be read, or an index that did not match. */
export function unreadableNotice({ dir, now }: Where, unreadable: UnreadableRows): StoreNotice {
  const { offer, backup } = offerOf(dir, 'later');
  const of = { list: unreadable.of.map((rows) => message(`rows.${rows}`)), type: 'unit' } as const;
  const what = unreadable.rows === 0 ? message('notice.unreadable.mended') : message('notice.unreadable.rows', { of });
  const title = message('notice.unreadable');
  return { id: `unreadable-${now}`, level: 'warning', title, text: [what, offer], backup };
}

/** The open database can't be read, or a check found damage in it. */
export function unsoundNotice({ descriptor }: StoreError): StoreNotice {
  return { id: 'unsound', level: 'error', title: message('notice.unreadable'), text: [descriptor], backup: null };
}

/** Totals did not follow from the races, and were added up again. */
export function totalsNotice(now: number): StoreNotice {
  const text = [message('notice.unreadable.totals')];
  return { id: `totals-${now}`, level: 'warning', title: message('notice.unreadable'), text, backup: null };
}

/** at: the backup's time, ISO. aside: the database that it replaced. */
export function restoredNotice(at: string, aside: string, now: number): StoreNotice {
  const text = [message('notice.restored.text', { at: Date.parse(at), aside })];
  return { id: `restored-${now}`, level: 'info', title: message('notice.restored'), text, backup: null };
}

/** The backups could not be written. */
export function backupNotice(trouble: StoreError): StoreNotice {
  const text = [message('notice.backup.text'), trouble.descriptor];
  return { id: 'backup-failed', level: 'warning', title: message('notice.backup'), text, backup: null };
}

/** since: what happens to data newer than the backup. */
function offerOf(
  dir: string,
  since: 'file' | 'new' | 'beside' | 'later',
): { offer: MessageDescriptor; backup: StoreNotice['backup'] } {
  const backup = lastGoodBackup(dir);
  if (backup === undefined) return { offer: message('offer.none'), backup: null };
  const held = tallyOf(backup.file);
  const offer =
    held === undefined ? message('offer.copy', { since }) : message('offer.copy-with', { since, ...countsOf(held) });
  return { offer, backup: { file: backup.file, at: new Date(backup.at).toISOString() } };
}

function countsOf({ races, finished }: Tally): { races: number; finished: number } {
  return { races, finished };
}
