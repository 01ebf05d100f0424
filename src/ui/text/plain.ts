// Messages with tags as plain text: for what is read aloud or drawn on a board.

import type { Values } from '@i18n/messages';
import { pageTranslator } from '@i18n/page';

/** A message of a namespace in the language of the page, its bold parts as they stand. */
export function plainWords(namespace: string, id: string, values: Values): string {
  return pageTranslator()
    .pieces<string>(namespace, id, values, { b: (inner) => inner.join('') })
    .join('');
}
