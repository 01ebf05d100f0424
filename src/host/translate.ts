// Translates the few texts that a host writes itself: at its listeners in the browser's language, and default names in this
// installation's language. Not here: texts of pages; those get codes (season/messages.ts).

import type http from 'node:http';
import { bestLocale, cataloguesOf, isLocale, LOCALES, type Locale } from '@i18n/locales';
import type { Messages, Translate, Values } from '@i18n/messages';
import { Translator } from '@i18n/translator';
import type { Context } from './context';
import { savedSettings } from './installation';
import type { messages as english } from './text/en';

/** Translates the host's own messages into one language. */
export type HostTranslate = Translate<typeof english>;

const CATALOGUES = import.meta.glob<Messages>('./text/*/index.ts', { eager: true, import: 'messages' });
const spoken = new Map(LOCALES.map((locale) => [locale, createTranslate(locale)]));

/** For the browser that sent this request, by its accept-language. */
export function translateFor(request: Pick<http.IncomingMessage, 'headers'>): { locale: Locale; t: HostTranslate } {
  const locale = bestLocale(wishesIn(request.headers['accept-language'] ?? ''));
  return { locale, t: translateIn(locale) };
}

/** For people who play on this installation: its language setting, or the system's language. */
export function hostTranslate(context: Pick<Context, 'store'>): HostTranslate {
  const { language } = savedSettings(context);
  return translateIn(isLocale(language) ? language : bestLocale([Intl.DateTimeFormat().resolvedOptions().locale]));
}

/** 'de-AT, de;q=0.9, en;q=0.5' as tags, best first. */
function wishesIn(accepted: string): string[] {
  const wishes = accepted.split(',').map((part) => {
    const [tag = '', weight = ''] = part.split(';').map((one) => one.trim());
    return { tag, weight: weight.startsWith('q=') ? Number(weight.slice('q='.length)) : 1 };
  });
  return wishes
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

function createTranslate(locale: Locale): HostTranslate {
  const translator = new Translator(locale);
  translator.add('host', ...cataloguesOf(locale).map((folder) => CATALOGUES[`./text/${folder}/index.ts`] ?? {}));
  return (id, ...given) => translator.translate('host', id, given[0] as Values | undefined);
}

function translateIn(locale: Locale): HostTranslate {
  return spoken.get(locale) ?? createTranslate(locale);
}
