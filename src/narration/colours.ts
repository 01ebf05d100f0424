// The names of the seats' colours. Not here: the names that a page gives them under another palette, or their paint
// (ui/theme/seats.ts).

import type { Colour } from '@core/contract';
import { t } from '@ui/text/t';

/** A colour's name in the usual palette: 'Red'. */
export function usualColourName(colour: Colour): string {
  return t(`colour.${colour}`);
}
