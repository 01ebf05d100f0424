// How well a seat stands in a race, 0 to 1, by the distance it is ahead or behind and the wear it has left.
// Not for: choosing.

import type { Seat } from '@core/contract';
import { carOf, circuitOfRace, distanceOf, isInPits, isRunning } from '../cars';
import { fieldOrder } from '../standings';
import type { FormulaState } from '../types';

/** Half spaces that a usual turn brings. */
const PACE = 20;
/** How many turns' worth of distance the luck still to come blurs. */
const BLUR = 1.5;
/** Half spaces that a gear, a wear point and a stop in the pits stand for. */
const PER_GEAR = 6;
const PER_WEAR = 2;
const IN_PITS = 20;

/** The share of rivals the seat is likely to beat. */
export function worth(s: Readonly<FormulaState>, seat: Seat): number {
  const rivals = s.cars.length - 1;
  const car = carOf(s, seat);
  if (s.status === 'finished' || !isRunning(car)) {
    const place = fieldOrder(s).indexOf(seat);
    return car.status === 'eliminated' && s.status !== 'finished' ? 0 : (rivals - place) / rivals;
  }
  const own = reachOf(s, seat);
  let beaten = 0;
  for (let other = 0; other < s.cars.length; other++) {
    if (other === seat) continue;
    const { status } = carOf(s, other);
    if (status === 'eliminated') beaten++;
    else if (status !== 'finished') beaten += 1 / (1 + Math.exp((reachOf(s, other) - own) / (BLUR * PACE)));
  }
  return beaten / rivals;
}

/** Where a car will be within sight, in half spaces. */
function reachOf(s: Readonly<FormulaState>, seat: Seat): number {
  const car = carOf(s, seat);
  const pits = isInPits(car) && !car.served ? IN_PITS : 0;
  return distanceOf(circuitOfRace(s), car) + car.gear * PER_GEAR + car.wear * PER_WEAR - pits;
}
