// What animating an event needs: the board's parts and the layers that events act on.

import type { AnimationContext } from '@ui/game/board/game-board';
import type { HeatView, WeatherId } from '../../../types';
import type { Cars } from '../live/cars';
import type { HeatEffects } from '../live/effects';
import type { HeatBoardParts } from '../live/parts';
import type { Roadside } from '../live/roadside';
import type { Signs } from '../live/signs';

/** A board as events see it. */
export interface HeatAnimationContext extends HeatBoardParts, AnimationContext {
  options: HeatBoardParts['options'];
  cars: Cars;
  signs: Signs;
  effects: HeatEffects;
  roadside: Roadside;
  laps: number;
  /** The view that the running animation ends in. */
  view: HeatView | null;
  /** Whether the road mirrors and cars throw up spray. */
  isWet(): boolean;
  /** Paints this weather on land, road and sky. sectors: the ones it affects. */
  paintWeather(weather: WeatherId | null, sectors: readonly number[]): void;
}
