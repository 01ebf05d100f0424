// Formats a hint's reasons in the page's language. They are messages of the race's game, `hint.<id>`.
// Not here: choosing the answer (ai/hints), or the card (screens/race/hint).

import type { HintMessage } from '@api/shapes';
import { pageTranslator } from '@i18n/page';
import type { ReactElement } from 'react';
import { richTranslations } from '../rich/rich';

/** A hint message, with key numbers in bold. */
export function hintText(game: string, { id, values }: HintMessage): ReactElement {
  return richTranslations(game)(`hint.${id}`, values, { b: (inner) => <b>{inner}</b> });
}

/** The same text without formatting. */
export function plainHint(game: string, { id, values }: HintMessage): string {
  return pageTranslator()
    .pieces<string>(game, `hint.${id}`, values, { b: (inner) => inner.join('') })
    .join('');
}
