// Players' courses of RoboRally: what is read, what is wrong, and that what is drawn can be raced.

import type { CircuitWishes, Json } from '@core/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOARD_FILES, COURSE_FILES } from '../../data/course-files';
import { courseOf } from '../../data/courses';
import { loneState, playLone } from '../../outlook/lone';
import { REGISTERS } from '../../robots';
import { newRobot } from '../../setup';
import { raceConfig } from '../../tests/race-config';
import { drawCourse } from '../draw';
import { drawnCourse } from '../drawn';
import { laid } from '../lay';
import { problemsOf } from '../problems';
import { rideFrom } from '../ride';
import { type RoborallySource, type SourceBoard, sourceSchema } from '../source';
import { waysOf } from '../ways';
import { workshop } from '../workshop';

const LENGTHS = ['short', 'medium', 'long'] as const;
const CHARACTERS = ['fast', 'mixed', 'twisty'] as const;
const WISHES = LENGTHS.flatMap((length) => CHARACTERS.map((character): CircuitWishes => ({ length, character })));
/** Hostile and drawn sources. PADDOCK_LONG=1: as many as the checklist of the workshop requires. */
const LONG = process.env.PADDOCK_LONG === '1';
const [HOSTILE, DRAWN] = LONG ? [10_000, 1000] : [500, 27];

/** A hall of 6 by 4 cells: docks at the left, a belt in the middle, checkpoints at the right. */
function hall(change: Partial<RoborallySource> = {}, board: Partial<SourceBoard> = {}): RoborallySource {
  return {
    format: 'paddock-circuit',
    game: 'roborally',
    version: 1,
    name: 'Lantern Bay',
    author: 'Marta',
    difficulty: 'standard',
    boards: [
      {
        x: 0,
        y: 0,
        turn: 0,
        theme: 'teal',
        rows: ['..>>..', '..O)..', '..R...', '......'],
        walls: [{ x: 5, y: 3, side: 'E' }],
        pushers: [{ x: 3, y: 2, dir: 'N', registers: [2, 4] }],
        lasers: [{ x: 2, y: 3, dir: 'E', beams: 1 }],
        starts: Array.from({ length: 8 }, (_, at) => ({ x: at >> 2, y: at & 3, dock: at + 1, facing: 'E' as const })),
        ...board,
      },
    ],
    checkpoints: [
      { x: 5, y: 0 },
      { x: 4, y: 3 },
    ],
    ...change,
  };
}

const idsOf = (source: RoborallySource) => problemsOf(source).map(({ text }) => text.id);
const wall = (x: number, y: number, side: 'N' | 'E' | 'S' | 'W') => ({ x, y, side });

describe('reading a source', () => {
  test('a whole source is read, and its fields are complete', () => {
    const { author: _, ...rest } = hall();
    expect(workshop.read(rest)).toMatchObject({ source: hall({ author: '' }), problems: [] });
  });
  test('the id follows from everything that is raced or drawn, and from nothing else', () => {
    const id = (source: RoborallySource) => workshop.read(source).id;
    expect(id(hall({ name: 'Cedar Point', author: 'Leo', parent: 'day-trip' }))).toBe(id(hall()));
    const changed = [hall({ difficulty: 'expert' }), hall({}, { theme: 'rust' }), hall({}, { walls: [] })];
    expect(new Set([hall(), ...changed].map(id)).size).toBe(changed.length + 1);
  });
  test.each([
    ['nothing', undefined, undefined],
    ['a circuit of another game', { ...hall(), game: 'heat' }, 'game'],
    ['rows of two lengths', hall({}, { rows: ['....', '...'] }), 'boards.0'],
    ['an unknown character', hall({}, { rows: ['..?...'] }), 'boards.0.rows.0'],
    ['a dock 9', hall({}, { starts: [{ x: 0, y: 0, dock: 9, facing: 'E' }] }), 'boards.0.starts.0.dock'],
    ['no checkpoints', hall({ checkpoints: [] }), 'checkpoints'],
    ['an unknown field', { ...hall(), wings: 2 }, undefined],
  ])('%s is refused with the field that is wrong', (_, given, field) => {
    const { source, problems } = workshop.read(given);
    expect([source, problems.length]).toEqual([undefined, 1]);
    expect(problems[0]?.text.values?.field).toBe(field);
  });
  test('any hostile file is answered with problems, never with an exception, and what is right can be laid', () => {
    fc.assert(
      fc.property(hostile(), (given) => {
        const { source, id, problems } = workshop.read(given);
        expect(source !== undefined || problems.length > 0).toBe(true);
        for (const { text } of problems) expect(text.id).toMatch(/^workshop\./);
        if (source !== undefined) expect(() => drawnCourse(source as unknown as RoborallySource)).not.toThrow();
        if (source !== undefined && problems.every(({ level }) => level === 'warning'))
          expect(() => laid(source as unknown as RoborallySource, id ?? '')).not.toThrow();
      }),
      { numRuns: HOSTILE },
    );
  });
});

/** The hall with any part replaced by any JSON, or by small numbers. */
function hostile(): fc.Arbitrary<unknown> {
  const board = ['x', 'y', 'turn', 'rows', 'walls', 'pushers', 'lasers', 'starts', 'theme'].map((key) => [
    'boards',
    0,
    key,
  ]);
  const deep = [
    ['boards', 0, 'walls', 0, 'x'],
    ['boards', 0, 'lasers', 0, 'y'],
    ['boards', 0, 'starts', 2, 'dock'],
  ];
  const paths = [...board, ...deep, ['boards'], ['checkpoints'], ['checkpoints', 0, 'x'], ['checkpoints', 1, 'y']];
  const rows = fc.array(fc.string({ unit: fc.constantFrom(...'.OR()^>v<nesw'), minLength: 4, maxLength: 4 }), {
    maxLength: 6,
  });
  const value = fc.oneof(fc.jsonValue(), fc.nat(12), fc.constantFrom(-1, 40, 1e308, 'N', 'W'), rows);
  const changes = fc.array(fc.tuple(fc.constantFrom(...paths), value), { minLength: 1, maxLength: 4 });
  return changes.map((list) => {
    const source: Record<string | number, unknown> = structuredClone(hall());
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
  const [board] = hall().boards as [SourceBoard];
  test.each([
    ['workshop.board.turn', hall({}, { turn: 1 })],
    ['workshop.outside', hall({}, { walls: [...board.walls, wall(9, 9, 'N')] })],
    [
      'workshop.checkpoint.same',
      hall({
        checkpoints: [
          { x: 5, y: 0 },
          { x: 5, y: 0 },
        ],
      }),
    ],
    ['workshop.checkpoint.off', hall({ checkpoints: [...hall().checkpoints, { x: 6, y: 0 }] })],
    ['workshop.checkpoint.machine', hall({ checkpoints: [{ x: 2, y: 2 }] })],
    ['workshop.laser.open', hall({}, { walls: [] })],
    ['workshop.loop', hall({ checkpoints: [{ x: 4, y: 1 }] }, { rows: ['..>>..', '..O<<.', '..R...', '......'] })],
  ])('%s is mended with one click', (id, source) => {
    const found = problemsOf(source).find(({ text }) => text.id === id);
    const fixed = found?.fixed as unknown as RoborallySource;
    expect(workshop.read(fixed).source).toEqual(fixed);
    expect(idsOf(fixed)).not.toContain(id);
  });
  test.each([
    ['workshop.board.overlap', hall({ boards: [board, { ...board, y: 3, starts: [] }] }), { number: 2, other: 1 }],
    ['workshop.board.gap', hall({ boards: [board, { ...board, y: 5, starts: [] }] }), { cells: 6 }],
    ['workshop.docks', hall({}, { starts: board.starts.slice(1) }), { dock: 1, count: 0, docks: 8 }],
    ['workshop.docks.shared', hall({}, { starts: board.starts.map((one) => ({ ...one, x: 0 })) }), {}],
    ['workshop.docks.pit', hall({}, { rows: ['O.>>..', '..O)..', '..R...', '......'] }), { dock: 1 }],
    ['workshop.checkpoint.off', hall({ checkpoints: [{ x: 6, y: 0 }] }), { number: 1 }],
    ['workshop.checkpoint.pit', hall({ checkpoints: [{ x: 2, y: 1 }] }), { number: 1 }],
    ['workshop.laser.open', hall({}, { walls: [] }), { board: 1, cell: 'C4' }],
    [
      'workshop.belt.edge',
      hall({}, { rows: ['^.>>..', '^.O)..', '..R...', '......'] }),
      { board: 1, cell: 'A1', cells: 2 },
    ],
    ['workshop.belt.stuck', hall({}, { rows: ['..><..', '..O)..', '..R...', '......'] }), { board: 1, cell: 'C1' }],
    ['workshop.checkpoint.machine', hall({ checkpoints: [{ x: 2, y: 2 }] }), { number: 1 }],
    ['workshop.docks.beam', hall({}, { lasers: [{ x: 1, y: 3, dir: 'E', beams: 1 }] }), { dock: 8 }],
    [
      'workshop.cells.lost',
      hall({}, { walls: [...board.walls, wall(5, 2, 'N'), wall(5, 2, 'W'), wall(5, 2, 'S')] }),
      { cells: 1, board: 1, cell: 'F3' },
    ],
    [
      'workshop.belt.pit',
      hall({}, { rows: ['..v>..', '..OO<<', '..R...', '......'] }),
      { board: 1, cell: 'E2', cells: 2 },
    ],
  ])('%s', (id, source, values) => {
    expect(problemsOf(source).map(({ text }) => text)).toContainEqual({ id, values });
  });
  test('workshop.loop: a robot restored on a flag or a dock rides into a pit, or off the edge', () => {
    const loops = (source: RoborallySource) => problemsOf(source).filter(({ text }) => text.id === 'workshop.loop');
    const pit = loops(hall({ checkpoints: [{ x: 4, y: 1 }] }, { rows: ['..>>..', '..O<<.', '..R...', '......'] }));
    const values = { home: 'flag', number: 1, end: 'pit', board: 1, cell: 'C2' };
    expect(pit).toMatchObject([{ level: 'error', space: 8, text: { values } }]);
    const edge = loops(hall({}, { rows: ['^.>>..', '..O)..', '..R...', '......'] }));
    expect(edge).toMatchObject([{ space: 0, text: { values: { home: 'dock', number: 1, end: 'edge', cell: 'A1' } } }]);
    // Ten cells are more than a belt carries in a turn, and an express belt carries that far.
    const long = { starts: board.starts, walls: [] as SourceBoard['walls'], lasers: [], pushers: [] };
    const far = (belt: string) =>
      hall(
        { checkpoints: [{ x: 11, y: 0 }] },
        { ...long, rows: [`...O${belt.repeat(8)}`, '............', '............', '............'] },
      );
    expect(loops(far('<'))).toEqual([]);
    expect(loops(far('w'))).toHaveLength(1);
  });
  test('rides are the rules’ own: from every cell of every course of the box, and of drawn ones', () => {
    const drawn = WISHES.map((wishes, at) =>
      workshop.learn(drawCourse(wishes, drawOf(seedRng(`ride ${at}`))) as unknown as Json),
    );
    const ends: string[] = [];
    for (const id of [...COURSE_FILES.map((one) => one.id), ...drawn.map((one) => one.id)]) {
      const course = courseOf(id);
      course.pit.forEach((isPit, cell) => {
        if (isPit) return;
        const ride = rideFrom(course, cell);
        const robot = newRobot('red', 1, cell, 0, 3);
        const s = loneState(id, raceConfig(id, 1).options, robot);
        for (const register of REGISTERS) {
          // Lasers are no ride.
          robot.damage = 0;
          if (robot.status === 'inPlay') playLone(s, register, () => undefined);
        }
        // A robot that touches the last flag leaves the floor.
        if (robot.status === 'finished') return;
        const end = robot.status === 'inPlay' ? 'stands' : 'lost';
        expect([id, cell, ride.end === 'stands' ? 'stands' : 'lost']).toEqual([id, cell, end]);
        if (end === 'stands') expect([id, cell, ride.at]).toEqual([id, cell, robot.cell]);
        ends.push(ride.end);
      });
    }
    expect(new Set(ends)).toContain('stands');
  });
  test('workshop.checkpoint.dock and workshop.checkpoint.cutOff: walls all round', () => {
    const shut = (x: number, y: number) => [
      ...board.walls,
      wall(x, y, 'N'),
      wall(x, y, 'W'),
      wall(x, y, 'S'),
      wall(x, y, 'E'),
    ];
    const first = problemsOf(hall({}, { walls: shut(5, 0) }));
    expect(first.map(({ text }) => text)).toContainEqual({
      id: 'workshop.checkpoint.dock',
      values: { number: 1, dock: 1 },
    });
    expect(first[0]?.space).toBe(5);
    const second = problemsOf(hall({}, { walls: shut(4, 3) }));
    expect(second.map(({ text }) => text)).toContainEqual({
      id: 'workshop.checkpoint.cutOff',
      values: { number: 2, other: 1 },
    });
  });
  test('workshop.docks.unfair: with the steps of the nearest and the farthest dock', () => {
    const rows = Array.from({ length: 12 }, () => '......');
    const starts = board.starts.map((one, at) => (at === 7 ? { ...one, y: 11 } : one));
    const found = problemsOf(hall({}, { rows, starts })).find(({ text }) => text.id === 'workshop.docks.unfair');
    expect(found?.text.values).toEqual({ dock: 8, far: 15, best: 5, near: 4 });
  });
  test('the courses of the box have no problems but those that their makers chose', () => {
    for (const { id, file } of COURSE_FILES) {
      const boards = file.boards.map(({ board: name, x, y, turn }) => {
        const { theme, rows, walls, pushers, lasers, starts = [] } = BOARD_FILES[name]!;
        return { x, y, turn, theme, rows, walls, pushers, lasers, starts };
      });
      const source = sourceSchema.parse({ ...hall(), boards, checkpoints: file.checkpoints });
      const errors = problemsOf(source).filter(({ level }) => level === 'error');
      expect([id, errors]).toEqual([id, []]);
      const { turns: _, id: __, name: ___, difficulty: ____, areas: _____, ...rules } = laid(source, id);
      expect(courseOf(id)).toMatchObject(rules);
    }
  });
});

describe('the course of a source', () => {
  test('learning it makes it raceable under its id, and learning it again changes nothing', () => {
    const learned = workshop.learn(hall() as unknown as Json);
    expect(learned).toEqual({
      id: workshop.read(hall()).id,
      name: 'Lantern Bay',
      defaults: {},
      traits: { length: 'short' },
    });
    const known = courseOf(learned.id);
    expect(workshop.learn(hall({ name: 'Another name' }) as unknown as Json)).toEqual(learned);
    expect(courseOf(learned.id)).toBe(known);
    expect(workshop.find(learned.id)).toEqual(learned);
    expect(workshop.find('day-trip')).toBeUndefined();
  });
  test('a source with errors can be opened, and not raced', () => {
    const broken = hall({}, { walls: [] });
    expect(workshop.read(broken).source).toEqual(broken);
    expect(() => workshop.learn(broken as unknown as Json)).toThrow('workshop.laser.open');
  });
  test('longer ways are expected to take more turns', () => {
    const [short, long] = [
      laid(hall(), 'a'),
      laid(hall({ checkpoints: [...hall().checkpoints, { x: 0, y: 0 }] }), 'b'),
    ];
    expect(long.turns.p4).toBeGreaterThan(short.turns.p4);
    expect(short.turns.p8).toBeGreaterThan(short.turns.p2);
  });
});

describe('ways on foot', () => {
  test('lead from dock 1 to the first flag and on, step by step, as short as the rules measure', () => {
    for (const { id } of COURSE_FILES) {
      const course = courseOf(id);
      const ways = waysOf(course);
      expect(ways.map((way) => way.at(-1))).toEqual(course.checkpoints);
      expect(ways.map((way) => way[0])).toEqual([course.docks[0]?.cell, ...course.checkpoints.slice(0, -1)]);
      ways.forEach((way, at) => {
        expect(way.length - 1).toBe(course.distance[at]?.[way[0]!]);
        for (const [n, cell] of way.slice(1).entries())
          expect(course.step.slice(way[n]! * 4, way[n]! * 4 + 4)).toContain(cell);
      });
    }
  });
  test('a part that nobody can walk is left out', () => {
    const shut = (['N', 'W', 'S', 'E'] as const).map((side) => wall(4, 3, side));
    expect(waysOf(laid(hall({}, { walls: shut, lasers: [] }), ''))).toHaveLength(1);
  });
});

describe('drawing courses', () => {
  test(`${DRAWN} drawn courses: nothing is wrong with any, and they are laid the same way twice`, () => {
    for (let at = 0; at < DRAWN; at++) {
      const source = drawCourse(WISHES[at % WISHES.length]!, drawOf(seedRng(`${at}`)));
      const reading = workshop.read(source);
      expect(reading).toMatchObject({ source, problems: [] });
      expect(laid(source, reading.id ?? '')).toEqual(laid(structuredClone(source), reading.id ?? ''));
    }
  });
  test('the same draws give the same bytes, others give others', () => {
    const one = (seed: string) => JSON.stringify(drawCourse(WISHES[4]!, drawOf(seedRng(seed))));
    expect(one('a')).toBe(one('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map(one)).size).toBe(5);
  });
  test('a course of the wished length has one floor board, or two', () => {
    const boards = (length: CircuitWishes['length']) =>
      drawCourse({ length, character: 'mixed' }, drawOf(seedRng('x'))).boards.length;
    expect([boards('short'), boards('long')]).toEqual([2, 3]);
  });
});
