// Players' circuits of Formula D: what is read, what is wrong, and that what is drawn can be raced. What holds on every circuit of the
// game is in tests/data.test.ts, which has drawn circuits too.

import type { CircuitWishes, Json } from '@core/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { catalogueOf, WHOLE_LOCALES } from '@i18n/locales';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { circuitFrom } from '../../data/circuit-from';
import { circuitSchema } from '../../data/circuit-schema';
import { circuitOf } from '../../data/circuits';
import { cut } from '../cut';
import { drawCircuit } from '../draw';
import { problemsOf } from '../problems';
import type { FormulaSource, SourceCorner } from '../source';
import { workshop } from '../workshop';

const LENGTHS = ['short', 'medium', 'long'] as const;
const CHARACTERS = ['fast', 'mixed', 'twisty'] as const;
const WISHES = LENGTHS.flatMap((length) => CHARACTERS.map((character): CircuitWishes => ({ length, character })));
const SPACES = { short: [84, 98], medium: [112, 130], long: [145, 165] } as const;
/** Hostile sources. PADDOCK_LONG=1: as many as the checklist of the workshop requires. */
const HOSTILE = process.env.PADDOCK_LONG === '1' ? 10_000 : 500;
const schema = circuitSchema([...new Set(WHOLE_LOCALES.map(catalogueOf))]);

/** Two half circles with the start straight above and a dent below, 96 spaces, driven clockwise. */
function ring(change: Partial<FormulaSource> = {}): FormulaSource {
  const point = (x: number, y: number, dx: number, dy: number) => {
    const [back, out]: [[number, number], [number, number]] = [
      [-dx, -dy],
      [dx, dy],
    ];
    return { x, y, in: back, out };
  };
  return {
    format: 'paddock-circuit',
    game: 'formula-d',
    version: 1,
    name: 'Lantern Bay',
    author: 'Marta',
    road: [
      point(-400, 0, 80, 0),
      point(400, 0, 80, 0),
      point(620, 200, 0, 100),
      point(400, 400, -80, 0),
      point(0, 240, -120, 0),
      point(-400, 400, -80, 0),
      point(-620, 200, 0, -100),
    ],
    spaces: 96,
    start: 0.7,
    corners: [
      { name: 'Turn 1', from: 1.5, to: 2.5, stops: 2 },
      { name: 'Turn 2', from: 2.9, to: 3.3, stops: 1 },
      { name: 'Turn 3', from: 4.7, to: 5.9, stops: 2 },
      { name: 'Turn 4', from: 6.2, to: 6.5, stops: 1 },
    ],
    laps: 2,
    theme: 'monaco',
    seed: 7,
    ...change,
  };
}

const withCorner = (at: number, change: Partial<SourceCorner>) =>
  ring({ corners: ring().corners.map((one, index) => (index === at ? { ...one, ...change } : one)) });
const idsOf = (source: FormulaSource) => problemsOf(source).map(({ text }) => text.id);

describe('reading a source', () => {
  test('a whole source is read, and its fields are complete', () => {
    const { author: _, ...rest } = ring();
    const reading = workshop.read(rest);
    expect(reading).toMatchObject({ source: ring({ author: '' }), problems: [] });
    expect(reading.id).toMatch(/^[0-9a-f]{32}$/);
  });
  test('the id follows from everything that is raced or drawn, and from nothing else', () => {
    const id = (source: FormulaSource) => workshop.read(source).id;
    expect(id(ring({ name: 'Cedar Point', author: 'Leo', parent: 'monaco' }))).toBe(id(ring()));
    const changed = [ring({ spaces: 97 }), ring({ seed: 8 }), ring({ laps: 1 }), withCorner(1, { stops: 2 })];
    expect(new Set([ring(), ...changed].map(id)).size).toBe(changed.length + 1);
  });
  test.each([
    ['nothing', undefined, undefined],
    ['a circuit of another game', { ...ring(), game: 'heat' }, 'game'],
    ['a newer version', { ...ring(), version: 2 }, 'version'],
    ['too many spaces', { ...ring(), spaces: 5000 }, 'spaces'],
    ['one corner', { ...ring(), corners: ring().corners.slice(1, 2) }, 'corners'],
    ['a corner without stops', withCorner(1, { stops: 0 }), 'corners.1.stops'],
    ['an unknown field', { ...ring(), wings: 2 }, undefined],
  ])('%s is refused with the field that is wrong', (_, given, field) => {
    const { source, id, problems } = workshop.read(given);
    expect([source, id, problems.length]).toEqual([undefined, undefined, 1]);
    expect(problems[0]?.text.values?.field).toBe(field);
  });
  test('any hostile file is answered with problems, never with an exception', () => {
    fc.assert(
      fc.property(hostile(), (given) => {
        const { source, problems } = workshop.read(given);
        expect(source !== undefined || problems.length > 0).toBe(true);
        for (const { text } of problems) expect(text.id).toMatch(/^workshop\./);
        if (source !== undefined && problems.every(({ level }) => level === 'warning'))
          expect(() => circuitFrom('made', cut(source as unknown as FormulaSource))).not.toThrow();
      }),
      { numRuns: HOSTILE },
    );
  });
});

/** The ring with any part replaced by any JSON, or by a number from the far ends of its range. */
function hostile(): fc.Arbitrary<unknown> {
  const paths = [['spaces'], ['start'], ['road', 1, 'x'], ['road', 2, 'in'], ['road'], ['corners', 0, 'from']];
  const more = [
    ['corners', 1, 'to'],
    ['corners', 1],
    ['corners'],
    ['corners', 0, 'stops'],
    ['laps'],
    ['theme'],
    ['seed'],
  ];
  const number = fc.oneof(fc.constantFrom(0, -0, 1, 2.2, 4, 5.999999, 60, 1e4, -1e4, 1e308), fc.double());
  const value = fc.oneof(fc.jsonValue(), number, fc.array(number, { maxLength: 4 }));
  const changes = fc.array(fc.tuple(fc.constantFrom(...paths, ...more), value), { minLength: 1, maxLength: 4 });
  return changes.map((list) => {
    const source: Record<string | number, unknown> = structuredClone(ring());
    for (const [path, given] of list) {
      let at: unknown = source;
      for (const key of path.slice(0, -1)) at = isObject(at) ? at[key] : undefined;
      if (isObject(at)) at[path.at(-1)!] = given;
    }
    return source;
  });
}

function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}

describe('problems, each with its place and its mending', () => {
  test.each([
    ['workshop.corner.home', withCorner(0, { from: 0.8 }), 0],
    ['workshop.corner.overlap', withCorner(1, { from: 2.4 }), 1],
    ['workshop.corner.short', withCorner(1, { from: 3, to: 3.04 }), 1],
    ['workshop.corner.stops', withCorner(1, { from: 3, to: 3.3, stops: 3 }), 1],
  ])('%s', (id, source, at) => {
    const found = problemsOf(source).find(({ text }) => text.id === id);
    expect(found).toMatchObject({ corner: at, space: expect.any(Number) });
    const fixed = found?.fixed as unknown as FormulaSource;
    expect(workshop.read(fixed).source).toEqual(fixed);
    expect(idsOf(fixed)).not.toContain(id);
  });
  test('workshop.corner.length: a corner that ends before it begins goes round the whole lap', () => {
    expect(idsOf(withCorner(1, { from: 3.3, to: 2.9 }))).toContain('workshop.corner.length');
  });
  test('workshop.corner.straight and workshop.stretch.long', () => {
    expect(idsOf(withCorner(1, { from: 3.35, to: 3.65 }))).toEqual(['workshop.corner.straight']);
    const two = ring({ corners: ring().corners.slice(0, 2) });
    expect(problemsOf(two).map(({ text }) => text)).toEqual([
      { id: 'workshop.stretch.long', values: { corner: 'Turn 1', spaces: expect.any(Number) } },
    ]);
  });
  test('workshop.road.sharp, workshop.road.crosses and workshop.home.bends, without a mending', () => {
    const moved = (at: number, x: number, y: number) =>
      ring({ road: ring().road.map((point, index) => (index === at ? { ...point, x, y } : point)) });
    expect(idsOf(moved(2, 900, 200))).toContain('workshop.road.sharp');
    expect(idsOf(moved(4, 0, 40))).toContain('workshop.road.crosses');
    expect(idsOf(ring({ start: 2.5 }))).toContain('workshop.home.bends');
    for (const { fixed } of problemsOf(moved(2, 900, 200))) expect(fixed).toBeUndefined();
  });
  test('workshop.road.none: all points in one place', () => {
    const nowhere = ring({ road: ring().road.map(() => ({ x: 5, y: 5, in: [0, 0], out: [0, 0] })) });
    expect(idsOf(nowhere)).toEqual(['workshop.road.none']);
  });
});

describe('the circuit of a source', () => {
  const circuit = circuitFrom('made', cut(ring()));
  test('fits the format of the circuits of the box', () => {
    expect(schema.parse(cut(ring()))).toEqual(cut(ring()));
  });
  test('its spaces are 32 units long in the middle lane', () => {
    const { lanes } = cut(ring());
    expect(lanes.B).toHaveLength(96);
    for (const { outline } of lanes.B) {
      const [x = 0, y = 0, , , toX = 0, toY = 0, frontX = 0, frontY = 0] = outline;
      const [rearX = 0, rearY = 0] = outline.slice(10);
      const long = Math.hypot((toX + frontX - x - rearX) / 2, (toY + frontY - y - rearY) / 2);
      expect(Math.abs(long - 32)).toBeLessThan(1.5);
    }
  });
  test('corners have fewer spaces on the inside of the bend, and their stops', () => {
    const { sections } = cut(ring());
    expect(sections.filter(({ turns }) => turns).map(({ turns, stops }) => `${turns}${stops}`)).toEqual([
      'R2',
      'R1',
      'R2',
      'R1',
    ]);
    const { A, B, C } = sections[0]!.spaces;
    expect([A[0]! > B[0]!, B[0]! > C[0]!]).toEqual([true, true]);
    for (const { longest, shortest } of circuit.corners) expect(longest).toBeGreaterThan(shortest);
  });
  test('a road that bends both ways within a corner is a corner of parts', () => {
    const source = ring({
      corners: [
        { name: 'Turn 1', from: 1.5, to: 2.5, stops: 1 },
        { name: 'Esses', from: 3.1, to: 4.3, stops: 2 },
      ],
    });
    expect(circuitFrom('made', cut(source)).corners.map(({ turns }) => turns)).toEqual(['R', 'RL']);
  });
  test('[R28] arrows lead to the inside in corners, and before one only the outermost lane has any', () => {
    for (const [space, kind] of circuit.kind.entries()) {
      const [left, right] = [circuit.left[space] ?? -1, circuit.right[space] ?? -1];
      if (kind === 'corner') expect(circuit.inside[space] === 'R' ? left : right).toBe(-1);
      const isLast = kind === 'straight' && (circuit.corner[circuit.next[space] ?? -1] ?? -1) >= 0;
      if (isLast && circuit.lane[space] === 'B') expect([left, right]).toEqual([-1, -1]);
      if (isLast && circuit.lane[space] === 'A') expect(right).toBeGreaterThanOrEqual(0);
    }
  });
  test('learning it makes it raceable under its id, and learning it again changes nothing', () => {
    const learned = workshop.learn(ring() as unknown as Json);
    expect(learned).toMatchObject({ id: workshop.read(ring()).id, name: 'Lantern Bay', defaults: { laps: 2 } });
    const known = circuitOf(learned.id);
    expect(workshop.learn(ring({ name: 'Another name' }) as unknown as Json)).toEqual(learned);
    expect(circuitOf(learned.id)).toBe(known);
    expect(workshop.find(learned.id)).toEqual(learned);
    expect(workshop.find('monaco')).toBeUndefined();
  });
  test('a source with errors can be opened, and not raced', () => {
    const broken = withCorner(1, { from: 2.4 });
    expect(workshop.read(broken).source).toEqual(broken);
    expect(() => workshop.learn(broken as unknown as Json)).toThrow('workshop.corner.overlap');
  });
});

describe('drawing circuits', () => {
  test.each(WISHES)('$length and $character: nothing is wrong, and the wished length', (wishes) => {
    for (let at = 0; at < 4; at++) {
      const source = drawCircuit(wishes, drawOf(seedRng(`${at}`)));
      expect(workshop.read(source)).toMatchObject({ source, problems: [] });
      const [least, most] = SPACES[wishes.length];
      expect(source.spaces).toBeGreaterThanOrEqual(least);
      expect(source.spaces).toBeLessThanOrEqual(most);
    }
  });
  test('the same draws give the same bytes, others give others', () => {
    const one = (seed: string) => JSON.stringify(cut(drawCircuit(WISHES[4]!, drawOf(seedRng(seed)))));
    expect(one('a')).toBe(one('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map(one)).size).toBe(5);
  });
  test('any drawn circuit is cut into a file of the format', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WISHES), fc.string({ maxLength: 8 }), (wishes, seed) => {
        const file = cut(drawCircuit(wishes, drawOf(seedRng(seed))));
        expect(schema.parse(file)).toEqual(file);
      }),
      { numRuns: 30 },
    );
  });
});
