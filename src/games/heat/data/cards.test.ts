import { expect, test } from 'vitest';
import { byVersion, cardNamed } from './cards';

test('a new card comes after all earlier ones, and those keep their order', () => {
  const [heat, upgrade, sponsor] = [{ id: 'heat' }, { id: 'upgrade' }, { id: 'sponsor' }];
  const newer = [
    { id: 'upgrade 6', since: 6 },
    { id: 'upgrade 5', since: 5 },
  ];
  expect(byVersion([heat, upgrade, ...newer, sponsor])).toEqual([heat, upgrade, sponsor, newer[1], newer[0]]);
});

test('cards have the numbers that saves know them by', () => {
  const known = { heat: 0, stress: 1, 'start-5': 7, '4wd-4': 8, 'wings-6': 56, 'sp-brakes': 57, 'sp-wings': 61 };
  expect(Object.fromEntries(Object.keys(known).map((key) => [key, cardNamed(key)]))).toEqual(known);
});
