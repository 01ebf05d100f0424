// What animating an event needs: the board's parts and the layers events act on.

import type { Seat } from '@core/contract';
import type { AnimationContext } from '@ui/game/board/game-board';
import type { Effects } from '@ui/stage/motion/effects';
import type { Flags } from '../live/flags';
import type { RoborallyBoardParts } from '../live/parts';
import type { Robots } from '../live/robots';
import type { Works } from '../live/works';

/** A board as events see it. */
export interface RoborallyAnimationContext extends RoborallyBoardParts, AnimationContext {
  robots: Robots;
  flags: Flags;
  works: Works;
  effects: Effects;
  /** Whose view this is, null for a spectator's. */
  viewer(): Seat | null;
}
