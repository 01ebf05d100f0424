// How much better each level drives than the one below it, for the ratings of drivers whom nobody has met yet.
// As ai/drivers.test.ts holds and says on 2026-11-25: at least these shares, and two of three for hard. The best is not offered.

import type { Ladder } from '@core/contract';

/** Of a hundred races of two, those that the level wins against the one below. */
export const LADDER: Ladder = { easy: 90, medium: 75, hard: 66, best: 50 };
