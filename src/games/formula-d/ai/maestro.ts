// The Maestro. In the last lap it drives for the place at the flag, not for the fewest rounds: it counts the chance to
// be there before the others, who crosses the line first in a round, and the cost of elimination. Before the last lap
// it drives for the fewest rounds.
// Not here: what answers lead to (weigh.ts).

import type { Decision, Seat } from '@core/contract';
import { EVEN, type Style } from '@core/style';
import { carOf, circuitOfRace, isRunning } from '../cars';
import type { FormulaAction, FormulaState } from '../types';
import type { Finish } from './field';
import type { Purse } from './lap-prospect';
import { answerIn, plannedAnswer } from './planner';
import { prospectFor, roundsFrom } from './prospect';
import { sightOf } from './sight';
import { opennessNow, roundsNow } from './weigh';

/** The value, in rounds, of starting the round of the flag right before the line. */
const LEAD = 0.7;
/** How many rounds elimination is worse than a lap at pace: more than a car is likely to win back. */
const OUT = 3;
/** The gear that defines a car at pace, whose rounds per lap give the pace. */
const PACE_GEAR = 3;
/** A rival that finished long ago, and one that is out. */
const HOME: Finish = { rounds: -100, spread: 0, home: 1 };
const GONE: Finish = { rounds: 0, spread: 0, home: 0 };

/** The Maestro's answer. */
export function maestroAnswer(s: Readonly<FormulaState>, decision: Decision, style: Style): FormulaAction {
  if (Math.max(1, carOf(s, decision.seat).lap) < s.options.laps) return plannedAnswer(s, decision, style);
  const purse = purseFor(s);
  const rivals = rivalsOf(s, decision.seat, purse);
  return answerIn({ ...sightOf(s, decision.seat, purse, style), rivals }, decision);
}

function purseFor(s: Readonly<FormulaState>): Purse {
  const { wearPoints: budget } = s.options;
  const line = circuitOfRace(s).line.indexOf(true);
  const pace = roundsFrom(prospectFor(s.circuit, 1, false, { budget, price: 0 }), line, 0, PACE_GEAR, budget);
  return { budget, price: 0, aim: { lead: LEAD, out: OUT, pace } };
}

/**
 * When the rivals of the seat on turn are likely to reach the flag. Rivals that already had
 * their turn have used up this round.
 */
function rivalsOf(s: Readonly<FormulaState>, seat: Seat, purse: Purse): Finish[] {
  return s.cars.flatMap((car, rival): Finish[] => {
    if (rival === seat) return [];
    if (!isRunning(car)) return [car.status === 'finished' ? HOME : GONE];
    const sight = sightOf(s, rival, purse, EVEN);
    const driven = s.order.indexOf(rival) < s.cursor ? 1 : 0;
    return [{ rounds: driven + roundsNow(sight), ...opennessNow(sight) }];
  });
}
