// What a search that plays Formula D ahead needs: how far, and how anyone drives meanwhile.
// Not for: what answers are worth on the road (weigh.ts).

import type { SearchHooks } from '@core/contract';
import { EVEN } from '@core/style';
import type { FormulaTypes } from '../types';
import { plannedAnswer } from './planner';

export const searchHooks: SearchHooks<FormulaTypes> = {
  playouts: 400,
  rounds: 2,
  policy: (s, decision) => plannedAnswer(s, decision, EVEN),
};
