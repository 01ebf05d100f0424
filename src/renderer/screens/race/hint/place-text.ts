// Expected places as numbers of the page's language: always with one decimal, to show that they are averages.

import { NumberFormat } from '@i18n/numbers';
import { intlLocale } from '@i18n/page';

/** '2.1'. */
export function placeText(place: number): string {
  return new NumberFormat(intlLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(place);
}
