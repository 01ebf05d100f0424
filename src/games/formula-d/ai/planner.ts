// Drivers that plan. They take the gear and destination with the fewest rounds left, as far as they read the
// prospect correctly. The Club driver gives every wear point the same price. The Pro knows how many it has,
// and what each is worth from here.
// Not here: what answers are worth (weigh.ts).

import type { Decision, Draw, Seat } from '@core/contract';
import type { Style } from '@core/style';
import { misjudged } from '@kit/misjudged';
import { affords, carOf, circuitOfRace, isInPits } from '../cars';
import { isTrack } from '../data/circuit';
import { slipstreamRoutes, turnRoutes } from '../phases/drive';
import { costAt, sortedEnds } from '../phases/routes';
import type { Routes } from '../phases/workspace';
import type { FormulaAction, FormulaState, Gear, Space } from '../types';
import { roundsFrom } from './prospect';
import { believedWear, RESERVE, type Sight, sightOf } from './sight';
import { bestEnd, laneGear, type Off, unerring, weighGears } from './weigh';

/** Rounds that the Club driver would pay for a wear point. */
const CLUB_PRICE = 0.2;
/** It enters the pits with this many wear points or fewer (S8). */
const CLUB_PIT_WEAR = 8;
/** The most, in rounds, by which the Club driver misjudges an answer. */
const CLUB_OFF = 0.5;
/** The most, in rounds, by which the Pro misjudges an answer. */
export const PRO_OFF = 0.3;
/** The share by which the boldest and the most careful err less: they are surer of what they want. */
const SURE = 0.5;

/** The Club driver's answer. */
export function clubAnswer(s: Readonly<FormulaState>, decision: Decision, draw: Draw, style: Style): FormulaAction {
  const sight = sightOf(s, decision.seat, { budget: 0, price: CLUB_PRICE }, style);
  return answerIn(sight, decision, wavering(CLUB_OFF, draw, style));
}

/** The gear that a driver who counts its wear points takes, for callers that need a sensible choice. */
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

/** The answer with the fewest rounds left: a Pro that never misjudges. */
export function plannedAnswer(s: Readonly<FormulaState>, decision: Decision, style: Style): FormulaAction {
  return answerIn(countingSight(s, decision.seat, style), decision);
}

/** The race as a driver who counts its wear points sees it. */
function countingSight(s: Readonly<FormulaState>, seat: Seat, style: Style): Sight {
  return sightOf(s, seat, { budget: s.options.wearPoints, price: 0 }, style);
}

/** The answer of a driver with this sight. off: the error of its judgement, drawn for each answer. */
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

/** The Club driver's rule for the pits: it enters them if it is low on wear points and the way is open. */
function clubPit(s: Readonly<FormulaState>, seat: Seat, routes: Routes, style: Style): Space | -1 {
  const car = carOf(s, seat);
  if (car.wear > CLUB_PIT_WEAR - RESERVE * style.risk || isInPits(car)) return -1;
  const last = sortedEnds(routes)[routes.count - 1] as number;
  return isTrack(circuitOfRace(s), last) || !affords(routes.wear, costAt(routes, routes.count - 1)) ? -1 : last;
}

/** Takes the slipstream if that leaves fewer rounds than ending the turn here. */
function slipstreamAnswer({ rivals: _, ...sight }: Sight, off: Off): FormulaAction {
  const { s, seat, car, ahead } = sight;
  const end = bestEnd(sight, slipstreamRoutes(s, seat), 0, off);
  const stay = roundsFrom(ahead, car.at, car.stops + 1, car.gear, believedWear(sight, car.wear));
  return end !== undefined && end.loss < stay + off() ? { type: 'slipstream', to: end.to } : { type: 'decline' };
}
