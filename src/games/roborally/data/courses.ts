// All courses, in the order of lists, and those that players made. The folder courses/ is the list: no course is named here.
// Not here: the shape of a course (course.ts).

import type { Circuit } from '@core/contract';
import { Learned } from '@core/learned';
import type { CourseId } from '../types';
import { type Course, courseFrom } from './course';
import { BOARD_FILES, COURSE_FILES } from './course-files';
import { laidCourse } from './lay-course';

export const COURSE_IDS: readonly CourseId[] = COURSE_FILES.map(({ id }) => id);

/** By id. */
export const COURSES: Readonly<Record<CourseId, Course>> = Object.fromEntries(
  COURSE_FILES.map(({ id, file }) => [id, courseFrom(laidCourse(id, file, BOARD_FILES), { turns: file.turns })]),
);

/** Turns of four robots up to which a course is short, and medium. */
const TURNS = { short: 9, medium: 14 } as const;

/** More cells and checkpoints than any course has: a player's own may have more than the box's. */
export const MOST = { cells: 1000, checkpoints: 8 } as const;

/** Courses that players made, as far as this process has met them; the id is the hash of the source. */
const LEARNED = new Learned<Course>();

/** Makes a player's course known here. id: the hash of its source; make is called only if it is new here. */
export function learnCourse(id: string, make: () => Course): Course {
  return LEARNED.learn(id, make);
}

/** A player's course; undefined: not learned here, or of the box. */
export function learnedCourse(id: string): Course | undefined {
  return LEARNED.find(id);
}

/** Whether there is such a course: in the box, or learned. */
export function isCourse(id: string): boolean {
  return Object.hasOwn(COURSES, id) || LEARNED.find(id) !== undefined;
}

/** A course as setup lists it. */
export function listed({ id, name, turns }: Course): Circuit {
  const length = turns.p4 <= TURNS.short ? 'short' : turns.p4 <= TURNS.medium ? 'medium' : 'long';
  return { id, name, defaults: {}, traits: { length } };
}

/** The course of this id. Throws if there is none, which is a bug: ids are checked where they come in (schemas.ts). */
export function courseOf(id: CourseId): Course {
  const course = COURSES[id] ?? LEARNED.find(id);
  if (course === undefined) throw new Error(`no course is called ${id}`);
  return course;
}
