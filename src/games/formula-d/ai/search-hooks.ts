// Settings for searches that simulate Formula D ahead: how far, and how everyone drives meanwhile.
// Not here: what answers are worth on the road (weigh.ts).

import type { SearchHooks } from '@core/contract';
import { EVEN } from '@core/style';
import type { FormulaTypes } from '../types';
import { plannedAnswer } from './planner';

export const searchHooks: SearchHooks<FormulaTypes> = {
  playouts: 400,
  rounds: 2,
  policy: (s, decision) => plannedAnswer(s, decision, EVEN),
};
