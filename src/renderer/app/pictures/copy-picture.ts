// Copies pictures to the clipboard, where the browser and the page may. Not here: texts (files/copy.ts).

import { toast } from '@ui/overlays/toasts';
import { t } from '../../text/results';

const TYPE = 'image/png';

/** Whether this page can copy pictures at all: over plain HTTP, and in browsers without picture support, it cannot. */
export function canCopyPictures(): boolean {
  // Undefined over plain HTTP, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (typeof ClipboardItem === 'undefined' || typeof clipboard?.write !== 'function') return false;
  return typeof ClipboardItem.supports !== 'function' || ClipboardItem.supports(TYPE);
}

/** Copies a PNG and shows whether that worked: a browser may still refuse, such as in a window without the focus. */
export async function copyPicture(png: Blob): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [TYPE]: png })]);
    toast('good', t('picture.copied'));
  } catch {
    toast('bad', t('picture.copy.refused'));
  }
}
