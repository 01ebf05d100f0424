// The static scene of a course as painted pieces: drawn once per zoom level, and shared by all pictures of the course.

import type { Box } from '@geometry/box';
import { madeOnce } from '@geometry/by-id';
import type { Piece } from '@ui/art/piece';
import type { Course } from '../../../data/course';
import { courseOf } from '../../../data/courses';
import { floorBox } from '../../../geometry/floor';
import { paintElements } from '../../floor/elements';
import { FRAME, plates } from './plates';

/** Width of hall painted around the floor, board units: enough for wide and tall windows and some panning. */
const LAND = 900;
/** Margin around the floor in a fitted view. */
const ROUND = FRAME + 4;

/** A painted course. frame: what a view must show; world: everything painted. */
export interface Scene {
  course: Course;
  frame: Box;
  world: Box;
  pieces: readonly Piece[];
}

/** Background colour. */
export const BACKGROUND = '#12161a';

/** The scene of a course, painted once and cached. */
export const sceneOf = madeOnce((courseId) => paintScene(courseOf(courseId)));

/** Two warm lamps over the hall, as SVG with their definitions. */
export function lamps({ course }: Pick<Scene, 'course'>): string {
  const { right, bottom } = floorBox(course);
  const lamp = (x: number, y: number): string =>
    `<ellipse cx="${right * x}" cy="${bottom * y}" rx="${bottom * 0.62}" ry="${bottom * 0.46}" fill="url(#rr-lamp)"/>`;
  return `<defs><radialGradient id="rr-lamp"><stop offset="0" stop-color="#ffe9b8" stop-opacity=".2"/><stop offset="1" stop-color="#ffe9b8" stop-opacity="0"/></radialGradient></defs>${lamp(0.26, 0.3)}${lamp(0.78, 0.64)}`;
}

/** A floor as painted pieces: a course's, or one built for a rules picture. */
export function paintScene(course: Course): Scene {
  const floor = floorBox(course);
  const frame = grown(floor, ROUND);
  const world = grown(floor, LAND);
  const pieces = [...plates(course, world), ...paintElements(course)];
  return { course, frame, world, pieces };
}

function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
