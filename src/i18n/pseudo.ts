// Pseudo-English (en-XA): every message in brackets, with accents and about half as long again; arguments unchanged. Text that is
// cut off lacks its closing bracket, and text from no catalogue lacks accents.

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

const PLAIN = 'abcdefghijklmnoprstuwyzABCDEFGHIJKLMNOPRSTUWYZ';
const ACCENTED = 'áƀçđéƒğĥíĵķłɱñóþŕšťúŵýžÁƁÇĐÉƑĞĤÍĴĶŁϺÑÓÞŔŠŤÚŴÝŽ';
/** The elements of a message in pseudo-English. Throws if it is not ICU MessageFormat. */
export function pseudo(message: string): MessageFormatElement[] {
  return bracketed(parse(message));
}

/** Puts brackets around the letters: around everything, or inside the only tag that has any, such as screen-reader text. */
function bracketed(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  const untagged = elements.filter(({ type }) => type !== TYPE.tag);
  if (lettersOf(untagged) >= LEAST_LETTERS) return [literal('['), ...disguised(elements), literal(']')];
  return elements.flatMap((element) =>
    element.type === TYPE.tag ? [{ ...element, children: bracketed(element.children) }] : disguised([element]),
  );
}

/** A message with fewer letters of its own gets no brackets: a badge such as '2nd' has no room for them. */
const LEAST_LETTERS = 3;

/** The number of letters in the message itself, with the longest option of each choice. */
function lettersOf(elements: readonly MessageFormatElement[]): number {
  let letters = 0;
  for (const element of elements) {
    if (element.type === TYPE.literal) letters += element.value.match(/\p{L}/gu)?.length ?? 0;
    else if (element.type === TYPE.tag) letters += lettersOf(element.children);
    else if (element.type === TYPE.plural || element.type === TYPE.select)
      letters += Math.max(...Object.values(element.options).map((option) => lettersOf(option.value)));
  }
  return letters;
}

function disguised(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    switch (element.type) {
      case TYPE.literal:
        return literal(longer(element.value));
      case TYPE.tag:
        return { ...element, children: disguised(element.children) };
      case TYPE.plural:
      case TYPE.select: {
        const options = Object.entries(element.options).map(([name, option]) => [
          name,
          { ...option, value: disguised(option.value) },
        ]);
        return { ...element, options: Object.fromEntries(options) };
      }
      default:
        return element;
    }
  });
}

function literal(value: string): MessageFormatElement {
  return { type: TYPE.literal, value };
}

/** Doubles two of every five letters, so the text is 40% longer. */
function longer(text: string): string {
  let letters = 0;
  return [...text]
    .map((letter) => {
      const at = PLAIN.indexOf(letter);
      if (at < 0) return letter;
      letters += 1;
      const accented = [...ACCENTED][at] ?? letter;
      return letters % 5 === 0 || letters % 5 === 2 ? accented + accented : accented;
    })
    .join('');
}
