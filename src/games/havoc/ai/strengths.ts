// How strong each car stands: by how far it is round the track. The spread is fitted to how races ended (docs/ai.md).
// Not here: choosing.

import { progressOf } from '../cars';
import type { HavocState } from '../types';

/** Positions of a lead that make the odds e to 1. */
const SPREAD = 5.5;

/** By seat, in log-odds. Changes nothing. */
export function strengths(s: Readonly<HavocState>): number[] {
  return s.cars.map((car) => progressOf(car) / SPREAD);
}
