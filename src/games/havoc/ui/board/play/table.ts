// What playing an event needs: the board's parts and the layers events act on.

import type { Seat } from '@core/contract';
import type { Effects } from '@ui/stage/effects';
import { INK } from '@ui/stage/ink';
import type { Tumble } from '@ui/stage/tumble';
import type { Words } from '@ui/stage/words';
import type { HavocEvent, HavocView } from '../../../types';
import type { Cars } from '../live/cars';
import type { Coins } from '../live/coins';
import type { Lead } from '../live/lead';
import type { Parts } from '../live/parts';

/** A crossing of the line within a move. */
export type Crossing = Extract<HavocEvent, { type: 'lineCrossed' }>;

/** A board as events see it. */
export interface Table extends Parts {
  cars: Cars;
  coins: Coins;
  effects: Effects;
  words: Words;
  dice: Tumble;
  lead: Lead;
  /** The view that the running play ends in. */
  view: HavocView | null;
  /** Crossings by the move they happen in. */
  crossings: ReadonlyMap<HavocEvent, readonly Crossing[]>;
  /** Called while a car moves. */
  followed(seat: Seat): void;
}

/** Ink of words that hurt. */
export const PAINFUL = '#ff9183';
/** Ink of words that help. */
export const WELCOME = '#8ff0b5';

/** A short caption over a car; nothing waits for it. */
export function caption(table: Table, seat: Seat, text: string, colour: string = INK.white): void {
  if (text === '' || !table.cars.isOn(seat)) return;
  void table.words.float(seat, text, () => table.cars.spotOf(seat), { colour, size: 21 });
}
