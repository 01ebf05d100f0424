// Rounds to go after every speed that a turn can reach, computed on first use and cached for a while, because simulated races
// reach the same positions again and again. Not here: which turns there are (plan.ts, best-turn.ts).

import { keptBy } from '@core/memory';
import { GRID } from '../outlook/road';
import { shiftCost } from '../phases/gears';
import type { Odds } from './cards/flips';
import { HEAT_CLASS } from './cards/kinds';
import type { Play } from './cards/play';
import type { Planner } from './planner';
import { type Boosts, boostRoom, type Prospect, turnValue } from './prospect';

const SPEEDS = 64;
/** The cache has 2 to the power of this many slots. Values that it drops are computed again. */
const SLOT_BITS = 11;

/** The cache. keys: by slot, the position it is for; values: by slot, then by speed, NaN until computed. */
interface Room {
  keys: Float64Array;
  values: Float64Array;
  boosts: Boosts;
}
/** One cache per table. */
const roomOf = keptBy((_: Prospect): Room => {
  const slots = 2 ** SLOT_BITS;
  return { keys: new Float64Array(slots).fill(-1), values: new Float64Array(slots * SPEEDS), boosts: boostRoom() };
});

/** Plays that pay, cool and change limits alike: for them only the speed matters. engine: after all payments. */
export interface Family {
  readonly engine: number;
  readonly cool: number;
  readonly limit: number;
  /** Index of its first value in the cache. */
  readonly place: number;
}
const ONE_WAY: readonly number[] = [0];

/** Rounds to go for every speed of one gear from one state. Finish reading a family before asking for the next. */
export class TurnValues {
  private readonly table: Prospect;
  private readonly car: Planner;
  private readonly gear: number;
  private readonly odds: Odds;
  private readonly room: Room;
  private readonly heat: number;
  /** Heat in the Engine after the shift. */
  private readonly engine: number;

  constructor(table: Prospect, car: Planner, gear: number, odds: Odds) {
    this.table = table;
    this.car = car;
    this.gear = gear;
    this.odds = odds;
    this.room = roomOf(table);
    this.heat = car.hand[HEAT_CLASS] ?? 0;
    this.engine = car.engine - shiftCost(car.gear, gear);
  }

  /** The family of plays without symbols. */
  plain(): Family {
    return this.family(this.engine, 0, 0);
  }

  /** The family of a play. */
  familyOf({ heat, cool, limit, superCool }: Play): Family {
    const refilled = Math.min(superCool, this.car.discard[HEAT_CLASS] ?? 0);
    return this.family(this.engine - heat + refilled, cool, limit);
  }

  /** Value of a play without symbols, averaged over this many flips. */
  flipped(family: Family, speed: number, flips: number): number {
    return flips === 0 ? this.value(family, speed) : this.average(family, speed, flips, ONE_WAY);
  }

  /** Value of a play with symbols, with the best of its cards' values after the flips. more: speed to add. */
  played({ fixed, flips, spread }: Play, family: Family, more = 0): number {
    if (flips === 0) return this.best(family, fixed + more, spread);
    return this.average(family, fixed + more, flips, spread);
  }

  private family(engine: number, cool: number, limit: number): Family {
    const { keys, values } = this.room;
    const { progress, adrenaline } = this.car;
    // Unique for engines from -16 to 111, and limits and cooldowns below 32.
    const here = ((progress + GRID) * 4 + this.gear - 1) * 128 + engine + 16;
    const there = ((this.heat * 2 + adrenaline) * 64 + cool) * 64 + limit + 32;
    const slot = Math.imul(here ^ Math.imul(there, 0x85ebca6b), 0x9e3779b1) >>> (32 - SLOT_BITS);
    const place = slot * SPEEDS;
    const key = here * 2 ** 20 + there;
    if (keys[slot] !== key) {
      keys[slot] = key;
      values.fill(Number.NaN, place, place + SPEEDS);
    }
    return { engine, cool, limit, place };
  }

  private average(family: Family, speed: number, flips: number, spread: readonly number[]): number {
    let sum = 0;
    const chances = this.odds.of(flips);
    for (let flipped = flips; flipped < chances.length; flipped++) {
      const chance = chances[flipped] ?? 0;
      if (chance > 0) sum += chance * this.best(family, speed + flipped, spread);
    }
    return sum;
  }

  private best(family: Family, speed: number, spread: readonly number[]): number {
    let best = Number.POSITIVE_INFINITY;
    for (let n = 0; n < spread.length; n++) {
      const value = this.value(family, speed + (spread[n] ?? 0));
      if (value < best) best = value;
    }
    return best;
  }

  private value(family: Family, speed: number): number {
    const { values, boosts } = this.room;
    const at = family.place + speed;
    const known = values[at] ?? 0;
    if (!Number.isNaN(known)) return known;
    const { engine, cool, limit } = family;
    const { progress, adrenaline } = this.car;
    const { table, gear, heat } = this;
    const found = turnValue(table, progress, gear, speed, engine, heat, adrenaline, cool, limit, boosts);
    values[at] = found;
    return found;
  }
}
