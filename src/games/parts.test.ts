// Every part on a game's table has an inspector card: each part in tests/parts.ts has a kind, a name and a sentence in both
// languages, and no two parts of one kind have the same name.

import type { GameUi } from '@ui/game-ui';
import { partCard } from '@ui/inspector/part-card';
import { describe, expect, test } from 'vitest';

const uis = import.meta.glob<{ gameUi: GameUi }>('./*/ui/index.tsx', { eager: true });
const onTable = import.meta.glob<{ parts: Readonly<Record<string, readonly string[]>> }>('./*/tests/parts.ts', {
  eager: true,
});
const lists = Object.entries(onTable).map(([file, { parts }]) => [file.split('/')[1] ?? '', parts] as const);

test('every game lists the parts on its table', () => {
  const games = new Set(Object.keys(uis).map((file) => file.split('/')[1]));
  expect(new Set(lists.map(([id]) => id))).toEqual(games);
});

describe.each(lists)('the parts of %s', (id, parts) => {
  const ui = uis[`./${id}/ui/index.tsx`]?.gameUi;
  if (ui === undefined) throw new Error(`${id} has no screens`);
  const reference = ui.reference();
  const all = Object.entries(parts).flatMap(([sort, names]) => names.map((name) => `${sort}.${name}`));
  const cards = all.map((part) => ({ part, card: partCard(ui, reference, { part }) }));

  test('have a card each, with a name and at most three lines of what they do', () => {
    expect(all.length).toBeGreaterThan(10);
    expect(cards.filter(({ card }) => card === undefined).map(({ part }) => part)).toEqual([]);
    const long = cards.flatMap(({ part, card }) => {
      const text = card?.text ?? card?.article.leadText ?? '';
      return text.length < 12 || text.length > MOST_LETTERS ? [`${part}: ${text.length}`] : [];
    });
    expect(long).toEqual([]);
    expect(cards.filter(({ card }) => (card?.name ?? '').trim() === '').map(({ part }) => part)).toEqual([]);
  });

  test('have a picture, or appear on the page themselves', () => {
    const pictures = cards.flatMap(({ card }) => (card?.picture !== undefined && 'svg' in card.picture ? [card] : []));
    expect(pictures.length).toBeGreaterThan(0);
    for (const card of pictures) expect(card?.picture).toMatchObject({ svg: expect.stringContaining('<svg') });
  });
});

/** About three lines of the card. */
const MOST_LETTERS = 190;
