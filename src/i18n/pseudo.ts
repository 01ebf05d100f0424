// Pseudo English (en-XA): every message with accents, in brackets and about half as long again, its arguments untouched.
// What is cut shows no closing bracket, and what is in no catalogue has no accents.

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

const PLAIN = 'abcdefghijklmnoprstuwyzABCDEFGHIJKLMNOPRSTUWYZ';
const ACCENTED = 'áƀçđéƒğĥíĵķłɱñóþŕšťúŵýžÁƁÇĐÉƑĞĤÍĴĶŁϺÑÓÞŔŠŤÚŴÝŽ';
/** The elements of a message in pseudo English. Throws where it is not ICU MessageFormat. */
export function pseudo(message: string): MessageFormatElement[] {
  return bracketed(parse(message));
}

/** Brackets stand where the letters are: round all of it, or inside a tag where only that has any, as words for readers. */
function bracketed(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  const untagged = elements.filter(({ type }) => type !== TYPE.tag);
  if (lettersOf(untagged) >= LEAST_LETTERS) return [literal('['), ...disguised(elements), literal(']')];
  return elements.flatMap((element) =>
    element.type === TYPE.tag ? [{ ...element, children: bracketed(element.children) }] : disguised([element]),
  );
}

/** Letters of its own at which a message gets brackets: a badge that says '2nd' has no room for them in any language. */
const LEAST_LETTERS = 3;

/** Letters that the message itself brings along, at most, where it has to choose. */
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

/** Two of five letters stand twice: 40 % more. */
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
