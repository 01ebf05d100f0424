// Each car's strength: its progress around the track. The spread is fitted to race results (docs/ai.md).
// Not here: choosing.

import { progressOf } from '../cars';
import type { HavocState } from '../types';

/** The lead, in positions, that makes the odds e to 1. */
const SPREAD = 5.5;

/** By seat, in log-odds. Changes nothing. */
export function strengths(s: Readonly<HavocState>): number[] {
  return s.cars.map((car) => progressOf(car) / SPREAD);
}
