// Places that are to be expected, as numbers of the page's language: always with one decimal, since a mean is none of them.

import { intlLocale } from '@i18n/page';

/** '2.1'; of a difference with its sign: '+0.5'. */
export function placeWords(place: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(intlLocale(), { ...digits, signDisplay }).format(place);
}
