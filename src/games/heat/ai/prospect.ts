// How many rounds a car still needs: a table by progress, gear, Engine and Heat in hand, solved backwards from the
// final line with typical hands. Not here: choosing cards (plan.ts), which evaluates real hands with this table.

import { Memory } from '@core/memory';
import { BOOST_GEAR, GEAR_COOLDOWN, SPIN_STRESS } from '../data/costs';
import { boostHeatAt, cardsWon, coolingAt, cornerHeat, GRID, type Road } from '../outlook/road';
import { type Chance, chanceFrom, eachChoice, noCards, takeRandom } from './cards/hands';
import { STRESS_CLASS } from './cards/kinds';

/** A solved road. Read it with roundsLeft and landing. */
export interface Prospect {
  road: Road;
  /** Heat cards of one driver, wherever they are. */
  heat: number;
  /** Hand size. */
  hand: number;
  rounds: Float32Array;
}

/** Number of Engine counts and of Heat counts in hand in the table; higher counts use the last entry. */
const ENGINES = 8;
const HEATS = 6;
const GEARS = 4;
/** Typical hands per count of Heat in hand; half as many if a race has more spaces than LONG_RACE, to bound the work. */
const HANDS = 24;
const LONG_RACE = 220;
/** The table covers speeds of four cards below this one. */
const SPEEDS = 22;
/** What a space past the final line is worth, in rounds: it decides who wins among cars that finish in one round. */
const SPACE_PAST = 0.1;
/** Rounds of a state that is not solved yet. */
const HOPELESS = 50;
/** Rounds that a turn without movement costs: the turn, and part of the Heat that stays in hand. */
const CLUTTERED = 1.4;
/** Cost of one Stress from a spin-out, in rounds. */
const STRESS_TAKEN = 0.12;
/** What a sponsorship card is worth, and what elimination costs, in rounds. */
const CARD_WON = 0.15;
const RACE_LOST = 12;
/** Cards discarded in a usual discard phase. */
const USUAL_DISCARD = 0.8;
/** Cards of a deck besides Heat: twelve Speed cards, 0, 5 and three Stress. */
const OTHER_CARDS = 17;
const USUAL_HAND = 7;
/** Number of speeds that a boosted turn may reach. */
const BOOST_SPEEDS = 80;

/** One race needs one per sum of Heat among its drivers. */
const solved = new Memory<Prospect>(48);

/** The prospect for a road, this much Heat per driver and this hand size; solved once, then cached for a while. */
export function prospectOf(road: Road, heat: number, hand = USUAL_HAND): Prospect {
  return solved.recall(`${road.key}/${heat}/${hand}`, () => solvedFor(road, heat, hand));
}

function solvedFor(road: Road, heat: number, hand: number): Prospect {
  const prospect = { road, heat, hand, rounds: new Float32Array((road.finish + GRID) * GEARS * ENGINES * HEATS) };
  // Unsolved states look hopeless, so that no driver plans to spin out into one.
  prospect.rounds.fill(HOPELESS);
  solve(prospect);
  return prospect;
}

/** Rounds to the final line from a state between rounds; heatInHand may be a fraction, an expected value. */
export function roundsLeft(
  table: Prospect,
  progress: number,
  gear: number,
  engine: number,
  heatInHand: number,
): number {
  const { road, rounds } = table;
  if (progress >= road.finish) return -SPACE_PAST * (progress - road.finish);
  const whole = heatInHand >= HEATS - 1 ? HEATS - 2 : Math.floor(heatInHand);
  const part = Math.min(1, heatInHand - whole);
  const at = cell(progress, gear, engine) + whole;
  const low = rounds[at] ?? 0;
  return low + part * ((rounds[at + 1] ?? 0) - low);
}

/**
 * Rounds to go after this round for a car that has moved from one progress to another at this speed.
 * engine, heatInHand: after cooling, before corners; playing: cards that leave the hand this round besides cooled Heat.
 * limit: the car's own Limit symbols; towed: progress at which a slipstream within this move began.
 */
export function landing(
  table: Prospect,
  from: number,
  to: number,
  speed: number,
  gear: number,
  engine: number,
  heatInHand: number,
  playing: number,
  limit = 0,
  towed?: number,
): number {
  const { road } = table;
  const cost = cornerHeat(road, from, to, speed, engine, limit);
  if (cost < 0) return spinOut(table, -1 - cost, gear, heatInHand);
  if (to >= road.finish) return -SPACE_PAST * (to - road.finish);
  const won = road.wins ? CARD_WON * cardsWon(road, from, to, speed, towed) : 0;
  const left = engine - cost;
  const away = Math.max(0, table.heat - left - heatInHand);
  const drawn = playing + USUAL_DISCARD;
  const outside = OTHER_CARDS + table.heat - left - (table.hand - drawn);
  return -won + roundsLeft(table, to, gear, left, heatInHand + (drawn * away) / outside);
}

function spinOut(table: Prospect, line: number, gear: number, heatInHand: number): number {
  const at = (table.road.lines[line] ?? 0) - 1;
  const lost = table.road.spinEnds ? RACE_LOST : 0;
  return lost + roundsLeft(table, at, 1, 0, heatInHand + 0.5) + STRESS_TAKEN * (SPIN_STRESS[gear] ?? 0);
}

/** Rounds to go with a hand that feeds no gear within reach: the car stays where it is, in 1st gear (R23). */
export function cluttered(table: Prospect, progress: number, engine: number, heatInHand: number): number {
  return CLUTTERED + roundsLeft(table, progress, 1, engine, heatInHand);
}

function cell(progress: number, gear: number, engine: number): number {
  const held = engine < ENGINES ? engine : ENGINES - 1;
  return (((progress + GRID) * GEARS + gear - 1) * ENGINES + held) * HEATS;
}

/** Fills the table from the final line backwards. Changes table. */
function solve(table: Prospect): void {
  const count = handsFor(table.road);
  const hands = typicalHands(table.hand, count);
  const best = Array.from({ length: ENGINES * HEATS }, () => new Float64Array(count * (GEARS + 1)));
  for (let progress = table.road.finish - 1; progress >= -GRID; progress--) {
    for (let engine = 0; engine < ENGINES; engine++) solveEngine(table, progress, engine, hands, best);
  }
}

/**
 * Solves all cells of one progress and Engine. Changes table and best. best: by Engine and Heat in hand, the value of every
 * gear for every typical hand, without a shift to pay. A spin-out may lead back to here, in 1st gear with an empty Engine, so
 * those cells come first, and whatever they were computed from is then computed again.
 */
function solveEngine(
  table: Prospect,
  progress: number,
  engine: number,
  hands: readonly TypicalHands[],
  best: readonly Float64Array[],
): void {
  for (let gear = 1; gear <= GEARS; gear++) {
    for (let heat = HEATS - 1; heat >= 0; heat--) {
      const list = hands[heat];
      if (!list) continue;
      const here = best[engine * HEATS + heat];
      if (here && (gear === 1 || (gear === 2 && engine === 0))) fillBest(table, progress, engine, heat, list, here);
      table.rounds[cell(progress, gear, engine) + heat] = solveCell(table, progress, gear, engine, heat, best);
    }
  }
}

function fillBest(
  table: Prospect,
  progress: number,
  engine: number,
  heat: number,
  { masks, sums }: TypicalHands,
  best: Float64Array,
): void {
  const values = new Float64Array(SPEEDS);
  for (let to = 1; to <= GEARS; to++) {
    for (let speed = 1; speed < SPEEDS; speed++) {
      if ((((sums[to] ?? 0) >>> speed) & 1) === 0) continue;
      values[speed] = 1 + turnValue(table, progress, to, speed, engine, heat);
    }
    masks.forEach((mask, hand) => {
      best[hand * (GEARS + 1) + to] = bestOf(mask[to] ?? 0, values);
    });
  }
}

/** The mean over typical hands of the best gear within reach; a double shift leaves one Heat less. */
function solveCell(
  table: Prospect,
  progress: number,
  gear: number,
  engine: number,
  heat: number,
  best: readonly Float64Array[],
): number {
  const here = best[engine * HEATS + heat];
  const paid = engine > 0 ? best[(engine - 1) * HEATS + heat] : undefined;
  // 1st gear is solved before the others, and every typical hand feeds it.
  const stuck = gear === 1 ? HOPELESS : cluttered(table, progress, engine, heat);
  const count = handsFor(table.road);
  let sum = 0;
  for (let hand = 0; hand < count; hand++) {
    let least = stuck;
    for (let to = 1; to <= GEARS; to++) {
      const away = Math.abs(to - gear);
      const from = away <= 1 ? here : away === 2 ? paid : undefined;
      const value = from?.[hand * (GEARS + 1) + to] ?? HOPELESS;
      if (value < least) least = value;
    }
    sum += least;
  }
  return sum / count;
}

/** The least value among the speeds of a mask; HOPELESS if the mask is empty. */
function bestOf(mask: number, values: Float64Array): number {
  let best = HOPELESS;
  for (let left = mask; left !== 0; ) {
    const speed = 31 - Math.clz32(left);
    left ^= 1 << speed;
    const value = values[speed] ?? HOPELESS;
    if (value < best) best = value;
  }
  return best;
}

/**
 * Rounds to go after a turn of this speed in this gear, with the best cooling and with a boost if that helps.
 * engine: after shifting and paying for cards; adrenaline: 1 for a car that has it (one more cooldown, and +1 if wanted);
 * cool, limit: what the cards' symbols add.
 */
export function turnValue(
  table: Prospect,
  from: number,
  gear: number,
  speed: number,
  engine: number,
  heat: number,
  adrenaline = 0,
  cool = 0,
  limit = 0,
  boosts?: Boosts,
): number {
  const { road } = table;
  const most = (GEAR_COOLDOWN[gear] ?? 0) + adrenaline + cool;
  const cooled = heat === 0 ? 0 : Math.min(coolingAt(road, from + speed, most), heat);
  const held = engine + cooled;
  const hot = heat - cooled;
  let best = landing(table, from, from + speed, speed, gear, held, hot, gear + cooled, limit);
  if (adrenaline > 0) {
    best = Math.min(best, landing(table, from, from + speed + 1, speed + 1, gear, held, hot, gear + cooled, limit));
  }
  if (gear !== BOOST_GEAR) return best;
  const price = boostHeatAt(road, from + speed);
  if (held < price) return best;
  return Math.min(best, boostValue(table, from, speed, held - price, hot, cooled, limit, boosts));
}

/** The last computed value of a boosted turn by speed: plans of one car share most of them. */
export interface Boosts {
  /** By speed: a key of the inputs of the value; NaN if there is none. */
  keys: Float64Array;
  values: Float64Array;
}

/** An empty cache for every speed. */
export function boostRoom(): Boosts {
  return { keys: new Float64Array(BOOST_SPEEDS).fill(Number.NaN), values: new Float64Array(BOOST_SPEEDS) };
}

function boostValue(
  table: Prospect,
  from: number,
  speed: number,
  engine: number,
  heat: number,
  cooled: number,
  limit: number,
  boosts: Boosts | undefined,
): number {
  // Unique for fewer than 32 Heat in each place, and limits from -16 to 15.
  const key = (((from + GRID) * 32 + engine) * 32 + heat) * 1024 + cooled * 32 + limit + 16;
  let sum = 0;
  for (let fast = speed + 1; fast <= speed + 4; fast++) {
    if (boosts?.keys[fast] === key) {
      sum += boosts.values[fast] ?? 0;
      continue;
    }
    const value = landing(table, from, from + fast, fast, BOOST_GEAR, engine, heat, BOOST_GEAR + cooled, limit);
    if (boosts) {
      boosts.keys[fast] = key;
      boosts.values[fast] = value;
    }
    sum += value;
  }
  return sum / 4;
}

/** Sample hands with one count of Heat. masks: by hand and gear, its possible sums as bits; sums: of all hands together. */
interface TypicalHands {
  masks: readonly Uint32Array[];
  sums: Uint32Array;
}

/** Number of typical hands with which a table is solved. */
function handsFor({ finish }: Road): number {
  return finish > LONG_RACE ? HANDS / 2 : HANDS;
}

/** This many hands for each count of Heat in hand. size: hand size, Heat included. */
function typicalHands(size: number, count: number): TypicalHands[] {
  const chance = chanceFrom(20);
  return Array.from({ length: HEATS }, (_, heat) => {
    const masks = Array.from({ length: count }, () => sumsOf(randomHand(Math.max(1, size - heat), chance), chance));
    const sums = new Uint32Array(GEARS + 1);
    for (const mask of masks)
      for (let gear = 1; gear <= GEARS; gear++) sums[gear] = (sums[gear] ?? 0) | (mask[gear] ?? 0);
    return { masks, sums };
  });
}

function randomHand(size: number, chance: Chance): number[] {
  const deck = [1, 3, 3, 3, 3, 1, 3, 0];
  const hand = noCards();
  for (let n = 0; n < size; n++) {
    const kind = takeRandom(deck, OTHER_CARDS - n, chance);
    hand[kind] = (hand[kind] ?? 0) + 1;
  }
  return hand;
}

function sumsOf(hand: number[], chance: Chance): Uint32Array {
  const masks = new Uint32Array(GEARS + 1);
  const stress = 2 + Math.floor(chance() * 2);
  for (let gear = 1; gear <= GEARS; gear++) {
    eachChoice(hand, gear, (choice) => {
      let sum = (choice[STRESS_CLASS] ?? 0) * stress;
      for (let c = 1; c < STRESS_CLASS; c++) sum += c * (choice[c] ?? 0);
      if (sum > 0) masks[gear] = (masks[gear] ?? 0) | (1 << sum);
    });
  }
  return masks;
}
