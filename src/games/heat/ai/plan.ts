// Every turn that a hand allows, gear and cards together, with its value by the prospect alone, averaged over flips.
// Not here: only the best turn (best-turn.ts), rivals (playout/playout.ts) or real card designs (index.ts turns kinds
// into cards).

import { canShift, shiftCost } from '../phases/gears';
import { flipChances, Odds } from './cards/flips';
import { type Counts, eachChoice, total } from './cards/hands';
import { HEAT_CLASS, STRESS_CLASS } from './cards/kinds';
import { type Play, playOf } from './cards/play';
import type { Planner } from './planner';
import type { Prospect } from './prospect';
import { TurnValues } from './turn-values';

/** A turn: the gear and the cards by kind. value: rounds to go from the start of the round; less is better. */
export interface PlannedTurn {
  gear: number;
  cards: Counts;
  value: number;
}

/** Rounds that a Stress left in hand costs later. */
export const STRESS_KEPT = 0.06;
/** Rounds that a longer slipstream saves per space, whether or not there is a car to tow. */
const LONGER_TOW = 0.05;
/** Rounds that a card brought back into the draw pile saves. */
const SALVAGED = 0.02;
/** Rounds that a sponsorship card would save later if it were kept. */
const CARD_KEPT = 0.03;
/**
 * Calls visit with every different turn that a driver can plan and its value; the cards array is reused.
 * onlyGear: 0 to choose the gear too, otherwise the gear already chosen (no shift cost).
 */
export function eachTurn(
  table: Prospect,
  car: Planner,
  onlyGear: number,
  visit: (gear: number, cards: Counts, value: number) => void,
): void {
  const own = onlyGear === 0 ? car : { ...car, gear: onlyGear };
  const odds = new Odds(flipChances(car.draw));
  const heat = car.hand[HEAT_CLASS] ?? 0;
  const playable = total(car.hand) - heat;
  const stress = car.hand[STRESS_CLASS] ?? 0;
  const kinds = kindsIn(car.hand);
  const designs = kinds.filter((kind) => kind > HEAT_CLASS);
  for (let gear = 1; gear <= 4; gear++) {
    if (onlyGear !== 0 ? gear !== onlyGear : !canShift(car.gear, gear, car.engine)) continue;
    if (playable < gear) continue;
    const engine = car.engine - shiftCost(own.gear, gear);
    const values = new TurnValues(table, own, gear, odds);
    eachChoice(car.hand, gear, (cards) => {
      const flips = cards[STRESS_CLASS] ?? 0;
      if (designs.some((kind) => (cards[kind] ?? 0) > 0)) {
        const play = playOf(cards, engine, heat, kinds);
        visit(gear, cards, 1 + values.played(play, values.familyOf(play)) + aside(play, stress));
      } else {
        const value = values.flipped(values.plain(), fixedSpeed(cards), flips);
        visit(gear, cards, 1 + value + STRESS_KEPT * (stress - flips));
      }
    });
  }
}

/** What a play is worth apart from where it leads, in rounds; less is better. stress: in hand before it. */
export function aside(play: Play, stress: number): number {
  const kept = Math.max(0, stress - play.stress - play.reduceStress);
  return STRESS_KEPT * kept - LONGER_TOW * play.slipstream - SALVAGED * play.salvage + CARD_KEPT * play.singles;
}

function kindsIn(hand: Counts): number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < hand.length; kind++) if ((hand[kind] ?? 0) > 0) kinds.push(kind);
  return kinds;
}

/** Sum of the values of plain cards, 0 to 5, which do not depend on flips. */
export function fixedSpeed(cards: Counts): number {
  return (cards[1] ?? 0) + 2 * (cards[2] ?? 0) + 3 * (cards[3] ?? 0) + 4 * (cards[4] ?? 0) + 5 * (cards[5] ?? 0);
}
