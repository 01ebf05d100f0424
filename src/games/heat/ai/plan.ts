// The best turn a hand allows by the outlook alone: gear and cards together, flips averaged.
// Not for: rivals (ahead.ts) or real card designs (index.ts turns classes into cards).

import { type Counts, eachChoice, noCards, total } from './hands';
import { HEAT_CLASS, STRESS_CLASS } from './kinds';
import { cluttered, type Extras, type Outlook, turnValue } from './outlook';
import { type Play, playOf } from './play';

/** What a plan needs to know of a driver at the start of a round. */
export interface Planner {
  progress: number;
  gear: number;
  engine: number;
  hand: Counts;
  /** Of it only Heat counts, for Super Cool. */
  discard: Counts;
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
/** Rounds that a space more of slipstream saves, whether or not there is a car to tow. */
const LONGER_TOW = 0.05;
/** Rounds that a card brought back into the draw pile saves. */
const SALVAGED = 0.02;
/** Rounds that a sponsorship card would still save if it were kept. */
const CARD_KEPT = 0.03;
const SPEEDS = 64;

/** Rounds to go for every gear and speed from one state, worked out when first asked for. */
class TurnValues {
  private readonly plain = new Float64Array(5 * SPEEDS).fill(Number.NaN);
  private readonly others = new Map<number, Float64Array>();
  private readonly table: Outlook;
  private readonly car: Planner;
  /** Chances of a flip being 1, 2, 3 or 4. */
  private readonly flips: readonly number[];

  constructor(table: Outlook, car: Planner) {
    this.table = table;
    this.car = car;
    this.flips = flipChances(car.draw);
  }

  /** Without symbols, averaged over this many flips. */
  flipped(gear: number, speed: number, flips: number): number {
    return this.average(this.plain, gear, speed, flips, ONE_WAY, undefined);
  }

  /** Of a play with symbols: after each flip the best value of its cards. */
  played(gear: number, play: Play): number {
    const superCool = Math.min(play.superCool, this.car.discard[HEAT_CLASS] ?? 0);
    const extras: Extras = { heat: play.heat, cool: play.cool, limit: play.limit, superCool };
    const key = ((play.heat + 8) * 16 + play.cool) * 256 + (play.limit + 8) * 8 + superCool;
    const known = this.others.get(key) ?? new Float64Array(5 * SPEEDS).fill(Number.NaN);
    this.others.set(key, known);
    return this.average(known, gear, play.fixed, play.flips, play.spread, extras);
  }

  private average(
    known: Float64Array,
    gear: number,
    speed: number,
    flips: number,
    spread: readonly number[],
    extras: Extras | undefined,
  ): number {
    if (flips === 0) {
      let best = Number.POSITIVE_INFINITY;
      for (const more of spread) best = Math.min(best, this.of(known, gear, speed + more, extras));
      return best;
    }
    let sum = 0;
    for (let value = 1; value <= 4; value++) {
      const chance = this.flips[value - 1] ?? 0;
      if (chance > 0) sum += chance * this.average(known, gear, speed + value, flips - 1, spread, extras);
    }
    return sum;
  }

  private of(known: Float64Array, gear: number, speed: number, extras: Extras | undefined): number {
    const at = gear * SPEEDS + speed;
    const found = known[at] ?? 0;
    if (!Number.isNaN(found)) return found;
    const { progress, gear: old, engine, hand, adrenaline } = this.car;
    const value = turnValue(this.table, progress, old, gear, speed, engine, hand[HEAT_CLASS] ?? 0, adrenaline, extras);
    known[at] = value;
    return value;
  }
}

const ONE_WAY: readonly number[] = [0];

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
  const own = onlyGear === 0 ? car : { ...car, gear: onlyGear };
  const values = new TurnValues(table, own);
  const heat = car.hand[HEAT_CLASS] ?? 0;
  const playable = total(car.hand) - heat;
  const stress = car.hand[STRESS_CLASS] ?? 0;
  const designs = designsIn(car.hand);
  for (let gear = 1; gear <= 4; gear++) {
    if (onlyGear !== 0 ? gear !== onlyGear : Math.abs(gear - car.gear) > (car.engine > 0 ? 2 : 1)) continue;
    if (playable < gear) continue;
    const engine = car.engine - (Math.abs(gear - own.gear) === 2 ? 1 : 0);
    eachChoice(car.hand, gear, (cards) => {
      const flips = cards[STRESS_CLASS] ?? 0;
      if (designs.some((kind) => (cards[kind] ?? 0) > 0)) {
        const play = playOf(cards, engine, heat);
        visit(gear, cards, 1 + values.played(gear, play) + aside(play, stress));
      } else {
        visit(gear, cards, 1 + values.flipped(gear, fixedSpeed(cards), flips) + STRESS_KEPT * (stress - flips));
      }
    });
  }
}

/** What a play is worth besides where it leads, in rounds; less is better. stress: in hand before it. */
function aside(play: Play, stress: number): number {
  const kept = Math.max(0, stress - play.stress - play.reduceStress);
  return STRESS_KEPT * kept - LONGER_TOW * play.slipstream - SALVAGED * play.salvage + CARD_KEPT * play.singles;
}

function designsIn(hand: Counts): number[] {
  const kinds: number[] = [];
  for (let kind = HEAT_CLASS + 1; kind < hand.length; kind++) if ((hand[kind] ?? 0) > 0) kinds.push(kind);
  return kinds;
}

/** The best turn by the outlook; where no gear can be fed, the cluttered turn in the lowest gear within reach. */
export function bestTurn(table: Outlook, car: Planner, onlyGear: number): Turn {
  const best: Turn = { gear: onlyGear || Math.max(1, car.gear - 1), cards: noCards(), value: Number.POSITIVE_INFINITY };
  eachTurn(table, car, onlyGear, (gear, cards, value) => {
    if (value >= best.value) return;
    best.gear = gear;
    best.value = value;
    best.cards = cards.slice();
  });
  if (best.value === Number.POSITIVE_INFINITY) {
    best.value = cluttered(table, car.progress, car.engine, car.hand[HEAT_CLASS] ?? 0);
  }
  return best;
}

/** Sum of the values of plain cards, 0 to 5, that are sure before any flip. */
export function fixedSpeed(cards: Counts): number {
  return (cards[1] ?? 0) + 2 * (cards[2] ?? 0) + 3 * (cards[3] ?? 0) + 4 * (cards[4] ?? 0) + 5 * (cards[5] ?? 0);
}
