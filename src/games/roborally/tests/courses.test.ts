// The courses: assembled from their pieces they match the file that the rules load, and the guarantees of S9 hold.

import { describe, expect, test } from 'vitest';
import { type Course, OFF, WALLED } from '../data/course';
import { COURSE_IDS, COURSES } from '../data/courses';
import plans from '../data/courses.json';
import resolved from '../data/courses-resolved.json';
import { compose } from './compose';

const sorted = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one, keysOf(one))).sort();
const keysOf = (one: unknown): string[] => {
  const keys = new Set<string>();
  JSON.stringify(one, (key, value) => {
    keys.add(key);
    return value;
  });
  return [...keys].sort();
};

describe.each(COURSE_IDS)('%s', (id) => {
  const course: Course = COURSES[id];
  const cells = course.pit.map((_, cell) => cell);

  test('courses.json assembles into courses-resolved.json', () => {
    const made = compose(plans.courses.find((one) => one.id === id)!);
    const file = resolved.courses.find((one) => one.id === id)!;
    expect([made.name, made.difficulty, made.width, made.height, made.rows]).toEqual([
      file.name,
      file.difficulty,
      file.width,
      file.height,
      file.rows,
    ]);
    for (const key of ['areas', 'belts', 'gears', 'pits', 'repairs', 'walls', 'pushers', 'lasers', 'starts'] as const) {
      expect(sorted(made[key]), key).toEqual(sorted(file[key]));
    }
    expect(made.checkpoints).toEqual(file.checkpoints);
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

test('there are two beginner courses and three of each other class, with the stated numbers of checkpoints', () => {
  const of = (difficulty: string) =>
    COURSE_IDS.filter((id) => COURSES[id].difficulty === difficulty).map((id) => COURSES[id].checkpoints.length);
  expect([of('beginner'), of('standard'), of('expert')]).toEqual([
    [2, 3],
    [4, 4, 4],
    [4, 5, 6],
  ]);
});
