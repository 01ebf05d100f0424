// The languages in which games' data files have words of their own: names of circuits, texts of cards. Not here: catalogues
// (text/ folders), or which language a page shows (i18n/).

/** Every complete language of Paddock, by the name of its text/ folder. */
export const LANGUAGES = ['en', 'de'] as const;

/** The same value for every language, for the schema of a file. */
export function perLanguage<T>(value: T): Record<(typeof LANGUAGES)[number], T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, value])) as Record<(typeof LANGUAGES)[number], T>;
}
