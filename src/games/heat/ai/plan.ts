// The best turn a hand allows by the outlook alone: gear and cards together, flips averaged.
// Not for: rivals (ahead.ts) or real card designs (index.ts turns classes into cards).

import { type Counts, eachChoice, HEAT_CLASS, noCards, STRESS_CLASS } from './hands';
import { cluttered, type Outlook, turnValue } from './outlook';

/** What a plan needs to know of a driver at the start of a round. */
export interface Planner {
  progress: number;
  gear: number;
  engine: number;
  hand: Counts;
  /** Where flips come from; only its mix of 1 to 4 counts. */
  draw: Counts;
  /** 1 if the driver has adrenaline this round. */
  adrenaline: number;
}

/** A turn: the gear and the cards by class. value: rounds to go from the start of the round, less is better. */
export interface Turn {
  gear: number;
  cards: Counts;
  value: number;
}

/** Rounds that a Stress left in hand costs later. */
const STRESS_KEPT = 0.06;
const SPEEDS = 40;

/** Rounds to go for every gear and speed from one state, worked out when first asked for. */
class TurnValues {
  private readonly known = new Float64Array(5 * SPEEDS).fill(Number.NaN);
  private readonly table: Outlook;
  private readonly car: Planner;
  /** Chances of a flip being 1, 2, 3 or 4. */
  readonly flips: readonly number[];

  constructor(table: Outlook, car: Planner) {
    this.table = table;
    this.car = car;
    this.flips = flipChances(car.draw);
  }

  of(gear: number, speed: number): number {
    const at = gear * SPEEDS + speed;
    const known = this.known[at] ?? 0;
    if (!Number.isNaN(known)) return known;
    const { progress, gear: old, engine, hand, adrenaline } = this.car;
    const value = turnValue(this.table, progress, old, gear, speed, engine, hand[HEAT_CLASS] ?? 0, adrenaline);
    this.known[at] = value;
    return value;
  }

  /** Averages over this many flips. */
  flipped(gear: number, speed: number, flips: number): number {
    if (flips === 0) return this.of(gear, speed);
    let sum = 0;
    for (let value = 1; value <= 4; value++) {
      const chance = this.flips[value - 1] ?? 0;
      if (chance > 0) sum += chance * this.flipped(gear, speed + value, flips - 1);
    }
    return sum;
  }
}

/** How likely each value is to be flipped from a pile; even where the pile has no Speed card. */
export function flipChances(draw: Counts): number[] {
  const counts = [draw[1] ?? 0, draw[2] ?? 0, draw[3] ?? 0, draw[4] ?? 0];
  const all = counts.reduce((sum, n) => sum + n, 0);
  return all === 0 ? [0.25, 0.25, 0.25, 0.25] : counts.map((n) => n / all);
}

/**
 * Every different turn a driver can plan, handed to visit with its value; the cards array is reused.
 * onlyGear: 0 to choose the gear too, otherwise the gear already shifted to (no shift cost).
 */
export function eachTurn(
  table: Outlook,
  car: Planner,
  onlyGear: number,
  visit: (gear: number, cards: Counts, value: number) => void,
): void {
  const values = new TurnValues(table, onlyGear === 0 ? car : { ...car, gear: onlyGear });
  const playable = handSize(car.hand);
  const stress = car.hand[STRESS_CLASS] ?? 0;
  for (let gear = 1; gear <= 4; gear++) {
    if (onlyGear !== 0 ? gear !== onlyGear : Math.abs(gear - car.gear) > (car.engine > 0 ? 2 : 1)) continue;
    if (playable < gear) continue;
    eachChoice(car.hand, gear, (cards) => {
      const flips = cards[STRESS_CLASS] ?? 0;
      const value = 1 + values.flipped(gear, fixedSpeed(cards), flips) + STRESS_KEPT * (stress - flips);
      visit(gear, cards, value);
    });
  }
}

/** The best turn by the outlook; where no gear can be fed, the cluttered turn in the lowest gear within reach. */
export function bestTurn(table: Outlook, car: Planner, onlyGear: number): Turn {
  const best: Turn = { gear: onlyGear || Math.max(1, car.gear - 1), cards: noCards(), value: Number.POSITIVE_INFINITY };
  eachTurn(table, car, onlyGear, (gear, cards, value) => {
    if (value >= best.value) return;
    best.gear = gear;
    best.value = value;
    for (let c = 0; c < cards.length; c++) best.cards[c] = cards[c] ?? 0;
  });
  if (best.value === Number.POSITIVE_INFINITY) {
    best.value = cluttered(table, car.progress, car.engine, car.hand[HEAT_CLASS] ?? 0);
  }
  return best;
}

/** Sum of the values that are sure before any flip. */
export function fixedSpeed(cards: Counts): number {
  return (cards[1] ?? 0) + 2 * (cards[2] ?? 0) + 3 * (cards[3] ?? 0) + 4 * (cards[4] ?? 0) + 5 * (cards[5] ?? 0);
}

function handSize(hand: Counts): number {
  let size = 0;
  for (let c = 0; c < HEAT_CLASS; c++) size += hand[c] ?? 0;
  return size;
}
