// How much better each level drives than the one below it, to rate drivers that have not raced yet. Measured by
// `paddock ladder` on 2026-11-27 over one to three laps on all three circuits, 5,400 races each. easy is from
// ai/drivers.test.ts (6 in 10 and more).

import type { Ladder } from '@core/contract';

/** How many of a hundred two-car races each level wins against the level below. */
export const LADDER: Ladder = { easy: 65, medium: 97, hard: 72, best: 70 };
