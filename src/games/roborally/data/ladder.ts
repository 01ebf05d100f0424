// How much better each level drives than the level below, for the initial ratings of drivers. Measured by `paddock ladder`
// on 2026-11-26 on all eight courses, at least 320 races per pair; easy against random play 180.

import type { Ladder } from '@core/contract';

/** Wins of the level against the level below, in a hundred races of two. */
export const LADDER: Ladder = { easy: 95, medium: 78, hard: 70, best: 69 };
