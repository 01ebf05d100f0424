// A note of the coach as nodes of a page. Not here: notes, or their plain text (narration/coach.ts).

import type { CoachNote } from '@narration/coach';
import type { ReactElement } from 'react';
import { richTranslations } from '../rich/rich';

/** A note in the page's language, with key numbers in bold. */
export function noteText(game: string, { id, values }: CoachNote): ReactElement {
  return richTranslations(game)(`coach.${id}`, values, { b: (inner) => <b>{inner}</b> });
}
