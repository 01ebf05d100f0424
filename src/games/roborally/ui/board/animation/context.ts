// The animation context: the board's parts and the layers that animations act on.

import type { Seat } from '@core/contract';
import type { AnimationContext } from '@ui/game/board/game-board';
import type { Effects } from '@ui/stage/motion/effects';
import type { Flags } from '../live/flags';
import type { RoborallyBoardParts } from '../live/parts';
import type { Robots } from '../live/robots';
import type { Works } from '../live/works';

/** A board as animations see it. */
export interface RoborallyAnimationContext extends RoborallyBoardParts, AnimationContext {
  robots: Robots;
  flags: Flags;
  works: Works;
  effects: Effects;
  /** The viewer's seat, null for a spectator. */
  viewer(): Seat | null;
}
