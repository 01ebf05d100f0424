// Players' circuits of Waddington's Formula 1: what is read, what is wrong, and that what is drawn can be raced. What holds on every
// circuit of the game is in tests/data.test.ts, which has drawn circuits too.

import type { CircuitWishes, Json } from '@core/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCircuitFile } from '../../data/circuit-file';
import { circuitOf } from '../../data/circuits';
import { cut } from '../cut';
import { drawCircuit } from '../draw';
import { problemsOf } from '../problems';
import type { SourceCorner, WaddingtonSource } from '../source';
import { workshop } from '../workshop';

const LENGTHS = ['short', 'medium', 'long'] as const;
const CHARACTERS = ['fast', 'mixed', 'twisty'] as const;
const WISHES = LENGTHS.flatMap((length) => CHARACTERS.map((character): CircuitWishes => ({ length, character })));
const ROWS = { short: [54, 62], medium: [66, 76], long: [80, 92] } as const;
/** Hostile sources. PADDOCK_LONG=1: as many as the checklist of the workshop requires. */
const HOSTILE = process.env.PADDOCK_LONG === '1' ? 10_000 : 500;

/** Two half circles with the home straight above and a dent below, 64 rows, driven clockwise. */
function ring(change: Partial<WaddingtonSource> = {}): WaddingtonSource {
  const point = (x: number, y: number, dx: number, dy: number) => {
    const [back, out]: [[number, number], [number, number]] = [
      [-dx, -dy],
      [dx, dy],
    ];
    return { x, y, in: back, out };
  };
  return {
    format: 'paddock-circuit',
    game: 'waddington',
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
    rows: 64,
    start: 0.6,
    corners: [
      corner({ at: 2, shape: 'island', rows: 5 }),
      corner({ at: 3.02 }),
      corner({ at: 4.02 }),
      corner({ at: 6.5 }),
    ].map((one, at) => ({ ...one, name: `Turn ${at + 1}` })),
    ponds: [],
    brakeFailure: 3,
    faultyTyres: 0,
    laps: 5,
    theme: 'porto-sirena',
    seed: 7,
    ...change,
  };
}

function corner(change: Partial<SourceCorner> & Pick<SourceCorner, 'at'>): SourceCorner {
  return { name: '', shape: 'open', limits: [60, 80, 80], ...change } as SourceCorner;
}

const withCorner = (at: number, change: Partial<SourceCorner>) =>
  ring({
    corners: ring().corners.map((one, index) => (index === at ? ({ ...one, ...change } as SourceCorner) : one)),
  });
const idsOf = (source: WaddingtonSource) => problemsOf(source).map(({ text }) => text.id);
const cellsOf = (source: WaddingtonSource) => cut(source, 'made').cells.map(({ id }) => id);

describe('reading a source', () => {
  test('a whole source is read, and its fields are complete', () => {
    const { ponds: _, author: __, ...rest } = ring();
    const reading = workshop.read(rest);
    expect(reading.source).toEqual(ring({ author: '' }));
    expect(reading.problems).toEqual([]);
    expect(reading.id).toMatch(/^[0-9a-f]{32}$/);
  });
  test('the id follows from everything that is raced or drawn, and from nothing else', () => {
    const id = (source: WaddingtonSource) => workshop.read(source).id;
    expect(id(ring({ name: 'Cedar Point', author: 'Leo', parent: 'porto-sirena' }))).toBe(id(ring()));
    const changed = [ring({ rows: 65 }), ring({ seed: 8 }), ring({ faultyTyres: 1 }), withCorner(1, { name: 'Ness' })];
    expect(new Set([ring(), ...changed].map(id)).size).toBe(changed.length + 1);
  });
  test.each([
    ['nothing', undefined, undefined],
    ['another file', { format: 'paddock-heat-track' }, 'format'],
    ['a circuit of another game', { ...ring(), game: 'heat' }, 'game'],
    ['a newer version', { ...ring(), version: 2 }, 'version'],
    ['too many rows', { ...ring(), rows: 5000 }, 'rows'],
    ['a safety speed that no dial shows', withCorner(1, { limits: [60, 70, 80] }), 'corners.1.limits.1'],
    ['rows of a corner without branches', withCorner(1, { rows: 4 } as Partial<SourceCorner>), 'corners.1'],
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
      }),
      { numRuns: HOSTILE },
    );
  });
});

/** The ring with any part replaced by any JSON, or by a number from the far ends of its range. */
function hostile(): fc.Arbitrary<unknown> {
  const paths = [
    ['rows'],
    ['start'],
    ['road', 1, 'x'],
    ['road', 2, 'in'],
    ['road'],
    ['corners', 0, 'at'],
    ['corners', 1],
  ];
  const more = [
    ['corners'],
    ['corners', 0, 'rows'],
    ['ponds'],
    ['brakeFailure'],
    ['laps'],
    ['theme'],
    ['seed'],
    ['name'],
  ];
  const number = fc.oneof(fc.constantFrom(0, -0, 1, 4, 5.999999, 60, 1e4, -1e4, 1e308), fc.double());
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
    ['workshop.place.home', withCorner(0, { at: 1.02 }), 0],
    ['workshop.place.overlap', withCorner(2, { at: 3.03 }), 2],
    ['workshop.corner.free', withCorner(1, { limits: [160, 180, 200] }), 1],
  ])('%s', (id, source, at) => {
    const found = problemsOf(source).find(({ text }) => text.id === id);
    expect(found).toMatchObject({ corner: at, space: expect.any(Number) });
    const fixed = found?.fixed as unknown as WaddingtonSource;
    expect(workshop.read(fixed).source).toEqual(fixed);
    expect(idsOf(fixed)).not.toContain(id);
  });
  test('workshop.place.home: a pond beside the pits', () => {
    const found = problemsOf(ring({ ponds: [{ at: 0.5, rows: 2, ground: 'water' }] }))[0];
    expect(found?.text).toEqual({ id: 'workshop.place.home', values: { what: 'pond', corner: '' } });
    expect(idsOf(found?.fixed as unknown as WaddingtonSource)).toEqual([]);
  });
  test('workshop.marker: faulty tyres after a corner that is gone', () => {
    const found = problemsOf(ring({ faultyTyres: 9 }))[0];
    expect(found?.text).toEqual({ id: 'workshop.marker', values: { marker: 'faultyTyres', number: 10 } });
    expect(found?.fixed).toEqual(ring({ faultyTyres: 3 }));
  });
  test('workshop.corner.straight and workshop.corner.close', () => {
    expect(idsOf(withCorner(1, { at: 3.5 }))).toEqual(['workshop.corner.straight']);
    expect(idsOf(withCorner(2, { at: 3.24 }))).toContain('workshop.corner.close');
  });
  test('workshop.stretch.long: half the lap without a corner', () => {
    const found = problemsOf(ring({ corners: ring().corners.slice(1), brakeFailure: 0 }));
    expect(found.map(({ text }) => text)).toEqual([
      { id: 'workshop.stretch.long', values: { corner: 'Turn 2', rows: expect.any(Number) } },
    ]);
  });
  test('workshop.road.sharp, workshop.road.crosses and workshop.home.bends, without a mending', () => {
    const moved = (at: number, x: number, y: number) =>
      ring({ road: ring().road.map((point, index) => (index === at ? { ...point, x, y } : point)) });
    expect(idsOf(moved(2, 900, 200))).toContain('workshop.road.sharp');
    expect(idsOf(moved(3, 400, 40))).toContain('workshop.road.crosses');
    expect(idsOf(ring({ start: 2.5 }))).toContain('workshop.home.bends');
    for (const { fixed } of problemsOf(moved(2, 900, 200))) expect(fixed).toBeUndefined();
  });
  test('workshop.road.none: all points in one place', () => {
    const nowhere = ring({ road: ring().road.map(() => ({ x: 5, y: 5, in: [0, 0], out: [0, 0] })) });
    expect(idsOf(nowhere)).toEqual(['workshop.road.none']);
  });
  test('workshop.lap.long: a race for the whole evening', () => {
    const found = problemsOf(ring({ laps: 10 }))[0];
    expect(found?.text).toEqual({ id: 'workshop.lap.long', values: { laps: 10, turns: 107 } });
    expect(found?.fixed).toEqual(ring({ laps: 9 }));
  });
});

describe('the circuit of a source', () => {
  test('fits the format of the circuits of the box', () => {
    const file = cut(ring(), 'lantern-bay');
    expect(readCircuitFile('lantern-bay.json', structuredClone(file))).toEqual(file);
  });
  test('rows are two lane widths long on the middle lane, and six lanes wide at grid and pits', () => {
    const { cells } = cut(ring(), 'made');
    const middle = cells.filter(({ id }) => /^\d+\/3$/.test(id));
    for (const [at, cell] of middle.slice(1).entries()) {
      const before = middle[at]!;
      if (Number(before.id.split('/')[0]) + 1 !== Number(cell.id.split('/')[0])) continue;
      expect(Math.hypot(cell.x - before.x, cell.y - before.y)).toBeCloseTo(2, 0);
    }
    const lanes = (row: number) => cellsOf(ring()).filter((id) => id.startsWith(`${row}/`)).length;
    expect([55, 56, 57, 63, 0, 3, 4, 5, 6].map(lanes)).toEqual([3, 5, 6, 6, 6, 6, 5, 4, 3]);
  });
  test('[R11] lanes that part have fewer squares on the inside of the bend, with the band in the middle of each', () => {
    const { cells, corners } = cut(ring(), 'made');
    const count = (lane: number) => cells.filter(({ id }) => id.startsWith('A') && id.endsWith(`/${lane}`)).length;
    expect([count(2), count(3), count(4)]).toEqual([4, 0, 6]);
    expect(corners[0]?.band).toEqual({ 'A2/2': 60, 'A3/4': 80 });
    expect(corners[1]?.band).toEqual({ '21/2': 60, '21/3': 80, '21/4': 80 });
  });
  test.each([
    ['innerWall', [2], [3, 4]],
    ['outerWall', [2, 3], [4]],
  ] as const)('an %s parts lanes %j from lanes %j', (shape, one, other) => {
    const { cells } = cut(withCorner(0, { shape }), 'made');
    const next = (id: string) => cells.find((cell) => cell.id === id)!.next.map((to) => Number(to.split('/')[1]));
    for (const lane of one) expect(next(`A1/${lane}`)).toEqual(one);
    for (const lane of other) expect(next(`A1/${lane}`)).toEqual(other);
  });
  test('the pits are inside the ring, whichever way it runs', () => {
    const mirrored = ring({
      road: ring().road.map(({ x, y, in: [ix, iy], out: [ox, oy] }) => ({ x, y: -y, in: [ix, -iy], out: [ox, -oy] })),
    });
    for (const source of [ring(), mirrored]) {
      const { cells } = cut(source, 'made');
      const middle = cells.reduce((sum, { y }) => sum + y, 0) / cells.length;
      const y = (id: string) => cells.find((cell) => cell.id === id)!.y;
      expect(Math.abs(y('0/1') - middle)).toBeLessThan(Math.abs(y('0/6') - middle));
    }
  });
  test('learning it makes it raceable under its id, and learning it again changes nothing', () => {
    const learned = workshop.learn(ring() as unknown as Json);
    expect(learned).toMatchObject({ id: workshop.read(ring()).id, name: 'Lantern Bay', defaults: { laps: 5 } });
    const circuit = circuitOf(learned.id);
    expect(workshop.learn(ring({ name: 'Another name' }) as unknown as Json)).toEqual(learned);
    expect(circuitOf(learned.id)).toBe(circuit);
    expect(workshop.find(learned.id)).toEqual(learned);
    expect(workshop.find('porto-sirena')).toBeUndefined();
  });
  test('a source with errors can be opened, and not raced', () => {
    const broken = ring({ faultyTyres: 9 });
    expect(workshop.read(broken).source).toEqual(broken);
    expect(() => workshop.learn(broken as unknown as Json)).toThrow('workshop.marker');
  });
});

describe('drawing circuits', () => {
  test.each(WISHES)('$length and $character: nothing is wrong, and the wished length', (wishes) => {
    for (let at = 0; at < 6; at++) {
      const source = drawCircuit(wishes, drawOf(seedRng(`${at}`)));
      expect(workshop.read(source)).toMatchObject({ source, problems: [] });
      const [least, most] = ROWS[wishes.length];
      expect(source.rows).toBeGreaterThanOrEqual(least);
      expect(source.rows).toBeLessThanOrEqual(most);
    }
  });
  test('the same draws give the same bytes, others give others', () => {
    const one = (seed: string) => JSON.stringify(cut(drawCircuit(WISHES[4]!, drawOf(seedRng(seed))), 'made'));
    expect(one('a')).toBe(one('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map(one)).size).toBe(5);
  });
  test('any drawn circuit is cut into a file of the format', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WISHES), fc.string({ maxLength: 8 }), (wishes, seed) => {
        const file = cut(drawCircuit(wishes, drawOf(seedRng(seed))), 'made');
        expect(readCircuitFile('made', structuredClone(file))).toEqual(file);
      }),
      { numRuns: 40 },
    );
  });
});
