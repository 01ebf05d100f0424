// A state as one seat may believe it: nothing is hidden in Formula D but the generator, which is drawn again.
// Not for: choosing; see index.ts.

import { cloneState } from '@core/clone';
import type { Draw, Imagined, Seat } from '@core/contract';
import type { FormulaState } from '../types';

/** The same race with another future. Does not change s. */
export function imagine(s: Readonly<FormulaState>, _seat: Seat, draw: Draw): Imagined<FormulaState> {
  const copy = cloneState(s) as FormulaState;
  copy.rng = [draw(2 ** 32), draw(2 ** 32), draw(2 ** 32), 1 + draw(2 ** 32 - 1)];
  return copy as Imagined<FormulaState>;
}
