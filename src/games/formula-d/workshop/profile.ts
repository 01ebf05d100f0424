// In which gears a good driver goes round a lap, and what each corner costs: an estimate, fast enough to follow a road while it is
// drawn. One car alone keeps to the middle lane and picks gears and spaces for the fewest turns, with wear points at a price. Left out:
// other lanes and cars, engines, and that wear points run out. The balance report (ai/) drives real races instead.

import { entry } from '@geometry/line';
import {
  BRAKE_COST,
  FATAL_MISSING,
  GEAR_DICE,
  GEAR_VALUES,
  MOST_GEAR,
  MOST_GEARS_DOWN,
  MOST_GEARS_UP,
  OVERSHOOT_COST,
  SKIP_COST,
} from '../data/dice';
import type { FormulaSource } from './source';
import { roadOf, stretchesOf } from './stretches';

/** An estimate of a lap. */
export interface Profile {
  /** The average gear, by space of the middle lane from the line. */
  readonly gears: readonly number[];
  /** In driving order. corner: its place in the source; most: the highest gear in which its stops fit for certain; wear: a lap. */
  readonly corners: readonly {
    readonly corner: number;
    readonly first: number;
    readonly end: number;
    readonly most: number;
    readonly wear: number;
  }[];
  readonly turns: number;
  readonly wear: number;
}

/** Turns that a wear point is worth. */
const PRICE = 0.2;
/** Turns that leaving a corner with too many missing stops is worth. */
const OUT = 30;
/** Spaces of an average turn. */
const USUAL = 9;
/** Laps ahead that a driver thinks of, and laps of the estimate: the first one is not counted. */
const AHEAD = 2;
const LAPS = 2;
/** A driver brakes by at most this many spaces. */
const BRAKES = 5;
/** Stops that can have been made in a corner, none included. */
const STOPS = 4;
/** The longest roll. */
const FAR = Math.max(...GEAR_DICE.map(({ high }) => high));
/** Chances smaller than this are left out. */
const RARE = 0.000001;

interface Bend {
  readonly corner: number;
  readonly first: number;
  readonly end: number;
  readonly stops: number;
}

/** The estimate for a source. The same source gives the same one. */
export function profileOf(source: FormulaSource): Profile {
  return driveLaps(source.spaces, bendsOn(source));
}

/** The corners in driving order, each from where the one before has ended. */
function bendsOn(source: FormulaSource): Bend[] {
  let from = 0;
  return stretchesOf(source, roadOf(source)).flatMap(({ source: corner, first, end }): Bend[] => {
    const begins = Math.max(from, first);
    const ends = Math.min(source.spaces, end);
    if (ends <= begins) return [];
    from = ends;
    return [{ corner, first: begins, end: ends, stops: entry(source.corners, corner).stops }];
  });
}

/** What becomes of a car that drives some spaces. made: stops in the corner where it ends; cost: wear points of overshooting. */
interface Landing {
  readonly made: number;
  readonly cost: number;
  readonly isOut: boolean;
}

interface Lap {
  readonly spaces: number;
  /** The corner of each space, -1 on a straight, and the next one from there on. */
  readonly at: Int16Array;
  readonly ahead: Int16Array;
  readonly bends: readonly Bend[];
  /** By place, stops made and spaces driven: the stops that it has then, its wear points, and both as turns. */
  readonly made: Uint8Array;
  readonly cost: Uint8Array;
  readonly paid: Float64Array;
}

function driveLaps(spaces: number, bends: readonly Bend[]): Profile {
  const lap = lapOf(spaces, bends);
  const plan = planOf(lap);
  const driven = Array.from({ length: spaces }, () => ({ gear: 0, weight: 0 }));
  const wear = bends.map(() => 0);
  let turns = 0;
  let all = 0;
  const chances = new Float64Array((spaces * LAPS + FAR + 1) * MOST_GEAR * STOPS);
  chances[keyOf(0, 1, 0)] = 1;
  const pay = (place: number, cost: number): void => {
    all += cost;
    const corner = lap.ahead[place] ?? -1;
    if (corner >= 0) wear[corner] = entry(wear, corner) + cost;
  };
  for (let at = 0; at < spaces * LAPS; at++)
    for (let gear = 1; gear <= MOST_GEAR; gear++)
      for (let stops = 0; stops < STOPS; stops++) {
        const chance = chances[keyOf(at, gear, stops)] ?? 0;
        if (chance < RARE) continue;
        const counts = at >= spaces ? chance : 0;
        const place = at % spaces;
        const to = bestGear(plan, place, gear, stops);
        turns += counts;
        pay(place, counts * skipCost(gear, to));
        const { faces } = entry(GEAR_DICE, to);
        for (const { value, ways } of entry(GEAR_VALUES, to)) {
          const share = ways / faces.length;
          const braked = bestBrake(lap, plan.values, place, to, stops, value);
          const landing = landingKey(place, stops, value - braked);
          pay(place, counts * share * (braked * BRAKE_COST + (lap.cost[landing] ?? 0)));
          const end = at + value - braked;
          for (let step = at; step < Math.max(at + 1, end); step++) {
            const space = entry(driven, step % spaces);
            space.gear += counts * share * to;
            space.weight += counts * share;
          }
          // A car that would stay for ever goes on.
          const key = keyOf(Math.max(at + 1, end), to, lap.made[landing] ?? 0);
          chances[key] = (chances[key] ?? 0) + chance * share;
        }
      }
  const counted = LAPS - 1;
  return {
    gears: driven.map(({ gear, weight }) => (weight === 0 ? 0 : gear / weight)),
    corners: bends.map(({ corner, first, end, stops }, index) => {
      return { corner, first, end, most: mostGear(end - first, stops), wear: entry(wear, index) / counted };
    }),
    turns: turns / counted,
    wear: all / counted,
  };
}

/** The highest gear in which this many stops fit into a corner, whatever is rolled, for a car that begins from the best space. */
function mostGear(spaces: number, stops: number): number {
  const fits = ({ low, high }: { low: number; high: number }) => high - low + 1 + (stops - 1) * high <= spaces;
  return Math.max(
    1,
    GEAR_DICE.findLastIndex((die, gear) => gear > 0 && fits(die)),
  );
}

function lapOf(spaces: number, bends: readonly Bend[]): Lap {
  const at = new Int16Array(spaces).fill(-1);
  for (const [index, { first, end }] of bends.entries()) at.fill(index, first, end);
  const next = (space: number) => {
    const found = bends.findIndex(({ end }) => end > space);
    return found < 0 && bends.length > 0 ? 0 : found;
  };
  const road = { spaces, at, ahead: Int16Array.from({ length: spaces }, (_, space) => next(space)), bends };
  const size = landingKey(spaces, 0, 0);
  const [made, cost, paid] = [new Uint8Array(size), new Uint8Array(size), new Float64Array(size)];
  for (let place = 0; place < spaces; place++)
    for (let stops = 0; stops < STOPS; stops++) {
      // Elsewhere than in a corner no stops have been made.
      if (stops > 0 && (at[place] ?? -1) < 0) continue;
      for (let by = 0; by <= FAR; by++) {
        const landing = landingOf(road, place, stops, by);
        const key = landingKey(place, stops, by);
        made[key] = landing.made;
        cost[key] = landing.cost;
        paid[key] = PRICE * landing.cost + (landing.isOut ? OUT : 0);
      }
    }
  return { ...road, made, cost, paid };
}

function landingKey(place: number, stops: number, by: number): number {
  return (place * STOPS + stops) * (FAR + 1) + by;
}

/** [R27] to [R35], for one lane. */
type Bends = Pick<Lap, 'spaces' | 'at' | 'bends'>;

function landingOf({ spaces, at, bends }: Bends, from: number, made: number, by: number): Landing {
  const here = at[from] ?? -1;
  const to = from + by;
  const there = at[to % spaces] ?? -1;
  if (here >= 0 && there === here && to - from < spaces) {
    return { made: Math.min(STOPS - 1, made + 1), cost: 0, isOut: false };
  }
  let cost = 0;
  let isLocked = false;
  for (let step = from; step < to; step++) {
    const corner = at[step % spaces] ?? -1;
    if (corner < 0 || at[(step + 1) % spaces] === corner) continue;
    const missing = entry(bends, corner).stops - (corner === here ? made : 0);
    if (missing >= FATAL_MISSING) return { made: 0, cost: 0, isOut: true };
    if (missing <= 0) continue;
    cost += (to - step) * OVERSHOOT_COST;
    isLocked = true;
  }
  return { made: there >= 0 && !isLocked ? 1 : 0, cost, isOut: false };
}

/** Turns, and wear at its price, still to come. values: by place, gear and stops; rolls: with the gear chosen. */
interface Plan {
  readonly values: Float64Array;
  readonly rolls: Float64Array;
}

function keyOf(at: number, gear: number, stops: number): number {
  return (at * MOST_GEAR + gear - 1) * STOPS + stops;
}

function planOf(lap: Lap): Plan {
  const { spaces, at, bends } = lap;
  const end = spaces * AHEAD;
  const values = new Float64Array((end + FAR + 1) * MOST_GEAR * STOPS);
  const rolls = new Float64Array(values.length);
  // A car that comes further in its last turn saves a part of the next one.
  for (let beyond = 0; beyond <= FAR; beyond++)
    values.fill(-beyond / USUAL, keyOf(end + beyond, 1, 0), keyOf(end + beyond + 1, 1, 0));
  for (let place = end - 1; place >= 0; place--) {
    const corner = at[place % spaces] ?? -1;
    const most = corner < 0 ? 0 : Math.min(STOPS - 1, entry(bends, corner).stops);
    for (let stops = most; stops >= 0; stops--) {
      for (let gear = 1; gear <= MOST_GEAR; gear++) {
        const { faces } = entry(GEAR_DICE, gear);
        let sum = 1;
        for (const { value, ways } of entry(GEAR_VALUES, gear)) {
          const braked = bestBrake(lap, values, place, gear, stops, value);
          sum += (ways / faces.length) * turnsOf(lap, values, place, gear, stops, value, braked);
        }
        rolls[keyOf(place, gear, stops)] = sum;
      }
      for (let gear = 1; gear <= MOST_GEAR; gear++) {
        const to = bestGear({ rolls }, place, gear, stops);
        values[keyOf(place, gear, stops)] = PRICE * skipCost(gear, to) + (rolls[keyOf(place, to, stops)] ?? 0);
      }
    }
    // More stops than a corner requires do no harm.
    for (let stops = most + 1; stops < STOPS; stops++)
      for (let gear = 1; gear <= MOST_GEAR; gear++) {
        values[keyOf(place, gear, stops)] = values[keyOf(place, gear, most)] ?? 0;
        rolls[keyOf(place, gear, stops)] = rolls[keyOf(place, gear, most)] ?? 0;
      }
  }
  return { values, rolls };
}

/** WP of a shift [R13]. */
function skipCost(from: number, to: number): number {
  return Math.max(0, from - to - 1) * SKIP_COST;
}

/** The best gear within reach [R12]. */
function bestGear({ rolls }: Pick<Plan, 'rolls'>, place: number, gear: number, stops: number): number {
  const [low, high] = [Math.max(1, gear - MOST_GEARS_DOWN), Math.min(MOST_GEAR, gear + MOST_GEARS_UP)];
  let [best, least] = [gear, Number.POSITIVE_INFINITY];
  for (let to = high; to >= low; to--) {
    const turns = PRICE * skipCost(gear, to) + (rolls[keyOf(place, to, stops)] ?? 0);
    if (turns < least) [best, least] = [to, turns];
  }
  return best;
}

/** How many spaces of a roll are best braked away. */
function bestBrake(lap: Lap, values: Float64Array, place: number, gear: number, stops: number, roll: number): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let braked = 0; braked <= Math.min(BRAKES, roll - 1); braked++) {
    const turns = turnsOf(lap, values, place, gear, stops, roll, braked);
    if (turns < least) [best, least] = [braked, turns];
  }
  return best;
}

/** Turns, and wear at its price, after a roll of which some spaces are braked away. */
function turnsOf(
  { spaces, made, paid }: Lap,
  values: Float64Array,
  place: number,
  gear: number,
  stops: number,
  roll: number,
  braked: number,
): number {
  const by = roll - braked;
  const landing = landingKey(place % spaces, stops, by);
  const value = values[keyOf(place + by, gear, made[landing] ?? 0)] ?? 0;
  return PRICE * braked * BRAKE_COST + (paid[landing] ?? 0) + value;
}
