// The driver whose turn is planned, as every plan sees it. Not here: the plans (plan.ts, best-turn.ts).

import type { Counts } from './cards/hands';

/** What a plan needs to know about a driver at the start of a round. */
export interface Planner {
  progress: number;
  gear: number;
  engine: number;
  hand: Counts;
  /** Only its Heat matters, for Super Cool. */
  discard: Counts;
  /** Source of flips; only its mix of 1 to 4 matters. */
  draw: Counts;
  /** 1 if the driver has adrenaline this round. */
  adrenaline: number;
}
