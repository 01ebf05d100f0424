// What lists show of games and circuits.

import type { GameCard } from '@api/contract';
import type { GameUi } from '@ui/game-ui';
import { expect, test, vi } from 'vitest';

test('every game that has screens is found by its id', async () => {
  vi.stubGlobal('window', { paddock: { send: () => undefined, onFrame: () => () => undefined } });
  const { hasScreens } = await import('./games');
  const folders = Object.keys(import.meta.glob('../../../games/*/ui/index.tsx')).map(
    (file) => file.split('/').at(-3) ?? '',
  );
  expect(folders.length).toBeGreaterThan(4);
  expect(folders.filter((id) => !hasScreens(id))).toEqual([]);
  expect(hasScreens('unknown')).toBe(false);
});

test('a circuit that this edition lacks is an empty picture and breaks no list', async () => {
  vi.stubGlobal('window', { paddock: { send: () => undefined, onFrame: () => () => undefined } });
  const { thumbnailOf } = await import('./games');
  const { useApp } = await import('../store');
  const circuits = [{ id: 'north', name: 'North', defaults: {} }];
  useApp.setState({ games: [{ id: 'loop', circuits } as unknown as GameCard] });
  const ui = {
    id: 'loop',
    circuitPicture(circuit: string) {
      if (circuit !== 'north') throw new Error(`no circuit ${circuit}`);
      return { svg: '<svg>north</svg>' };
    },
  } as unknown as GameUi;
  expect(decodeURIComponent(thumbnailOf(ui, 'north'))).toContain('north');
  expect(decodeURIComponent(thumbnailOf(ui, 'gone'))).toMatch(/^data:image\/svg\+xml,<svg [^>]*\/>$/);
});
