// Compiled copiers: for any input, the copy is equal, in the same order, and shares nothing.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clonePlain } from '../clone';
import { Copiers, compile, copierText } from '../copiers';

/** The copy that a page uses, where nothing is compiled. */
const plain = (value: object): object => clonePlain(value);
const leaf = fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.string({ maxLength: 3 }));
const key = fc.constantFrom('a', 'b', 'c', '7', 'asks', 'rng', '__proto__', '"', '\n');
const json = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('any'), { maxLength: 4 }),
    fc.array(tie('object'), { maxLength: 3 }),
    tie('object'),
  ),
  object: fc.array(fc.tuple(key, tie('any')), { maxLength: 6 }).map((pairs) => ownKeys(pairs as [string, unknown][])),
})).object as fc.Arbitrary<object>;

/** __proto__ as a key like any other, as JSON.parse makes it. */
function ownKeys(pairs: readonly [string, unknown][]): object {
  const texts = new Map(pairs.map(([name, value]) => [name, JSON.stringify(value)]));
  return JSON.parse(`{${[...texts].map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`);
}

function expectCopy(copy: object | undefined, of: object): void {
  // Comparing the text also compares the order of keys.
  expect(JSON.stringify(copy)).toBe(JSON.stringify(of));
  const own = new Set(objectsIn(of));
  expect(objectsIn(copy).filter((one) => own.has(one))).toEqual([]);
}

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

test('for any samples, a copy is complete and shares nothing, or is refused by its outermost keys', () => {
  let copied = 0;
  fc.assert(
    fc.property(fc.array(json, { minLength: 1, maxLength: 3 }), json, (samples, value) => {
      const copy = compile(samples, plain);
      for (const one of [...samples, value]) {
        const made = copy(one);
        if (made === undefined) continue;
        copied += 1;
        expectCopy(made, one);
      }
    }),
    { numRuns: 2000 },
  );
  expect(copied).toBeGreaterThan(100);
});

test('a shape that changes anywhere is copied in full', () => {
  const state = {
    rng: [1, 2, 3, 4],
    asks: [{ id: 1, kind: 'gear' }],
    car: { hand: [1, 2], left: { cool: 0 }, note: null as unknown },
    rows: [[1], [2]],
  };
  const copy = compile([state], plain);
  const changes: ((s: typeof state) => void)[] = [
    (s) => s.asks.splice(0),
    (s) => s.asks.push({ kind: 'cards', id: 2 }),
    (s) => Object.assign(s.asks[0] as object, { more: [{}] }),
    (s) => Object.assign(s, { asks: null }),
    (s) => Object.assign(s, { asks: { 0: 'no list' } }),
    (s) => Object.assign(s.car, { hand: [[1], { a: [] }], note: { x: [{}] }, left: [1, [2]] }),
    (s) => Object.assign(s.car, { more: { deep: {} } }),
    (s) => Reflect.deleteProperty(s.car, 'left'),
    (s) => s.rows.push([]),
  ];
  for (const change of changes) {
    const changed = structuredClone(state);
    change(changed);
    expectCopy(copy(changed), changed);
  }
  expect(copy({ ...state, more: 1 })).toBeUndefined();
  expect(copy([1, 2])).toBeUndefined();
  const { rng, ...rest } = state;
  expect(copy({ ...rest, rng })).toBeUndefined();
});

test('states are learnt where allowed, and learnt again once more of their shape is known', () => {
  const copiers = new Copiers(plain);
  const early = { rng: [1], asks: [], cars: [{ hand: [] as object[] }] };
  expect(copiers.copy(early)).toBeUndefined();
  copiers.allow();
  const late = { rng: [1], asks: [], cars: [{ hand: [{ card: 1 }] }] };
  for (let use = 0; use < 500; use++)
    expectCopy(copiers.copy(use % 3 === 0 ? early : late), use % 3 === 0 ? early : late);
  // Twenty shapes at once: the oldest are forgotten and learnt again.
  for (let round = 0; round < 3; round++) {
    for (let shape = 0; shape < 20; shape++) {
      const state = { rng: [round], asks: [{ id: shape }], [`field${shape}`]: { at: [round] } };
      expectCopy(copiers.copy(state), state);
    }
  }
});

test('keys that appear late are learnt, whenever they come, and then copied without the plain copy', () => {
  let plainCopies = 0;
  const copiers = new Copiers((value) => {
    plainCopies += 1;
    return plain(value);
  });
  copiers.allow();
  const early = { rng: [1], cars: [{ hand: [] as object[] }] };
  const late = { rng: [1], cars: [{ hand: [{ card: 1 }] }] };
  // Long after the first learning, and past any fixed number of uses.
  for (let use = 0; use < 9000; use++) copiers.copy(early);
  for (let use = 0; use < 10; use++) expectCopy(copiers.copy(late), late);
  plainCopies = 0;
  expectCopy(copiers.copy(late), late);
  expect(plainCopies).toBe(0);
  // A place with an endless variety of shapes is not learnt forever: each learning costs a plain copy of the whole value.
  for (let use = 0; use < 5000; use++) copiers.copy({ rng: [1], cars: [{ hand: [{ [`k${use}`]: 1 }] }] });
  expect(plainCopies).toBeLessThan(5000 + 12 + 12);
});

test('a state with more keys than any game has is copied in full, by a text of bounded length', () => {
  const wide = (keys: number, from: string) =>
    Object.fromEntries(Array.from({ length: keys }, (_, at) => [`${from}${at}`, { at: [at] }]));
  const state = { rng: [1], wide: wide(5000, 'a'), rows: [wide(300, 'b'), wide(400, 'c'), { d: wide(500, 'e') }] };
  expectCopy(compile([state], plain)(state), state);
  expect(copierText([state])?.length).toBeLessThan(100_000);
});
