// Text painted on boards as shapes, because pictures cannot use the page's fonts.

import { painted, paintedWidth } from '@ui/art/glyphs';
import { expect, test } from 'vitest';

test('German capitals have their dots, and are as wide as the letters under them', () => {
  const look = { size: 100, fill: '#fff' };
  expect(paintedWidth('HÄRTE', look)).toBe(paintedWidth('HARTE', look));
  const [plain, dotted] = ['O', 'Ö'].map((text) => painted(text, look).split('M').length) as [number, number];
  expect(dotted - plain).toBe(2);
});

test('a letter with a mark that the typeface lacks is painted without it', () => {
  const look = { size: 100, fill: '#fff' };
  expect(painted('ÉŠ', look)).toBe(painted('ES', look));
});
