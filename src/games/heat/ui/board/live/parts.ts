// The parts that a Heat board has in addition to the common ones: the painted scene and its road.

import type { BoardOptions } from '@ui/board';
import type { BoardParts } from '@ui/stage/parts';
import type { Road } from '../../../geometry/road';
import type { HeatUi } from '../../../narration/preview';
import type { Scene } from '../art/scene';

/** Everything that a layer needs to know about its board. */
export interface HeatBoardParts extends BoardParts {
  options: BoardOptions<HeatUi>;
  scene: Scene;
  road: Road;
}
