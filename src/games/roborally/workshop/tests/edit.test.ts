// Editing a course: what each command does, and that every command can be undone and redone without a trace. Not here: problems
// (workshop.test.ts).

import { type Change, type History, redo, startHistory, undo, withStep } from '@workshop/history';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blankCourse } from '../blank';
import { boxBoard, boxIdOf, cellName, floorBoards, sizeOf, stripOf } from '../boards';
import {
  type Brush,
  eraserOf,
  FIRST_BRUSH,
  flippedBrush,
  pick,
  type StrokeSpot,
  strokeOf,
  TILES,
  turnedBrush,
} from '../brush';
import { copyOf } from '../copy';
import { drawnCourse } from '../drawn';
import {
  copyBoard,
  mirrorBoard,
  setBoardCount,
  setStrip,
  setTheme,
  stampBoard,
  swapBoard,
  turnBoard,
} from '../edit-boards';
import type { Side } from '../edit-edges';
import { laid } from '../lay';
import { problemsOf } from '../problems';
import type { RoborallySource } from '../source';
import { workshop } from '../workshop';

const BLANK = blankCourse('Night Shift');
/** Where the first board begins, east of the docks. */
const LEFT = 4;

function edited(source: RoborallySource, ...changes: readonly Change<RoborallySource>[]): RoborallySource {
  return changes.reduce((history, change) => withStep(history, 'floor.paint', change), startHistory(source)).source;
}
function painted(source: RoborallySource, brush: Partial<Brush>, path: readonly StrokeSpot[]): RoborallySource {
  return edited(source, strokeOf(source, { ...FIRST_BRUSH, ...brush }, path).change);
}
/** A path of cells of the first board, by their names: 'B2 C2'. within: where the pointer is in each. */
function cells(names: string, within?: StrokeSpot['within']): StrokeSpot[] {
  return names.split(' ').map((name) => {
    const x = name.charCodeAt(0) - 65 + LEFT;
    return { x, y: Number(name.slice(1)) - 1, ...(within && { within }) };
  });
}
const row = (source: RoborallySource, n: number, board = 1) => source.boards[board]!.rows[n - 1];
const idsOf = (source: RoborallySource) => problemsOf(source).map(({ text }) => text.id);
const twoBoards = edited(BLANK, (draft) => setBoardCount(draft, 2));

describe('belts', () => {
  test('run the way they are drawn, and the curves join', () => {
    const drawn = painted(BLANK, { tile: 'express' }, cells('B2 C2 D2 D3 D4 C4'));
    expect([row(drawn, 2), row(drawn, 3), row(drawn, 4)]).toEqual(['.ees........', '...s........', '..ww........']);
    const curve = laid(drawn, '').belts.find(({ cell }) => cell === 1 * 16 + LEFT + 3);
    expect(curve).toMatchObject({ feeds: [3], turns: [{ from: 3, turn: 1 }] });
  });
  test('one that ends on another joins it, and does not turn it', () => {
    const first = painted(BLANK, {}, cells('D1 D2 D3 D4'));
    const drawn = painted(first, {}, cells('A2 B2 C2 D2'));
    expect(row(drawn, 2)).toBe('>>>v........');
    const met = laid(drawn, '').belts.find(({ cell }) => cell === 16 + LEFT + 3);
    expect(met?.feeds).toEqual([0, 3]);
  });
  test('one that runs against another takes its place', () => {
    const drawn = painted(painted(BLANK, {}, cells('D2 C2')), {}, cells('A2 B2 C2'));
    expect(row(drawn, 2)).toBe('>>><........');
  });
  test('going back over the last cells takes them away again', () => {
    expect(row(painted(BLANK, {}, cells('A2 B2 C2 D2 C2 B2')), 2)).toBe('>>..........');
  });
  test('a click lays one in the direction that was chosen', () => {
    expect(row(painted(BLANK, { way: 3 }, cells('A2')), 2)).toBe('<...........');
  });
});

describe('walls, lasers and pushers go to the nearest edge', () => {
  test.each([
    [[0.5, 0.1], 'N'],
    [[0.9, 0.5], 'E'],
    [[0.4, 0.8], 'S'],
    [[0.1, 0.6], 'W'],
  ] as const)('a wall at %j', (within, side) => {
    expect(painted(BLANK, { tile: 'wall' }, cells('C3', within)).boards[1]?.walls).toEqual([{ x: 2, y: 2, side }]);
  });
  test('a row of walls lies on one side of all cells, and none is there twice', () => {
    const once = painted(BLANK, { tile: 'wall' }, cells('C3 D3 E3', [0.6, 0.9]));
    expect(once.boards[1]?.walls.map(({ side }) => side)).toEqual(['S', 'S', 'S']);
    expect(painted(once, { tile: 'wall' }, cells('D4', [0.5, 0.1]))).toBe(once);
  });
  test('a laser shoots away from its edge, and a wall at the end keeps its beam on the floor', () => {
    const drawn = painted(BLANK, { tile: 'laser', beams: 2 }, cells('C3', [0.05, 0.5]));
    expect(drawn.boards[1]?.lasers).toEqual([{ x: 2, y: 2, dir: 'E', beams: 2 }]);
    expect(drawn.boards[1]?.walls).toEqual([
      { x: 2, y: 2, side: 'W' },
      { x: 11, y: 2, side: 'E' },
    ]);
    expect(laid(drawn, '').lasers[0]?.cells).toHaveLength(10);
  });
  test('a pusher stands on a wall, and a cell has one', () => {
    const first = painted(BLANK, { tile: 'pusher', registers: [1, 3, 5] }, cells('C3', [0.5, 0.95]));
    expect(first.boards[1]?.pushers).toEqual([{ x: 2, y: 2, dir: 'N', registers: [1, 3, 5] }]);
    const second = painted(first, { tile: 'pusher', registers: [2] }, cells('C3', [0.95, 0.5]));
    expect(second.boards[1]?.pushers).toEqual([{ x: 2, y: 2, dir: 'W', registers: [2] }]);
  });
  test('where nobody points, the chosen side counts', () => {
    expect(painted(BLANK, { tile: 'wall', way: 2 }, cells('C3')).boards[1]?.walls[0]?.side).toBe('S');
  });
});

describe('flags and docks', () => {
  const [first, second] = BLANK.checkpoints as [StrokeSpot, StrokeSpot];
  test('a new flag gets the next number, up to eight', () => {
    const many = cells('A1 B1 C1 D1 E1 F1 G1 H1').reduce(
      (source, spot) => painted(source, { tile: 'flag' }, [spot]),
      BLANK,
    );
    expect(many.checkpoints).toHaveLength(8);
    expect(many.checkpoints.slice(0, 3)).toEqual([first, second, { x: LEFT, y: 0 }]);
    expect(workshop.read(many).source).toEqual(many);
  });
  test('dragging a flag moves it, and onto another swaps them', () => {
    const to = { x: LEFT, y: 0 };
    expect(painted(BLANK, { tile: 'flag' }, [first, to]).checkpoints).toEqual([to, second]);
    expect(painted(BLANK, { tile: 'flag' }, [first, to, second]).checkpoints).toEqual([second, first]);
  });
  test('dragging a dock moves it, and onto another swaps their numbers', () => {
    const [one, two] = BLANK.boards[0]!.starts.slice(0, 2) as unknown as [StrokeSpot, StrokeSpot];
    const starts = (source: RoborallySource) =>
      Object.fromEntries(source.boards[0]!.starts.map(({ dock, x, y }) => [dock, `${x} ${y}`]));
    expect(starts(painted(BLANK, { tile: 'dock' }, [one, two]))).toMatchObject({
      1: `${two.x} ${two.y}`,
      2: `${one.x} ${one.y}`,
    });
    expect(starts(painted(BLANK, { tile: 'dock' }, [one, { x: 3, y: 0 }]))).toMatchObject({ 1: '3 0' });
  });
  test('an erased dock is the next that is put down', () => {
    const dock = BLANK.boards[0]!.starts[4]!;
    const gone = edited(BLANK, eraserOf([dock]).change);
    expect(idsOf(gone)).toEqual(['workshop.docks']);
    const back = painted(gone, { tile: 'dock', way: 1 }, [{ x: 3, y: 3 }]);
    expect(back.boards[0]?.starts.at(-1)).toEqual({ x: 3, y: 3, dock: 5, facing: 'E' });
  });
  test('the last flag stays', () => {
    const one = edited(BLANK, eraserOf([first]).change);
    expect(one.checkpoints).toEqual([second]);
    expect(edited(one, eraserOf([second]).change)).toBe(one);
  });
});

describe('erasing and picking', () => {
  const full = [
    (source: RoborallySource) => painted(source, { tile: 'gear' }, cells('C3')),
    (source: RoborallySource) => painted(source, { tile: 'pusher', registers: [2] }, cells('C3', [0.5, 0.05])),
    (source: RoborallySource) => painted(source, { tile: 'flag' }, cells('C3')),
  ].reduce((source, change) => change(source), BLANK);
  test('the topmost thing goes first', () => {
    const [spot] = cells('C3') as [StrokeSpot];
    const once = edited(full, eraserOf([spot]).change);
    expect(once.checkpoints).toEqual(BLANK.checkpoints);
    const twice = edited(once, eraserOf([spot]).change);
    expect([twice.boards[1]?.pushers, twice.boards[1]?.walls.length]).toEqual([[], 1]);
    const thrice = edited(twice, eraserOf([spot]).change);
    expect(row(thrice, 3)).toBe('............');
    expect(edited(thrice, eraserOf([spot]).change)).toEqual(BLANK);
  });
  test('a wall goes with what is mounted on it, from either side of its edge', () => {
    const [above] = cells('C2', [0.5, 0.95]) as [StrokeSpot];
    const erased = edited(full, eraserOf([above]).change);
    expect([erased.boards[1]?.walls, erased.boards[1]?.pushers]).toEqual([[], []]);
  });
  test('a drag clears the floor, and leaves flags and docks', () => {
    const erased = edited(full, eraserOf(cells('B3 C3 D3')).change);
    expect(erased.checkpoints).toEqual(full.checkpoints);
    expect(row(erased, 3)).toBe('............');
  });
  test.each(TILES.filter((tile) => tile !== 'dock'))('picking a %s gives the brush that paints it', (tile) => {
    const brush: Brush = { tile, way: 2, isClockwise: false, registers: [1, 5], beams: 3 };
    const source = painted(BLANK, brush, cells('C3'));
    const within = tile === 'wall' ? ([0.5, 0.9] as const) : ([0.5, 0.5] as const);
    const picked = pick(source, cells('C3', within)[0]!, {
      ...FIRST_BRUSH,
      isClockwise: false,
      registers: [1, 5],
      beams: 3,
      way: 2,
    });
    expect(picked).toEqual(brush);
  });
  test('turning four times, and flipping twice, gives the same brush', () => {
    for (const tile of TILES) {
      const brush: Brush = { ...FIRST_BRUSH, tile };
      expect([1, 2, 3, 4].reduce(turnedBrush, brush)).toEqual(brush);
      expect(flippedBrush(flippedBrush(brush))).toEqual(brush);
    }
  });
});

describe('whole boards', () => {
  test('four turns, two mirrors and two swaps change nothing of the course', () => {
    const source = copyOf('double-shift')!;
    const rules = (given: RoborallySource) => {
      const { areas: _, ...rest } = laid(given, '');
      return { ...rest, walls: rest.walls.length };
    };
    const turned = edited(source, ...[1, 2, 3, 4].map(() => (draft: RoborallySource) => turnBoard(draft, 1)));
    expect(turned).toEqual(source);
    const mirrored = edited(source, ...[1, 2].map(() => (draft: RoborallySource) => mirrorBoard(draft, 2)));
    expect(mirrored).toEqual(source);
    const swapped = edited(source, (draft) => swapBoard(draft, 1));
    expect(swapped.boards.map(boxIdOf)).toEqual(['freight-bay', 'cloverleaf', 'assembly-hall']);
    expect(rules(edited(swapped, (draft) => swapBoard(draft, 1)))).toEqual(rules(source));
  });
  test('flags go with their board', () => {
    const turned = edited(BLANK, (draft) => turnBoard(draft, 1));
    expect(turned.checkpoints[0]).toEqual({ x: LEFT + 6, y: 8 });
    expect(edited(BLANK, (draft) => mirrorBoard(draft, 1)).checkpoints[0]).toEqual({ x: LEFT + 3, y: 5 });
    expect(edited(twoBoards, (draft) => swapBoard(draft, 2)).checkpoints[0]).toEqual({ x: LEFT + 20, y: 5 });
  });
  test('a mirrored board is written as it lies, also when it was turned', () => {
    const source = edited(
      painted(BLANK, {}, cells('A1 B1')),
      (draft) => turnBoard(draft, 1),
      (draft) => mirrorBoard(draft, 1),
    );
    expect([row(source, 1), row(source, 2)]).toEqual(['v...........', 'v...........']);
  });
  test('one becomes two and one again, and a course keeps a flag', () => {
    expect(sizeOf(twoBoards)).toEqual({ width: 28, height: 12 });
    const moved = edited(twoBoards, (draft) => {
      draft.checkpoints = [{ x: 20, y: 3 }];
    });
    const one = edited(moved, (draft) => setBoardCount(draft, 1));
    expect([one.boards.length, one.checkpoints]).toEqual([2, [{ x: LEFT + 6, y: 6 }]]);
  });
  test('a copy lies on the other board', () => {
    const drawn = painted(BLANK, {}, cells('A1 B1'));
    const copy = edited(drawn, (draft) => copyBoard(draft, 1));
    expect([floorBoards(copy), row(copy, 1, 2), copy.boards[2]?.x]).toEqual([[1, 2], '>>..........', 16]);
  });
  test('a board of the box is stamped, a strip of docks chosen, and both are known again', () => {
    const stamped = edited(
      BLANK,
      (draft) => stampBoard(draft, 1, 'foundry'),
      (draft) => turnBoard(draft, 1),
    );
    expect(boxIdOf(stamped.boards[1]!)).toBe('foundry');
    const other = edited(stamped, (draft) => setStrip(draft, 'freight-bay'));
    expect([boxIdOf(other.boards[0]!), stripOf(other)]).toEqual(['freight-bay', 0]);
    expect(boxIdOf(painted(other, { tile: 'pit' }, cells('A1')).boards[1]!)).toBeUndefined();
  });
  test('docks on a board move to the strip that is laid beside it', () => {
    const { starts } = BLANK.boards[0]!;
    const alone = { ...BLANK, boards: [{ ...BLANK.boards[1]!, x: 0, starts }], checkpoints: [{ x: 9, y: 4 }] };
    const laidOut = edited(alone, (draft) => setStrip(draft, 'loading-bay'));
    expect([laidOut.boards.map(({ x }) => x), laidOut.checkpoints, idsOf(laidOut)]).toEqual([
      [0, 4],
      [{ x: 13, y: 4 }],
      [],
    ]);
  });
});

describe('sources to begin with', () => {
  test('a blank course has no problems', () => {
    expect(workshop.read(BLANK)).toMatchObject({ source: BLANK, problems: [] });
  });
  test('a copy of the box is the same course, and names its parent', () => {
    const copy = copyOf('needles-eye')!;
    expect(workshop.read(copy).source).toEqual(copy);
    expect([copy.parent, copy.boards.map(boxIdOf)]).toEqual([
      'needles-eye',
      ['freight-bay', 'the-narrows', 'express-yard'],
    ]);
    expect(copyOf('no-such-course')).toBeUndefined();
    expect(boxBoard('no-such-board')).toBeUndefined();
  });
  test('cells are called by board, letter and number', () => {
    expect(cellName(twoBoards, { x: 20, y: 6 })).toEqual({ board: 2, cell: 'E7' });
    expect(cellName(twoBoards, { x: 0, y: 0 })).toEqual({ board: 0, cell: 'A1' });
  });
});

/** Any command of the editor. */
function command(): fc.Arbitrary<(source: RoborallySource) => Change<RoborallySource>> {
  const spot = fc.record({
    x: fc.nat(29),
    y: fc.nat(13),
    within: fc.option(
      fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
      { nil: undefined },
    ),
  });
  const path = fc.tuple(spot, fc.array(fc.nat(3), { maxLength: 8 })).map(([from, sides]) => {
    const cellsOn: StrokeSpot[] = [from as StrokeSpot];
    for (const side of sides) {
      const { x, y } = cellsOn.at(-1)!;
      cellsOn.push({ x: x + [0, 1, 0, -1][side]!, y: y + [-1, 0, 1, 0][side]! });
    }
    return cellsOn;
  });
  const brush = fc.record({
    tile: fc.constantFrom(...TILES),
    way: fc.nat(3).map((way) => way as Side),
    isClockwise: fc.boolean(),
    registers: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
    beams: fc.integer({ min: 1, max: 3 }),
  });
  const board = fc.nat(2);
  const whole = fc.tuple(fc.constantFrom(turnBoard, mirrorBoard, swapBoard, copyBoard), board);
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc.tuple(brush, path).map(
        ([one, cellsOn]) =>
          (source: RoborallySource) =>
            strokeOf(source, one, cellsOn).change,
      ),
    },
    { weight: 3, arbitrary: path.map((cellsOn) => () => eraserOf(cellsOn).change) },
    {
      weight: 2,
      arbitrary: whole.map(
        ([change, at]) =>
          () =>
          (draft: RoborallySource) =>
            change(draft, at),
      ),
    },
    fc.nat(1).map((n) => () => (draft: RoborallySource) => setBoardCount(draft, n + 1)),
    fc.tuple(board, fc.constantFrom('foundry', 'cloverleaf')).map(
      ([at, id]) =>
        () =>
        (draft: RoborallySource) =>
          stampBoard(draft, at, id),
    ),
    fc.constantFrom('loading-bay', 'freight-bay').map((id) => () => (draft: RoborallySource) => setStrip(draft, id)),
    fc.tuple(board, fc.constantFrom('rust', 'violet')).map(
      ([at, theme]) =>
        () =>
        (draft: RoborallySource) =>
          setTheme(draft, at, theme),
    ),
  );
}

test('any 200 commands undone give the same bytes, redone the same bytes again, and every source on the way can be read and drawn', () => {
  fc.assert(
    fc.property(fc.array(command(), { minLength: 200, maxLength: 200 }), (commands) => {
      let history: History<RoborallySource> = startHistory(copyOf('day-trip')!);
      const begun = JSON.stringify(history.source);
      for (const one of commands) history = withStep(history, 'floor.paint', one(history.source));
      const ended = JSON.stringify(history.source);
      expect(workshop.read(history.source).source).toEqual(history.source);
      expect(() => drawnCourse(history.source)).not.toThrow();
      const steps = history.done.length;
      for (let n = 0; n < steps; n++) history = undo(history);
      expect([JSON.stringify(history.source), history.done.length]).toEqual([begun, 0]);
      for (let n = 0; n < steps; n++) history = redo(history);
      expect(JSON.stringify(history.source)).toBe(ended);
    }),
    { numRuns: process.env.PADDOCK_LONG === '1' ? 60 : 12 },
  );
});
