// The Maestro: in the last lap it drives for the place at the flag, not for the fewest rounds: by the chance to be there before
// the others, who crosses the line first in a round, and what is lost by being out. Before that it drives for these.
// Not for: what answers lead to (weigh.ts).

import type { Decision, Seat } from '@core/contract';
import { EVEN, type Style } from '@core/style';
import { carOf, circuitOfRace, isRunning } from '../cars';
import type { FormulaAction, FormulaState } from '../types';
import type { Finish } from './field';
import { outlookFor, roundsFrom } from './outlook';
import { answerIn, plannedAnswer } from './planner';
import { sightOf } from './sight';
import type { Purse } from './solve';
import { opennessNow, roundsNow } from './weigh';

/** Rounds that it is worth to begin the round of the flag right before the line. */
const LEAD = 0.7;
/** Rounds by which being out is behind a lap at pace: more than a car is likely to win back. */
const OUT = 3;
/** The gear of a car at pace, whose rounds a lap are taken for the pace. */
const PACE_GEAR = 3;
/** A rival that is home long before, and one that is out. */
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
  const pace = roundsFrom(outlookFor(s.circuit, 1, false, { budget, price: 0 }), line, 0, PACE_GEAR, budget);
  return { budget, price: 0, aim: { lead: LEAD, out: OUT, pace } };
}

/** When the rivals of a seat whose turn it is are likely to be at the flag: who has driven in this round has used it up. */
function rivalsOf(s: Readonly<FormulaState>, seat: Seat, purse: Purse): Finish[] {
  return s.cars.flatMap((car, rival): Finish[] => {
    if (rival === seat) return [];
    if (!isRunning(car)) return [car.status === 'finished' ? HOME : GONE];
    const sight = sightOf(s, rival, purse, EVEN);
    const driven = s.order.indexOf(rival) < s.cursor ? 1 : 0;
    return [{ rounds: driven + roundsNow(sight), ...opennessNow(sight) }];
  });
}
