// What a person is told when the data folder is opened, with the copy that can be put back. Not for: looking for trouble.

import path from 'node:path';
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
  const { text, backup } = offerOf(dir, 'what was raced since then is only in the damaged file');
  return {
    id: `damaged-${now}`,
    level: 'error',
    title: 'The race database was damaged',
    text: `Paddock could not read its database, kept it as ${aside} and started a new, empty one. ${text}`,
    backup,
  };
}

/**
 * There was no database, or an empty one, where one should be: undefined where nothing says that there ever was one. aside:
 * what was left of it; known: what was in it when it was last seen.
 */
export function missingNotice(
  { dir, now }: Where,
  aside: string | undefined,
  known: Tally | undefined,
): StoreNotice | undefined {
  const { text, backup } = offerOf(dir, 'what was raced since then is not in it');
  if (backup === null && (known?.races ?? 0) === 0) return undefined;
  const had = known === undefined ? '' : ` It held ${racesIn(known)}.`;
  const left = aside === undefined ? '' : ` What was left of it is kept as ${path.basename(aside)}.`;
  return {
    id: `missing-${now}`,
    level: 'error',
    title: 'The race database is gone',
    text: `Paddock found its database missing or empty and started a new one.${had}${left} ${text}`,
    backup,
  };
}

/** Less is in the database than was saved. aside: a copy of it as it was found. */
export function lossNotice({ dir, now }: Where, known: Tally, here: Tally, aside: string | undefined): StoreNotice {
  const { text, backup } = offerOf(dir, 'what is here now is kept beside it');
  const lost = known.saved - here.saved;
  const steps = lost === 1 ? 'the last thing that was saved is' : `the last ${lost} things that were saved are`;
  const gone = known.races - here.races;
  const unfinished = known.finished - here.finished;
  const what = [
    gone > 0 ? `${gone} ${gone === 1 ? 'race is' : 'races are'} gone` : '',
    unfinished > 0 ? `${unfinished} ${unfinished === 1 ? 'result is' : 'results are'} missing` : '',
  ].filter((one) => one !== '');
  const races = what.length === 0 ? 'Races may stand a few moves further back' : what.join(' and ');
  const kept = aside === undefined ? '' : ` It is kept as it was found as ${path.basename(aside)}.`;
  return {
    id: `lost-${now}`,
    level: 'error',
    title: 'Some of what was raced is missing',
    text: `The end of the race database was damaged: ${steps} not in it. ${races}; ${racesIn(here)} ${here.races === 1 ? 'is' : 'are'} left.${kept} ${text}`,
    backup,
  };
}

/** Rows that cannot be read, or an index that did not fit. */
export function unreadableNotice({ dir, now }: Where, unreadable: UnreadableRows): StoreNotice {
  const { text, backup } = offerOf(dir, 'what was raced since then is kept beside it');
  const what =
    unreadable.rows === 0
      ? 'Its parts did not fit together and were put in order, but a figure may have been lost.'
      : `Something in it cannot be read any more: ${unreadable.of.join(', ')}. All else is as it was.`;
  return {
    id: `unreadable-${now}`,
    level: 'warning',
    title: 'A part of the race database was damaged',
    text: `${what} ${text}`,
    backup,
  };
}

/** at: ISO, of the copy. aside: what was in its place. */
export function restoredNotice(at: string, aside: string, now: number): StoreNotice {
  return {
    id: `restored-${now}`,
    level: 'info',
    title: 'The earlier copy is in place',
    text: `Everything stands as it was on ${at}. What was here before is kept as ${aside}.`,
    backup: null,
  };
}

/** The ring could not be written. */
export function backupNotice(trouble: StoreError): StoreNotice {
  return {
    id: 'backup-failed',
    level: 'warning',
    title: 'No safety copy could be made',
    text: `Your races are saved, but today's safety copy could not be written. ${trouble.message}`,
    backup: null,
  };
}

/** since: what becomes of what is newer than the copy. */
function offerOf(dir: string, since: string): Pick<StoreNotice, 'text' | 'backup'> {
  const backup = lastGoodBackup(dir);
  if (backup === undefined) return { text: 'There is no earlier copy yet.', backup: null };
  const held = tallyOf(backup.file);
  const holds = held === undefined ? '' : ` with ${racesIn(held)}`;
  return {
    text: `You can put the last good copy${holds} in its place; ${since}.`,
    backup: { file: backup.file, at: new Date(backup.at).toISOString() },
  };
}

/** '14 races (12 finished)'. */
function racesIn({ races, finished }: Tally): string {
  return `${races} ${races === 1 ? 'race' : 'races'} (${finished} finished)`;
}
