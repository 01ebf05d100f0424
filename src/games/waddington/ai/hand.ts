// The value of tactic cards that are kept: how many turns each is likely to win at its best moment ahead.
// Not here: what a card wins now; that is the difference in the prospect.

import { TACTICS } from '../data/cards';
import type { Tactic } from '../types';

/** The largest number of turns to the flag with its own value. */
const MOST_TURNS = 160;
/** Most equal cards in a hand: the hand dealt, and some taken in the pit. */
const MOST_EQUAL = 6;
/** Cards of different kinds often suit the same turn, so the gain of a kept card is divided by this. */
const RIVALRY = 1.15;

/** values[card][count][turns]: turns that this many of this card win over this many turns. */
const values: readonly (readonly Float64Array[])[] = TACTICS.map(({ gains }) => valuesOf(gains));

/** The value of a hand in turns. */
export function handTurns(hand: readonly Tactic[], turns: number): number {
  let sum = 0;
  for (let card = 0; card < TACTICS.length; card++) {
    let count = 0;
    for (const held of hand) if (held === card) count++;
    // One card per turn: cards of other kinds use turns as well.
    const free = Math.max(0, Math.min(MOST_TURNS, Math.round(turns) - (hand.length - count)));
    sum += values[card]?.[Math.min(count, MOST_EQUAL)]?.[free] ?? 0;
  }
  return sum;
}

/** Optimal stopping: a card is played if it wins more than the last of its kind is worth a turn later. */
function valuesOf(gains: readonly number[]): Float64Array[] {
  const all = Array.from({ length: MOST_EQUAL + 1 }, () => new Float64Array(MOST_TURNS + 1));
  for (let count = 1; count <= MOST_EQUAL; count++) {
    const held = all[count] as Float64Array;
    const fewer = all[count - 1] as Float64Array;
    for (let turns = 1; turns <= MOST_TURNS; turns++) {
      const kept = held[turns - 1] as number;
      const spare = kept - (fewer[turns - 1] as number);
      let sum = 0;
      for (const gain of gains) sum += Math.max(0, gain / 100 / RIVALRY - spare);
      held[turns] = kept + (gains.length > 0 ? sum / gains.length : 0);
    }
  }
  return all;
}
