// Data files have words in the same languages as the rest of Paddock.

import { catalogueOf, WHOLE_LOCALES } from '@i18n/locales';
import { expect, test } from 'vitest';
import { LANGUAGES, perLanguage } from '../words';

test('data files have words in every complete language', () => {
  expect(new Set<string>(LANGUAGES)).toEqual(new Set(WHOLE_LOCALES.map(catalogueOf)));
  expect(Object.keys(perLanguage(1))).toEqual([...LANGUAGES]);
});
