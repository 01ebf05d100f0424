// Copies a text for the person, even if the page is not served over a secure connection.

import { toast } from '@ui/overlays/toasts';
import { t } from '../../text/app';

/** Copies a text to the clipboard; without the clipboard API, by selecting a hidden field. doneText: the toast on success. */
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
  field.className = 'visually-hidden';
  const focused = document.activeElement;
  // Inside an open dialog if there is one: it does not let the focus go elsewhere.
  (focused?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
