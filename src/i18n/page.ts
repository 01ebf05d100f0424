// The only translator of this page or process, used by components and games.
// A page's language never changes while it is open: Settings reloads the page, so everything that contains text, including boards
// and pictures, is rebuilt.

import type { Locale } from './locales';
import { SOURCE_LOCALE } from './locales';
import type { MessageDescriptor, Messages, Translate, Values } from './messages';
import { Translator } from './translator';

let translator = new Translator(SOURCE_LOCALE);

/** Sets the language. Must be called before any formatting; catalogues are added afterwards. */
export function speak(locale: Locale): void {
  translator = new Translator(locale);
}

/** The chosen language. */
export function pageLocale(): Locale {
  return translator.locale;
}

/** The tag for Intl's own formats. */
export function intlLocale(): string {
  return translator.intlLocale;
}

/** Sets the messages of a namespace in the chosen language; a later catalogue replaces messages of an earlier one. */
export function addMessages(namespace: string, ...catalogues: readonly Messages[]): void {
  translator.add(namespace, ...catalogues);
}

/**
 * The messages of a namespace, typed by its English catalogue: `export const t = translations<typeof en>('heat')`, then
 * `t('boosts', { name, value: 3 })`. It formats when called, never when a module is loaded.
 */
export function translations<Source extends Messages>(namespace: string): Translate<Source> {
  return (id, ...given) => translator.translate(namespace, id, given[0] as Values | undefined);
}

/** A carried message as text; undefined if this page does not know it. */
export function describe(message: MessageDescriptor): string | undefined {
  return translator.describe(message);
}

/** 'Ada', 'Ada and Tomas', 'Ada, Tomas and Ines'; type 'disjunction': 'or'. */
export function listOf(items: readonly string[], type?: 'conjunction' | 'disjunction' | 'unit'): string {
  return translator.list(items, type);
}

/** '+2', '−3', '0' for a gain or loss; decimals: '−0.5'. */
export function signed(change: number, decimals?: number): string {
  return translator.signed(change, decimals);
}

/** The translator itself, for code that formats messages in pieces. */
export function pageTranslator(): Translator {
  return translator;
}
