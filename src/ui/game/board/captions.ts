// Short words over a car while events are played, and the inks they are set in.

import type { Seat } from '@core/contract';
import { INK } from '@ui/stage/ink';
import type { AnimationContext } from './game-board';

/** Ink of words that hurt. */
export const PAINFUL = '#ff9183';
/** Ink of words that help. */
export const WELCOME = '#8ff0b5';

/** A short caption over a car; nothing waits for it. No words, no caption. */
export function caption(
  context: Pick<AnimationContext, 'boardText' | 'spotOf'>,
  seat: Seat,
  text: string,
  colour: string = INK.white,
): void {
  if (text !== '') void context.boardText.float(seat, text, () => context.spotOf(seat), { colour, size: 21 });
}
