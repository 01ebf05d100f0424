// What a person is told when the data folder is opened, with the copy that can be put back. Not for: looking for trouble.

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
 * There was no database, or an empty one, where one should be: undefined if nothing says that there ever was one. aside:
 * what was left of it; known: what was in it when it was last seen.
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

/** Less is in the database than was saved. aside: a copy of it as it was found. */
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

/** Rows that cannot be read, or an index that did not fit. */
export function unreadableNotice({ dir, now }: Where, unreadable: UnreadableRows): StoreNotice {
  const { offer, backup } = offerOf(dir, 'later');
  const of = { list: unreadable.of.map((rows) => message(`rows.${rows}`)), type: 'unit' } as const;
  const what = unreadable.rows === 0 ? message('notice.unreadable.mended') : message('notice.unreadable.rows', { of });
  const title = message('notice.unreadable');
  return { id: `unreadable-${now}`, level: 'warning', title, text: [what, offer], backup };
}

/** at: ISO, of the copy. aside: what was in its place. */
export function restoredNotice(at: string, aside: string, now: number): StoreNotice {
  const text = [message('notice.restored.text', { at: Date.parse(at), aside })];
  return { id: `restored-${now}`, level: 'info', title: message('notice.restored'), text, backup: null };
}

/** The ring could not be written. */
export function backupNotice(trouble: StoreError): StoreNotice {
  const text = [message('notice.backup.text'), trouble.descriptor];
  return { id: 'backup-failed', level: 'warning', title: message('notice.backup'), text, backup: null };
}

/** since: what becomes of what is newer than the copy. */
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
