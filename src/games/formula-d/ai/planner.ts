// Drivers that plan: the gear and the destination with the fewest rounds to come, by the outlook as far as they judge it right.
// The Club driver counts every wear point at one price; the Pro knows how many it has, and what each is worth from here.
// Not for: what answers are worth (weigh.ts).

import type { Decision, Draw, Seat } from '@core/contract';
import type { Style } from '@core/style';
import { misjudged } from '@kit/misjudged';
import { carOf, circuitOfRace, isInPits } from '../cars';
import { isTrack } from '../data/circuits';
import { slipstreamRoutes, turnRoutes } from '../phases/drive';
import { costAt, type Routes, sortedEnds } from '../phases/routes';
import type { FormulaAction, FormulaState, Gear, Space } from '../types';
import { roundsFrom } from './outlook';
import { believedWear, RESERVE, type Sight, sightOf } from './sight';
import { bestEnd, laneGear, type Off, unerring, weighGears } from './weigh';

/** Rounds that the Club driver gives for a wear point. */
const CLUB_PRICE = 0.2;
/** It goes to the pits with so few wear points (section 10). */
const CLUB_PIT_WEAR = 8;
/** Rounds by which the Club driver's judgement of an answer may be off. */
const CLUB_OFF = 0.5;
/** Rounds by which the Pro's may be. */
export const PRO_OFF = 0.3;
/** Share by which the boldest and the most careful waver less: they know what they want. */
const SURE = 0.5;

/** The Club driver's answer. */
export function clubAnswer(s: Readonly<FormulaState>, decision: Decision, draw: Draw, style: Style): FormulaAction {
  const sight = sightOf(s, decision.seat, { budget: 0, price: CLUB_PRICE }, style);
  return answerIn(sight, decision, wavering(CLUB_OFF, draw, style));
}

/** The gear that a driver takes who counts its wear points: for those who ask what would be wise. */
export function plannedGear(s: Readonly<FormulaState>, { seat }: Decision, style: Style): Gear {
  return bestGear(countingSight(s, seat, style));
}

/** The Pro's answer. */
export function proAnswer(s: Readonly<FormulaState>, decision: Decision, draw: Draw, style: Style): FormulaAction {
  return answerIn(countingSight(s, decision.seat, style), decision, wavering(PRO_OFF, draw, style));
}

function wavering(most: number, draw: Draw, { risk }: Style): Off {
  return () => misjudged(most * (1 - SURE * Math.abs(risk)), draw);
}

/** The answer with the fewest rounds to come: that of a Pro who is never off. */
export function plannedAnswer(s: Readonly<FormulaState>, decision: Decision, style: Style): FormulaAction {
  return answerIn(countingSight(s, decision.seat, style), decision);
}

/** The race as it looks to a driver who counts its wear points. */
function countingSight(s: Readonly<FormulaState>, seat: Seat, style: Style): Sight {
  return sightOf(s, seat, { budget: s.options.wearPoints, price: 0 }, style);
}

/** The answer of a driver to whom the race looks like this. off: what it is off by in one answer after another. */
export function answerIn(sight: Sight, decision: Decision, off: Off = unerring): FormulaAction {
  const { s, seat, purse, style } = sight;
  if (decision.kind === 'gear') return { type: 'gear', gear: laneGear(sight.car) ?? bestGear(sight, off) };
  if (decision.kind === 'slipstream') return slipstreamAnswer(sight, off);
  const routes = turnRoutes(s, seat);
  const pit = purse.budget === 0 ? clubPit(s, seat, routes, style) : -1;
  return { type: 'move', to: pit >= 0 ? pit : (bestEnd(sight, routes, 0, off)?.to ?? -1) };
}

function bestGear(sight: Sight, off: Off = unerring): number {
  const [first, ...rest] = weighGears(sight).map(({ gear, loss }) => ({ gear, loss: loss + off() }));
  if (first === undefined) throw new Error('a car has no gear to choose');
  return rest.reduce((best, one) => (one.loss < best.loss ? one : best), first).gear;
}

/** The Club driver's rule for the pits: the way in, where it is low on wear points and the way is open. */
function clubPit(s: Readonly<FormulaState>, seat: Seat, routes: Routes, style: Style): Space | -1 {
  const car = carOf(s, seat);
  if (car.wear > CLUB_PIT_WEAR - RESERVE * style.risk || isInPits(car)) return -1;
  const last = sortedEnds(routes)[routes.count - 1] as number;
  return isTrack(circuitOfRace(s), last) || costAt(routes, routes.count - 1) >= routes.wear ? -1 : last;
}

/** On in the slipstream where that leaves fewer rounds to come than ending the turn here. */
function slipstreamAnswer({ rivals: _, ...sight }: Sight, off: Off): FormulaAction {
  const { s, seat, car, ahead } = sight;
  const end = bestEnd(sight, slipstreamRoutes(s, seat), 0, off);
  const stay = roundsFrom(ahead, car.at, car.stops + 1, car.gear, believedWear(sight, car.wear));
  return end !== undefined && end.loss < stay + off() ? { type: 'slipstream', to: end.to } : { type: 'decline' };
}
