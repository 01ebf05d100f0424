// Every component of the toolkit and of the games has a page in the gallery. The browser tests check that a page really draws
// what it names.

import { expect, test } from 'vitest';
import { components, pages, withoutPage } from './coverage';

test('every component has a page, or is a private part of one beside it', () => {
  expect(components().size).toBeGreaterThan(200);
  expect(withoutPage()).toEqual([]);
});

test('pages name only components that exist', () => {
  const known = components();
  const named = pages().flatMap(({ file, shows }) => shows.map((key) => [file, key] as const));
  expect(named.length).toBeGreaterThan(100);
  // A page may name a component of the gallery itself, such as the list of positions.
  const own = (key: string) =>
    key.startsWith('gallery/') || (key.startsWith('games/') === false && !key.startsWith('ui/'));
  expect(named.filter(([, key]) => !known.has(key) && !own(key))).toEqual([]);
});

test('a part is private only beside a component with a page', () => {
  const all = new Map([
    ['ui/a/dial Dial', ['ui/a/needle-user.tsx', 'ui/a/panel.tsx']],
    ['ui/a/panel Panel', []],
    ['ui/a/needle Needle', ['ui/a/dial.tsx']],
    ['ui/b/lamp Lamp', ['ui/a/panel.tsx']],
    ['ui/a/lost Lost', []],
  ]);
  expect(withoutPage(all, new Set(['ui/a/panel Panel']))).toEqual(['ui/b/lamp Lamp', 'ui/a/lost Lost']);
  expect(withoutPage(all, new Set())).toHaveLength(5);
});
