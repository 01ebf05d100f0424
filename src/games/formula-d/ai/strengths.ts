// The strength of each car in a race, from the rounds it still has to drive by the Pro's prospect.
// Not here: choosing (planner.ts).

import { EVEN } from '@core/style';
import { isRunning } from '../cars';
import type { FormulaState } from '../types';
import type { Purse } from './lap-prospect';
import { sightOf } from './sight';
import { roundsNow } from './weigh';

/** A lead of this many rounds makes the odds e to 1. Fitted to how races ended (docs/ai.md). */
const SPREAD = 0.4;

/** By seat, in log-odds; 0 for cars no longer racing. Changes nothing. */
export function strengths(s: Readonly<FormulaState>): number[] {
  const purse: Purse = { budget: s.options.wearPoints, price: 0 };
  return s.cars.map((car, seat) => {
    if (!isRunning(car)) return 0;
    // A car that had its turn in this round has to wait for the others.
    const waits = s.order.indexOf(seat) < s.cursor ? 1 : 0;
    return -(roundsNow(sightOf(s, seat, purse, EVEN)) + waits) / SPREAD;
  });
}
