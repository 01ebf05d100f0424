// How much better each level drives than the one below it, for the ratings of drivers whom nobody has met yet.
// Measured by `paddock ladder` on 2026-11-27 over one to three laps on all three circuits, 5,400 races each; easy as
// ai/drivers.test.ts holds (6 in 10 and more).

import type { Ladder } from '@core/contract';

/** Of a hundred races of two, those that the level wins against the one below. */
export const LADDER: Ladder = { easy: 65, medium: 97, hard: 72, best: 70 };
