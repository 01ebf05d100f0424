// How strong each car stands in a race: by the rounds that it has still to drive, as the outlook of the Pro tells them.
// Not for: choosing (planner.ts).

import { EVEN } from '@core/style';
import { isRunning } from '../cars';
import type { FormulaState } from '../types';
import { sightOf } from './sight';
import type { Purse } from './solve';
import { roundsNow } from './weigh';

/** Rounds of a lead that make the odds e to 1, fitted to how races ended (docs/ai.md). */
const SPREAD = 0.4;

/** By seat, in log-odds; 0 for cars that race no more. Changes nothing. */
export function strengths(s: Readonly<FormulaState>): number[] {
  const purse: Purse = { budget: s.options.wearPoints, price: 0 };
  return s.cars.map((car, seat) => {
    if (!isRunning(car)) return 0;
    // Who has had the turn of this round has to wait for the others.
    const waits = s.order.indexOf(seat) < s.cursor ? 1 : 0;
    return -(roundsNow(sightOf(s, seat, purse, EVEN)) + waits) / SPREAD;
  });
}
