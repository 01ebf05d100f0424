// The part of a RoboRally board that its layers share, beyond what every board has: the painted course.

import type { BoardParts } from '@ui/stage/parts';
import type { Course } from '../../../data/course';
import type { Scene } from '../art/scene';

/** The shared board data that a layer needs. */
export interface RoborallyBoardParts extends BoardParts {
  scene: Scene;
  course: Course;
}
