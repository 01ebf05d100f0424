// The words about the oval, from its own file.

interface Words {
  name: string;
  blurb: string;
}

/** Each circuit's name, and one sentence about it. */
export type CircuitMessages = Readonly<Record<`circuit.${string}` | `blurb.${string}`, string>>;

const FOUND = import.meta.glob<Readonly<Record<string, Words>>>('../circuits/*.json', { eager: true, import: 'words' });

/** The messages of all circuits in a language, by the folder of its texts: 'de'. */
export function circuitMessages(language: string): CircuitMessages {
  const messages = Object.entries(FOUND).flatMap(([file, words]) => {
    const id = file
      .split('/')
      .at(-1)
      ?.replace(/\.json$/, '');
    const found = words[language];
    if (found === undefined) return [];
    return [
      [`circuit.${id}`, found.name],
      [`blurb.${id}`, found.blurb],
    ];
  });
  return Object.fromEntries(messages) as CircuitMessages;
}
