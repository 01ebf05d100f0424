// A keyboard's layout for its picture: rows of keys, left to right.

/** One key. key: by KeyboardEvent.key in lower case; wide: relative to a letter. */
export interface DrawnKey {
  key: string;
  wide?: number;
  /** A sign in place of its name. */
  sign?: string;
}

const DIGITS = keys('1 2 3 4 5 6 7 8 9 0');

/** The rows of a keyboard. top, bottom: the letters of its second and fourth row, which depend on the language. */
function rowsOf(top: string, bottom: string): readonly (readonly DrawnKey[])[] {
  return [
    [{ key: 'escape', wide: 1.1 }, ...DIGITS, { key: '-' }, { key: '+' }, { key: 'backspace', wide: 1.3, sign: '⌫' }],
    [{ key: 'tab', wide: 1.6 }, ...keys(top), { key: '[', wide: 0.9 }],
    [{ key: 'capslock', wide: 1.9 }, ...keys('a s d f g h j k l'), { key: 'enter', wide: 1.7 }],
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

const ENGLISH = rowsOf('q w e r t y u i o p', 'z x c v b n m');
const GERMAN = rowsOf('q w e r t z u i o p', 'y x c v b n m');

/** The keyboard that people of a language usually have. language: 'de'. */
export function keyboardRows(language: string): readonly (readonly DrawnKey[])[] {
  return language === 'de' ? GERMAN : ENGLISH;
}

function keys(row: string): DrawnKey[] {
  return row.split(' ').map((key) => ({ key }));
}
