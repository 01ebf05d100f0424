// What gears, boosts and spin-outs give and cost (2.4, R40, R60). Not here: when they apply (phases/).

import type { Gear } from '../types';

/** Cooldown of each gear, by gear (2.4). */
export const GEAR_COOLDOWN = { 1: 3, 2: 1, 3: 0, 4: 0 } as const satisfies Record<Gear, number>;

/** Speed above the limit that wins a sponsorship card at a press corner (R95). */
export const PRESS_MARGIN = 2;

/** Cooldown that adrenaline adds (R35). */
export const ADRENALINE_COOLDOWN = 1;

/** Heat a boost costs (R40). */
export const BOOST_HEAT = 1;

/** Stress that a spin-out adds, by gear (R60). */
export const SPIN_STRESS = { 1: 1, 2: 1, 3: 2, 4: 2 } as const satisfies Record<Gear, number>;
