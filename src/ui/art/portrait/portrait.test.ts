// Portraits of all characters: their SVG is complete, no two are alike, and every part of a look is visible in one of them.

import { CHARACTERS } from '@drivers/characters';
import type { Look } from '@drivers/look';
import { describe, expect, test } from 'vitest';
import { cardPortrait, discPortrait } from './portrait';

test('no two portraits or faces are alike', () => {
  for (const draw of [cardPortrait, discPortrait]) {
    expect(new Set(CHARACTERS.map((one) => draw(one.look).svg)).size).toBe(CHARACTERS.length);
  }
});

describe.each(CHARACTERS.map((one) => [one.id, one.look] as const))('%s', (_, look) => {
  test('is complete: every element is closed, and no colour or number is missing', () => {
    for (const { svg } of [cardPortrait(look), discPortrait(look)]) {
      expect(svg).not.toMatch(/undefined|null|NaN/);
      const open = svg.match(/<(?!\/)[a-z][^>]*[^/]>/gi)?.length;
      expect(svg.match(/<\/[a-z]+>/gi)?.length).toBe(open);
    }
  });
});

const look = CHARACTERS[5]!.look;
const others: Partial<Look>[] = [
  { jaw: 'square' },
  { nose: 'straight' },
  { mouth: 'flat' },
  { eyes: 'shut' },
  { hair: 'bob' },
  { beard: 'full' },
  { paint: 'dots' },
  { freckles: true },
  { old: true },
  { scar: true },
  { glasses: '#ff0000' },
  { earrings: null },
  { shell: 'full' },
  { peak: null },
  { goggles: 'up' },
  { scarf: '#ff0000' },
  { land: 'fjord' },
];
test.each(others)('a look with %o gives a different picture', (change) => {
  expect(discPortrait({ ...look, ...change }).svg === discPortrait(look).svg).toBe(false);
});
