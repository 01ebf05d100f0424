// Hands a finished race's record to the person as a file.

import { toast } from '@ui/panels/toasts';
import { attempt } from './client';

/** Fetches the record and lets the browser, or the desktop window, save it. */
export async function exportRecord(match: string): Promise<void> {
  const record = await attempt('matches.export', { match });
  if (!record) return;
  const url = URL.createObjectURL(new Blob([record.text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = record.fileName;
  link.click();
  // The download has begun by then; freeing at once would cancel it in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  toast('good', `Saved as ${record.fileName}.`);
}
