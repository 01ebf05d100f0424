// The best turn that a hand allows by the prospect alone. A turn's value depends on its speed and its symbols, not on which plain
// cards make that speed, so this compares sums instead of choices. It finds the same turn as plan.ts, the first among equals.
// Not here: several turns to choose from (plan.ts).

import { keptBy } from '@core/memory';
import { canShift, shiftCost } from '../phases/gears';
import { flipChances, Odds } from './cards/flips';
import { type Counts, noCards } from './cards/hands';
import { HEAT_CLASS, STRESS_CLASS } from './cards/kinds';
import { type Play, playOf } from './cards/play';
import { aside, type PlannedTurn, STRESS_KEPT } from './plan';
import type { Planner } from './planner';
import { cluttered, type Prospect } from './prospect';
import { TurnValues } from './turn-values';

const MOST_CARDS = 4;
const SIZES = MOST_CARDS + 1;
/** Buffer for the sums of one hand: one per table, refilled for every hand. */
const roomOf = keptBy((_: Prospect) => new Int32Array((STRESS_CLASS + 1) * SIZES));

/** A hand, sorted for the comparison. */
interface Sorted {
  hand: Counts;
  /** Number of cards that are not Heat. */
  playable: number;
  stress: number;
  heat: number;
  /** Kinds with symbols, ascending. */
  designs: number[];
  /**
   * By kind from 0 to STRESS_CLASS, then by number of cards: a bit for every sum that this many cards of this kind and the
   * plain kinds above it can make.
   */
  sums: Int32Array;
}

/** A turn before its plain cards are picked. cards: symbol cards and Stress; count plain cards make up sum. */
interface Sketch {
  gear: number;
  value: number;
  cards: Counts | undefined;
  flips: number;
  count: number;
  sum: number;
}

/** The best turn by the prospect; if the hand feeds no gear within reach, the cluttered turn in the lowest one. */
export function bestTurn(table: Prospect, car: Planner, onlyGear: number): PlannedTurn {
  const own = onlyGear === 0 ? car : { ...car, gear: onlyGear };
  const odds = new Odds(flipChances(car.draw));
  const sorted = sortedHand(car.hand, roomOf(table));
  const best: Sketch = { gear: 0, value: Number.POSITIVE_INFINITY, cards: undefined, flips: 0, count: 0, sum: 0 };
  for (let gear = 1; gear <= MOST_CARDS; gear++) {
    if (onlyGear !== 0 ? gear !== onlyGear : !canShift(car.gear, gear, car.engine)) continue;
    if (sorted.playable < gear) continue;
    const values = new TurnValues(table, own, gear, odds);
    weighPlain(sorted, gear, values, best);
    if (sorted.designs.length === 0) continue;
    const engine = car.engine - shiftCost(own.gear, gear);
    weighDesigns(sorted, gear, engine, values, best);
  }
  if (best.gear > 0) return { gear: best.gear, cards: cardsOf(sorted, best), value: best.value };
  const value = cluttered(table, car.progress, car.engine, sorted.heat);
  return { gear: onlyGear || Math.max(1, car.gear - 1), cards: noCards(car.hand.length), value };
}

/** Sorts a hand. Changes sums: fills it for this hand. */
function sortedHand(hand: Counts, sums: Int32Array): Sorted {
  sums.fill(0, STRESS_CLASS * SIZES);
  sums[STRESS_CLASS * SIZES] = 1;
  const stress = hand[STRESS_CLASS] ?? 0;
  let playable = stress;
  for (let kind = STRESS_CLASS - 1; kind >= 0; kind--) {
    const held = hand[kind] ?? 0;
    playable += held;
    const at = kind * SIZES;
    for (let size = 0; size < SIZES; size++) {
      let bits = 0;
      for (let n = Math.min(held, size); n >= 0; n--) bits |= (sums[at + SIZES + size - n] ?? 0) << (kind * n);
      sums[at + size] = bits;
    }
  }
  const designs: number[] = [];
  for (let kind = HEAT_CLASS + 1; kind < hand.length; kind++) {
    const held = hand[kind] ?? 0;
    if (held === 0) continue;
    playable += held;
    designs.push(kind);
  }
  return { hand, playable, stress, heat: hand[HEAT_CLASS] ?? 0, designs, sums };
}

/** Tries every turn without symbols. Changes best. */
function weighPlain(sorted: Sorted, gear: number, values: TurnValues, best: Sketch): void {
  const { stress, sums } = sorted;
  const plain = values.plain();
  for (let flips = Math.min(stress, gear); flips >= 0; flips--) {
    const count = gear - flips;
    for (let left = sums[count] ?? 0; left !== 0; left &= left - 1) {
      const sum = 31 - Math.clz32(left & -left);
      const value = 1 + values.flipped(plain, sum, flips) + STRESS_KEPT * (stress - flips);
      consider(sorted, best, gear, value, undefined, flips, count, sum);
    }
  }
}

/** Tries every turn with at least one symbol card. Changes best. */
function weighDesigns(sorted: Sorted, gear: number, engine: number, values: TurnValues, best: Sketch): void {
  const { hand, designs, stress, heat, sums } = sorted;
  const kinds = [STRESS_CLASS, ...designs];
  const cards = noCards(hand.length);
  const pick = (at: number, left: number): void => {
    const kind = designs[at];
    if (kind !== undefined) {
      for (let n = Math.min(left, hand[kind] ?? 0); n >= 0; n--) {
        cards[kind] = n;
        pick(at + 1, left - n);
      }
      return;
    }
    if (left === gear) return;
    for (let flips = Math.min(stress, left); flips >= 0; flips--) {
      const count = left - flips;
      let bits = sums[count] ?? 0;
      if (bits === 0) continue;
      cards[STRESS_CLASS] = flips;
      const play: Play = playOf(cards, engine, heat, kinds);
      const family = values.familyOf(play);
      const besides = aside(play, stress);
      for (; bits !== 0; bits &= bits - 1) {
        const sum = 31 - Math.clz32(bits & -bits);
        consider(sorted, best, gear, 1 + values.played(play, family, sum) + besides, cards, flips, count, sum);
      }
    }
  };
  pick(0, gear);
}

/** Changes best to this turn if it is better, or equal and earlier in the order of plan.ts. Copies cards if it keeps them. */
function consider(
  sorted: Sorted,
  best: Sketch,
  gear: number,
  value: number,
  cards: Counts | undefined,
  flips: number,
  count: number,
  sum: number,
): void {
  if (value > best.value || Number.isNaN(value)) return;
  if (value === best.value) {
    if (gear !== best.gear) return;
    const other = cardsOf(sorted, { gear, value, cards, flips, count, sum });
    if (!isBefore(other, cardsOf(sorted, best))) return;
  }
  best.gear = gear;
  best.value = value;
  best.cards = cards?.slice();
  best.flips = flips;
  best.count = count;
  best.sum = sum;
}

/** Whether eachChoice visits one choice before the other. */
function isBefore(one: Counts, other: Counts): boolean {
  for (let kind = 0; kind < one.length; kind++) {
    const more = (one[kind] ?? 0) - (other[kind] ?? 0);
    if (more !== 0) return more < 0;
  }
  return false;
}

/** The cards of a turn: of the choices that make its speed, the first in the order of eachChoice. */
function cardsOf({ hand, sums }: Sorted, { cards: others, flips, count, sum }: Sketch): Counts {
  const cards = others?.slice() ?? noCards(hand.length);
  cards[STRESS_CLASS] = flips;
  let left = count;
  let more = sum;
  for (let kind = 0; kind < STRESS_CLASS; kind++) {
    const above = (kind + 1) * SIZES;
    let n = 0;
    const held = Math.min(hand[kind] ?? 0, left);
    while (n < held && !makes(sums[above + left - n] ?? 0, more - kind * n)) n++;
    cards[kind] = n;
    left -= n;
    more -= kind * n;
  }
  return cards;
}

function makes(sums: number, sum: number): boolean {
  return sum >= 0 && ((sums >>> sum) & 1) === 1;
}
