// The languages that Paddock speaks. Not for: their words, which lie in the text/ folders of games, toolkit and shell.

/** The languages, by their BCP 47 tags. en-GB: what all others are translated from. en-XA: English made long, for tests. */
export const LOCALES = ['en-GB', 'de', 'en-XA'] as const;
export type Locale = (typeof LOCALES)[number];

/** What everything is written in first. */
export const SOURCE_LOCALE = 'en-GB' satisfies Locale;
/** English with accents and half as long again: shows what is cut, what overlaps and what is in no catalogue. */
export const PSEUDO_LOCALE = 'en-XA' satisfies Locale;

/**
 * Languages that a page speaks by itself where the system wishes for them: those in which everything is said. Others would
 * be there for who chooses them in Settings, with English where their words end.
 */
export const WHOLE_LOCALES: readonly Locale[] = LOCALES;

/** Each language as its speakers call it. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  'en-GB': 'English',
  de: 'Deutsch',
  'en-XA': '[Pšéüðö]',
};

/** The folder of a language's catalogues: text/en/, text/de/. Pseudo English is made of the English ones. */
export function catalogueOf(locale: Locale): string {
  return locale === SOURCE_LOCALE || locale === PSEUDO_LOCALE ? 'en' : locale;
}

/** Whether a text is the tag of a language that Paddock speaks. */
export function isLocale(tag: string): tag is Locale {
  return (LOCALES as readonly string[]).includes(tag);
}

/**
 * The first of these wishes that is spoken here, by tag or by language: of all languages 'de-AT' gets 'de', 'en-US' gets
 * 'en-GB'. English where none is.
 */
export function bestLocale(wishes: readonly string[], of: readonly Locale[] = WHOLE_LOCALES): Locale {
  for (const wish of wishes) {
    const found = of.find((locale) => locale.toLowerCase() === wish.toLowerCase());
    if (found !== undefined) return found;
    const language = of.find((locale) => languageOf(locale) === languageOf(wish));
    if (language !== undefined) return language;
  }
  return SOURCE_LOCALE;
}

function languageOf(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? '';
}
