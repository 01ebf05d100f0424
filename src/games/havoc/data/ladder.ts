// How much better each level drives than the one below it, for the ratings of drivers whom nobody has met yet.
// Measured by `paddock ladder` on 2026-11-26 over all four presets, 800 races of a pair and more; easy against chance 600.

import type { Ladder } from '@core/contract';

/** Of a hundred races of two, those that the level wins against the one below. */
export const LADDER: Ladder = { easy: 72, medium: 71, hard: 78, best: 70 };
