// Saves the host's texts as files, and reads files in.

import { IMPORT_LIMIT } from '@api/constants';
import type { Out } from '@api/contract';
import { toast } from '@ui/overlays/toasts';
import { t } from '../../text/app';
import { attempt } from '../client';

/** Fetches a finished race's record and lets the browser, or the desktop window, save it. */
export async function exportRecord(match: string): Promise<void> {
  const record = await attempt('matches.export', { match });
  if (record) saveFile(record);
}

/** Lets the browser, or the desktop window, save a text under a name whose extension gives its type. */
export function saveFile({ fileName, text }: { fileName: string; text: string }): void {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1);
  saveBlob({ fileName, blob: new Blob([text], { type: TYPES[ending] ?? 'text/plain' }) });
}

/** The same for a picture. */
export function saveBlob({ fileName, blob }: { fileName: string; blob: Blob }): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has begun by then; freeing it at once would cancel it in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  toast('good', t('file.saved', { file: fileName }));
}

/** Imports a season's or a race's file; undefined if it was refused, which a toast has shown. */
export async function importFile(file: File): Promise<Out<'files.import'> | undefined> {
  // A text has at least as many bytes as characters: a file that the host would refuse is not even sent.
  if (file.size > IMPORT_LIMIT) {
    toast('bad', t('file.tooLarge', { file: file.name, megabytes: IMPORT_LIMIT / 1024 ** 2 }));
    return undefined;
  }
  return await attempt('files.import', { text: await file.text() });
}

const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  'paddock-circuit': 'application/json',
  csv: 'text/csv',
  html: 'text/html',
};
