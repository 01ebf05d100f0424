// Players' circuits of Heat: what is read, what is wrong, and that what is drawn can be raced. Not here: the curve itself.

import type { CircuitWishes, Draw, Json } from '@core/contract';
import { drawFrom, seedRng } from '@core/rng';
import { changed } from '@workshop/history';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTrackFile } from '../../data/track-file';
import { trackOf } from '../../data/tracks';
import { heatConfig } from '../../tests/race-config';
import { started } from '../../tests/weekend/weekend';
import type { HeatOptions } from '../../types';
import { blankCircuit } from '../blank';
import { cornersOf, cut, roadOf } from '../cut';
import { drawCircuit } from '../draw';
import { setPress } from '../edit';
import { problemsOf } from '../problems';
import type { HeatSource } from '../source';
import { workshop } from '../workshop';

const LENGTHS = ['short', 'medium', 'long'] as const;
const CHARACTERS = ['fast', 'mixed', 'twisty'] as const;
const WISHES = LENGTHS.flatMap((length) => CHARACTERS.map((character): CircuitWishes => ({ length, character })));

function drawing(seed: string): Draw {
  const rng = seedRng(seed);
  return (bound) => drawFrom(rng, bound);
}

/** A rounded rectangle, 48 spaces long, with four corners. */
function ring(change: Partial<HeatSource> = {}): HeatSource {
  const place = (x: number, y: number, dx: number, dy: number) => ({ x, y, in: [-dx, -dy], out: [dx, dy] }) as const;
  return {
    format: 'paddock-circuit',
    game: 'heat',
    version: 1,
    name: 'Lantern Bay',
    author: 'Marta',
    road: [place(400, 0, 200, 0), place(800, 300, 0, 160), place(400, 600, -200, 0), place(0, 300, 0, -160)].map(
      ({ x, y, in: [ix, iy], out: [ox, oy] }) => ({ x, y, in: [ix, iy], out: [ox, oy] }),
    ),
    spaces: 48,
    lanes: 2,
    start: 0,
    corners: [0.6, 1.4, 2.6, 3.4].map((at, index) => ({
      name: `Turn ${index + 1}`,
      at,
      limit: 4,
      legends: 4,
      raceLane: 1,
      sharesToken: false,
    })),
    laps: 2,
    heat: 6,
    stress: 3,
    theme: 'italy',
    seed: 7,
    ...change,
  };
}

const idsOf = (source: HeatSource) => problemsOf(source).map(({ text }) => text.id);
const lineOf = (source: HeatSource, corner: number) =>
  cornersOf(source, roadOf(source)).find(({ source: at }) => at === corner)!.line;
const withCorner = (at: number, change: Partial<HeatSource['corners'][number]>) =>
  ring({ corners: ring().corners.map((corner, index) => (index === at ? { ...corner, ...change } : corner)) });

describe('reading a source', () => {
  test('a whole source is read, and its fields are complete', () => {
    const { sharesToken: _, ...corner } = ring().corners[0]!;
    const reading = workshop.read({ ...ring(), corners: [corner, ...ring().corners.slice(1)] });
    expect(reading.source).toEqual(ring());
    expect(reading.problems.filter(({ level }) => level === 'error')).toEqual([]);
    expect(reading.id).toMatch(/^[0-9a-f]{32}$/);
  });
  test('the id follows from everything that is raced or drawn, and from nothing else', () => {
    const id = (source: HeatSource) => workshop.read(source).id;
    expect(id(ring({ name: 'Cedar Point', author: 'Leo', parent: 'italy' }))).toBe(id(ring()));
    const { corners, ...others } = ring();
    expect(id({ corners, ...others } as HeatSource)).toBe(id(ring()));
    const changed = [ring({ spaces: 49 }), ring({ seed: 8 }), ring({ theme: 'usa' }), withCorner(2, { limit: 5 })];
    expect(new Set([ring(), ...changed].map(id)).size).toBe(changed.length + 1);
  });
  test.each([
    ['nothing', undefined, undefined],
    ['a text', 'circuit', undefined],
    ['another file', { format: 'paddock-heat-track' }, 'format'],
    ['a circuit of another game', { ...ring(), game: 'waddington' }, 'game'],
    ['a newer version', { ...ring(), version: 2 }, 'version'],
    ['a road of two points', { ...ring(), road: ring().road.slice(0, 2) }, 'road'],
    [
      'a road that leads to infinity',
      { ...ring(), road: [{ ...ring().road[0], x: Number.POSITIVE_INFINITY }] },
      'road.0.x',
    ],
    ['too many spaces', { ...ring(), spaces: 5000 }, 'spaces'],
    ['an unknown field', { ...ring(), wings: 2 }, undefined],
    ['a parent that is a path', { ...ring(), parent: '../../etc/passwd' }, 'parent'],
  ])('%s is refused with the field that is wrong', (_, given, field) => {
    const { source, id, problems } = workshop.read(given);
    expect([source, id, problems.length]).toEqual([undefined, undefined, 1]);
    expect(problems[0]?.text.values?.field).toBe(field);
  });
  test('a source with errors can be opened, and not raced', () => {
    const broken = withCorner(0, { legends: 20 });
    expect(workshop.read(broken).source).toEqual(broken);
    expect(() => workshop.learn(broken as Json)).toThrow('workshop.corner.zone');
  });
});

describe('problems, each with its place and its mending', () => {
  test.each([
    ['workshop.corner.finish', withCorner(0, { at: 0.001 }), 0],
    ['workshop.corner.same', withCorner(1, { at: 0.6 }), 1],
    ['workshop.corner.zone', withCorner(2, { legends: 30 }), 2],
    ['workshop.corner.lane', withCorner(3, { raceLane: 2 }), 3],
    ['workshop.chicane.first', withCorner(0, { sharesToken: true }), 0],
    ['workshop.corner.free', withCorner(1, { limit: 15 }), 1],
  ])('%s', (id, source, corner) => {
    const found = problemsOf(source).find(({ text }) => text.id === id);
    expect(found).toMatchObject({ corner, space: expect.any(Number) });
    const fixed = found?.fixed as unknown as HeatSource;
    expect(workshop.read(fixed).source).toEqual(fixed);
    expect(idsOf(fixed)).not.toContain(id);
  });
  test('workshop.chicane.three: a chicane has two corners', () => {
    const three = ring({
      corners: ring().corners.map((corner, at) => ({ ...corner, sharesToken: at === 1 || at === 2 })),
    });
    expect(idsOf(three)).toEqual(['workshop.chicane.three']);
  });
  test('workshop.road.crosses: a figure of eight', () => {
    const [a, b, c, d] = ring().road as [
      HeatSource['road'][0],
      HeatSource['road'][0],
      HeatSource['road'][0],
      HeatSource['road'][0],
    ];
    const found = problemsOf(ring({ road: [a, c, b, d] }))[0];
    expect(found).toMatchObject({ level: 'error', text: { id: 'workshop.road.crosses' } });
  });
  test.each([
    [45, true],
    [90, false],
  ])('workshop.road.crosses: two stretches %i board units apart touch: %s', (apart, touches) => {
    // A flat oval: 48 spaces of 36 units are its circumference, nearly all of it in the two straights.
    const end = (x: number, way: number) =>
      ({ x, y: 0, in: [0, -way * apart * 0.67], out: [0, way * apart * 0.67] }) as const;
    const middle = (y: number, way: number) => ({ x: 400, y, in: [-way * 390, 0], out: [way * 390, 0] }) as const;
    const flat = [middle(-apart / 2, 1), end(800, 1), middle(apart / 2, -1), end(0, -1)];
    const road = flat.map((point) => ({
      ...point,
      in: [...point.in] as [number, number],
      out: [...point.out] as [number, number],
    }));
    expect(idsOf(ring({ road })).includes('workshop.road.crosses')).toBe(touches);
  });
  test('a corner’s line goes to the nearest edge between two spaces', () => {
    const { curve, finish, space } = roadOf(ring());
    const lineAt = (spaces: number) => lineOf(withCorner(0, { at: curve.anchorAt(finish + spaces * space) }), 0);
    expect([7.4, 7.6, 47.4, 47.6].map(lineAt)).toEqual([7, 8, 47, 0]);
  });
  test('workshop.road.sharp: a point of a star', () => {
    const spike = ring({
      road: ring().road.map((one, at) => (at === 1 ? { ...one, in: [0, 0], out: [0, 0], x: 1500 } : one)),
    });
    expect(idsOf(spike)[0]).toMatch(/^workshop\.road\.(sharp|crosses)$/);
  });
  test('workshop.road.none: all points in one place', () => {
    const nowhere = ring({ road: ring().road.map(() => ({ x: 5, y: 5, in: [0, 0], out: [0, 0] })) });
    expect(idsOf(nowhere)).toEqual(['workshop.road.none']);
  });
  test('workshop.lap.long: a race for the whole evening', () => {
    const long = ring({ spaces: 110, laps: 3 });
    const found = problemsOf(long).find(({ text }) => text.id === 'workshop.lap.long');
    expect(found?.text.values).toEqual({ laps: 3, rounds: 47 });
    expect(found?.fixed).toEqual({ ...long, laps: 2 });
  });
  test('corners stay on their stretch of road when the number of spaces changes', () => {
    for (const spaces of [30, 48, 96]) {
      const shares = [0, 1, 2, 3].map((at) => lineOf(ring({ spaces }), at) / spaces);
      for (const [at, share] of [0.15, 0.35, 0.65, 0.85].entries()) expect(shares[at]).toBeCloseTo(share, 1);
    }
  });
});

describe('the circuit of a source', () => {
  test('has one length for every space, and fits the format of the circuits of the box', () => {
    const { id } = workshop.read(ring());
    const file = cut(ring(), id!);
    expect(() => readTrackFile(id!, file)).toThrow(/id/);
    expect(readTrackFile('lantern-bay', { ...file, id: 'lantern-bay' })).toEqual({ ...file, id: 'lantern-bay' });
    const gaps = file.centreline.map(([x, y], at, all) => {
      const [nextX, nextY] = all[(at + 1) % all.length]!;
      return Math.hypot(nextX - x, nextY - y);
    });
    for (const gap of gaps) expect(Math.abs(gap - 18)).toBeLessThan(0.6);
    expect(Math.min(...file.centreline.flat())).toBe(120);
  });
  test('[R94] without an event the press is where its author wants it; an event can still name any corner', () => {
    const quiet = withCorner(1, { press: false });
    const { id } = workshop.learn(quiet as Json);
    const pressOf = (options: Partial<HeatOptions>) =>
      started(heatConfig(id, 2, 0, { sponsorship: true, ...options })).s.press;
    expect(pressOf({})).toEqual([0, 2, 3]);
    expect(pressOf({ sponsorship: false })).toEqual([]);
    expect(pressOf({ event: 'title' })).toEqual(
      started(heatConfig(workshop.learn(ring() as Json).id, 2, 0, { sponsorship: true, event: 'title' })).s.press,
    );
  });

  test('a source from before press corners could be chosen keeps its bytes and its id', () => {
    const { source, id } = workshop.read(ring());
    expect(source).toEqual(ring());
    expect(id).toBe(workshop.read(changed(changed(ring(), setPress(1, false)), setPress(1, true))).id);
    expect(id).not.toBe(workshop.read(changed(ring(), setPress(1, false))).id);
    expect(workshop.read(withCorner(1, { press: true as never })).problems.map(({ text }) => text.id)).toEqual([
      'workshop.unreadable',
    ]);
  });

  test('learning it makes it raceable under its id, and learning it again changes nothing', () => {
    const circuit = workshop.learn(ring() as Json);
    const traits = { length: 'short', character: 'mixed' };
    expect(circuit).toEqual({ id: workshop.read(ring()).id, name: 'Lantern Bay', defaults: { laps: 2 }, traits });
    const track = trackOf(circuit.id);
    expect(workshop.learn(ring({ name: 'Another name' }) as Json)).toEqual(circuit);
    expect(trackOf(circuit.id)).toBe(track);
    expect(workshop.find(circuit.id)).toEqual(circuit);
    expect(workshop.find('italy')).toBeUndefined();
  });
});

describe('drawing circuits', () => {
  test.each(WISHES)('$length and $character: no errors, and the wished length', (wishes) => {
    for (let at = 0; at < 12; at++) {
      const source = drawCircuit(wishes, drawing(`${at}`));
      expect(workshop.read(source).source).toEqual(source);
      expect(problemsOf(source).filter(({ level }) => level === 'error')).toEqual([]);
      const [least, most] = { short: [40, 50], medium: [54, 66], long: [70, 84] }[wishes.length] as [number, number];
      expect(source.spaces).toBeGreaterThanOrEqual(least);
      expect(source.spaces).toBeLessThanOrEqual(most);
    }
  });
  test('the same draws give the same bytes, others give others', () => {
    const one = (seed: string) => JSON.stringify(drawCircuit(WISHES[4]!, drawing(seed)));
    expect(one('a')).toBe(one('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map(one)).size).toBe(5);
  });
  test('any drawn circuit is cut into a file of the format', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WISHES), fc.string({ maxLength: 8 }), (wishes, seed) => {
        const source = drawCircuit(wishes, drawing(seed));
        const file = { ...cut(source, 'made'), id: 'made' };
        expect(readTrackFile('made', file)).toEqual(file);
      }),
      { numRuns: 60 },
    );
  });
});

test('the circuit to begin with has no problems and four corners', () => {
  const blank = blankCircuit('Lantern Bay', (n) => `Turn ${n}`);
  expect(workshop.read(blank)).toMatchObject({ source: blank, problems: [] });
  expect(blank.corners.map(({ name }) => name)).toEqual(['Turn 1', 'Turn 2', 'Turn 3', 'Turn 4']);
});
