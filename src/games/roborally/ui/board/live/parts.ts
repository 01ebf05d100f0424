// What the pieces of a RoboRally board share beside what every board has: the painted course.

import type { BoardParts } from '@ui/stage/parts';
import type { Course } from '../../../data/course';
import type { Scene } from '../art/scene';

/** Everything a layer needs to know of its board. */
export interface RoborallyBoardParts extends BoardParts {
  scene: Scene;
  course: Course;
}
