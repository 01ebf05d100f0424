// The animation context: the board's parts and the layers that animations act on.

import type { Seat } from '@core/contract';
import { caption as captionOver } from '@ui/game/board/captions';
import type { AnimationContext } from '@ui/game/board/game-board';
import type { Effects } from '@ui/stage/motion/effects';
import type { Tumble } from '@ui/stage/motion/tumble';
import type { HavocEvent, HavocView } from '../../../types';
import type { Cars } from '../live/cars';
import type { Coins } from '../live/coins';
import type { HavocBoardParts } from '../live/parts';
import type { RowHold } from '../live/row-hold';

/** A line crossing within a move. */
export type Crossing = Extract<HavocEvent, { type: 'lineCrossed' }>;

/** A board as animations see it. */
export interface HavocAnimationContext extends HavocBoardParts, AnimationContext {
  cars: Cars;
  coins: Coins;
  effects: Effects;
  dice: Tumble;
  row: RowHold;
  /** The view at the end of the running animation. */
  view: HavocView | null;
  /** Line crossings, by the move in which they happen. */
  crossings: ReadonlyMap<HavocEvent, readonly Crossing[]>;
}

/** A short caption over a car on the board; nothing waits for it. */
export function caption(context: HavocAnimationContext, seat: Seat, text: string, colour?: string): void {
  if (context.cars.isOn(seat)) captionOver(context, seat, text, colour);
}
