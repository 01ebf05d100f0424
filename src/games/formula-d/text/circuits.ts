// What circuits are called, from their files (circuits/<id>.json), as messages of the catalogues.

import type { Messages } from '@i18n/messages';

/** The texts of a file, by language. Its other fields are data/circuit-file.ts. */
type Texts = Readonly<Record<string, { name: string; blurb: string; sections: readonly string[] }>>;

const found = import.meta.glob<Texts>('../circuits/*.json', { eager: true, import: 'text', query: '?text' });

/**
 * The messages 'circuit.<id>', 'circuit.<id>.blurb' and 'section.<id>.<index>' of every circuit. language: as its folder is
 * called. Throws if a circuit's file does not have the language.
 */
export function circuitMessages(language: string): Messages {
  return Object.fromEntries(
    Object.entries(found).flatMap(([path, texts]) => {
      const [id = ''] = path.split('/').at(-1)?.split('.json') ?? [];
      const text = texts[language];
      if (text === undefined) throw new Error(`circuits/${id}.json has no text in ${language}`);
      const sections = text.sections.map((name, index) => [`section.${id}.${index}`, name]);
      return [[`circuit.${id}`, text.name], [`circuit.${id}.blurb`, text.blurb], ...sections];
    }),
  );
}
