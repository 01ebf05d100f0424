// How safe a move is, said once: choices tell it of every move, and screens colour, sort and begin by it. What is
// certain comes from spinsSurely (phases/verdict.ts), as for the default (fallback.ts) and the card window (T3). Not
// here: whether a move is worth it; that is ai/.

import type { BandRisk, Danger, Risk } from './types';

/**
 * The worst that may happen on a move with these bands. Special Tyres could still save a band that they cover: that is
 * dice, not a certain spin. verge: it ends off the road for lack of brakes (R28).
 */
export function dangerOf({ bands, risk }: { bands: readonly BandRisk[]; risk: Risk }, verge: boolean): Danger {
  if (verge || bands.some((band) => band.sure)) return 'spin';
  return risk.of > 1 || risk.spin > 0 ? 'roll' : 'safe';
}
