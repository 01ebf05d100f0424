// What playing an event needs: the board's parts and the layers events act on.

import type { Seat } from '@core/contract';
import type { Effects } from '@ui/stage/effects';
import { INK } from '@ui/stage/ink';
import type { Words } from '@ui/stage/words';
import type { Place, WaddingtonEvent } from '../../../types';
import type { Cars } from '../live/cars';
import type { Corners } from '../live/corners';
import type { Dice } from '../live/dice';
import type { Parts } from '../live/parts';

/** A board as events see it. */
export interface Table extends Parts {
  cars: Cars;
  corners: Corners;
  effects: Effects;
  words: Words;
  dice: Dice;
  /** Every place the car on turn has been on this turn, in order. */
  trail: Place[];
  /** Bands crossed in the batch under way that nobody judges. */
  unjudged: ReadonlySet<WaddingtonEvent>;
  /** Called while a car moves. */
  followed(seat: Seat): void;
}

/** Ink of words that hurt. */
export const PAINFUL = '#ff9183';
/** Ink of words that help. */
export const WELCOME = '#8ff0b5';

/** A short caption over a car; nothing waits for it. */
export function caption(table: Table, seat: Seat, text: string, colour: string = INK.white): void {
  void table.words.float(seat, text, () => table.cars.spotOf(seat), { colour, size: 21 });
}
