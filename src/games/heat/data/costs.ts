// What gears, boosts and spin-outs give and cost (2.4, R40, R60). Not here: when they apply (phases/).

import type { Gear } from '../types';

/** Cooldown of each gear, by gear (2.4). */
export const GEAR_COOLDOWN: Readonly<Record<number, number>> & Record<Gear, number> = { 1: 3, 2: 1, 3: 0, 4: 0 };

/** Heat that a shift by two gears costs (R16). */
export const SHIFT_HEAT = 1;

/** Speed above the limit that wins a sponsorship card at a press corner (R95). */
export const PRESS_MARGIN = 2;

/** Cooldown that adrenaline adds (R35). */
export const ADRENALINE_COOLDOWN = 1;

/** The gear in which a car may boost (R40). */
export const BOOST_GEAR = 4 satisfies Gear;

/** Heat a boost costs (R40). */
export const BOOST_HEAT = 1;

/** Stress that a spin-out adds, by gear (R60). */
export const SPIN_STRESS: Readonly<Record<number, number>> & Record<Gear, number> = { 1: 1, 2: 1, 3: 2, 4: 2 };
