// The context for animating an event: the board's parts and the layers that events act on.

import type { Seat } from '@core/contract';
import type { AnimationContext } from '@ui/game/board/game-board';
import type { Tumble } from '@ui/stage/motion/tumble';
import type { FormulaView } from '../../../types';
import type { Cars } from '../live/cars';
import type { Corners } from '../live/corners';
import type { FormulaBoardParts } from '../live/parts';
import type { RoadEffects } from './road-effects';

/** A board as events see it. */
export interface FormulaAnimationContext extends FormulaBoardParts, AnimationContext {
  cars: Cars;
  corners: Corners;
  effects: RoadEffects;
  dice: Tumble;
  /** The view at the end of the running animation. */
  view: FormulaView | null;
  /** Each car's black die for the grid: the last roll that counts. */
  gridRolls: Map<Seat, number>;
}

/** Colour of a slipstream. */
export const SLIPSTREAM = '#8fc7ee';
