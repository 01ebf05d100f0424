// What weather, road tokens and press bring an outcome besides its cost. Not here: the cost itself (outcome.ts) or texts.

import { cooldownAllowed, limitChange, limitOf, overheatAt, pressSpeed, weatherCooldown } from '../conditions';
import { trackOf } from '../data/tracks';
import type { Conditions } from '../types';
import type { PlayOutcome } from './outcome';

export { pressSpeedAt } from '../conditions';

/** Press, as states and views have it. */
type Press = Conditions & { readonly sponsorship: boolean; readonly press: readonly number[] };

/** What tokens change about a corner. limit: for everyone; press: the speed that wins a card there, null without press. */
export interface CornerMarks {
  printed: number;
  change: number;
  limit: number;
  overheats: boolean;
  press: number | null;
}

/** What tokens and press change about a corner (R57, R58, R95). */
export function cornerMarks(c: Press, corner: number): CornerMarks {
  return {
    printed: trackOf(c.track).corners[corner]?.limit ?? 0,
    change: limitChange(c, corner),
    limit: limitOf(c, corner),
    overheats: overheatAt(c, corner) > 0,
    press: c.sponsorship && c.press.includes(corner) ? pressSpeed(c, corner) : null,
  };
}

/** Whether a corner of this turn wins a sponsorship card by speed (R95). */
export function winsPress(c: Press, { corners, speed }: PlayOutcome): boolean {
  return corners.some(({ corner }) => {
    const { press } = cornerMarks(c, corner);
    return press !== null && speed >= press;
  });
}

/** 1: weather adds a cooldown wherever the turn ends; 0: it forbids cooling there; null: neither, or not in every outcome. */
export function coolingChange(c: Conditions, outcomes: readonly PlayOutcome[]): 0 | 1 | null {
  const places = outcomes.map(({ landing }) => ({ progress: landing.to }));
  if (places.every((place) => weatherCooldown(c, place) > 0)) return 1;
  return places.every((place) => !cooldownAllowed(c, place)) ? 0 : null;
}
