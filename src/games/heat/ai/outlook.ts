// How many rounds a car still needs: a table over progress, gear, Engine and Heat in hand, solved backwards from the
// final line with typical hands. Not for: choosing cards (plan.ts), which weighs real hands with this table.

import { type Chance, chanceFrom, eachChoice, noCards, STRESS_CLASS, takeRandom } from './hands';
import { cornerHeat, GRID, type Road } from './road';

/** A solved road. Read it with roundsLeft and landing. */
export interface Outlook {
  road: Road;
  /** Heat cards of one driver, wherever they are. */
  heat: number;
  rounds: Float32Array;
}

/** Engine counts and Heat in hand the table tells apart; above, the last entry counts. */
const ENGINES = 8;
const HEATS = 6;
const GEARS = 4;
/** Typical hands per count of Heat in hand. */
const HANDS = 24;
/** Highest speed of four cards that the table reckons with. */
const SPEEDS = 22;
/** A space past the final line, in rounds: it decides who wins among those that finish in one round. */
const SPACE_PAST = 0.1;
/** Rounds of a state that is not solved yet. */
const HOPELESS = 50;
/** Rounds lost with a turn without movement: the turn, and some of the Heat that stays in hand. */
const CLUTTERED = 1.4;
/** One Stress taken by a spin-out, in rounds. */
const STRESS_TAKEN = 0.12;
/** Cards thrown in a usual discard phase. */
const USUAL_DISCARD = 0.8;
/** Cards of a deck besides Heat: twelve Speed cards, 0, 5 and three Stress. */
const OTHER_CARDS = 17;
const HAND = 7;

const solved = new Map<string, Outlook>();

/** The outlook for a road and this much Heat per driver; solved once, then remembered. */
export function outlookOf(road: Road, heat: number): Outlook {
  const key = `${road.key}/${heat}`;
  const known = solved.get(key);
  if (known) return known;
  const outlook = { road, heat, rounds: new Float32Array((road.finish + GRID) * GEARS * ENGINES * HEATS) };
  // What is not solved yet looks hopeless, so nobody plans to spin out to it.
  outlook.rounds.fill(HOPELESS);
  solve(outlook);
  solved.set(key, outlook);
  return outlook;
}

/** Rounds to the final line from a state between rounds; heatInHand may be a fraction, an expectation. */
export function roundsLeft(table: Outlook, progress: number, gear: number, engine: number, heatInHand: number): number {
  const { road, rounds } = table;
  if (progress >= road.finish) return -SPACE_PAST * (progress - road.finish);
  const whole = heatInHand >= HEATS - 1 ? HEATS - 2 : Math.floor(heatInHand);
  const part = Math.min(1, heatInHand - whole);
  const at = cell(progress, gear, engine) + whole;
  const low = rounds[at] ?? 0;
  return low + part * ((rounds[at + 1] ?? 0) - low);
}

/**
 * Rounds still to go after this round for a car that has moved from one progress to another at this speed.
 * engine, heatInHand: after cooling, before corners; playing: cards that leave the hand this round besides cooled Heat.
 */
export function landing(
  table: Outlook,
  from: number,
  to: number,
  speed: number,
  gear: number,
  engine: number,
  heatInHand: number,
  playing: number,
): number {
  const { road } = table;
  const cost = cornerHeat(road, from, to, speed, engine);
  if (cost < 0) return spinOut(table, -1 - cost, gear, heatInHand);
  if (to >= road.finish) return -SPACE_PAST * (to - road.finish);
  const left = engine - cost;
  const away = Math.max(0, table.heat - left - heatInHand);
  const drawn = playing + USUAL_DISCARD;
  const outside = OTHER_CARDS + table.heat - left - (HAND - drawn);
  return roundsLeft(table, to, gear, left, heatInHand + (drawn * away) / outside);
}

function spinOut(table: Outlook, line: number, gear: number, heatInHand: number): number {
  const at = (table.road.lines[line] ?? 0) - 1;
  return roundsLeft(table, at, 1, 0, heatInHand + 0.5) + STRESS_TAKEN * (gear > 2 ? 2 : 1);
}

/** Rounds to go with a hand that feeds no gear within reach: the car stays where it is and falls back to 1st gear (R23). */
export function cluttered(table: Outlook, progress: number, engine: number, heatInHand: number): number {
  return CLUTTERED + roundsLeft(table, progress, 1, engine, heatInHand);
}

/** Heat a gear may cool. */
export function gearCooling(gear: number): number {
  return gear === 1 ? 3 : gear === 2 ? 1 : 0;
}

function cell(progress: number, gear: number, engine: number): number {
  const held = engine < ENGINES ? engine : ENGINES - 1;
  return (((progress + GRID) * GEARS + gear - 1) * ENGINES + held) * HEATS;
}

/** Changes table: fills it from the final line backwards; a spin-out leads back to 1st gear and no Heat, so those come first. */
function solve(table: Outlook): void {
  const hands = typicalHands();
  const values = new Float64Array((GEARS + 1) * SPEEDS);
  for (let progress = table.road.finish - 1; progress >= -GRID; progress--) {
    for (let engine = 0; engine < ENGINES; engine++) {
      for (let gear = 1; gear <= GEARS; gear++) {
        for (let heat = HEATS - 1; heat >= 0; heat--) {
          values.fill(Number.NaN);
          table.rounds[cell(progress, gear, engine) + heat] = solveCell(
            table,
            progress,
            gear,
            engine,
            heat,
            hands,
            values,
          );
        }
      }
    }
  }
}

function solveCell(
  table: Outlook,
  progress: number,
  gear: number,
  engine: number,
  heat: number,
  hands: readonly (readonly Uint32Array[])[],
  values: Float64Array,
): number {
  let sum = 0;
  for (let to = 1; to <= GEARS; to++) {
    if (Math.abs(to - gear) > (engine > 0 ? 2 : 1)) continue;
    for (let speed = 1; speed < SPEEDS; speed++) {
      values[to * SPEEDS + speed] = 1 + turnValue(table, progress, gear, to, speed, engine, heat, 0);
    }
  }
  // 1st gear is solved before the others, and every typical hand feeds it.
  const stuck = gear === 1 ? HOPELESS : cluttered(table, progress, engine, heat);
  for (const masks of hands[heat] ?? []) sum += bestOf(masks, values, stuck);
  return sum / HANDS;
}

/** The least value among gears and sums that a hand can make; stuck where it feeds no gear. */
function bestOf(masks: Uint32Array, values: Float64Array, stuck: number): number {
  let best = stuck;
  for (let gear = 1; gear <= GEARS; gear++) {
    let mask = masks[gear] ?? 0;
    while (mask !== 0) {
      const speed = 31 - Math.clz32(mask);
      mask ^= 1 << speed;
      const value = values[gear * SPEEDS + speed] ?? Number.NaN;
      if (value < best) best = value;
    }
  }
  return best;
}

/**
 * Rounds still to go after a turn of this speed in this gear, with the cooling and the boost or not that serve best.
 * adrenaline: 1 for a car that has it (one more cooldown, and +1 if wanted).
 */
export function turnValue(
  table: Outlook,
  from: number,
  oldGear: number,
  gear: number,
  speed: number,
  engine: number,
  heat: number,
  adrenaline: number,
): number {
  const paid = engine - (Math.abs(gear - oldGear) === 2 ? 1 : 0);
  const cooled = Math.min(gearCooling(gear) + adrenaline, heat);
  const held = paid + cooled;
  const hot = heat - cooled;
  let best = landing(table, from, from + speed, speed, gear, held, hot, gear + cooled);
  if (adrenaline > 0) {
    best = Math.min(best, landing(table, from, from + speed + 1, speed + 1, gear, held, hot, gear + cooled));
  }
  if (gear !== 4 || held < 1) return best;
  return Math.min(best, boostValue(table, from, speed, held, hot, cooled));
}

function boostValue(table: Outlook, from: number, speed: number, engine: number, heat: number, cooled: number): number {
  let sum = 0;
  for (let value = 1; value <= 4; value++) {
    const fast = speed + value;
    sum += landing(table, from, from + fast, fast, 4, engine - 1, heat, 4 + cooled);
  }
  return sum / 4;
}

/** For each count of Heat in hand, sample hands: per gear a bit mask of the sums they can make. */
function typicalHands(): Uint32Array[][] {
  const chance = chanceFrom(20);
  const hands: Uint32Array[][] = [];
  for (let heat = 0; heat < HEATS; heat++) {
    hands.push(Array.from({ length: HANDS }, () => sumsOf(randomHand(HAND - heat, chance), chance)));
  }
  return hands;
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
