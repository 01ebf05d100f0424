// Short captions over a car during an animation, and their colours.

import type { Seat } from '@core/contract';
import { INK } from '@ui/stage/ink';
import type { AnimationContext } from './game-board';

/** Colour of captions for bad news. */
export const PAINFUL = '#ff9183';
/** Colour of captions for good news. */
export const WELCOME = '#8ff0b5';

/** Shows a short caption over a car without waiting for it. Empty text shows nothing. */
export function caption(
  context: Pick<AnimationContext, 'boardText' | 'spotOf'>,
  seat: Seat,
  text: string,
  colour: string = INK.white,
): void {
  if (text !== '') void context.boardText.float(seat, text, () => context.spotOf(seat), { colour, size: 21 });
}
