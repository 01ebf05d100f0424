// Solves a lap for a car alone on the road: the rounds still to come from every station, by gear and wear points left,
// with every roll played best. One pass backwards over the lap, since no way leads back.
// Not for: the race as it is (weigh.ts).

import {
  BLACK_DIE,
  GEAR_DICE,
  GEAR_VALUES,
  isStraining,
  MOST_GEAR,
  MOST_GEARS_DOWN,
  MOST_GEARS_UP,
  MOTOR_COST,
  MOTOR_FAIL,
  MOTOR_GEARS,
} from '../data/dice';
import { skippedGears } from '../phases/gears';
import { exitRounds } from './pit-exit';
import { MIDDLE_BOX, ROLLS, type Roads, TO_BOX, TO_FLAG, TO_LANE } from './roads';

/** Chance that an engine test takes a wear point. */
const MOTOR_LOSS = (MOTOR_FAIL / BLACK_DIE.faces.length) * MOTOR_COST;

/** Rounds that being out stands for, for every lap still to drive. */
export const OUT_PER_LAP = 30;

/** Chance per turn that another car's roll makes a car in fifth or sixth lose a wear point (R39). */
const SHARED_LOSS = 0.01;

/** How wear points are counted. budget: exactly, 1 to so many. price: not at all, each costs so many rounds. */
export type Purse = { readonly budget: number; readonly price: 0 } | { readonly budget: 0; readonly price: number };

/**
 * Rounds to come: at[(station × MOST_GEAR + gear - 1) × levels + wear]; with a price there is one level, wear 0.
 * box: from a pit box; exit: from any space of the pits after a stop, by space, undefined where there is no lap to come. out: that being out stands for. levels: wear + 1.
 */
export interface Outlook {
  readonly roads: Roads;
  readonly purse: Purse;
  readonly levels: number;
  readonly at: Float32Array;
  readonly box: number;
  readonly exit: Float64Array | undefined;
  readonly out: number;
}

/** The outlook of a lap; after: that of the next lap, undefined where it ends at the flag. */
export function solveLap(roads: Roads, purse: Purse, after: Outlook | undefined): Outlook {
  const levels = purse.budget + 1;
  const out = OUT_PER_LAP + (after?.out ?? 0);
  const at = new Float32Array(roads.stations * MOST_GEAR * levels).fill(out);
  const exit = after === undefined ? undefined : exitRounds(after);
  const box = exit?.[roads.graph.circuit.boxes[MIDDLE_BOX] as number] ?? out;
  const lap: Lap = { roads, purse, levels, at, after, box, out, best: new Float64Array(levels) };
  const gears: Float64Array[] = Array.from({ length: MOST_GEAR + 1 }, () => new Float64Array(levels));
  for (const station of roads.order) {
    for (let gear = 1; gear <= MOST_GEAR; gear++) rollOut(lap, station, gear, gears[gear] as Float64Array);
    for (let gear = 1; gear <= MOST_GEAR; gear++) shift(lap, station, gear, gears);
  }
  return { roads, purse, levels, at, box, exit, out };
}

interface Lap {
  roads: Roads;
  purse: Purse;
  levels: number;
  at: Float32Array;
  after: Outlook | undefined;
  box: number;
  out: number;
  /** By wear: the best way of the roll that is looked at. */
  readonly best: Float64Array;
}

/** Changes value: rounds to come, this one included, when the gear's die is rolled here. */
function rollOut(lap: Lap, station: number, gear: number, value: Float64Array): void {
  const { roads, levels, out, best } = lap;
  const of = GEAR_DICE[gear]?.faces.length ?? 1;
  value.fill(1);
  for (const roll of GEAR_VALUES[gear] ?? []) {
    best.fill(out, 0, levels);
    const list = station * ROLLS + roll.value;
    const end = roads.first[list + 1] as number;
    for (let way = roads.first[list] as number; way < end; way++) tryWay(lap, way, gear);
    if (isStraining(gear, roll.value)) strain(lap);
    const share = roll.ways / of;
    for (let wear = 0; wear < levels; wear++) value[wear] = (value[wear] as number) + share * (best[wear] as number);
  }
}

/** Changes lap.best: the roller's own engine test may take a wear point, unless it is at the flag (R39). */
function strain({ levels, purse, out, best }: Lap): void {
  if (purse.budget === 0) {
    best[0] = (best[0] as number) + MOTOR_LOSS * purse.price;
    return;
  }
  for (let wear = levels - 1; wear >= 1; wear--) {
    const whole = best[wear] as number;
    const worn = wear > 1 ? (best[wear - 1] as number) : out;
    if (whole > 0) best[wear] = whole + MOTOR_LOSS * (worn - whole);
  }
}

/** Changes lap.best: by one way of this roll. */
function tryWay(lap: Lap, way: number, gear: number): void {
  const { roads, purse, levels, box, after, best } = lap;
  const to = roads.to[way] as number;
  const cost = roads.cost[way] as number;
  if (purse.budget === 0) {
    const rounds = purse.price * cost + endValue(lap, to, gear);
    if (rounds < (best[0] as number)) best[0] = rounds;
    return;
  }
  if (to < 0) {
    const rounds = to === TO_FLAG ? 0 : to === TO_BOX ? box : box + 1;
    for (let wear = cost + 1; wear < levels; wear++) if (rounds < (best[wear] as number)) best[wear] = rounds;
    return;
  }
  const isNext = to >= roads.stations;
  const values = isNext && after !== undefined ? after.at : lap.at;
  const from = ((isNext ? to - roads.stations : to) * MOST_GEAR + gear - 1) * levels - cost;
  for (let wear = cost + 1; wear < levels; wear++) {
    const rounds = values[from + wear] as number;
    if (rounds < (best[wear] as number)) best[wear] = rounds;
  }
}

function endValue({ roads, at, after, box }: Lap, to: number, gear: number): number {
  if (to === TO_FLAG) return 0;
  if (to === TO_BOX) return box;
  if (to === TO_LANE) return box + 1;
  if (to < roads.stations) return at[to * MOST_GEAR + gear - 1] as number;
  return after === undefined ? 0 : (after.at[(to - roads.stations) * MOST_GEAR + gear - 1] as number);
}

/** Changes the outlook: the best gear from this one, skipped gears paid. */
function shift(lap: Lap, station: number, from: number, gears: readonly Float64Array[]): void {
  const { levels, at, purse } = lap;
  const base = (station * MOST_GEAR + from - 1) * levels;
  const low = Math.max(1, from - MOST_GEARS_DOWN);
  for (let gear = Math.min(MOST_GEAR, from + MOST_GEARS_UP); gear >= low; gear--) {
    const value = gears[gear] as Float64Array;
    const skipped = skippedGears(from, gear);
    if (purse.budget === 0) {
      at[base] = Math.min(at[base] as number, (value[0] as number) + purse.price * skipped);
      continue;
    }
    for (let wear = skipped + 1; wear < levels; wear++) {
      const rounds = value[wear - skipped] as number;
      if (rounds < (at[base + wear] as number)) at[base + wear] = rounds;
    }
  }
  if (MOTOR_GEARS.includes(from) && purse.budget > 0) shareStrain(lap, base);
}

/** Changes the outlook: in fifth and sixth the others' engines are the car's own trouble too. */
function shareStrain({ at, levels, out }: Lap, base: number): void {
  for (let wear = levels - 1; wear >= 1; wear--) {
    const whole = at[base + wear] as number;
    const worn = wear > 1 ? (at[base + wear - 1] as number) : out;
    at[base + wear] = whole + SHARED_LOSS * (worn - whole);
  }
}
