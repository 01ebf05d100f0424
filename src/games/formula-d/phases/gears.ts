// Gears: which may be chosen and what shifting costs (R12 to R15, R54, R57). Not here: what a roll brings (routes.ts).

import type { Io, RuleViolation, Seat } from '@core/contract';
import { affords, carOf, isInPits, turnNumber } from '../cars';
import {
  GEAR_DICE,
  isStraining,
  MOST_GEAR,
  MOST_GEARS_DOWN,
  MOST_GEARS_UP,
  PIT_EXIT_GEAR,
  SKIP_COST,
} from '../data/dice';
import type { Car, FormulaEvent, FormulaState, Gear, ShutGear } from '../types';
import { refuse } from '../violations';
import { spendWear } from './wear';

/** Gears skipped when shifting down; 0 for other shifts (R13). */
export function skippedGears(from: Gear, to: Gear): number {
  return Math.max(0, from - to - 1);
}

/** WP that a shift costs on the track (R13). */
export function skipCost(from: Gear, to: Gear): number {
  return skippedGears(from, to) * SKIP_COST;
}

/** WP that a shift costs; none in the pits (R54, R55). */
export function shiftCost(car: Readonly<Car>, to: Gear): number {
  return isInPits(car) ? 0 : skipCost(car.gear, to);
}

/** The lowest and highest gear within reach of a gear on the track, whatever they cost (R12). */
export function gearsAround(gear: Gear): [low: Gear, high: Gear] {
  return [Math.max(1, gear - MOST_GEARS_DOWN), Math.min(MOST_GEAR, gear + MOST_GEARS_UP)];
}

/** The lowest and highest gear within reach, whatever they cost (R12, R54, R57). */
export function gearRange(car: Readonly<Car>): [low: Gear, high: Gear] {
  if (isInPits(car)) return [1, car.served ? PIT_EXIT_GEAR : Math.min(MOST_GEAR, car.gear + MOST_GEARS_UP)];
  return gearsAround(car.gear);
}

/** The gears that may be chosen, ascending. */
export function legalGears(car: Readonly<Car>): Gear[] {
  const [low, high] = gearRange(car);
  const gears: Gear[] = [];
  for (let gear = low; gear <= high; gear++) if (isPayable(car, gear)) gears.push(gear);
  return gears;
}

/**
 * Returns null if this gear may be chosen. detail: low and high are the gears that may be chosen, way is the end that was
 * passed. Violations: 'gear-not-reachable' (R12), 'pit-gear' (R57), 'gear-too-dear' (R14).
 */
export function checkGear(car: Readonly<Car>, gear: Gear): RuleViolation | null {
  const [low, high] = gearRange(car);
  const { gear: from, wear } = car;
  if (isInPits(car) && (gear < low || gear > high)) {
    return refuse('pit-gear', { gear, from, low, high, way: car.served ? 'out' : 'in' });
  }
  const isReachable = gear >= low && gear <= high;
  if (isReachable && isPayable(car, gear)) return null;
  const [least = low] = legalGears(car);
  if (!isReachable)
    return refuse('gear-not-reachable', { gear, from, low: least, high, way: gear > high ? 'up' : 'down' });
  return refuse('gear-too-dear', {
    gear,
    from,
    low: least,
    high,
    skipped: skippedGears(from, gear),
    cost: shiftCost(car, gear),
    wear,
  });
}

function isPayable(car: Readonly<Car>, gear: Gear): boolean {
  return affords(car.wear, shiftCost(car, gear));
}

/** Gears that may not be chosen, ascending, with the reason. */
export function shutGears(car: Readonly<Car>): ShutGear[] {
  return Array.from({ length: MOST_GEAR }, (_, index): Gear => index + 1).flatMap((gear) => {
    const violation = checkGear(car, gear);
    return violation === null ? [] : [{ gear, violation }];
  });
}

/** Changes s: sets the car's gear and pays for it. chosen: by its driver. */
export function setGear(s: FormulaState, seat: Seat, gear: Gear, chosen: boolean, io: Io<FormulaEvent>): void {
  const car = carOf(s, seat);
  const from = car.gear;
  const cost = shiftCost(car, gear);
  const skipped = isInPits(car) ? 0 : skippedGears(from, gear);
  car.gear = gear;
  if (gear > car.topGear) car.topGear = gear;
  s.turn.shift = cost;
  io.emit({ round: s.round, turn: turnNumber(s), type: 'gearChosen', seat, from, to: gear, skipped, cost, chosen });
  if (cost > 0) spendWear(s, seat, cost, 'shift', io);
}

/** Changes s: rolls the gear's die, once (R15). */
export function rollGearDie(s: FormulaState, seat: Seat, io: Io<FormulaEvent>): void {
  const { gear } = carOf(s, seat);
  const faces = GEAR_DICE[gear]?.faces ?? [];
  const face = io.drawFor(seat)(faces.length);
  const value = faces[face] as number;
  s.turn.face = face;
  s.turn.roll = value;
  const strained = !s.turn.fromPits && isStraining(gear, value);
  io.emit({ round: s.round, turn: turnNumber(s), type: 'dieRolled', seat, gear, face, value, strained });
}
