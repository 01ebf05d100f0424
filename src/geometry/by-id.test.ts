import { expect, it } from 'vitest';
import { byId, madeOnce } from './by-id';

it('makes one thing per id and version', () => {
  let version = 'usual';
  const made: string[] = [];
  const scene = madeOnce(
    (id) => made.push(id),
    () => version,
  );
  expect([scene('a'), scene('a'), scene('b')]).toEqual([1, 1, 2]);
  version = 'safe';
  expect(scene('a')).toBe(3);
  expect(made).toEqual(['a', 'b', 'a']);
});

it('finds own entries of a table, but no inherited properties', () => {
  const themeOf = byId({ ring: 'green' }, 'theme for');
  expect(themeOf('ring')).toBe('green');
  expect(() => themeOf('toString')).toThrow('no theme for toString');
});
