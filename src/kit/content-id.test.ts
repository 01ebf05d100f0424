import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonical, contentId } from './content-id';

test('the id is the beginning of the SHA-256 of the canonical JSON', () => {
  const content = { b: [1, { y: 'é', x: null }], a: true };
  expect(canonical(content)).toBe('{"a":true,"b":[1,{"x":null,"y":"é"}]}');
  expect(contentId(content)).toBe(createHash('sha256').update(canonical(content)).digest('hex').slice(0, 32));
});

test('the order of keys and absent values do not count, the order of a list does', () => {
  expect(contentId({ a: 1, b: { c: 2, d: undefined } as { c: number } })).toBe(contentId({ b: { c: 2 }, a: 1 }));
  expect(contentId([1, 2])).not.toBe(contentId([2, 1]));
  expect(contentId({ a: '1' })).not.toBe(contentId({ a: 1 }));
});
