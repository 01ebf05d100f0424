// What the board tells the close-up beside it: where the cars are drawn this moment, and the choice under way.
// Not here: what the close-up makes of it (trackside/).

import type { Seat } from '@core/contract';
import type { Spot } from '@ui/art/line';
import { createStore } from 'zustand/vanilla';
import type { HavocPreview } from './preview';

/** The road as the board shows it. */
export interface Road {
  /** Cars on the board by seat, on their way too; null: no board is open. */
  cars: ReadonlyMap<Seat, Spot> | null;
  /** What the board draws of the choice under way. */
  preview: HavocPreview | null;
  /** Brings a car to the middle of the board, where nobody leads its camera, and lets it hop. */
  find(seat: Seat): void;
  /** Takes a cell or a lane of the choice under way, as a click on the board does (preview.ts, targetKey). */
  take(key: string): void;
}

const NONE: Road = { cars: null, preview: null, find: () => undefined, take: () => undefined };

/** The road of the open board. */
export const road = createStore<Road>(() => NONE);

/** Tells what has changed; null: the board is closed. */
export function tellRoad(change: Partial<Road> | null): void {
  if (change === null) road.setState(NONE, true);
  else road.setState(change);
}
