// The words on tactic cards and pit cards, from their rows in data/, so that a new card brings its own.

/** Each card's title and text; a tactic card's short title, for the card itself. */
export type CardMessages = Readonly<
  Record<`tactic.${string}.${'title' | 'text' | 'short'}` | `pit.${string}.${'title' | 'text'}`, string>
>;

interface Row {
  id: string;
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const FOUND = import.meta.glob<readonly Row[]>('../data/*-cards.json', { eager: true, import: 'cards' });

/** The messages of all cards in a language, by the folder of its texts: 'de'. */
export function cardMessages(language: string): CardMessages {
  const messages = Object.entries(FOUND).flatMap(([file, rows]) => {
    const kind = file.split('/').at(-1)?.replace('-cards.json', '');
    return rows.flatMap(({ id, words }) =>
      Object.entries(words[language] ?? {}).map(([part, text]) => [`${kind}.${id}.${part}`, text]),
    );
  });
  return Object.fromEntries(messages) as CardMessages;
}
