// The language of menus and dialogs: the one in the settings, or the first system language that Paddock has.
// Not here: the page, which chooses its language by the same rule (renderer/app/language.ts).

import type { Settings } from '@api/contract';
import { bestLocale, cataloguesOf, isLocale, type Locale, SOURCE_LOCALE } from '@i18n/locales';
import type { Messages, Translate, Values } from '@i18n/messages';
import { Translator } from '@i18n/translator';
import type { messages as english } from './text/en';

const CATALOGUES = import.meta.glob<Messages>('./text/*/index.ts', { eager: true, import: 'messages' });
let translator = translatorFor(SOURCE_LOCALE);

/** A message in the current language. */
export const t: Translate<typeof english> = (id, ...given) =>
  translator.translate('main', id, given[0] as Values | undefined);

/** Switches to this language; returns true if it changed. system: the system's languages, best first. */
export function speakAs(language: Settings['language'], system: readonly string[]): boolean {
  const locale = isLocale(language) ? language : bestLocale(system);
  if (locale === translator.locale) return false;
  translator = translatorFor(locale);
  return true;
}

function translatorFor(locale: Locale): Translator {
  const made = new Translator(locale);
  made.add('main', ...cataloguesOf(locale).map((folder) => CATALOGUES[`./text/${folder}/index.ts`] ?? {}));
  return made;
}
