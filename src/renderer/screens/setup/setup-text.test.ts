import { expect, test } from 'vitest';
import { lengthText } from './setup-text';

test('the length of a race is shown after its extras, in minutes and in the game’s own measure', () => {
  expect(lengthText({ minutes: 40 })).toBe('About 40 minutes.');
  expect(lengthText({ extras: 'Mixed garage, St. Moritz rules', minutes: 40 })).toBe(
    'Mixed garage, St. Moritz rules. About 40 minutes.',
  );
  expect(lengthText({ minutes: 10, length: '80 decisions each' })).toBe('About 10 minutes, 80 decisions each.');
  expect(lengthText({ minutes: null })).toBe('');
});
