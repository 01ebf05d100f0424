// What playing an event needs: the board's parts and the layers events act on.

import type { Seat } from '@core/contract';
import { INK } from '@ui/stage/ink';
import type { Words } from '@ui/stage/words';
import type { HeatView, WeatherId } from '../../../types';
import type { Cars } from '../live/cars';
import type { HeatEffects } from '../live/effects';
import type { Parts } from '../live/parts';
import type { Roadside } from '../live/roadside';
import type { Signs } from '../live/signs';

/** A board as events see it. follow: called while a car moves. */
export interface Table extends Parts {
  cars: Cars;
  signs: Signs;
  effects: HeatEffects;
  words: Words;
  roadside: Roadside;
  laps: number;
  /** The view that the running play ends in. */
  view: HeatView | null;
  /** The road mirrors and cars throw up spray. */
  isWet(): boolean;
  /** Puts this weather on land, road and sky; sectors: in which it lasts. */
  paintWeather(weather: WeatherId | null, sectors: readonly number[]): void;
  followed(seat: Seat): void;
}

/** A short caption over a car; nothing waits for it. */
export function caption(table: Table, seat: Seat, text: string, colour: string = INK.white): void {
  void table.words.float(seat, text, () => table.cars.spotOf(seat), { colour, size: 21 });
}
