import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fitPlace, readPlace, type WindowPlace, writePlace } from './window-place';

const SCREENS = [
  { x: 0, y: 0, width: 1920, height: 1040 },
  { x: 1920, y: -200, width: 1280, height: 1024 },
];
const place = (own: Partial<WindowPlace>): WindowPlace => ({
  x: 100,
  y: 100,
  width: 1200,
  height: 800,
  maximized: false,
  ...own,
});

test('a position on any screen is kept', () => {
  for (const kept of [place({}), place({ x: 1950, y: -180 }), place({ x: 1700, maximized: true })])
    expect(fitPlace(kept, SCREENS)).toEqual(kept);
});

test.each([
  ['right of every screen', { x: 3300 }],
  ['left of every screen', { x: -1200 }],
  ['only a sliver on a screen', { x: -1150 }],
  ['title bar above the screen', { x: 100, y: -300 }],
  ['below the screen', { y: 1040 }],
])('%s: the default size in the middle, maximized as before', (_where, own) => {
  expect(fitPlace(place({ ...own, maximized: true }), SCREENS)).toEqual({ width: 1440, height: 900, maximized: true });
});

test('a window larger than its screen is cut to the screen, but never below the minimum size', () => {
  const small = [{ x: 0, y: 0, width: 1024, height: 600 }];
  expect(fitPlace(place({ x: 0, y: 0, width: 3000, height: 2000 }), small)).toMatchObject({ width: 1024, height: 640 });
  expect(fitPlace(place({ width: 300, height: 200 }), SCREENS)).toMatchObject({ width: 820, height: 640 });
});

test('without a position or a screen, the default size is used', () => {
  expect(fitPlace(undefined, SCREENS)).toEqual({ width: 1440, height: 900 });
  expect(fitPlace(undefined, [{ x: 0, y: 0, width: 1280, height: 720 }])).toEqual({ width: 1280, height: 720 });
  expect(fitPlace(undefined, [])).toEqual({ width: 1440, height: 900 });
});

test('the file returns the saved position, and nothing if it is damaged', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'paddock-place-')), 'window.json');
  expect(readPlace(file)).toBeUndefined();
  expect(writePlace(file, place({ x: -5 }))).toBe(true);
  expect(readPlace(file)).toEqual(place({ x: -5 }));
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '{"x":1}',
    '{"x":0,"y":0,"width":-1,"height":5,"maximized":false}',
    '{"x":1e400}',
  ]) {
    writeFileSync(file, text);
    expect(readPlace(file)).toBeUndefined();
  }
  expect(writePlace(path.join(file, 'no', 'folder'), place({}))).toBe(false);
});
