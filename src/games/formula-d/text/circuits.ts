// The words about circuits, from the circuits' own files (circuits/<id>.json), so that a new circuit brings its own.

import { messagesIn } from '@i18n/file-words';

interface Words {
  name: string;
  blurb: string;
  sections: readonly string[];
}

/** Each circuit's name, one sentence about it, and its corners and straights by their index. */
export type CircuitMessages = Readonly<Record<`circuit.${string}` | `section.${string}.${number}`, string>>;

const FOUND = import.meta.glob<Readonly<Record<string, Words>>>('../circuits/*.json', {
  eager: true,
  import: 'words',
});

/** The messages of all circuits in a language, by the folder of its texts: 'de'. */
export function circuitMessages(language: string): CircuitMessages {
  return messagesIn(FOUND, language, (id, { name, blurb, sections }) => ({
    [`circuit.${id}`]: name,
    [`circuit.${id}.blurb`]: blurb,
    ...Object.fromEntries(sections.map((section, index) => [`section.${id}.${index}`, section])),
  }));
}
