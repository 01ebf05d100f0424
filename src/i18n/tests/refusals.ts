// A breach of a game's rules as text in every language, for the tests of games.

import type { Breach } from '@core/contract';
import { breachMessage } from '@season/words';
import { catalogueOf, LOCALES, type Locale } from '../locales';
import type { Messages } from '../messages';
import { Translator } from '../translator';

const found = import.meta.glob<{ messages: Messages }>('../../games/*/text/*/index.ts', { eager: true });

/** The text for a breach; undefined in a language without the message, or if the message lacks a value. */
export function refusalIn(locale: Locale, game: string, breach: Breach): string | undefined {
  const translator = new Translator(locale);
  translator.add(game, found[`../../games/${game}/text/${catalogueOf(locale)}/index.ts`]?.messages ?? {});
  const { otherwise: _, ...message } = breachMessage(game, breach);
  return translator.describe(message);
}

/** The languages in which a breach has no text, or a text that is not a word. */
export function unsaidIn(game: string, breach: Breach): Locale[] {
  return LOCALES.filter((locale) => {
    const said = refusalIn(locale, game, breach);
    return said === undefined || /[{}]|undefined|NaN|null/.test(said);
  });
}
