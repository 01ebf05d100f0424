// Which boxes the shelf shows, in which order, and which of them can be opened.

import type { GameCard } from '@api/contract';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('window', { paddock: { send: () => undefined, onFrame: () => () => undefined } });
const { boxesOn, firstBox, gamePaints, openBoxes, plateNameOf, titleOf } = await import('./boxes');

const card = (id: string, seats: [number, number]) => ({ id, seats }) as unknown as GameCard;
/** By folder, as the shelf finds them. */
const folders = Object.keys(import.meta.glob('../../../games/*/index.ts')).map((file) => file.split('/').at(-2) ?? '');

test('every game has a box, and the shelf has no others', () => {
  const ids = boxesOn([]).map((box) => box.id);
  expect([ids.length, new Set(ids)]).toEqual([folders.length, new Set(folders)]);
  expect(boxesOn(folders.map((id) => card(id, [2, 6]))).map((box) => box.id)).toEqual(ids);
});

test('a box that the host lacks is dark', () => {
  const [first, second, third] = boxesOn([]).map((box) => box.id);
  const games = [card(third ?? '', [1, 4]), card(second ?? '', [3, 8])];
  expect(boxesOn(games).find((box) => box.id === first)?.seats).toBe(null);
  expect(openBoxes(games).map(({ id, seats }) => [id, ...seats])).toEqual([
    [second, 3, 8],
    // A race against no one is not a race.
    [third, 2, 4],
  ]);
  expect(firstBox(games)).toBe(second);
  expect(firstBox([])).toBe(undefined);
});

test('a game without a box here shows its id, and has no colours', () => {
  expect([plateNameOf('gone'), titleOf('gone'), gamePaints('gone')]).toEqual(['gone', 'gone', {}]);
  const [first] = boxesOn([]);
  expect(plateNameOf(first?.id ?? '')).toBe(first?.name);
  expect(gamePaints(first?.id ?? '')).toEqual({ '--game': first?.paints[0], '--game-2': first?.paints[1] });
});
