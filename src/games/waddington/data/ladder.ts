// How much better each level drives than the one below it, to rate drivers that have not raced yet. Measured by `paddock
// ladder` on 2026-11-26 on all three circuits, 600 races and more per pair; easy against chance 60.

import type { Ladder } from '@core/contract';

/** How many of a hundred two-car races each level wins against the level below. */
export const LADDER: Ladder = { easy: 95, medium: 90, hard: 75, best: 70 };
