// Paddock's languages. Not here: their text, which is in the text/ folders of games, toolkit and shell.

/** The languages, by BCP 47 tag. en-GB: the source of all others. en-XA: pseudo-English, for tests. */
export const LOCALES = ['en-GB', 'de', 'en-XA'] as const;
export type Locale = (typeof LOCALES)[number];

/** The language that every message is written in first. */
export const SOURCE_LOCALE = 'en-GB' satisfies Locale;
/** English with accents and half as long again: reveals text that is cut off, overlaps or is missing from the catalogues. */
export const PSEUDO_LOCALE = 'en-XA' satisfies Locale;

/**
 * The complete languages, which a page uses automatically if the system prefers them. An incomplete one can still be chosen in
 * Settings, with English for missing messages.
 */
export const WHOLE_LOCALES: readonly Locale[] = LOCALES;

/** Each language's own name. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  'en-GB': 'English',
  de: 'Deutsch',
  'en-XA': '[Pšéüðö]',
};

/** The folder of a language's catalogues: text/en/, text/de/. Pseudo-English is generated from English. */
export function catalogueOf(locale: Locale): string {
  return locale === SOURCE_LOCALE || locale === PSEUDO_LOCALE ? 'en' : locale;
}

/**
 * The folders of the catalogues that a language is shown with, in the order in which they are added: an incomplete language
 * comes after English, which fills its gaps.
 */
export function cataloguesOf(locale: Locale, whole: readonly Locale[] = WHOLE_LOCALES): readonly string[] {
  const folder = catalogueOf(locale);
  return whole.includes(locale) ? [folder] : [catalogueOf(SOURCE_LOCALE), folder];
}

/** Whether a text is the tag of a Paddock language. */
export function isLocale(tag: string): tag is Locale {
  return (LOCALES as readonly string[]).includes(tag);
}

/**
 * The first of these preferences that is available, by tag or by language: 'de-AT' gets 'de', 'en-US' gets 'en-GB'. English
 * if there is none.
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
