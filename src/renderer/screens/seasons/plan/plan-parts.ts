// What the columns of the plan share.

import type { GameCard } from '@api/contract';
import type { SeasonPlan, SeasonView } from '@api/season';
import type { GameUi } from '@ui/game-ui';
import type { Names } from './plan-draft';

/** Given to each column. */
export interface PlanPart {
  plan: SeasonPlan;
  cards: readonly GameCard[];
  uis: ReadonlyMap<string, GameUi>;
  names: Names;
  /** The season as it stands; undefined for a new one. */
  view: SeasonView | undefined;
  /** What is wrong there, as text; undefined: nothing. */
  errorAt(at: string): string | undefined;
  onChange(plan: SeasonPlan): void;
}
