// Makes names and chat safe to show: one line, no control or direction characters, no duplicate names.
// Not here: the length that the contract allows (api/party.ts); names here are cut to it.

import { LIMITS } from '@api/contract';

/** Control, format and direction characters, unpaired surrogates, private use, line ends, visible blanks. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** More than two marks on one letter overlap the lines above and below. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

/** A text as others may see it; empty if nothing visible is left. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(PILED_MARKS, '$1')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** A name as others may see it; otherwise: used if nothing visible is left. */
export function cleanName(text: string, otherwise: string): string {
  return cut(cleanText(text), LIMITS.name) || otherwise;
}

/** The name itself, or the name with the first free number after it. Case is ignored. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const known = new Set(taken.map(folded));
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` ${number}`;
    const name = cut(wanted, LIMITS.name - end.length) + end;
    if (!known.has(folded(name))) return name;
  }
}

/** Whether two names are the same, ignoring case. */
export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** The first characters of a text, at most this many, without cutting one in half. */
function cut(text: string, length: number): string {
  let short = '';
  for (const letter of text) {
    if (short.length + letter.length > length) break;
    short += letter;
  }
  return short.trim();
}
