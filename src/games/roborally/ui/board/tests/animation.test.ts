import type { SeatInfo } from '@api/contract';
import { describe, expect, it } from 'vitest';
import { COURSE_IDS, courseOf } from '../../../data/courses';
import { angleOf, CELL, cellAt, degreesOf, middleOf, spotOf, towards } from '../../../geometry/floor';
import { lockText } from '../../../narration/board-text';
import { explainCell } from '../../../narration/cell-text';
import { started } from '../../../tests/race';
import { raceConfig } from '../../../tests/race-config';
import type { Facing, RoborallyEvent } from '../../../types';
import { view } from '../../../view';
import { speedFactorOf, timeOf } from '../animation/animate-event';
import { turnBetween } from '../live/robots';
import { RAY, rayEnds } from '../live/works';

const course = courseOf('first-shift');

describe('the floor as a grid', () => {
  it('finds every cell from its centre, and none outside the floor', () => {
    for (let cell = 0; cell < course.pit.length; cell++) {
      const { x, y } = middleOf(course, cell);
      expect(cellAt(course, x, y)).toBe(cell);
    }
    expect(cellAt(course, -1, 5)).toBe(-1);
    expect(cellAt(course, course.width * CELL + 1, 5)).toBe(-1);
  });
  it('turns robots clockwise from north', () => {
    expect(([0, 1, 2, 3] as const).map(degreesOf)).toEqual([-90, 0, 90, 180]);
    expect(spotOf(course, 0, 2).angle).toBeCloseTo(Math.PI / 2);
    expect(towards(course, 0, 1, CELL)).toEqual(middleOf(course, 1));
    expect(angleOf(1)).toBe(0);
  });
  it('turns in the shorter direction', () => {
    const quarter = Math.PI / 2;
    expect(turnBetween(0, 1)).toBeCloseTo(quarter);
    expect(turnBetween(3, 0)).toBeCloseTo(quarter);
    expect(turnBetween(0, 3)).toBeCloseTo(-quarter);
    expect(Math.abs(turnBetween(1, 3))).toBeCloseTo(2 * quarter);
  });
});

describe('beams', () => {
  it('run from the emitter to the wall, whatever their direction', () => {
    for (const facing of [0, 1, 2, 3] as Facing[]) {
      const from = middleOf(course, 100);
      const to = towards(course, 100, facing, 3 * CELL);
      const ray = rayEnds(from, to, facing, { start: RAY.emitter, end: RAY.wall });
      const length = Math.hypot(ray.to.x - ray.from.x, ray.to.y - ray.from.y);
      expect(length).toBeCloseTo(3 * CELL - RAY.emitter + RAY.wall);
    }
  });
});

describe('a turn on the board', () => {
  const step = (seat: number): RoborallyEvent => ({
    turn: 1,
    register: 1,
    type: 'robotsMoved',
    facing: 1,
    cause: 'card',
    by: seat,
    moves: [{ seat, from: 4, to: 5 }],
  });
  it('plays at its own speed, and faster if it would take too long', () => {
    expect(timeOf(step(0))).toBe(220);
    expect(timeOf({ turn: 1, register: 1, type: 'registerEnded' })).toBe(0);
    expect(speedFactorOf([step(0), step(1)])).toBe(1);
    expect(speedFactorOf(Array.from({ length: 1000 }, () => step(0)))).toBe(0.6);
  });
  it('says which registers lock', () => {
    expect(lockText([5], true)).toBe('Register 5 locked');
    expect(lockText([3, 4, 5], false)).toBe('Registers 3 to 5 unlocked');
    expect(lockText([], true)).toBe('');
  });
});

describe('the text about a cell', () => {
  const seats: SeatInfo[] = ['Marta', 'Ada'].map((name, seat) => ({
    seat,
    name,
    colour: 'red',
    driver: { kind: 'you' },
  }));
  const shown = view(started(raceConfig('first-shift', 2), 'words'), 0);

  it('names robot, dock and archive', () => {
    const dock = course.docks[1]?.cell ?? -1;
    const lines = explainCell(course, dock, shown, seats);
    expect(lines[0]).toBe('Cricket (Ada) faces east: 0 damage, 3 lives');
    expect(lines).toContain('Dock 2: a robot starts here');
    expect(lines.at(-1)).toBe('Archive: Ada would come back here');
  });
  it.each(COURSE_IDS)('explains every element of %s', (id) => {
    const floor = courseOf(id);
    const about = (cell: number) => explainCell(floor, cell, null, seats).join('\n');
    floor.pit.forEach((pit, cell) => {
      if (pit) expect(about(cell)).toContain('Pit');
    });
    for (const { cell, express } of floor.belts) expect(about(cell)).toContain(express ? 'Express belt' : 'Belt');
    for (const { cell } of floor.pushers) expect(about(cell)).toMatch(/Pusher: pushes \w+ in registers? \d/);
    for (const { cells } of floor.lasers) for (const cell of cells) expect(about(cell)).toContain('Laser');
    for (const { cell } of floor.walls) expect(about(cell)).toMatch(/Wall \w+/);
    floor.checkpoints.forEach((cell, index) => {
      expect(about(cell)).toContain(`Checkpoint ${index + 1}`);
    });
  });
  it('describes plain floor', () => {
    const plain = course.pit.findIndex((_, cell) => explainCell(course, cell, null, seats)[0] === 'Plain floor');
    expect(plain).toBeGreaterThanOrEqual(0);
    expect(course.belt[plain]).toBe(-1);
  });
});
