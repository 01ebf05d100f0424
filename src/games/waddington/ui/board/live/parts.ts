// What the layers of a Waddington board share in addition to BoardParts: the painted scene and its road.

import type { BoardParts } from '@ui/stage/parts';
import type { Road } from '../../../geometry/road';
import type { Scene } from '../art/scene';

/** Everything a layer needs to know about its board. */
export interface WaddingtonBoardParts extends BoardParts {
  scene: Scene;
  road: Road;
}
