// The words about circuits, from the circuits' own files, so that a new circuit brings its own.

import { messagesIn } from '@i18n/file-words';

interface Words {
  name: string;
  blurb: string;
}

/** Each circuit's name, and one sentence about it. */
export type CircuitMessages = Readonly<Record<`circuit.${string}` | `blurb.${string}`, string>>;

const FOUND = import.meta.glob<Readonly<Record<string, Words>>>('../circuits/*.json', { eager: true, import: 'words' });

/** The messages of all circuits in a language, by the folder of its texts: 'de'. */
export function circuitMessages(language: string): CircuitMessages {
  return messagesIn(FOUND, language, (id, { name, blurb }) => ({ [`circuit.${id}`]: name, [`blurb.${id}`]: blurb }));
}
