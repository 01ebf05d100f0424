// A race as an AI driver simulates it. Not here: simulating it (playout.ts, stands.ts), or its cars (head-car.ts).

import type { Prospect } from '../prospect';
import type { HeadCar } from './head-car';

/** The offers of an event that are left. */
export interface Stands {
  /** Cards for the next cars to complete lap 1. */
  opening: number;
  /** Cars to pass in one round for a card; NEVER if passing brings nothing. */
  passing: number;
  /** Bonus points by place from the first, converted to cars beaten. */
  bonus: readonly number[];
}

/** A simulated race. A car is identified by its index in cars, not by its seat. */
export interface HeadRace {
  table: Prospect;
  cars: HeadCar[];
  startCars: number;
  /** Slipstream window in spaces ahead: 1, or 2 with the long reach. */
  reach: number;
  /** What the event offers apart from the corners (stands.ts). */
  stands: Stands;
  over: boolean;
  /** Rounds simulated so far. */
  played: number;
}
