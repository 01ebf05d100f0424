// A course that can be drawn while it is edited, whatever is wrong with it: beams end at the edge of the floor, and docks may be
// missing or there twice. Not here: courses that are raced (lay.ts).

import { type Course, courseFrom, type Dock, type Laser } from '../data/course';
import { laidCourse } from '../data/lay-course';
import { sideOf as facingOf } from '../data/turn-board';
import type { Cell, Facing } from '../types';
import { sideOf, sizeOf, unturned } from './boards';
import { boardsOf, courseFileOf } from './lay';
import type { RoborallySource, SourceBoard } from './source';

/** A dock with its number. */
export interface DrawnDock extends Dock {
  readonly number: number;
}

/** The course as it can be drawn. docks: by their own numbers; the course has none. */
export interface DrawnCourse {
  readonly course: Course;
  readonly docks: readonly DrawnDock[];
}

/** Lays a source that may have errors. */
export function drawnCourse(source: RoborallySource): DrawnCourse {
  const boards = source.boards.map((board) => within(unturned(board)));
  const { width, height } = sizeOf(source);
  const cellOf = ({ x, y }: SourceBoard, one: { x: number; y: number }): Cell => (y + one.y) * width + x + one.x;
  const checkpoints = source.checkpoints.filter(({ x, y }) => x < width && y < height);
  const bare = boards.map((board) => ({ ...board, lasers: [], starts: [] }));
  const laid = { ...source, boards: bare, checkpoints };
  const course = courseFrom(laidCourse('', courseFileOf(laid), boardsOf(laid)), { turns: { p2: 0, p4: 0, p8: 0 } });
  const lasers = boards.flatMap((board) =>
    board.lasers.map(({ dir, beams, ...one }): Laser => {
      const facing = facingOf(dir) as Facing;
      return { facing, beams, cells: beamFrom(course, cellOf(board, one), facing) };
    }),
  );
  const docks = boards.flatMap((board) =>
    board.starts.map(({ dock, facing, ...one }): DrawnDock => {
      return { number: dock, cell: cellOf(board, one), facing: facingOf(facing) as Facing };
    }),
  );
  return { course: { ...course, lasers }, docks };
}

/** The board without what lies outside it. */
function within(board: SourceBoard): SourceBoard {
  const { width, height } = sideOf(board);
  const isOn = ({ x, y }: { x: number; y: number }) => x < width && y < height;
  const { walls, pushers, lasers, starts } = board;
  return {
    ...board,
    walls: walls.filter(isOn),
    pushers: pushers.filter(isOn),
    lasers: lasers.filter(isOn),
    starts: starts.filter(isOn),
  };
}

function beamFrom({ step }: Course, from: Cell, facing: Facing): Cell[] {
  const cells = [from];
  for (let next = step[from * 4 + facing] ?? -1; next >= 0; next = step[next * 4 + facing] ?? -1) cells.push(next);
  return cells;
}
