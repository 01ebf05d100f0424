// How strong each car stands in a race: by progress, speed, wear, and how long it has still to stand.
// Not for: choosing.

import { carOf, circuitOfRace, isStanding, progressOf } from '../cars';
import { STEP } from '../data/charts';
import { ROW } from '../data/circuits';
import type { WaddingtonState } from '../types';

/** Rows a usual turn brings. */
const PACE = 5;
/** Rows of a lead that make the odds e to 1. */
const SPREAD = 15;

/** By seat, in log-odds. Changes nothing. */
export function strengths(s: Readonly<WaddingtonState>): number[] {
  if (s.status === 'choosing') return s.cars.map(() => 0);
  return s.cars.map((_, seat) => rowsOf(s, seat) / SPREAD);
}

/** Where a car will be within sight, in rows: speed is worth half of what it moves, a missed turn a usual turn. */
function rowsOf(s: Readonly<WaddingtonState>, seat: number): number {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const standing = isStanding(circuit, car) ? PACE / 2 : 0;
  const wear = (car.tyres + car.brakes) / 4;
  return progressOf(circuit, car) / ROW + car.reading / STEP / 2 - car.missTurns * PACE - standing - wear;
}
