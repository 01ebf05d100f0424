// JSON by columns: any value comes back as it was, keys in order; damage is noticed.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valueIn } from '../columns-reader';
import { columnsOf } from '../columns-writer';
import { packOf, sectionIn } from '../sections';

const text = (value: unknown) => JSON.stringify(value);
/** Any JSON, and lists of similar objects, as events are. */
const json = fc.oneof(
  fc.jsonValue({ maxDepth: 5 }),
  fc.array(
    fc.record(
      {
        type: fc.constantFrom('moved', 'rolled', 'spun'),
        seat: fc.nat(5),
        path: fc.array(fc.integer(), { maxLength: 8 }),
        by: fc.option(fc.string({ unit: 'binary' })),
        hash: fc.stringMatching(/^[0-9a-f]{15,17}$/),
        half: fc.double({ noNaN: true, noDefaultInfinity: true }),
        deep: fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 })),
      },
      { requiredKeys: ['type'] },
    ),
    { maxLength: 40 },
  ),
);

test('any JSON comes back as the same text', () => {
  fc.assert(
    fc.property(json, (value) => {
      const written = text(value);
      expect(text(valueIn(columnsOf(JSON.parse(written))))).toBe(written);
    }),
    { numRuns: 400 },
  );
});

test.each([
  ['keys that objects have', '{"__proto__":{"a":1},"constructor":2,"":3}'],
  ['keys in another order', '[{"a":1,"b":2},{"b":2,"a":1},{"b":2},{}]'],
  ['the largest and the smallest whole numbers', '[9007199254740991,-9007199254740991,2251799813685249,-1,0]'],
  ['lists of them, whose differences are not exact', '[[9007199254740991,-9007199254740991],[1,2]]'],
  ['fractions', '[0.1,1e+21,5e-324,-0.5,[0.1,1]]'],
  ['texts that are no Unicode', '["\\ud800","\\udc00a","ok","\\ud83d\\ude00"]'],
  ['hashes, and texts like them', '["0123456789abcdef","0123456789ABCDEF","0123456789abcde","x"]'],
  ['empty lists', '[[],[[]],[1],[[],[1]],null]'],
  ['the type of an event that is no text', '[{"type":1,"a":[1]},{"type":"a","a":[2]},{"type":null}]'],
])('%s come back as they were', (_, written) => {
  expect(text(valueIn(columnsOf(JSON.parse(written))))).toBe(text(JSON.parse(written)));
});

test('what is not JSON is refused', () => {
  for (const value of [undefined, () => 1, 1n, [undefined]]) expect(() => columnsOf(value)).toThrow(TypeError);
});

describe('damaged bytes of a pack', () => {
  const value = Array.from({ length: 60 }, (_, n) => ({
    type: 'moved',
    seat: n % 6,
    path: [n, n + 1],
    by: `x${n % 7}`,
  }));

  test('take away the damaged section, and no other one', () => {
    const pack = packOf([value, 'second', value]);
    expect([0, 1, 2].map((which) => sectionIn(pack, which))).toEqual([value, 'second', value]);
    const length = 1 + 8 + pack.readUInt32LE(1);
    let noticed = 0;
    for (let at = 1 + 4; at < length; at++) {
      const damaged = Buffer.from(pack);
      damaged[at] = (damaged[at] ?? 0) ^ 4;
      const [first, second] = [sectionIn(damaged, 0), sectionIn(damaged, 1)];
      expect([at, second]).toEqual([at, 'second']);
      // A compressed section may end with bits that mean nothing.
      if (first === undefined) noticed += 1;
      else expect([at, first]).toEqual([at, value]);
    }
    expect(noticed).toBeGreaterThan(length - 1 - 4 - 3);
    expect(sectionIn(pack.subarray(0, length + 3), 1)).toBeUndefined();
    expect(sectionIn(pack, 3)).toBeUndefined();
    expect(sectionIn(Buffer.of(2, ...pack.subarray(1)), 0)).toBeUndefined();
  });
});
