import { expect, test } from 'vitest';
import type { ChatLine } from '../party';
import { newestLines } from '../talk-lines';

/** 'w' is a person's message, 'n' a notice of the party, in the order in which they came. */
function lines(kinds: string): ChatLine[] {
  return [...kinds].map((kind, at) => {
    const from = kind === 'n' ? 'party' : 'ada';
    return { id: at + 1, at, from, name: from, to: null, text: kind, said: null };
  });
}
const left = (kinds: string, most: number) =>
  newestLines(lines(kinds), most)
    .map(({ text }) => text)
    .join('');

test.each([
  ['wwn', 4, 'wwn', 'nothing goes where there is room'],
  ['wwwwwwww', 4, 'wwww', 'the newest words stay'],
  ['nnnnnnnn', 4, 'nnnn', 'notices may have all the room that words leave'],
  ['wwnnnnnnnn', 4, 'wwnn', 'words stay, however many notices come after them'],
  ['wwwwwnnnnnnnn', 4, 'wwwn', 'with words enough a quarter is notices'],
  ['nnnnwwww', 4, 'wwww', 'new words push old notices out'],
])('%s in %d places gives %s: %s', (kinds, most, kept) => {
  expect(left(kinds, most)).toBe(kept);
});

test('adding one line at a time gives the same result', () => {
  let kept: ChatLine[] = [];
  for (const line of lines(`${'w'.repeat(30)}${'n'.repeat(1000)}`)) kept = newestLines([...kept, line], 20);
  expect(kept.filter(({ from }) => from !== 'party').map(({ id }) => id)).toEqual([
    16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
  ]);
  expect(kept.length).toBe(20);
});
