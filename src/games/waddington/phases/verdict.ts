// The verdict on a band before any dice: free, a certain spin-off, or a column of the chart (R37-R39).
// Not here: applying it (corners.ts) or counting chances (outlook/risk.ts).

import { BRAKE_FAILURE, FAULTY_TYRES, SPECIAL_TYRES } from '../data/cards';
import { COLUMN_20, COLUMN_40, MOST_TYRES } from '../data/charts';
import type { Car, SpinReason, WaddingtonState } from '../types';

/** The facts that decide the verdict on a band. */
export interface Judged {
  excess: number;
  /** The tyre gauge at that moment. */
  tyres: number;
  /** The band is beyond a line crossed this turn, where Faulty Tyres no longer apply (R57). */
  beyondLine: boolean;
}

/** Why a band spins this car off without dice; null if it does not (R38). */
export function automaticSpin(
  s: Readonly<WaddingtonState>,
  car: Readonly<Car>,
  { excess, tyres, beyondLine }: Judged,
): SpinReason | null {
  if (excess > COLUMN_40) return 'tooFast';
  if (wornTyresSpin(excess, tyres, s.strictTyres)) return 'tyresWorn';
  if (!car.keptActive || excess <= 0) return null;
  if (car.kept === FAULTY_TYRES && !beyondLine) return 'faultyTyres';
  return car.kept === BRAKE_FAILURE && excess >= COLUMN_40 ? 'brakeFailure' : null;
}

/** Whether worn-out tyres spin a car at a band; with strict tyres also within the limit (R38). */
export function wornTyresSpin(excess: number, tyres: number, isStrict: boolean): boolean {
  return tyres >= MOST_TYRES && (excess > 0 || isStrict);
}

/** Whether a band certainly spins this car: automatically, and Special Tyres can't cover it. */
export function spinsSurely(s: Readonly<WaddingtonState>, car: Readonly<Car>, judged: Judged): boolean {
  return automaticSpin(s, car, judged) !== null && !isCoverable(s, car, judged);
}

/** Whether kept Special Tyres could cover this band (R56; with strict tyres also one within the limit). */
export function isCoverable(s: Readonly<WaddingtonState>, car: Readonly<Car>, { excess, tyres }: Judged): boolean {
  if (car.kept !== SPECIAL_TYRES || excess > COLUMN_40) return false;
  return excess > 0 || (s.strictTyres && tyres >= MOST_TYRES);
}

/** The column of the penalty chart; 0 if no dice are rolled (R39). */
export function columnOf(excess: number): 0 | 20 | 40 {
  if (excess <= 0) return 0;
  return excess <= COLUMN_20 ? 20 : 40;
}
