// What playing an event needs: the board's parts and the layers events act on.

import type { Seat } from '@core/contract';
import { INK } from '@ui/stage/ink';
import type { Tumble } from '@ui/stage/tumble';
import type { Words } from '@ui/stage/words';
import type { FormulaView } from '../../../types';
import type { Cars } from '../live/cars';
import type { Corners } from '../live/corners';
import type { Parts } from '../live/parts';
import type { Wounds } from './wounds';

/** A board as events see it. */
export interface Table extends Parts {
  cars: Cars;
  corners: Corners;
  effects: Wounds;
  words: Words;
  dice: Tumble;
  /** The view that the running play ends in. */
  view: FormulaView | null;
  /** What the black die gave each car for the grid, the last roll that counts. */
  gridRolls: Map<Seat, number>;
  /** Called while a car moves. */
  followed(seat: Seat): void;
}

/** Ink of words that hurt. */
export const PAINFUL = '#ff9183';
/** Ink of words that help. */
export const WELCOME = '#8ff0b5';

/** Ink of a slipstream. */
export const SLIPSTREAM = '#8fc7ee';

/** A short caption over a car; nothing waits for it. */
export function caption(table: Table, seat: Seat, text: string, colour: string = INK.white): void {
  if (text !== '') void table.words.float(seat, text, () => table.cars.spotOf(seat), { colour, size: 21 });
}
