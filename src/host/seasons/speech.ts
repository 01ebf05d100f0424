// Loads the languages for what a host exports: a season's page and table. Everything else is sent as codes.

import { cataloguesOf, type Locale } from '@i18n/locales';
import type { Messages, Translate, Values } from '@i18n/messages';
import { Translator } from '@i18n/translator';
import { html, type Markup } from '@season/html';
import type { Speech } from '@season/speech';
import type { messages } from '@season/text/en';

const CATALOGUES = import.meta.glob<{ messages: Messages }>([
  '../../api/text/*/index.ts',
  '../../season/text/*/index.ts',
  '../../games/*/text/*/index.ts',
]);
const NAMESPACE = 'season';

/** How a season is described in this language. */
export async function speechIn(locale: Locale): Promise<Speech> {
  const translator = await translatorFor(locale);
  const { intlLocale } = translator;
  const days = new Intl.DateTimeFormat(intlLocale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const lists = new Intl.ListFormat(intlLocale, { type: 'conjunction', style: 'long' });
  const t: Translate<typeof messages> = (id, ...given) =>
    translator.translate(NAMESPACE, id, given[0] as Values | undefined);
  return {
    language: locale,
    t,
    rich(id, values, tags) {
      const stands = Object.fromEntries(Object.entries(tags).map(([tag, markup]) => [tag, () => markup]));
      const pieces = translator.pieces<Markup>(NAMESPACE, id, values, stands);
      return html`${pieces.map((piece) => (typeof piece === 'string' ? html`${piece}` : piece))}`;
    },
    list: (items, type) => translator.list(items, type),
    listed(items) {
      const parts = lists.formatToParts(items.map((_, at) => String(at)));
      const shown = parts.map(({ type, value }) => (type === 'element' ? items[Number(value)] : html`${value}`));
      return html`${shown.filter((part) => part !== undefined)}`;
    },
    signed: (points) => translator.signed(points),
    day(at) {
      const date = new Date(at);
      return Number.isNaN(date.getTime()) ? at : days.format(date);
    },
    name: (name) => (typeof name === 'string' ? name : (translator.describe(name) ?? name.id)),
    say: (messages) => translator.say(messages, ({ id }) => translator.translate('api', 'unknown', { id })),
  };
}

async function translatorFor(locale: Locale): Promise<Translator> {
  const translator = new Translator(locale);
  const own = cataloguesOf(locale).flatMap((folder) =>
    Object.entries(CATALOGUES).filter(([file]) => file.split('/').at(-2) === folder),
  );
  const loaded = own.map(async ([file, load]) => [file.split('/').at(-4) ?? '', (await load()).messages] as const);
  for (const [namespace, found] of Map.groupBy(await Promise.all(loaded), ([name]) => name))
    translator.add(namespace, ...found.map(([, messages]) => messages));
  return translator;
}
