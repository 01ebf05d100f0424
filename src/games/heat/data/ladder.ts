// How much better each level drives than the one below it, for ratings of drivers who have not met anyone yet.
// Measured by ai/drivers.test.ts on 2026-11-25: at least these shares, the upper two over few races.

import type { Ladder } from '@core/contract';

/** Of a hundred races of two cars, those that the level wins against the one below. */
export const LADDER: Ladder = { easy: 90, medium: 85, hard: 65, best: 60 };
