// The best turn a hand allows by the outlook alone: gear and cards together, flips averaged.
// Not for: rivals (playout/playout.ts) or real card designs (index.ts turns classes into cards).

import { keptBy } from '@core/memory';
import { flipChances, Odds } from './cards/flips';
import { type Counts, eachChoice, noCards, total } from './cards/hands';
import { HEAT_CLASS, STRESS_CLASS } from './cards/kinds';
import { type Play, playOf } from './cards/play';
import { cluttered, type Extras, type Outlook, turnValue } from './outlook';

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

/** Families of plays that the room of a table has at first. */
const FAMILIES = 64;
/** Room to reckon in, by family of plays, then by speed: one per table, filled anew before it is read. */
const roomOf = keptBy((_: Outlook) => ({ values: new Float64Array(FAMILIES * SPEEDS) }));

/**
 * Rounds to go for every speed of one gear from one state, worked out when first asked for. Plays that pay, cool and bend
 * limits alike are one family: for them only the speed matters.
 */
class TurnValues {
  private readonly table: Outlook;
  private readonly car: Planner;
  private readonly gear: number;
  private readonly odds: Odds;
  private readonly room: { values: Float64Array };
  /** Where in the room each family begins. */
  private readonly families = new Map<number, number>();

  constructor(table: Outlook, car: Planner, gear: number, odds: Odds) {
    this.table = table;
    this.car = car;
    this.gear = gear;
    this.odds = odds;
    this.room = roomOf(table);
  }

  /** Without symbols, averaged over this many flips. */
  flipped(speed: number, flips: number): number {
    return this.average(this.family(PLAIN), speed, flips, ONE_WAY, undefined);
  }

  /** Of a play with symbols: after the flips the best value of its cards. */
  played(play: Play): number {
    const superCool = Math.min(play.superCool, this.car.discard[HEAT_CLASS] ?? 0);
    const extras: Extras = { heat: play.heat, cool: play.cool, limit: play.limit, superCool };
    const key = ((play.heat + 8) * 16 + play.cool) * 256 + (play.limit + 8) * 8 + superCool;
    return this.average(this.family(key), play.fixed, play.flips, play.spread, extras);
  }

  private family(key: number): number {
    const known = this.families.get(key);
    if (known !== undefined) return known;
    const at = this.families.size * SPEEDS;
    const { values } = this.room;
    if (at === values.length) {
      this.room.values = new Float64Array(values.length * 2);
      this.room.values.set(values);
    }
    this.room.values.fill(Number.NaN, at, at + SPEEDS);
    this.families.set(key, at);
    return at;
  }

  private average(
    at: number,
    speed: number,
    flips: number,
    spread: readonly number[],
    extras: Extras | undefined,
  ): number {
    if (flips === 0) return this.best(at, speed, spread, extras);
    let sum = 0;
    const chances = this.odds.of(flips);
    for (let flipped = flips; flipped < chances.length; flipped++) {
      const chance = chances[flipped] ?? 0;
      if (chance > 0) sum += chance * this.best(at, speed + flipped, spread, extras);
    }
    return sum;
  }

  private best(at: number, speed: number, spread: readonly number[], extras: Extras | undefined): number {
    const { values } = this.room;
    let best = Number.POSITIVE_INFINITY;
    for (const more of spread) {
      let value = values[at + speed + more] ?? 0;
      if (Number.isNaN(value)) {
        value = this.worked(speed + more, extras);
        values[at + speed + more] = value;
      }
      if (value < best) best = value;
    }
    return best;
  }

  private worked(speed: number, extras: Extras | undefined): number {
    const { progress, gear: old, engine, hand, adrenaline } = this.car;
    const heat = hand[HEAT_CLASS] ?? 0;
    return turnValue(this.table, progress, old, this.gear, speed, engine, heat, adrenaline, extras);
  }
}

/** Key of plays without symbols. */
const PLAIN = -1;
const ONE_WAY: readonly number[] = [0];

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
  const odds = new Odds(flipChances(car.draw));
  const heat = car.hand[HEAT_CLASS] ?? 0;
  const playable = total(car.hand) - heat;
  const stress = car.hand[STRESS_CLASS] ?? 0;
  const kinds = kindsIn(car.hand);
  const designs = kinds.filter((kind) => kind > HEAT_CLASS);
  for (let gear = 1; gear <= 4; gear++) {
    if (onlyGear !== 0 ? gear !== onlyGear : Math.abs(gear - car.gear) > (car.engine > 0 ? 2 : 1)) continue;
    if (playable < gear) continue;
    const engine = car.engine - (Math.abs(gear - own.gear) === 2 ? 1 : 0);
    const values = new TurnValues(table, own, gear, odds);
    eachChoice(car.hand, gear, (cards) => {
      const flips = cards[STRESS_CLASS] ?? 0;
      if (designs.some((kind) => (cards[kind] ?? 0) > 0)) {
        const play = playOf(cards, engine, heat, kinds);
        visit(gear, cards, 1 + values.played(play) + aside(play, stress));
      } else {
        visit(gear, cards, 1 + values.flipped(fixedSpeed(cards), flips) + STRESS_KEPT * (stress - flips));
      }
    });
  }
}

/** What a play is worth besides where it leads, in rounds; less is better. stress: in hand before it. */
function aside(play: Play, stress: number): number {
  const kept = Math.max(0, stress - play.stress - play.reduceStress);
  return STRESS_KEPT * kept - LONGER_TOW * play.slipstream - SALVAGED * play.salvage + CARD_KEPT * play.singles;
}

function kindsIn(hand: Counts): number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < hand.length; kind++) if ((hand[kind] ?? 0) > 0) kinds.push(kind);
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
