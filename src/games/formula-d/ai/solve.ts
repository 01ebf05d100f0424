// Solves a lap for a car alone on the road: the rounds left from every station, by gear and wear points left, with every
// roll played best. One backward pass over the lap is enough, since no path leads back.
// Not here: the actual race (weigh.ts).

import {
  blackChance,
  GEAR_DICE,
  GEAR_VALUES,
  isStraining,
  MOST_GEAR,
  MOTOR_COST,
  MOTOR_FAIL,
  MOTOR_GEARS,
} from '../data/dice';
import { gearsAround, skipCost } from '../phases/gears';
import type { Prospect, Purse } from './lap-prospect';
import { exitRounds } from './pit-exit';
import { MIDDLE_BOX, ROLLS, type Roads, TO_BOX, TO_FLAG, TO_LANE } from './roads';

/** Chance that an engine test takes a wear point. */
const MOTOR_LOSS = blackChance(MOTOR_FAIL) * MOTOR_COST;

/** The rounds that elimination counts for, per lap still to drive. */
export const OUT_PER_LAP = 30;

/** Chance per turn that another car's roll costs a car in fifth or sixth a wear point (R39). */
const SHARED_LOSS = 0.01;

/** Distance before the line, in half spaces, over which the lead in the round of the flag fades to nothing. */
const LEAD_SPAN = 50;

/** Returns the prospect of a lap. after: the next lap's prospect, undefined if this one ends at the flag. */
export function solveLap(roads: Roads, purse: Purse, after: Prospect | undefined): Prospect {
  const levels = purse.budget + 1;
  const out = OUT_PER_LAP + (after?.out ?? 0);
  const at = new Float32Array(roads.stations * MOST_GEAR * levels).fill(out);
  const exit = after === undefined ? undefined : exitRounds(after);
  const box = exit?.[roads.graph.circuit.boxes[MIDDLE_BOX] as number] ?? out;
  const spread = new Float32Array(purse.aim === undefined ? 0 : at.length);
  const home = new Float32Array(spread.length);
  const laps = 1 + (after?.laps ?? 0);
  const lap: Lap = { roads, purse, levels, at, spread, home, after, box, out, flag: 0, ...roomFor(levels) };
  const gears = levelsByGear(levels);
  const { pos, lapPos } = roads.graph.circuit;
  for (const station of roads.order) {
    const left = lapPos - (pos[roads.spaceOf[station] as number] as number);
    lap.flag = flagRounds(purse, left);
    lap.out = outRoundsFrom(purse, out, left / lapPos + laps - 1);
    at.fill(lap.out, station * MOST_GEAR * levels, (station + 1) * MOST_GEAR * levels);
    for (let gear = 1; gear <= MOST_GEAR; gear++) rollOut(lap, station, gear, gears[gear] as Float64Array);
    for (let gear = 1; gear <= MOST_GEAR; gear++) shift(lap, station, gear, gears);
  }
  return { roads, purse, levels, at, spread, home, laps, box, exit, out };
}

/** Rounds counted for taking the flag from this many half spaces before the line: none, or less for an aim's lead. */
export function flagRounds({ aim }: Purse, left: number): number {
  return aim === undefined ? 0 : -aim.lead * Math.max(0, 1 - left / LEAD_SPAN);
}

/** Rounds counted for elimination with this many laps to go. usual: the value without an aim. */
export function outRoundsFrom({ aim }: Purse, usual: number, laps: number): number {
  return aim === undefined ? usual : aim.pace * laps + aim.out;
}

function levelsByGear(levels: number): Float64Array[] {
  return Array.from({ length: MOST_GEAR + 1 }, () => new Float64Array(levels));
}

/** Scratch arrays for one roll after another, by wear. chance: the chance to finish. sum: the rounds of those cases. */
interface Room {
  /**
   * The best path of the current roll, and where it leads: an index into spread, or ENDED, or below
   * that an index of the next lap.
   */
  readonly best: Float64Array;
  readonly leads: Int32Array;
  readonly chance: Float64Array;
  readonly sum: Float64Array;
  /** By gear: the variance of its rounds, and the chance to finish. */
  readonly spreads: readonly Float64Array[];
  readonly homes: readonly Float64Array[];
}

function roomFor(levels: number): Room {
  return {
    best: new Float64Array(levels),
    leads: new Int32Array(levels),
    chance: new Float64Array(levels),
    sum: new Float64Array(levels),
    spreads: levelsByGear(levels),
    homes: levelsByGear(levels),
  };
}

/** In Room.leads: the flag, the pits, or out. */
const ENDED = -1;
const NEXT_LAP = -2;

interface Lap extends Room {
  roads: Roads;
  purse: Purse;
  levels: number;
  at: Float32Array;
  spread: Float32Array;
  home: Float32Array;
  after: Prospect | undefined;
  box: number;
  /** For the current station: the rounds counted for elimination and for taking the flag. */
  out: number;
  flag: number;
}

/** Changes value: rounds left, this one included, if the gear's die is rolled here. */
function rollOut(lap: Lap, station: number, gear: number, value: Float64Array): void {
  const { roads, levels, out, best } = lap;
  const of = GEAR_DICE[gear]?.faces.length ?? 1;
  const decisionsSpread = lap.spread.length > 0;
  if (decisionsSpread) clearSpread(lap, gear);
  value.fill(1);
  for (const roll of GEAR_VALUES[gear] ?? []) {
    best.fill(out, 0, levels);
    lap.leads.fill(ENDED);
    const list = station * ROLLS + roll.value;
    const end = roads.first[list + 1] as number;
    for (let path = roads.first[list] as number; path < end; path++) tryPath(lap, path, gear);
    const share = roll.ways / of;
    if (decisionsSpread) addSquares(lap, gear, share);
    if (isStraining(gear, roll.value)) strain(lap);
    for (let wear = 0; wear < levels; wear++) value[wear] = (value[wear] as number) + share * (best[wear] as number);
  }
  if (decisionsSpread) setSpread(lap, gear);
}

function clearSpread({ spreads, homes, chance, sum }: Lap, gear: number): void {
  spreads[gear]?.fill(0);
  homes[gear]?.fill(0);
  chance.fill(0);
  sum.fill(0);
}

/** Changes the room: adds one roll's rounds and their squares, if the car is not out. */
function addSquares(lap: Lap, gear: number, share: number): void {
  const { best, leads, levels, out, chance, sum } = lap;
  const squares = lap.spreads[gear] as Float64Array;
  const homes = lap.homes[gear] as Float64Array;
  for (let wear = 0; wear < levels; wear++) {
    const rounds = best[wear] as number;
    const to = leads[wear] as number;
    if (to === ENDED && rounds === out) continue;
    const of = to >= 0 ? lap : lap.after;
    const index = to >= 0 ? to : NEXT_LAP - to;
    const variance = to === ENDED ? 0 : (of?.spread[index] as number);
    chance[wear] = (chance[wear] as number) + share;
    sum[wear] = (sum[wear] as number) + share * rounds;
    squares[wear] = (squares[wear] as number) + share * (rounds ** 2 + variance);
    homes[wear] = (homes[wear] as number) + share * (to === ENDED ? 1 : (of?.home[index] as number));
  }
}

/** Changes the room: turns the squares into the variance. */
function setSpread({ levels, chance, sum, spreads }: Lap, gear: number): void {
  const squares = spreads[gear] as Float64Array;
  for (let wear = 0; wear < levels; wear++) {
    const whole = chance[wear] as number;
    const mean = (sum[wear] as number) / whole;
    squares[wear] = whole > 0 ? Math.max(0, (squares[wear] as number) / whole - mean ** 2) : 0;
  }
}

/** Changes lap.best: the roller's own engine test may cost a wear point, except at the flag (R39). */
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

/** Changes lap.best: tries one path of this roll. */
function tryPath(lap: Lap, path: number, gear: number): void {
  const { roads, purse, levels, box, after, best, leads } = lap;
  const to = roads.to[path] as number;
  const cost = roads.cost[path] as number;
  if (purse.budget === 0) {
    const rounds = purse.price * cost + endValue(lap, to, gear);
    if (rounds < (best[0] as number)) best[0] = rounds;
    return;
  }
  if (to < 0) {
    const rounds = to === TO_FLAG ? lap.flag : to === TO_BOX ? box : box + 1;
    for (let wear = cost + 1; wear < levels; wear++) {
      if (rounds >= (best[wear] as number)) continue;
      best[wear] = rounds;
      leads[wear] = ENDED;
    }
    return;
  }
  const isNext = to >= roads.stations;
  const values = isNext && after !== undefined ? after.at : lap.at;
  const from = ((isNext ? to - roads.stations : to) * MOST_GEAR + gear - 1) * levels - cost;
  for (let wear = cost + 1; wear < levels; wear++) {
    const rounds = values[from + wear] as number;
    if (rounds >= (best[wear] as number)) continue;
    best[wear] = rounds;
    leads[wear] = isNext ? NEXT_LAP - from - wear : from + wear;
  }
}

function endValue({ roads, at, after, box }: Lap, to: number, gear: number): number {
  if (to === TO_FLAG) return 0;
  if (to === TO_BOX) return box;
  if (to === TO_LANE) return box + 1;
  if (to < roads.stations) return at[to * MOST_GEAR + gear - 1] as number;
  return after === undefined ? 0 : (after.at[(to - roads.stations) * MOST_GEAR + gear - 1] as number);
}

/** Changes the prospect: sets the best gear from this one, with skipped gears paid. */
function shift(lap: Lap, station: number, from: number, gears: readonly Float64Array[]): void {
  const { levels, at, purse, spread } = lap;
  const base = (station * MOST_GEAR + from - 1) * levels;
  const [low, high] = gearsAround(from);
  for (let gear = high; gear >= low; gear--) {
    const value = gears[gear] as Float64Array;
    const cost = skipCost(from, gear);
    if (purse.budget === 0) {
      at[base] = Math.min(at[base] as number, (value[0] as number) + purse.price * cost);
      continue;
    }
    for (let wear = cost + 1; wear < levels; wear++) {
      const rounds = value[wear - cost] as number;
      if (rounds >= (at[base + wear] as number)) continue;
      at[base + wear] = rounds;
      if (spread.length === 0) continue;
      spread[base + wear] = lap.spreads[gear]?.[wear - cost] as number;
      lap.home[base + wear] = lap.homes[gear]?.[wear - cost] as number;
    }
  }
  if (MOTOR_GEARS.includes(from) && purse.budget > 0) shareStrain(lap, base);
}

/** Changes the prospect: in fifth and sixth, other cars' rolls can also damage this car's engine. */
function shareStrain({ at, levels, out }: Lap, base: number): void {
  for (let wear = levels - 1; wear >= 1; wear--) {
    const whole = at[base + wear] as number;
    const worn = wear > 1 ? (at[base + wear - 1] as number) : out;
    at[base + wear] = whole + SHARED_LOSS * (worn - whole);
  }
}
