// Portraits of all characters: whole SVG, none like another, and every part of a look is seen in one of them.

import { CHARACTERS } from '@drivers/characters';
import type { Look } from '@drivers/look';
import { describe, expect, test } from 'vitest';
import { cardPortrait, discPortrait } from './portrait';

test('no two portraits are alike, nor two faces', () => {
  for (const draw of [cardPortrait, discPortrait]) {
    expect(new Set(CHARACTERS.map((one) => draw(one.look).svg)).size).toBe(CHARACTERS.length);
  }
});

describe.each(CHARACTERS.map((one) => [one.id, one.look] as const))('%s', (_, look) => {
  test('is drawn whole: every element closed, no colour or number missing', () => {
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
test.each(others)('a look with %o is another picture', (change) => {
  expect(discPortrait({ ...look, ...change }).svg === discPortrait(look).svg).toBe(false);
});
