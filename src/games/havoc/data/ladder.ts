// How much better each level drives than the level below, for the initial ratings of drivers. Measured by `paddock ladder`
// on 2026-11-26 over all four presets, at least 800 races per pair; easy against random play 600.

import type { Ladder } from '@core/contract';

/** Wins of the level against the level below, in a hundred races of two. */
export const LADDER: Ladder = { easy: 72, medium: 71, hard: 78, best: 70 };
