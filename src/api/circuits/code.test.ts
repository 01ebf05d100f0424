// Circuits as the text of QR codes: read back in any order, and nothing hostile gets through.

import type { Json } from '@core/contract';
import { drawFrom, seedRng } from '@core/rng';
import { games } from '@games/registry';
import { deflateSync, strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { CodeReader, circuitCodes, sharedCodes } from './code';

function drawn(seed: string): Json {
  const rng = seedRng(seed);
  return games.heat!.workshop!.draw({ length: 'long', character: 'twisty' }, (bound) => drawFrom(rng, bound));
}

/** A source that needs several codes. */
const large: Json = { noise: Array.from({ length: 900 }, (_, at) => (at * 7919) ** 2 % 1_000_003) };

test('a drawn circuit of Heat fits one code and is read back', () => {
  for (const seed of ['a', 'b', 'c']) {
    const codes = circuitCodes(drawn(seed));
    expect(codes).toHaveLength(1);
    expect(new CodeReader().take(codes[0]!)).toEqual({ parts: 1, missing: 0, source: drawn(seed) });
  }
});

test('what was strewn on the land is left out only where it makes one code too small', () => {
  const bare = drawn('a') as Readonly<Record<string, Json>>;
  const things = (count: number) =>
    Array.from({ length: count }, (_, at) => ['trees', (at * 7919) % 997, (at * 104_729) % 991, at % 1000]);
  const few = { ...bare, scenery: things(3) };
  expect(sharedCodes(few)).toEqual({ codes: circuitCodes(few), isBare: false });
  expect(sharedCodes({ ...bare, scenery: things(400) })).toEqual({ codes: circuitCodes(bare), isBare: true });
  // Two boards take turns: nothing of them can be left out.
  expect(sharedCodes(large)).toEqual({ codes: circuitCodes(large), isBare: false });
});

test('parts are read in any order, and again after others', () => {
  const codes = circuitCodes(large);
  expect(codes.length).toBeGreaterThan(2);
  const reader = new CodeReader();
  const [first = '', ...others] = codes;
  expect(reader.take(others[0]!)).toEqual({ parts: codes.length, missing: codes.length - 1 });
  expect(reader.take(others[0]!)).toEqual({ parts: codes.length, missing: codes.length - 1 });
  for (const code of others.toReversed()) reader.take(code);
  expect(reader.take(first)?.source).toEqual(large);
  // Parts of two circuits are never put together.
  reader.take(first);
  expect(reader.take(circuitCodes(drawn('d'))[0]!)?.source).toEqual(drawn('d'));
});

test('what is no circuit, or damaged, gives nothing', () => {
  const [code = ''] = circuitCodes(drawn('e'));
  const bomb = btoa(String.fromCharCode(...deflateSync(strToU8('0'.repeat(200_000)))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  const texts = [
    '',
    'https://example.org',
    'PADDOCK1:',
    code.replace('1/1', '1/99'),
    code.replace('1/1', '2/1'),
    code.replace('1/1', '0/1'),
    `${code.slice(0, -8)}AAAAAAAA`,
    code.slice(0, -1),
    code.replace('PADDOCK1', 'PADDOCK2'),
    `PADDOCK1:0:1/1:${bomb.slice(0, 1200)}`,
  ];
  expect(texts.map((text) => new CodeReader().take(text))).toEqual(texts.map(() => undefined));
});
