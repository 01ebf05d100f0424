// A state as one seat may believe it. Only the generator is hidden in Formula D, and it is drawn again.
// Not here: choosing; see index.ts.

import { cloneState } from '@core/clone';
import type { Draw, Imagined, Seat } from '@core/contract';
import { forgetLuck } from '@core/rng';
import type { FormulaState } from '../types';

/** Returns the same race with a different future. Does not change s. */
export function imagine(s: Readonly<FormulaState>, _seat: Seat, draw: Draw): Imagined<FormulaState> {
  const copy = cloneState(s) as FormulaState;
  forgetLuck(copy, draw);
  return copy as Imagined<FormulaState>;
}
