// Messages whose texts are in the files of what they name, such as circuits, so that a new file brings its own words.
// Not here: catalogues (text/ folders).

/** The words of a file by language, as the folders of text/ are called: 'de'. */
type ByLanguage<Words> = Readonly<Record<string, Words>>;

/**
 * The messages of all files in a language. files: by path, as `import.meta.glob` finds them; messages: of one file, which is
 * called <id>.json. A file without this language has none.
 */
export function messagesIn<Words>(
  files: Readonly<Record<string, ByLanguage<Words>>>,
  language: string,
  messages: (id: string, words: Words) => Readonly<Record<string, string>>,
): Record<string, string> {
  const all = Object.entries(files).map(([path, words]) => {
    const id = path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '');
    const own = words[language];
    return own === undefined ? {} : messages(id, own);
  });
  return Object.assign({}, ...all) as Record<string, string>;
}
