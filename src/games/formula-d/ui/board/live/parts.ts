// What Formula D's board pieces share beyond every board's parts: the painted scene and its road.

import type { BoardParts } from '@ui/stage/parts';
import type { Road } from '../../../geometry/road';
import type { Scene } from '../art/scene';

/** Everything a layer needs to know about its board. */
export interface FormulaBoardParts extends BoardParts {
  scene: Scene;
  road: Road;
}
