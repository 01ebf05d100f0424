// What lists show of games and circuits.

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
