// All courses, in the order of lists. The folder courses/ is the list: no course is named here.
// Not here: the shape of a course (course.ts).

import type { CourseId } from '../types';
import { type Course, courseFrom } from './course';
import { BOARD_FILES, COURSE_FILES } from './course-files';
import { laidCourse } from './lay-course';

export const COURSE_IDS: readonly CourseId[] = COURSE_FILES.map(({ id }) => id);

/** By id. */
export const COURSES: Readonly<Record<CourseId, Course>> = Object.fromEntries(
  COURSE_FILES.map(({ id, file }) => [id, courseFrom(laidCourse(id, file, BOARD_FILES), { turns: file.turns })]),
);

/** The course of this id. Throws if there is none, which is a bug: ids are checked where they come in (schemas.ts). */
export function courseOf(id: CourseId): Course {
  const course = COURSES[id];
  if (course === undefined) throw new Error(`no course is called ${id}`);
  return course;
}
