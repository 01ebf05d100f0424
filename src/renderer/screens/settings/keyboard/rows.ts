// A keyboard's layout for its picture: rows of keys, left to right.

import type { Locale } from '@i18n/locales';

/** One key. key: by KeyboardEvent.key in lower case; wide: relative to a letter. */
export interface DrawnKey {
  key: string;
  wide?: number;
  /** A sign in place of its name. */
  sign?: string;
}

const DIGITS = keys('1 2 3 4 5 6 7 8 9 0');

/** The rows of a keyboard. Its letters, from above, depend on the language. */
function rowsOf(top: string, home: string, bottom: string): readonly (readonly DrawnKey[])[] {
  return [
    [{ key: 'escape', wide: 1.1 }, ...DIGITS, { key: '-' }, { key: '+' }, { key: 'backspace', wide: 1.3, sign: '⌫' }],
    [{ key: 'tab', wide: 1.6 }, ...keys(top), { key: '[', wide: 0.9 }],
    [{ key: 'capslock', wide: 1.9 }, ...keys(home), { key: 'enter', wide: 1.7 }],
    [{ key: 'shift', wide: 2.2 }, ...keys(bottom), { key: ',' }, { key: 'arrowup' }, { key: '.' }],
    [
      { key: 'control', wide: 1.4 },
      { key: 'alt', wide: 1.2 },
      { key: ' ', wide: 5.6 },
      { key: 'arrowleft' },
      { key: 'arrowdown' },
      { key: 'arrowright' },
    ],
  ];
}

const ENGLISH = rowsOf('q w e r t y u i o p', 'a s d f g h j k l', 'z x c v b n m');
/** The keyboards of other languages. */
const KEYBOARDS: Partial<Record<Locale, typeof ENGLISH>> = {
  de: rowsOf('q w e r t z u i o p', 'a s d f g h j k l', 'y x c v b n m'),
};

/** The keyboard that people of a language usually have. */
export function keyboardRows(language: Locale): readonly (readonly DrawnKey[])[] {
  return KEYBOARDS[language] ?? ENGLISH;
}

function keys(row: string): DrawnKey[] {
  return row.split(' ').map((key) => ({ key }));
}
