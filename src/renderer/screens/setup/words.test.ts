import { expect, test } from 'vitest';
import { lengthWords } from './words';

test('a race is as long as its game says, beside what is switched on', () => {
  expect(lengthWords({ minutes: 40 })).toBe('About 40 minutes.');
  expect(lengthWords({ extras: 'Mixed garage, St. Moritz rules', minutes: 40 })).toBe(
    'Mixed garage, St. Moritz rules. About 40 minutes.',
  );
  expect(lengthWords({ minutes: 10, length: '80 decisions each' })).toBe('About 10 minutes, 80 decisions each.');
  expect(lengthWords({ minutes: null })).toBe('');
});
