// Copies a text for the person, also where the page is not served over a secure connection.

import { toast } from '@ui/overlays/toasts';
import { t } from '../../text/app';

/** Puts a text on the clipboard; without the clipboard interface by the old way of a selected field. doneText: that it is done. */
export async function copyText(text: string, doneText: string): Promise<void> {
  const done = (await byClipboard(text)) || bySelection(text);
  toast(done ? 'good' : 'bad', done ? doneText : t('copy.refused', { text }));
}

async function byClipboard(text: string): Promise<boolean> {
  try {
    // Undefined over plain HTTP, whatever the types say.
    await (navigator.clipboard as Clipboard | undefined)?.writeText(text);
    return (navigator.clipboard as Clipboard | undefined) !== undefined;
  } catch {
    return false;
  }
}

function bySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'hidden-text';
  const focused = document.activeElement;
  // Inside an open dialogue where there is one: elsewhere the focus would not be allowed to go.
  (focused?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
