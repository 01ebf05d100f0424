// The files of the courses and of the boards they are laid from, found by folder: courses/<id>.json, boards/<id>.json.
// Not here: how a course is laid (lay-course.ts) and what the rules make of it (course.ts).

import type { CourseClass } from './course';

/** A cell of a board or course, 0-based, from its north-west corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
/** A letter of FACINGS. */
type Letter = string;

/** A board: a piece of floor. Its elements turn with it. */
export interface BoardFile {
  readonly name: string;
  readonly kind: string;
  /** The colours of its plates (ui/board/art/plates.ts). */
  readonly theme: string;
  readonly description: string;
  /**
   * One character per cell: '.' plain floor, 'O' pit, 'R' repair site, ')' and '(' gears, clockwise and counter-clockwise,
   * '^>v<' belts and 'nesw' express belts to the north, east, south and west.
   */
  readonly rows: readonly string[];
  readonly walls: readonly (Spot & { readonly side: Letter })[];
  readonly pushers: readonly (Spot & { readonly dir: Letter; readonly registers: readonly number[] })[];
  /** At the emitter. The beam ends at the first wall. */
  readonly lasers: readonly (Spot & { readonly dir: Letter; readonly beams: number })[];
  readonly starts?: readonly (Spot & { readonly dock: number; readonly facing: Letter })[];
}

/** A course: boards side by side, and checkpoints on them. */
export interface CourseFile {
  /** Its place in every list of courses. */
  readonly order: number;
  /** By language, as the folders of text/ are called. */
  readonly words: Readonly<Partial<Record<string, { readonly name: string; readonly blurb: string }>>>;
  readonly difficulty: CourseClass;
  /** Mean turns of simulated races with 2, 4 and 8 robots. */
  readonly turns: { readonly p2: number; readonly p4: number; readonly p8: number };
  /** turn: clockwise quarter turns. */
  readonly boards: readonly (Spot & { readonly board: string; readonly turn: number })[];
  /** In their order. */
  readonly checkpoints: readonly Spot[];
}

const boards = import.meta.glob<BoardFile>('../boards/*.json', { eager: true, import: 'default' });
const courses = import.meta.glob<CourseFile>('../courses/*.json', { eager: true, import: 'default' });

/** By id. */
export const BOARD_FILES: Readonly<Record<string, BoardFile>> = Object.fromEntries(
  Object.entries(boards).map(([path, file]) => [idOf(path), file]),
);

/** All courses, as files and their ids, in the order of lists. */
export const COURSE_FILES: readonly { readonly id: string; readonly file: CourseFile }[] = Object.entries(courses)
  .map(([path, file]) => ({ id: idOf(path), file }))
  .toSorted((a, b) => a.file.order - b.file.order || (a.id < b.id ? -1 : 1));

function idOf(path: string): string {
  return path.split('/').at(-1)?.replace('.json', '') ?? '';
}
