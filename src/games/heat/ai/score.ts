// How the plain drivers judge a turn: the Rookie by the space he gains, the Pro by the pace table and the Heat it costs.
// Not for: enumerating turns (greedy.ts).

import { flipChances, Odds } from './cards/flips';
import { HEAT_CLASS, STRESS_CLASS } from './cards/kinds';
import { playOf } from './cards/play';
import { gearCooling } from './outlook';
import { type Pace, paceRounds } from './pace';
import type { Planner } from './plan';
import { cardsWon, coolingAt, cornerHeat, lineAhead, type Road } from './road';

/** What a turn comes to after corners. spun: gear of a spin-out, 0 where none. */
export interface Landing {
  from: number;
  to: number;
  speed: number;
  gear: number;
  engine: number;
  heatInHand: number;
  spun: number;
  /** Sponsorship cards it brings. */
  won: number;
}
/** Points for where a turn ends, in spaces; more is better. */
export type Judge = (landing: Landing) => number;

/** Spaces a spin-out loses besides the way back, in gears 1 and 2, and in 3 and 4. */
const SPIN_LOW = 4;
const SPIN_HIGH = 7;
/** Spaces from the finish at which Heat begins to lose its worth. */
const LATE = 35;
/** What a sponsorship card is worth, and what the end of one's race costs. */
const CARD_WON = 1.2;
const RACE_LOST = 90;
/** Points per Stress that leaves the hand, per space of longer slipstream, per card salvaged, per sponsorship card spent. */
const STRESS_GONE = 0.5;
const LONGER_TOW = 0.3;
const SALVAGED = 0.15;
const CARD_SPENT = 0.25;

/** Where a car gets to that has moved from one progress to another; engine after cooling, limit: its own Limit symbols. */
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

/** The Rookie's judgement: spaces, some Heat, and not to stand just too far from the next line. */
export function rookieJudge(road: Road): Judge {
  return (end) => {
    const next = lineAhead(road, end.to);
    const beyond = (road.lines[next] ?? 999) - end.to - (road.limits[next] ?? 0);
    const awkward = beyond >= 1 && beyond <= 4 ? 0.35 * beyond : 0;
    return end.to - end.from + 0.4 * end.engine + CARD_WON * end.won - awkward - spinPenalty(road, end);
  };
}

/** Average points of a turn over its flips; after them the best of its cards' values. odds: of the car's draw pile. */
export function turnScore(
  road: Road,
  car: Planner,
  gear: number,
  cards: readonly number[],
  judge: Judge,
  odds = new Odds(flipChances(car.draw)),
): number {
  const engine = car.engine - (Math.abs(gear - car.gear) === 2 ? 1 : 0);
  const hot = car.hand[HEAT_CLASS] ?? 0;
  const play = playOf(cards as number[], engine, hot);
  const superCool = Math.min(play.superCool, car.discard[HEAT_CLASS] ?? 0);
  const most = gearCooling(gear) + car.adrenaline + play.cool;
  const land = (speed: number): number => {
    const to = car.progress + speed;
    const cooled = Math.min(hot, coolingAt(road, to, most));
    const held = engine - play.heat + superCool + cooled;
    return judge(landingOf(road, car.progress, to, speed, gear, held, hot - cooled, play.limit));
  };
  const best = (speed: number): number =>
    play.spread.reduce((most, more) => Math.max(most, land(speed + more)), Number.NEGATIVE_INFINITY);
  const gone = play.stress + Math.min(play.reduceStress, (car.hand[STRESS_CLASS] ?? 0) - play.stress);
  const aside = STRESS_GONE * gone + LONGER_TOW * play.slipstream + SALVAGED * play.salvage - CARD_SPENT * play.singles;
  if (play.flips === 0) return best(play.fixed) + aside;
  return odds
    .of(play.flips)
    .reduce((sum, chance, flipped) => (chance > 0 ? sum + chance * best(play.fixed + flipped) : sum), aside);
}

function spinPenalty(road: Road, end: Landing): number {
  if (end.spun === 0) return 0;
  return (end.spun <= 2 ? SPIN_LOW : SPIN_HIGH) + (road.spinEnds ? RACE_LOST : 0);
}
