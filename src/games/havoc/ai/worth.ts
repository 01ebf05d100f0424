// How good a position is for a seat, from 0 to 1: its lead over the others in what is left of the race.

import type { Seat } from '@core/contract';
import { carOf, progressOf } from '../cars';
import { POSITIONS } from '../data/track';
import { fieldOrder } from '../standings';
import type { HavocState } from '../types';

/** Positions of lead that make the odds e to 1. */
const SPREAD = 12;

/** 0 hopeless .. 1 won; after the race by place. Changes nothing. */
export function worth(s: Readonly<HavocState>, seat: Seat): number {
  if (s.stage === 'finished') return 1 - fieldOrder(s).indexOf(seat) / (s.cars.length - 1);
  const own = progressOf(carOf(s, seat));
  const best = Math.max(...s.cars.map((car, other) => (other === seat ? -POSITIONS : progressOf(car))));
  return 1 / (1 + Math.exp((best - own) / SPREAD));
}
