// The eight courses, from courses-resolved.json, which is courses.json assembled from pieces.json (tests/courses.test.ts
// assembles it again and compares).
// Not here: the shape of a course (course.ts).

import type { CourseId } from '../types';
import { type Course, courseFrom } from './course';
import plans from './courses.json';
import source from './courses-resolved.json';

export const COURSE_IDS = [
  'first-shift',
  'day-trip',
  'clover-sprint',
  'foundry-run',
  'double-shift',
  'rush-hour',
  'needles-eye',
  'meltdown',
] as const satisfies readonly CourseId[];

export const COURSES: Readonly<Record<CourseId, Course>> = {
  'first-shift': courseNamed('first-shift'),
  'day-trip': courseNamed('day-trip'),
  'clover-sprint': courseNamed('clover-sprint'),
  'foundry-run': courseNamed('foundry-run'),
  'double-shift': courseNamed('double-shift'),
  'rush-hour': courseNamed('rush-hour'),
  'needles-eye': courseNamed('needles-eye'),
  meltdown: courseNamed('meltdown'),
};

function courseNamed(id: CourseId): Course {
  const plan = source.courses.find((one) => one.id === id);
  const facts = plans.courses.find((one) => one.id === id);
  if (plan === undefined || facts === undefined) throw new Error(`no course is called ${id}`);
  return courseFrom(plan, { turns: facts.estimatedTurns });
}
