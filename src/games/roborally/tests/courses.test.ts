// The courses: how they are laid from their boards, and the guarantees of S9.

import { catalogueOf, WHOLE_LOCALES } from '@i18n/locales';
import { describe, expect, test } from 'vitest';
import { type Course, OFF, WALLED } from '../data/course';
import { type BoardFile, COURSE_FILES } from '../data/course-files';
import { COURSE_IDS, courseOf } from '../data/courses';
import { laidCourse } from '../data/lay-course';
import { courseMessages } from '../text/courses';
import { learnedCourses } from './race-config';

/** Drawn courses. PADDOCK_LONG=1: as many as the checklist of the workshop requires. */
const DRAWN = process.env.PADDOCK_LONG === '1' ? 1000 : 18;

describe.each([...COURSE_IDS, ...learnedCourses(DRAWN, 'courses')])('%s', (id) => {
  const course: Course = courseOf(id);
  const cells = course.pit.map((_, cell) => cell);

  test('its boards fill the floor and do not overlap', () => {
    const covered = course.areas.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(covered).toBe(course.width * course.height);
    const of = (x: number, y: number) =>
      course.areas.filter((one) => x >= one.x && y >= one.y && x < one.x + one.width && y < one.y + one.height);
    for (const cell of cells) expect(of(cell % course.width, Math.floor(cell / course.width))).toHaveLength(1);
  });

  test('every beam starts and ends at a wall, and no dock is in a beam', () => {
    for (const laser of course.lasers) {
      const first = laser.cells[0]!;
      const last = laser.cells.at(-1)!;
      expect(course.step[first * 4 + ((laser.facing + 2) & 3)]).toBe(WALLED);
      expect(course.step[last * 4 + laser.facing]).toBe(WALLED);
      for (const [index, cell] of laser.cells.entries()) {
        if (index > 0) expect(course.step[laser.cells[index - 1]! * 4 + laser.facing]).toBe(cell);
      }
    }
    for (const dock of course.docks) expect(course.beams[dock.cell]).toEqual([]);
  });

  test('no belt runs into a wall, off the board or head-on; only the scrap chute ends in a pit', () => {
    let chutes = 0;
    for (const { cell, facing } of course.belts) {
      const next = course.step[cell * 4 + facing]!;
      expect(next, `belt ${cell}`).toBeGreaterThanOrEqual(0);
      expect(course.belt[next]).not.toBe((facing + 2) & 3);
      if (course.pit[next]) chutes++;
    }
    const hasChute = course.areas.some((area) => area.piece === 'the-narrows');
    expect(chutes).toBe(hasChute ? 1 : 0);
  });

  test('no belt delivers onto a pusher that pushes into a pit or off the board', () => {
    for (const { cell, facing } of course.belts) {
      const pusher = course.pushers[course.pusher[course.step[cell * 4 + facing]!]!];
      if (pusher === undefined) continue;
      const target = course.step[pusher.cell * 4 + pusher.facing]!;
      expect(target).not.toBe(OFF);
      expect(target >= 0 && course.pit[target]).toBe(false);
    }
  });

  test('pushers of one register share no target and push no robot onto each other', () => {
    for (const register of [1, 2, 3, 4, 5]) {
      const active = course.pushers.filter((one) => one.registers.includes(register));
      const targets = active.map((one) => course.step[one.cell * 4 + one.facing]!);
      const floor = targets.filter((target) => target >= 0 && !course.pit[target]);
      expect(new Set(floor).size).toBe(floor.length);
      expect(active.filter((one) => targets.includes(one.cell))).toEqual([]);
    }
  });

  test('checkpoints are plain floor and can be reached in their order from every dock', () => {
    expect(course.docks).toHaveLength(8);
    for (const [index, cell] of course.checkpoints.entries()) {
      const plain = !course.pit[cell] && !course.repair[cell] && course.gear[cell] === 0 && course.belt[cell] === -1;
      expect(plain && course.pusher[cell] === -1).toBe(true);
      const from = index === 0 ? course.docks.map((dock) => dock.cell) : [course.checkpoints[index - 1]!];
      for (const start of from) expect(course.distance[index]![start]).toBeGreaterThan(0);
    }
  });

  test('all cells but pits are connected on foot', () => {
    expect(cells.filter((cell) => !course.pit[cell] && course.distance[0]![cell]! < 0)).toEqual([]);
  });

  test('the sides that feed and turn a belt follow from the belts around it', () => {
    for (const belt of course.belts) {
      for (const { from, turn } of belt.turns) {
        expect(belt.feeds).toContain(from);
        expect((belt.facing - ((from + 2) & 3) + 4) & 3).toBe(turn === 1 ? 1 : 3);
      }
    }
  });
});

/** Class and checkpoints of the courses as published. */
const PUBLISHED = {
  'first-shift': ['beginner', 2],
  'day-trip': ['beginner', 3],
  'clover-sprint': ['standard', 4],
  'foundry-run': ['standard', 4],
  'double-shift': ['standard', 4],
  'rush-hour': ['expert', 4],
  'needles-eye': ['expert', 5],
  meltdown: ['expert', 6],
} as const;

test.each(Object.entries(PUBLISHED))('%s has the stated class and number of checkpoints', (id, stated) => {
  const { difficulty, checkpoints } = courseOf(id);
  expect([difficulty, checkpoints.length]).toEqual(stated);
});

describe('laying a course', () => {
  const plain = { name: 'Test', kind: 'floor', theme: 'green', description: '', pushers: [] };
  const board: BoardFile = {
    ...plain,
    rows: ['>v', '..', 'R.'],
    walls: [{ x: 0, y: 2, side: 'S' }],
    lasers: [{ x: 0, y: 1, dir: 'S', beams: 1 }],
  };
  const course = (turn: number, boards: Record<string, BoardFile> = { test: board }) => {
    const [first] = COURSE_FILES;
    if (first === undefined) throw new Error('there are no courses');
    return laidCourse('toy', { ...first.file, boards: [{ board: 'test', x: 0, y: 0, turn }], checkpoints: [] }, boards);
  };

  test('a belt knows what feeds and turns it, and a beam runs to the first wall', () => {
    const { belts, lasers, repairs } = course(0);
    expect(belts).toEqual([
      { x: 0, y: 0, dir: 'E', express: false, feeds: [], turns: [] },
      { x: 1, y: 0, dir: 'S', express: false, feeds: ['W'], turns: [{ from: 'W', rotate: 'cw' }] },
    ]);
    expect(lasers[0]?.cells).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(repairs).toEqual([{ x: 0, y: 2 }]);
  });

  test('elements turn with their board', () => {
    const square: BoardFile = { ...board, rows: ['>v.', '...', 'R..'] };
    const { belts, walls, repairs } = course(1, { test: square });
    expect(belts.map(({ x, y, dir }) => [x, y, dir])).toEqual([
      [2, 0, 'S'],
      [2, 1, 'W'],
    ]);
    expect(walls).toEqual([{ x: 0, y: 0, side: 'W' }]);
    expect(repairs).toEqual([{ x: 0, y: 0 }]);
  });

  test('an unknown board and a beam that meets no wall are refused', () => {
    expect(() => course(0, {})).toThrow('no board is called test');
    expect(() => course(0, { test: { ...board, walls: [] } })).toThrow('toy: the beam from 0,1 leaves the floor');
  });
});

test.each(COURSE_FILES)('$id has a name and a sentence in every language', ({ id, file }) => {
  for (const language of new Set(WHOLE_LOCALES.map(catalogueOf))) {
    const messages = courseMessages(language);
    expect([messages[`circuit.${id}`], messages[`blurb.${id}`]]).toEqual([
      file.words[language]?.name,
      file.words[language]?.blurb,
    ]);
    expect(file.words[language]?.blurb).toMatch(/\.$/);
  }
});
