// What the pieces of a Heat board share beside what every board has: the painted scene and its road.

import type { BoardParts } from '@ui/stage/parts';
import type { Scene } from '../art/scene';
import type { Road } from '../geometry/road';

/** Everything a layer needs to know of its board. */
export interface HeatBoardParts extends BoardParts {
  scene: Scene;
  road: Road;
}
