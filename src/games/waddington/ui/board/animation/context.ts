// The context for animating an event: the board's parts and the layers that events act on.

import type { AnimationContext } from '@ui/game/board/game-board';
import type { Effects } from '@ui/stage/motion/effects';
import type { Place, WaddingtonEvent } from '../../../types';
import type { Cars } from '../live/cars';
import type { Corners } from '../live/corners';
import type { Dice } from '../live/dice';
import type { WaddingtonBoardParts } from '../live/parts';

/** A board as events see it. */
export interface WaddingtonAnimationContext extends WaddingtonBoardParts, AnimationContext {
  cars: Cars;
  corners: Corners;
  effects: Effects;
  dice: Dice;
  /** Every place of the car on turn during this turn, in order. */
  trail: Place[];
  /** Bands crossed in the current batch that are never judged. */
  unjudged: ReadonlySet<WaddingtonEvent>;
}
