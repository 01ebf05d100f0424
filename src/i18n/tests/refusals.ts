// Formats rule violations in every language, for the tests of games.

import type { RuleViolation } from '@core/contract';
import { violationMessage } from '@season/messages';
import { cataloguesOf, LOCALES, type Locale } from '../locales';
import type { Messages } from '../messages';
import { Translator } from '../translator';

const found = import.meta.glob<{ messages: Messages }>('../../games/*/text/*/index.ts', { eager: true });

/** The text for a violation; undefined in a language without the message, or if the message lacks a value. */
export function refusalIn(locale: Locale, game: string, violation: RuleViolation): string | undefined {
  const translator = new Translator(locale);
  const folders = cataloguesOf(locale).map((folder) => `../../games/${game}/text/${folder}/index.ts`);
  translator.add(game, ...folders.map((file) => found[file]?.messages ?? {}));
  const { otherwise: _, ...message } = violationMessage(game, violation);
  return translator.describe(message);
}

/** The languages in which a violation has no text, or a text with leftovers such as braces or 'undefined'. */
export function untranslatedIn(game: string, violation: RuleViolation): Locale[] {
  return LOCALES.filter((locale) => {
    const text = refusalIn(locale, game, violation);
    return text === undefined || /[{}]|undefined|NaN|null/.test(text);
  });
}
