// What cards come to when they are placed together: speed, flips, Heat to pay, and every symbol they bring.
// Not for: which cards to place (plan.ts, plain.ts).

import type { Counts } from './hands';
import { HEAT_CLASS, PROFILES, STRESS_CLASS } from './kinds';

/** The sum of the cards of a turn. */
export interface Play {
  /** Values that are sure, at their lowest where a card has several. */
  fixed: number;
  /** What may be added to fixed by choosing values and by Accelerate, ascending, 0 first. */
  spread: readonly number[];
  flips: number;
  /** Heat from the Engine into the discard pile before the car moves (R25). */
  heat: number;
  cool: number;
  reduceStress: number;
  slipstream: number;
  superCool: number;
  accelerate: number;
  limit: number;
  salvage: number;
  /** Sponsorship cards among them. */
  singles: number;
  /** Stress cards among them. */
  stress: number;
  /** Kinds that could not be paid for, each worth a flip and nothing else (R25). */
  stalled: readonly number[];
}

const NO_SPREAD: readonly number[] = [0];
const NOBODY: readonly number[] = [];

/** The play of these cards with this Engine (after the shift) and Heat in hand. */
export function playOf(cards: Counts, engine: number, heatInHand: number): Play {
  const play = {
    ...{ fixed: 0, spread: NO_SPREAD, flips: 0, heat: 0, cool: 0, reduceStress: 0, slipstream: 0, superCool: 0 },
    ...{ accelerate: 0, limit: 0, salvage: 0, singles: 0, stress: cards[STRESS_CLASS] ?? 0, stalled: NOBODY },
  };
  let left = engine;
  for (let kind = 0; kind < cards.length; kind++) {
    for (let n = cards[kind] ?? 0; n > 0 && kind !== HEAT_CLASS; n--) {
      const face = PROFILES[kind];
      if (face === undefined) continue;
      if (face.plain) {
        play.fixed += face.values[0] ?? 0;
        play.flips += face.plus;
        continue;
      }
      const cooled = left < face.heat ? Math.min(face.cool, heatInHand) : 0;
      if (left + cooled < face.heat) {
        play.flips++;
        play.stalled = [...play.stalled, kind];
        continue;
      }
      left += cooled - face.heat;
      play.heat += face.heat - cooled;
      if (face.values.length > 1) play.spread = spreadBy(play.spread, face.values);
      play.fixed += face.values[0] ?? 0;
      play.flips += face.plus;
      if (cooled === 0) play.cool += face.cool;
      play.reduceStress += face.reduceStress;
      play.slipstream += face.slipstream;
      play.superCool += face.superCool;
      play.accelerate += face.accelerate;
      play.limit += face.limit;
      play.salvage += face.salvage;
      if (face.single) play.singles++;
    }
  }
  // R45: all or nothing, so an Accelerate is one way more to choose the speed.
  const pushed = play.accelerate * play.flips;
  if (pushed > 0) play.spread = spreadBy(play.spread, [0, pushed]);
  return play;
}

function spreadBy(spread: readonly number[], values: readonly number[]): number[] {
  const least = values[0] ?? 0;
  const sums = new Set(spread.flatMap((more) => values.map((value) => more + value - least)));
  return [...sums].sort((a, b) => a - b);
}
