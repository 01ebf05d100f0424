// A party's rules in a list need no more of a game than its terms: its rows, and the part of its catalogue that names them.
// No line here names a game.

import type { GameCard } from '@api/contract';
import { games } from '@games/registry';
import { LOCALES, type Locale } from '@i18n/locales';
import type { Messages } from '@i18n/messages';
import { addMessages, speak } from '@i18n/page';
import { circuitName } from '@narration/catalogue-names';
import type { GameUi, RaceTerms } from '@ui/game-ui';
import { afterAll, describe, expect, test } from 'vitest';
import { optionFacts, raceTitle } from './race-facts';

const found = import.meta.glob<{ terms: RaceTerms }>('../../../games/*/ui/terms.tsx', { eager: true });
const uis = import.meta.glob<{ gameUi: GameUi }>('../../../games/*/ui/index.tsx', { eager: true });
const texts = import.meta.glob<{ messages: Messages }>('../../../games/*/text/*/terms.ts', { eager: true });
const whole = import.meta.glob<{ messages: Messages }>('../../../games/*/text/*/index.ts', { eager: true });
const shell = import.meta.glob<{ messages: Messages }>(['../../../ui/text/*/index.ts', '../../text/*/join.ts'], {
  eager: true,
});
const FOLDERS = { 'en-GB': 'en', de: 'de' } as const satisfies Partial<Record<Locale, string>>;

/** Speaks a language with this game's terms alone. */
function speakTerms(game: string, locale: keyof typeof FOLDERS): void {
  speak(locale);
  const folder = FOLDERS[locale];
  addMessages('ui', shell[`../../../ui/text/${folder}/index.ts`]?.messages ?? {});
  addMessages('join', shell[`../../text/${folder}/join.ts`]?.messages ?? {});
  addMessages(game, texts[`../../../games/${game}/text/${folder}/terms.ts`]?.messages ?? {});
}

/** The host's card of a game, as far as lists use it. */
function cardOf(id: string): GameCard {
  const { circuits, options, presets } = games[id] as unknown as GameCard;
  return { id, circuits, options, presets: presets ?? [] } as unknown as GameCard;
}

/** Races that differ from the usual one in every option, once for each value of a choice. */
function racesOf({
  circuits,
  options,
}: GameCard): { circuit: string; options: Record<string, boolean | number | string> }[] {
  const usual = Object.fromEntries(options.map((one) => [one.id, one.default]));
  const changed = options.flatMap((one) => {
    const values: readonly (boolean | number | string)[] = one.range;
    return values.map((value) => ({ [one.id]: value }));
  });
  return circuits.flatMap(({ id }) =>
    [{}, ...changed].map((change) => ({ circuit: id, options: { ...usual, ...change } })),
  );
}

afterAll(() => speak('en-GB'));

describe.each(Object.keys(games))('%s', (id) => {
  const { terms } = found[`../../../games/${id}/ui/terms.tsx`] ?? {};
  const { gameUi } = uis[`../../../games/${id}/ui/index.tsx`] ?? {};

  test.each(Object.keys(FOLDERS) as (keyof typeof FOLDERS)[])(
    'says every rule in %s with its terms alone',
    (locale) => {
      speakTerms(id, locale);
      const card = cardOf(id);
      for (const race of racesOf(card)) {
        // A message that is missing throws.
        const facts = optionFacts(card, terms as RaceTerms, race);
        expect([raceTitle(card, race), ...facts.map(({ text }) => text)].join(' ')).not.toContain('undefined');
        expect(raceTitle(card, race)).not.toContain(race.circuit);
      }
    },
  );

  test('says the same with its terms as with the whole game', () => {
    speakTerms(id, 'en-GB');
    const card = cardOf(id);
    const lines = (ui: RaceTerms) => racesOf(card).map((race) => optionFacts(card, ui, race).map(({ text }) => text));
    const short = lines(terms as RaceTerms);
    addMessages(id, whole[`../../../games/${id}/text/en/index.ts`]?.messages ?? {});
    expect(lines(gameUi as GameUi)).toEqual(short);
    for (const { id: circuit } of card.circuits) expect(gameUi?.circuitName(circuit)).toBe(circuitName(card, circuit));
  });
});

test('every language has terms', () => {
  expect(Object.keys(FOLDERS).every((locale) => (LOCALES as readonly string[]).includes(locale))).toBe(true);
  const folders = (files: object) => Object.keys(files).map((file) => file.split('/').slice(4, 7).join('/'));
  expect(folders(texts)).toEqual(folders(whole));
});
