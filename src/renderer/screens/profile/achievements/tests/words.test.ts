// Every achievement has its words in every language, its icon on the page, and no condition left without words.

import { achievementsOf } from '@achievements/catalogue';
import { games } from '@games/registry';
import { describe, expect, test } from 'vitest';
import { messages as german } from '../../../../text/de/club/achievements';
import { messages as english } from '../../../../text/en/club/achievements';
import { hasIcon } from '../icons';

type Words = Readonly<Record<string, string>>;
const found = import.meta.glob<{ messages: Words }>('../../../../../games/*/text/*/achievements.ts', { eager: true });
const all = achievementsOf(games);
const across: Readonly<Record<string, Words>> = { en: english, de: german };

function wordsOf(game: string | null, language: string): Words {
  if (game === null) return across[language] ?? {};
  return found[`../../../../../games/${game}/text/${language}/achievements.ts`]?.messages ?? {};
}

describe.each(['en', 'de'])('in %s', (language) => {
  test('each has a name of its own within its game, and says what wins it', () => {
    expect(all).toHaveLength(220);
    const lacking = all.flatMap(({ id, game, spec }) => {
      const key = game === null ? `across.${spec.id}` : spec.id;
      const words = wordsOf(game, language);
      return words[key] === undefined || words[`${key}.text`] === undefined ? [id] : [];
    });
    expect(lacking).toEqual([]);
    for (const game of [...Object.keys(games), null]) {
      const names = all
        .filter((one) => one.game === game)
        .map(({ spec }) => wordsOf(game, language)[game === null ? `across.${spec.id}` : spec.id]);
      expect(new Set(names).size, `${game}`).toBe(names.length);
    }
  });
  test('one that counts to more than one says how many', () => {
    const silent = all.filter(({ game, spec }) => {
      const text = wordsOf(game, language)[`${game === null ? 'across.' : ''}${spec.id}.text`] ?? '';
      return spec.goal > 1 !== text.includes('{n, number}');
    });
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
  test('a game has no words without an achievement', () => {
    for (const game of Object.keys(games)) {
      const ids = all.filter((one) => one.game === game).flatMap(({ spec }) => [spec.id, `${spec.id}.text`]);
      expect(new Set(Object.keys(wordsOf(game, language)))).toEqual(new Set(ids));
    }
  });
});

test('every icon is on the page', () => {
  expect(all.filter(({ spec }) => !hasIcon(spec.icon)).map(({ id }) => id)).toEqual([]);
});
