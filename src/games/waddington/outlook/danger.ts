// The danger of a move, defined once: choices give it for every move, and screens colour, sort and start by it. Certain
// spin-offs come from spinsSurely (phases/verdict.ts), as for the default (fallback.ts) and the card window (T3).
// Not here: whether a move is worth it; that is ai/.

import type { BandRisk, Danger, Risk } from '../types';

/**
 * The worst that may happen on a move with these bands. If Special Tyres could cover a band, that counts as dice, not as
 * a certain spin. verge: it ends off the road because the brakes are too weak (R28).
 */
export function dangerOf({ bands, risk }: { bands: readonly BandRisk[]; risk: Risk }, verge: boolean): Danger {
  if (verge || bands.some((band) => band.sure)) return 'spin';
  return risk.of > 1 || risk.spin > 0 ? 'roll' : 'safe';
}
