// Phase 1: every driver secretly chooses a gear; all are revealed together (R16, R17).
// Not here: which gear is wise; the hand may be unable to feed it (R19).

import type { Io, RuleViolation } from '@core/contract';
import { openDecision } from '@core/engine';
import { carOf, GEARS, isDriving, payHeat, playableCount } from '../cars';
import { SHIFT_HEAT } from '../data/costs';
import type { Car, Gear, HeatAction, HeatEvent, HeatState } from '../types';
import { refuse } from '../violations';

/** Most gears that one shift may change (R16). */
const MOST_SHIFT = 2;

/** Heat that a shift costs: 1 for two gears at once, otherwise none (R16). */
export function shiftCost(from: number, to: number): number {
  return Math.abs(from - to) === MOST_SHIFT ? SHIFT_HEAT : 0;
}

/** Whether a car with this much Heat in its Engine can shift like this (R16). */
export function canShift(from: number, to: number, engine: number): boolean {
  return Math.abs(from - to) <= MOST_SHIFT && shiftCost(from, to) <= engine;
}

/** Null if the gear is reachable. Violations: 'gear-too-far', 'shift-needs-heat' (R16). */
export function checkShift(car: Readonly<Car>, gear: Gear): RuleViolation | null {
  const { gear: from, engine } = car;
  const low = Math.max(1, from - MOST_SHIFT);
  const high = Math.min(GEARS.length, from + MOST_SHIFT);
  if (gear < low || gear > high) return refuse('gear-too-far', { from, to: gear, low, high });
  if (canShift(from, gear, engine)) return null;
  return refuse('shift-needs-heat', { from, to: gear, heat: shiftCost(from, gear), engine });
}

/** The gears a driver may choose, lowest first (R16). */
export function reachableGears(car: Readonly<Car>): Gear[] {
  return GEARS.filter((gear) => checkShift(car, gear) === null);
}

/** Whether the hand is too small to feed this gear (R19). */
export function clutters(car: Readonly<Car>, gear: Gear): boolean {
  return playableCount(car) < gear;
}

/** The default (S3): keep the gear; if that clutters, the nearest gear that does not, lower first. */
export function usualGear(car: Readonly<Car>): Gear {
  if (!clutters(car, car.gear)) return car.gear;
  const fed = reachableGears(car).filter((gear) => !clutters(car, gear));
  fed.sort((a, b) => Math.abs(a - car.gear) - Math.abs(b - car.gear) || a - b);
  return fed[0] ?? car.gear;
}

/** Null if the action answers a gear decision. */
export function checkGear(car: Readonly<Car>, action: HeatAction): RuleViolation | null {
  return action.type === 'gear' ? checkShift(car, action.gear) : refuse('wrong-phase', { asked: 'gear' });
}

/** Opens the phase, one decision per driver in seat order. Changes s. */
export function beginGears(s: HeatState, io: Io<HeatEvent>): void {
  const seats: number[] = [];
  for (let seat = 0; seat < s.cars.length; seat++) {
    if (!isDriving(carOf(s, seat))) continue;
    openDecision(s, seat, 'gear', true);
    seats.push(seat);
  }
  io.emit({ round: s.round, phase: 1, type: 'phaseStarted', kind: 'simultaneous', seats });
}

/** Reveals all gears together and charges double shifts (R17). Changes s. */
export function revealGears(s: HeatState, io: Io<HeatEvent>): void {
  const shifts: { seat: number; from: Gear; to: Gear; heat: number }[] = [];
  for (const seat of s.order) {
    const car = carOf(s, seat);
    if (car.chosenGear === 0) continue;
    const heat = shiftCost(car.gear, car.chosenGear);
    shifts.push({ seat, from: car.gear, to: car.chosenGear, heat });
    payHeat(car, heat);
    car.gear = car.chosenGear;
    car.chosenGear = 0;
  }
  if (shifts.length > 0) io.emit({ round: s.round, phase: 1, type: 'gearsRevealed', shifts });
}
