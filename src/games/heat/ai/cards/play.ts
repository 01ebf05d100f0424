// What cards add up to when they are placed together: speed, flips, Heat to pay, and all their symbols.
// Not here: which cards to place (plan.ts, greedy.ts).

import { ownCooling, STALLS } from '../../symbols/heat';
import type { Counts } from './hands';
import { HEAT_CLASS, PROFILES, STRESS_CLASS } from './kinds';

/** The sum of the cards of a turn. */
export interface Play {
  /** Sum of the values; a card with several counts its lowest. */
  fixed: number;
  /** What choosing values and Accelerate can add to fixed, ascending, 0 first. */
  spread: readonly number[];
  flips: number;
  /** Heat that goes from the Engine to the discard pile before the car moves (R25). */
  heat: number;
  cool: number;
  reduceStress: number;
  slipstream: number;
  superCool: number;
  accelerate: number;
  limit: number;
  salvage: number;
  /** Number of sponsorship cards. */
  singles: number;
  /** Number of Stress cards. */
  stress: number;
  /** Kinds that could not be paid for; each is worth a flip and nothing else (R25). */
  stalled: readonly number[];
}

const NOBODY: readonly number[] = [];
const ALL_KINDS: readonly number[] = PROFILES.map((_, kind) => kind);
/** A spread as bits: bit n is set if n may be added. This one adds nothing. */
const NO_SPREAD = 1;
const NO_SPREAD_LIST: readonly number[] = [0];

/**
 * The play of these cards with this Engine (after the shift) and Heat in hand. kinds: kinds the cards may be, ascending. As
 * if weather never forbade a card to cool for itself, and as if each such card found all the Heat in hand.
 */
export function playOf(cards: Counts, engine: number, heatInHand: number, kinds = ALL_KINDS): Play {
  const play: Play = {
    fixed: 0,
    spread: NOBODY,
    flips: 0,
    heat: 0,
    cool: 0,
    reduceStress: 0,
    slipstream: 0,
    superCool: 0,
    accelerate: 0,
    limit: 0,
    salvage: 0,
    singles: 0,
    stress: cards[STRESS_CLASS] ?? 0,
    stalled: NOBODY,
  };
  let spread = NO_SPREAD;
  let left = engine;
  for (const kind of kinds) {
    for (let n = cards[kind] ?? 0; n > 0 && kind !== HEAT_CLASS; n--) {
      const face = PROFILES[kind];
      if (face === undefined) continue;
      if (face.plain) {
        play.fixed += face.values[0] ?? 0;
        play.flips += face.plus;
        continue;
      }
      const cooled = ownCooling(left, heatInHand, face.heat, face.cool, true);
      if (cooled === STALLS) {
        play.flips++;
        play.stalled = [...play.stalled, kind];
        continue;
      }
      left += cooled - face.heat;
      play.heat += face.heat - cooled;
      if (face.values.length > 1) spread = spreadBy(spread, face.values);
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
  // R45: all or nothing, so an Accelerate adds a single option for the speed.
  const pushed = play.accelerate * play.flips;
  if (pushed > 0) spread |= spread << pushed;
  play.spread = spreadList(spread);
  return play;
}

/** Adds one of these values to a spread; bits, which stay far below bit 31. */
function spreadBy(spread: number, values: readonly number[]): number {
  const least = values[0] ?? 0;
  return values.reduce((bits, value) => bits | (spread << (value - least)), 0);
}

/** A spread as a list, ascending. */
function spreadList(bits: number): readonly number[] {
  if (bits === NO_SPREAD) return NO_SPREAD_LIST;
  const list: number[] = [];
  for (let more = 0; bits >>> more > 0; more++) if (((bits >>> more) & 1) === 1) list.push(more);
  return list;
}
