// Reads one car: where it is, what its gauges allow, which kept card applies. Not here: changing it; that is phases/.

import type { Seat } from '@core/contract';
import { BRAKE_FAILURE, FAULTY_TYRES } from './data/cards';
import {
  MOST_BRAKES,
  MOST_INCREASE,
  MOST_REDUCTION,
  MOST_TYRES,
  reductionWear,
  STEP,
  TOP_SPEED,
  wornBrakes,
  wornTyres,
} from './data/charts';
import { type Circuit, circuitOf, ROW } from './data/circuits';
import type { Car, CarStatus, WaddingtonState, Wear } from './types';

/** Returns the car of a seat. Throws if it has none, which is a bug. */
export function carOf(s: Readonly<WaddingtonState>, seat: Seat): Car {
  const car = s.cars[seat];
  if (car === undefined) throw new Error(`seat ${seat} has no car`);
  return car;
}

/** The circuit of this race. */
export function circuitOfRace(s: Readonly<WaddingtonState>): Circuit {
  return circuitOf(s.circuit);
}

/** Progress since the first crossing, in thousandths of a row (S2). */
export function progressOf(circuit: Circuit, car: Readonly<Car>): number {
  return car.at < 0 ? -circuit.rows * ROW : car.lap * circuit.rows * ROW + (circuit.s[car.at] as number);
}

/** Laps still on the dial (R10). */
export function dialOf(s: Readonly<WaddingtonState>, car: Readonly<Car>): number {
  return Math.max(0, s.laps - Math.max(0, car.lap));
}

/** Whether it is in a pit or off the road, and restarts by R17. */
export function isStanding(circuit: Circuit, car: Readonly<Car>): boolean {
  return car.at >= circuit.squares;
}

/** The status of a car, in one word. */
export function statusOf(s: Readonly<WaddingtonState>, car: Readonly<Car>): CarStatus {
  if (car.at < 0) return 'waiting';
  if (car.lap >= s.laps) return 'finished';
  const kind = circuitOf(s.circuit).kind[car.at];
  if (kind === 'pit') return 'inPit';
  if (kind !== 'square') return 'spunOff';
  return car.lap < 0 ? 'grid' : 'racing';
}

/** M: the most that its gauges allow it to slow down (R15, R58). */
export function mostReduction(car: Readonly<Car>): number {
  if (car.keptActive && car.kept === BRAKE_FAILURE) return 0;
  return reductionAt(car.tyres, car.brakes);
}

/** The most that these gauges allow a car to slow down (R15). */
export function reductionAt(tyres: number, brakes: number): number {
  if (brakes >= MOST_BRAKES) return MOST_REDUCTION.brakesWornOut;
  return tyres >= MOST_TYRES ? MOST_REDUCTION.tyresWornOut : MOST_REDUCTION.normal;
}

/** The wear of choosing this speed, and the gauges after it; a standing car slows down for free (R16, R17). */
export function wearOf(car: Readonly<Car>, isStill: boolean, speed: number): { wear: Wear; after: Wear } {
  const { brakes, tyres } = reductionWear(isStill ? 0 : car.reading - speed);
  return {
    wear: { brakes, tyres },
    after: { brakes: wornBrakes(car.brakes, brakes), tyres: wornTyres(car.tyres, tyres) },
  };
}

/** The slowest speed it may choose (R13, R14, R17). */
export function leastSpeed(circuit: Circuit, car: Readonly<Car>): number {
  if (isStanding(circuit, car)) return STEP;
  return Math.max(STEP, car.reading - mostReduction(car));
}

/** The highest speed it may choose (R13, R17). */
export function mostSpeed(circuit: Circuit, car: Readonly<Car>): number {
  if (isStanding(circuit, car) && car.reading === 0) return car.startSpeed;
  return Math.min(TOP_SPEED, car.reading + MOST_INCREASE);
}

/** Whether Faulty Tyres apply (R57). */
export function hasFaultyTyres(car: Readonly<Car>): boolean {
  return car.keptActive && car.kept === FAULTY_TYRES;
}
