// The data that the board shares with the close-up beside it: the current positions of the cars, and the choice in
// progress.
// Not here: what the close-up shows (trackside/).

import type { Seat } from '@core/contract';
import type { Spot } from '@geometry/line';
import { createStore } from 'zustand/vanilla';
import type { HavocPreview } from '../../narration/preview';

/** The road as the board shows it. */
export interface Road {
  /** Cars on the board by seat, including moving ones; null: no board is open. */
  cars: ReadonlyMap<Seat, Spot> | null;
  /** The board's preview of the choice in progress. */
  preview: HavocPreview | null;
  /** Centres a car on the board, unless its camera is being led, and makes it hop. */
  find(seat: Seat): void;
  /** Chooses a cell or a lane of the choice in progress, like a click on the board (preview.ts, targetKey). */
  take(key: string): void;
}

const NONE: Road = { cars: null, preview: null, find: () => undefined, take: () => undefined };

/** The road of the open board. */
export const road = createStore<Road>(() => NONE);

/** Publishes a change; null: the board is closed. */
export function tellRoad(change: Partial<Road> | null): void {
  if (change === null) road.setState(NONE, true);
  else road.setState(change);
}
