// What the home screen shows of a game needs no more of it than its first look and its terms. No line here names a game.

import { games } from '@games/registry';
import type { Locale } from '@i18n/locales';
import type { Messages } from '@i18n/messages';
import { addMessages, speak } from '@i18n/page';
import type { GameBox } from '@ui/box/game-box';
import type { FirstLook, GameUi } from '@ui/game-ui';
import { lessonMinutes } from '@ui/school/lesson-text';
import { afterAll, describe, expect, test } from 'vitest';

const found = import.meta.glob<{ first: FirstLook }>('../../../games/*/ui/first.ts', { eager: true });
const boxes = import.meta.glob<{ box: GameBox }>('../../../games/*/ui/box.tsx', { eager: true });
const uis = import.meta.glob<{ gameUi: GameUi }>('../../../games/*/ui/index.tsx', { eager: true });
const terms = import.meta.glob<{ messages: Messages }>('../../../games/*/text/*/terms.ts', { eager: true });
const whole = import.meta.glob<{ messages: Messages }>('../../../games/*/text/*/index.ts', { eager: true });
const FOLDERS = { 'en-GB': 'en', de: 'de' } as const satisfies Partial<Record<Locale, string>>;
const LANGUAGES = Object.keys(FOLDERS) as (keyof typeof FOLDERS)[];

afterAll(() => speak('en-GB'));

describe.each(Object.keys(games))('%s', (id) => {
  const { first } = found[`../../../games/${id}/ui/first.ts`] ?? {};
  const { gameUi } = uis[`../../../games/${id}/ui/index.tsx`] ?? {};
  if (first === undefined || gameUi === undefined) throw new Error(`${id} has no first look`);

  test.each(LANGUAGES)('shows its quick race in %s with its terms alone', (locale) => {
    speak(locale);
    addMessages(id, terms[`../../../games/${id}/text/${FOLDERS[locale]}/terms.ts`]?.messages ?? {});
    // A message that is missing throws.
    expect(first.quickRace.text).not.toBe('');
    const { circuit } = first.quickRace.setup('Ada', 'red');
    expect(first.circuitPicture(circuit, 'large').svg).toContain('<svg');
  });

  test.each(LANGUAGES)('starts the same quick race, and its box says how long the lesson is, in %s', (locale) => {
    speak(locale);
    addMessages(id, whole[`../../../games/${id}/text/${FOLDERS[locale]}/index.ts`]?.messages ?? {});
    expect(first.quickRace.setup('Ada', 'red')).toEqual(gameUi.quickRace.setup('Ada', 'red'));
    const lesson = gameUi.lesson && {
      minutes: lessonMinutes(id, gameUi.lesson),
      sections: gameUi.lesson.sections.length,
    };
    expect(boxes[`../../../games/${id}/ui/box.tsx`]?.box.lesson).toEqual(lesson);
  });
});
