// How well a seat stands in a race, 0 to 1, by progress, speed and how long it has still to stand.
// Not for: choosing.

import type { Seat } from '@core/contract';
import { carOf, circuitOfRace, isStanding, progressOf } from '../cars';
import { STEP } from '../data/charts';
import { ROW } from '../data/circuits';
import { fieldOrder } from '../standings';
import type { WaddingtonState } from '../types';

/** Rows a usual turn brings. */
const PACE = 5;
/** How far a row tells: turns of luck still to come blur the field. */
const BLUR = 3;

/** The share of rivals the seat is likely to beat. */
export function worth(s: Readonly<WaddingtonState>, seat: Seat): number {
  const rivals = s.cars.length - 1;
  if (s.status === 'choosing') return 0.5;
  if (s.status === 'finished') return (rivals - fieldOrder(s).indexOf(seat)) / rivals;
  const own = rowsOf(s, seat);
  let beaten = 0;
  for (let other = 0; other < s.cars.length; other++) {
    if (other !== seat) beaten += 1 / (1 + Math.exp((rowsOf(s, other) - own) / BLUR / PACE));
  }
  return beaten / rivals;
}

/** Where a car will be within sight, in rows: speed is worth half of what it moves, a missed turn a usual turn. */
function rowsOf(s: Readonly<WaddingtonState>, seat: Seat): number {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const standing = isStanding(circuit, car) ? PACE / 2 : 0;
  const wear = (car.tyres + car.brakes) / 4;
  return progressOf(circuit, car) / ROW + car.reading / STEP / 2 - car.missTurns * PACE - standing - wear;
}
