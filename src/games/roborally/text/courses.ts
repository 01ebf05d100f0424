// What courses are called, from their files (courses/<id>.json), as messages of the catalogues.

import type { Messages } from '@i18n/messages';

/** The texts of a file, by language. Its other fields are data/course-files.ts. */
type Texts = Readonly<Record<string, { name: string; blurb: string }>>;

const found = import.meta.glob<Texts>('../courses/*.json', { eager: true, import: 'text', query: '?text' });

/**
 * The messages 'circuit.<id>' and 'blurb.<id>' of every course. language: as its folder is called. Throws if a course's
 * file does not have the language.
 */
export function courseMessages(language: string): Messages {
  return Object.fromEntries(
    Object.entries(found).flatMap(([path, texts]) => {
      const [id = ''] = path.split('/').at(-1)?.split('.json') ?? [];
      const text = texts[language];
      if (text === undefined) throw new Error(`courses/${id}.json has no text in ${language}`);
      return [
        [`circuit.${id}`, text.name],
        [`blurb.${id}`, text.blurb],
      ];
    }),
  );
}
