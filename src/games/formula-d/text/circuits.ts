// The words about circuits, from the circuits' own files (circuits/<id>.json), so that a new circuit brings its own.

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

/** The messages of all circuits in a language, as its folder is called. Throws if a circuit's file does not have it. */
export function circuitMessages(language: string): CircuitMessages {
  const messages = Object.entries(FOUND).flatMap(([path, words]) => {
    const [id = ''] = path.split('/').at(-1)?.split('.json') ?? [];
    const own = words[language];
    if (own === undefined) throw new Error(`circuits/${id}.json has no words in ${language}`);
    const sections = own.sections.map((name, index) => [`section.${id}.${index}`, name]);
    return [[`circuit.${id}`, own.name], [`circuit.${id}.blurb`, own.blurb], ...sections];
  });
  return Object.fromEntries(messages) as CircuitMessages;
}
