// How the plain drivers judge a turn: the Rookie by the spaces gained, the Pro by the pace table and the Heat it costs.
// Not here: listing turns (greedy.ts).

import { keptBy } from '@core/memory';
import { GEAR_COOLDOWN } from '../data/costs';
import { cardsWon, coolingAt, cornerHeat, lineAhead, type Road } from '../outlook/road';
import { shiftCost } from '../phases/gears';
import { flipChances, Odds } from './cards/flips';
import { HEAT_CLASS, STRESS_CLASS } from './cards/kinds';
import { playOf } from './cards/play';
import { type Pace, paceRounds } from './pace';
import type { Planner } from './planner';

/** The result of a turn after corners. spun: gear of a spin-out, 0 if none. */
export interface Landing {
  from: number;
  to: number;
  speed: number;
  gear: number;
  engine: number;
  heatInHand: number;
  spun: number;
  /** Sponsorship cards that it wins. */
  won: number;
}
/** Points for where a turn ends, in spaces; more is better. */
export type Judge = (landing: Landing) => number;

/** Spaces that a spin-out costs besides the way back, in gears 1 and 2, and in 3 and 4. */
const SPIN_LOW = 4;
const SPIN_HIGH = 7;
/** Spaces from the finish at which Heat begins to lose its worth. */
const LATE = 35;
/** What a sponsorship card is worth, and what elimination costs, in spaces. */
const CARD_WON = 1.2;
const RACE_LOST = 90;
/** Points per Stress that leaves the hand, per space of longer slipstream, per card salvaged, per sponsorship card spent. */
const STRESS_GONE = 0.5;
const LONGER_TOW = 0.3;
const SALVAGED = 0.15;
const CARD_SPENT = 0.25;

/** Where a car gets that moves from one progress to another. engine: after cooling; limit: its own Limit symbols. */
export function landingOf(
  road: Road,
  from: number,
  to: number,
  speed: number,
  gear: number,
  engine: number,
  heatInHand: number,
  limit = 0,
  towed?: number,
): Landing {
  const cost = cornerHeat(road, from, to, speed, engine, limit);
  if (cost >= 0) {
    const won = road.wins ? cardsWon(road, from, to, speed, towed) : 0;
    return { from, to, speed, gear, engine: engine - cost, heatInHand, spun: 0, won };
  }
  const at = (road.lines[-1 - cost] ?? 0) - 1;
  return { from, to: at, speed, gear: 1, engine: 0, heatInHand, spun: gear, won: 0 };
}

/** The Pro's judgement: pace table, Heat in the Engine and in hand. */
export function proJudge(pace: Pace): Judge {
  const { finish } = pace.road;
  return (end) => {
    const past = Math.max(0, end.to - finish);
    const late = Math.min(1, Math.max(0, finish - end.to) / LATE);
    const heat = 1.1 * end.engine * late - 0.35 * end.heatInHand * late;
    return (
      -8 * paceRounds(pace, end.to, end.gear) +
      heat +
      0.6 * past +
      CARD_WON * end.won * late -
      spinPenalty(pace.road, end)
    );
  };
}

/** The Rookie's judgement: spaces, some Heat, and not ending just too far from the next line. */
export function rookieJudge(road: Road): Judge {
  return (end) => {
    const next = lineAhead(road, end.to);
    const beyond = (road.lines[next] ?? 999) - end.to - (road.limits[next] ?? 0);
    const awkward = beyond >= 1 && beyond <= 4 ? 0.35 * beyond : 0;
    return end.to - end.from + 0.4 * end.engine + CARD_WON * end.won - awkward - spinPenalty(road, end);
  };
}

/** Number of speeds covered: no turn of four cards and their flips is faster. */
const SPEEDS = 96;

/** One car while its turns are compared, one choice of cards after another. */
export interface Look {
  readonly road: Road;
  readonly car: Planner;
  readonly judge: Judge;
  /** Chances of flips from the car's draw pile. */
  readonly odds: Odds;
  /** Kinds of cards in hand, ascending. */
  readonly kinds: readonly number[];
  /** Points by speed, NaN until computed, for turns in this gear with this Engine, cooling and limit. */
  readonly points: Float64Array;
  gear: number;
  held: number;
  most: number;
  limit: number;
}

/** Buffers for the points, one per road: a look is over before the next one begins. */
const roomOf = keptBy((_: Road) => new Float64Array(SPEEDS));

/** Starts to compare the turns of a car. */
export function lookAt(road: Road, car: Planner, judge: Judge): Look {
  const kinds: number[] = [];
  for (let kind = 0; kind < car.hand.length; kind++) if ((car.hand[kind] ?? 0) > 0) kinds.push(kind);
  const points = roomOf(road);
  return {
    road,
    car,
    judge,
    odds: new Odds(flipChances(car.draw)),
    kinds,
    points,
    gear: 0,
    held: 0,
    most: 0,
    limit: 0,
  };
}

/** Points of a turn averaged over its flips, with the best of its cards' values after each. Changes look: caches points. */
export function turnScore(look: Look, gear: number, cards: readonly number[]): number {
  const { car, odds } = look;
  const engine = car.engine - shiftCost(car.gear, gear);
  const hot = car.hand[HEAT_CLASS] ?? 0;
  const play = playOf(cards as number[], engine, hot, look.kinds);
  const superCool = Math.min(play.superCool, car.discard[HEAT_CLASS] ?? 0);
  const most = (GEAR_COOLDOWN[gear] ?? 0) + car.adrenaline + play.cool;
  turnTo(look, gear, engine - play.heat + superCool, most, play.limit);
  const gone = play.stress + Math.min(play.reduceStress, (car.hand[STRESS_CLASS] ?? 0) - play.stress);
  const aside = STRESS_GONE * gone + LONGER_TOW * play.slipstream + SALVAGED * play.salvage - CARD_SPENT * play.singles;
  if (play.flips === 0) return bestOf(look, play.fixed, play.spread) + aside;
  const chances = odds.of(play.flips);
  let sum = aside;
  for (let flipped = 0; flipped < chances.length; flipped++) {
    const chance = chances[flipped] as number;
    if (chance > 0) sum += chance * bestOf(look, play.fixed + flipped, play.spread);
  }
  return sum;
}

/** Switches to turns like this; drops cached points. held: Heat in the Engine after the cards; most: Heat that may be cooled. */
function turnTo(look: Look, gear: number, held: number, most: number, limit: number): void {
  if (look.gear === gear && look.held === held && look.most === most && look.limit === limit) return;
  look.gear = gear;
  look.held = held;
  look.most = most;
  look.limit = limit;
  look.points.fill(Number.NaN);
}

function bestOf(look: Look, speed: number, spread: readonly number[]): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const more of spread) most = Math.max(most, pointsOf(look, speed + more));
  return most;
}

/** The points at this speed, cached. Changes look. */
function pointsOf(look: Look, speed: number): number {
  const known = look.points[speed] as number;
  // Neither NaN nor outside the range of speeds.
  if (known >= Number.NEGATIVE_INFINITY) return known;
  const { road, car, judge, gear, held, most, limit } = look;
  const hot = car.hand[HEAT_CLASS] ?? 0;
  const to = car.progress + speed;
  const cooled = Math.min(hot, coolingAt(road, to, most));
  const points = judge(landingOf(road, car.progress, to, speed, gear, held + cooled, hot - cooled, limit));
  look.points[speed] = points;
  return points;
}

function spinPenalty(road: Road, end: Landing): number {
  if (end.spun === 0) return 0;
  return (end.spun <= 2 ? SPIN_LOW : SPIN_HIGH) + (road.spinEnds ? RACE_LOST : 0);
}
