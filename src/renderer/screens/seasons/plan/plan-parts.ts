// The parts that the columns of the plan share.

import type { GameCard } from '@api/contract';
import type { SeasonPlan, SeasonView } from '@api/season';
import type { GameUi } from '@ui/game-ui';
import type { Names } from './plan-draft';

/** The props of each column. */
export interface PlanPart {
  plan: SeasonPlan;
  cards: readonly GameCard[];
  uis: ReadonlyMap<string, GameUi>;
  names: Names;
  /** The season in its current state; undefined for a new one. */
  view: SeasonView | undefined;
  /** The problem there, as text; undefined: none. */
  errorAt(at: string): string | undefined;
  onChange(plan: SeasonPlan): void;
}
