// Boards of other programs: what is taken over, what is left out, and that any file is answered. The files are made here.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromCourseGenerator } from '../imports/course-generator';
import { problemsOf } from '../problems';
import { workshop } from '../workshop';

const tile = (x: number, y: number, ...features: object[]) => ({ x, y, features });
/** A board in the format of the course generator, as one makes it there. */
const BOARD = {
  id: 'lantern-yard',
  name: 'Lantern Yard',
  kind: 'base',
  width: 12,
  height: 12,
  mergeMode: 'base',
  image: 'https://example.org/never-loaded.jpg',
  starts: [],
  tiles: [
    tile(1, 1, { type: 'belt', dir: 'E', speed: 1 }),
    tile(2, 1, { type: 'belt', dir: 'S', speed: 2, turn: 'right' }, { type: 'randomizer' }),
    tile(3, 3, { type: 'pit' }),
    tile(4, 3, { type: 'battery' }, { type: 'crusher', timing: [1, 3] }),
    tile(5, 3, { type: 'gear', rotation: 'ccw' }, { type: 'belt', dir: 'N', speed: 1 }),
    tile(6, 6, { type: 'wall', sides: ['E', 'S'] }, { type: 'push', dir: 'W', timing: [2, 4] }),
    tile(2, 8, { type: 'laser', dir: 'E', damage: 2 }, { type: 'wall', sides: ['W'] }),
    tile(3, 8, { type: 'laser', dir: 'E', damage: 2 }),
    tile(4, 8, { type: 'laser', dir: 'E', damage: 2 }, { type: 'wall', sides: ['E'] }),
    tile(9, 9, { type: 'randomizer' }, { type: 'hoverPad' }),
  ],
};

describe('a board of the course generator', () => {
  const { source, notes } = fromCourseGenerator(BOARD)!;
  const board = source.boards[1]!;
  test('belts, gears, pits, batteries, pushers and walls are taken over', () => {
    expect([board.rows[1], board.rows[3]]).toEqual(['.>s.........', '...OR(......']);
    expect(board.pushers).toEqual([{ x: 6, y: 6, dir: 'W', registers: [2, 4] }]);
    expect(board.walls).toContainEqual({ x: 6, y: 6, side: 'S' });
  });
  test('the cells of a beam become one laser with as many beams as it does damage', () => {
    expect(board.lasers).toEqual([{ x: 2, y: 8, dir: 'E', beams: 2 }]);
  });
  test('two lasers in one row stay two, with a wall between them', () => {
    const row = [1, 2, 3, 4].map((x) =>
      tile(x, 0, { type: 'laser', dir: 'E', damage: 1 }, ...(x === 2 ? [{ type: 'wall', sides: ['E'] }] : [])),
    );
    const both = fromCourseGenerator({ ...BOARD, tiles: row })!.source.boards[1]!.lasers;
    expect(both.map(({ x }) => x)).toEqual([1, 3]);
  });
  test('what our rules do not know is named and left out', () => {
    expect(notes).toEqual([
      { id: 'workshop.import.flags', values: { flags: 2 } },
      { id: 'workshop.import.unknown', values: { kind: 'randomizer', n: 2 } },
      { id: 'workshop.import.unknown', values: { kind: 'crusher', n: 1 } },
      { id: 'workshop.import.unknown', values: { kind: 'other', n: 1 } },
    ]);
  });
  test('it has docks of the box and can be read, and nothing of the net is kept', () => {
    expect(workshop.read(source).source).toEqual(source);
    expect(problemsOf(source).filter(({ level }) => level === 'error')).toEqual([]);
    expect(JSON.stringify(source)).not.toContain('http');
  });
  test('checkpoints become flags in their order', () => {
    const tiles = [tile(7, 2, { type: 'checkpoint', id: 2 }), tile(1, 2, { type: 'checkpoint', id: 1 })];
    const found = fromCourseGenerator({ ...BOARD, tiles })!;
    expect(found.source.checkpoints).toEqual([
      { x: 5, y: 2 },
      { x: 11, y: 2 },
    ]);
    expect(found.notes).toEqual([]);
  });
});

test('a small piece lies in the corner of an empty board, and says so', () => {
  const piece = { ...BOARD, kind: 'small', width: 6, height: 6, tiles: [tile(5, 5, { type: 'pit' })] };
  const { source, notes } = fromCourseGenerator(piece)!;
  expect(source.boards[1]?.rows[5]).toBe('.....O......');
  expect(notes[0]).toEqual({ id: 'workshop.import.small', values: { width: 6, height: 6 } });
});

test('a strip of docks takes the place of the box’s, with its first eight places', () => {
  const starts = Array.from({ length: 10 }, (_, y) => ({ x: 0, y }));
  const { source, notes } = fromCourseGenerator({ ...BOARD, kind: 'dock', width: 3, starts, tiles: [] })!;
  expect([source.boards[0]?.rows[0], source.boards[0]?.starts.length, source.boards[1]?.x]).toEqual(['...', 8, 3]);
  expect(notes[0]).toEqual({ id: 'workshop.import.starts', values: { count: 10, docks: 8 } });
  expect(problemsOf(source).filter(({ level }) => level === 'error')).toEqual([]);
  const few = fromCourseGenerator({ ...BOARD, kind: 'dock', width: 3, starts: starts.slice(0, 3), tiles: [] })!;
  expect(few.notes[0]).toEqual({ id: 'workshop.import.docks', values: { count: 3, docks: 8 } });
});

test.each([
  ['nothing', undefined],
  ['a circuit of Paddock', { format: 'paddock-circuit', game: 'roborally' }],
  ['a board of 40 cells', { ...BOARD, width: 40 }],
  ['a cell off every board', { ...BOARD, tiles: [tile(99, 0, { type: 'pit' })] }],
  ['a thousand tiles', { ...BOARD, tiles: Array.from({ length: 1000 }, () => tile(0, 0)) }],
  ['an unknown direction', { ...BOARD, tiles: [tile(0, 0, { type: 'belt', dir: 'UP' })] }],
])('%s is none', (_, given) => {
  expect(fromCourseGenerator(given)).toBeUndefined();
});

test('any file is answered, and what is taken over can be read', () => {
  const some = fc.constantFrom('belt', 'wall', 'laser', 'pit', 'battery', 'gear', 'push', 'checkpoint', 'portal', 'x');
  const features = fc.array(
    fc.record({
      type: some,
      dir: fc.constantFrom('N', 'E', 'S', 'W', undefined),
      speed: fc.constantFrom(1, 2, 9, undefined),
      sides: fc.constantFrom(['N'], ['E', 'W'], [], undefined),
      damage: fc.constantFrom(1, 3, -4, 1e9, undefined),
      timing: fc.constantFrom([1], [5, 2, 2], [], undefined),
      id: fc.constantFrom(1, 7, 'a', undefined),
    }),
    { maxLength: 4 },
  );
  const tiles = fc.array(fc.record({ x: fc.nat(12), y: fc.nat(11), features }), { maxLength: 60 });
  const kind = fc.constantFrom('base', 'small', 'dock', 'tower');
  const starts = fc.array(fc.record({ x: fc.nat(3), y: fc.nat(11) }), { maxLength: 12 });
  const wide = fc.nat(13);
  fc.assert(
    fc.property(fc.record({ name: fc.string(), kind, width: wide, height: wide, starts, tiles }), (given) => {
      const found = fromCourseGenerator(given);
      if (found !== undefined) expect(workshop.read(found.source).source).toEqual(found.source);
    }),
    { numRuns: 300 },
  );
});
