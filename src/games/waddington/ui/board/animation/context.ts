// What animating an event needs: the board's parts and the layers events act on.

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
  /** Every place the car on turn has been on this turn, in order. */
  trail: Place[];
  /** Bands crossed in the batch under way that nobody judges. */
  unjudged: ReadonlySet<WaddingtonEvent>;
}
