// Reads one car: where it is, how far it has come, which stops it still owes. Not here: changing it; that is phases/.

import type { Seat } from '@core/contract';
import type { Circuit } from './data/circuit';
import { circuitOf } from './data/circuits';
import type { Car, FormulaState, Space } from './types';

/** Returns the car of a seat. Throws if it has none, which is a bug. */
export function carOf(s: Readonly<FormulaState>, seat: Seat): Car {
  const car = s.cars[seat];
  if (car === undefined) throw new Error(`seat ${seat} has no car`);
  return car;
}

/** The circuit of this race. */
export function circuitOfRace(s: Readonly<FormulaState>): Circuit {
  return circuitOf(s.circuit);
}

/** The position in the round, 1-based, as in events. */
export function turnNumber(s: Readonly<FormulaState>): number {
  return s.cursor + 1;
}

/** Distance in half spaces: laps and position (S2). */
export function distanceOf(circuit: Circuit, car: Readonly<Car>): number {
  return car.lap * circuit.lapPos + (circuit.pos[car.at] as number);
}

/** Whether it is still in the race: neither finished nor eliminated. */
export function isRunning({ status }: Readonly<Car>): boolean {
  return status !== 'finished' && status !== 'eliminated';
}

/** Whether it is in the pit lane or a box. */
export function isInPits({ status }: Readonly<Car>): boolean {
  return status === 'pitLane' || status === 'pitBox';
}

/** Whether it is on the track: it blocks other cars, can be hit by them, and rolls for engine damage. */
export function isOnTrack({ status }: Readonly<Car>): boolean {
  return status === 'racing' || status === 'grid' || status === 'stalled';
}

/** Stops the car still owes in its current corner; 0 elsewhere (R29). */
export function missingStops(circuit: Circuit, car: Readonly<Car>): number {
  return Math.max(0, stopsAsked(circuit, car.at) - car.stops);
}

/** Stops required by the corner of a space; 0 elsewhere. */
export function stopsAsked(circuit: Circuit, space: Space): number {
  const corner = circuit.corner[space] as number;
  return corner < 0 ? 0 : (circuit.corners[corner]?.stops ?? 0);
}

/** Stops made in the corner of a space once the car's turn ends there, unless it gets there lane-locked (R27, R33). */
export function stopsAfter(circuit: Circuit, car: Readonly<Car>, to: Space): number {
  return 1 + (circuit.corner[to] === circuit.corner[car.at] ? car.stops : 0);
}

/** Whether a car with this many WP may spend this many: it needs one more than it spends, unless that is nothing (R14, R24). */
export function affords(wear: number, cost: number): boolean {
  return cost === 0 || cost < wear;
}

/** Whether the pits are open to the car (R47, R48). */
export function mayPit(s: Readonly<FormulaState>, car: Readonly<Car>): boolean {
  return s.options.pitStops && car.lap >= 1 && car.lap < s.options.laps;
}

/** The car's pit box. */
export function boxOf(circuit: Circuit, car: Readonly<Car>): Space {
  return circuit.boxes[car.number - 1] as Space;
}

/** The seat of the running car on a space; -1 if it is free. */
export function seatOn(s: Readonly<FormulaState>, space: Space): Seat | -1 {
  for (let seat = 0; seat < s.cars.length; seat++) {
    const car = s.cars[seat] as Car;
    if (car.at === space && isRunning(car)) return seat;
  }
  return -1;
}

/** All WP a car has spent so far. */
export function wearSpent({ spent }: Readonly<Car>): number {
  return spent.shift + spent.brake + spent.overshoot + spent.slipstream + spent.collision + spent.motor;
}
