// How the plain drivers judge a turn: the Rookie by the space he gains, the Pro by the pace table and the Heat it costs.
// Not for: enumerating turns (plain.ts).

import { HEAT_CLASS, STRESS_CLASS } from './hands';
import { gearCooling } from './outlook';
import { type Pace, paceRounds } from './pace';
import { fixedSpeed, flipChances, type Planner } from './plan';
import { cornerHeat, lineAhead, type Road } from './road';

/** What a turn comes to after corners. spun: gear of a spin-out, 0 where none. */
export interface Landing {
  from: number;
  to: number;
  speed: number;
  gear: number;
  engine: number;
  heatInHand: number;
  spun: number;
}
/** Points for where a turn ends, in spaces; more is better. */
export type Judge = (landing: Landing) => number;

/** Spaces a spin-out loses besides the way back, in gears 1 and 2, and in 3 and 4. */
const SPIN_LOW = 4;
const SPIN_HIGH = 7;
/** Spaces from the finish at which Heat begins to lose its worth. */
const LATE = 35;

/** Where a car gets to that has moved from one progress to another; engine after cooling. */
export function landingOf(
  road: Road,
  from: number,
  to: number,
  speed: number,
  gear: number,
  engine: number,
  heatInHand: number,
): Landing {
  const cost = cornerHeat(road, from, to, speed, engine);
  if (cost >= 0) return { from, to, speed, gear, engine: engine - cost, heatInHand, spun: 0 };
  const at = (road.lines[-1 - cost] ?? 0) - 1;
  return { from, to: at, speed, gear: 1, engine: 0, heatInHand, spun: gear };
}

/** The Pro's judgement: pace table, Heat in the Engine and in hand. */
export function proJudge(pace: Pace): Judge {
  const { finish } = pace.road;
  return (end) => {
    const past = Math.max(0, end.to - finish);
    const late = Math.min(1, Math.max(0, finish - end.to) / LATE);
    const heat = 1.1 * end.engine * late - 0.35 * end.heatInHand * late;
    return -8 * paceRounds(pace, end.to, end.gear) + heat + 0.6 * past - spinPenalty(end);
  };
}

/** The Rookie's judgement: spaces, some Heat, and not to stand just too far from the next line. */
export function rookieJudge(road: Road): Judge {
  return (end) => {
    const next = lineAhead(road, end.to);
    const beyond = (road.lines[next] ?? 999) - end.to - (road.limits[next] ?? 0);
    const awkward = beyond >= 1 && beyond <= 4 ? 0.35 * beyond : 0;
    return end.to - end.from + 0.4 * end.engine - awkward - spinPenalty(end);
  };
}

/** Average points of a turn over its flips. stressWorth: points per Stress that leaves the hand. */
export function turnScore(road: Road, car: Planner, gear: number, cards: readonly number[], judge: Judge): number {
  const engine = car.engine - (Math.abs(gear - car.gear) === 2 ? 1 : 0);
  const hot = car.hand[HEAT_CLASS] ?? 0;
  const cooled = Math.min(hot, gearCooling(gear) + car.adrenaline);
  const flips = cards[STRESS_CLASS] ?? 0;
  const chances = flipChances(car.draw);
  const fly = (speed: number, left: number): number => {
    if (left === 0) {
      const end = landingOf(road, car.progress, car.progress + speed, speed, gear, engine + cooled, hot - cooled);
      return judge(end);
    }
    return chances.reduce((sum, chance, i) => (chance > 0 ? sum + chance * fly(speed + i + 1, left - 1) : sum), 0);
  };
  return fly(fixedSpeed([...cards]), flips) + 0.5 * flips;
}

function spinPenalty(end: Landing): number {
  return end.spun === 0 ? 0 : end.spun <= 2 ? SPIN_LOW : SPIN_HIGH;
}
