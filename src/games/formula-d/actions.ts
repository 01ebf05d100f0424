// Lists answers to a decision: all of them in a fixed order, or one at random.
// Not here: good ones (ai/) or the default (fallback.ts).

import type { Decision, Draw } from '@core/contract';
import { carOf, isInPits } from './cars';
import { isTrack } from './data/circuit';
import { cruiseGear } from './fallback';
import { slipstreamRoutes, turnRoutes } from './phases/drive';
import { legalGears } from './phases/gears';
import { costAt, sortedEnds, survivingEnds } from './phases/routes';
import type { Routes } from './phases/workspace';
import type { FormulaAction, FormulaState, Space } from './types';

/** Random cars take any legal answer one time in this many. Otherwise they take one that keeps them in the race. */
const WILD_ODDS = 4;

/** Yields every legal answer, with gears and destinations in ascending order. */
export function* actions(s: Readonly<FormulaState>, decision: Decision): Iterable<FormulaAction> {
  if (decision.kind === 'gear') {
    for (const gear of legalGears(carOf(s, decision.seat))) yield { type: 'gear', gear };
    return;
  }
  if (decision.kind === 'move') {
    for (const to of survivingEnds(turnRoutes(s, decision.seat))) yield { type: 'move', to };
    return;
  }
  for (const to of survivingEnds(slipstreamRoutes(s, decision.seat))) yield { type: 'slipstream', to };
  yield { type: 'decline' };
}

/** Returns one legal answer. Every legal answer can come up. */
export function sample(s: Readonly<FormulaState>, decision: Decision, draw: Draw): FormulaAction {
  if (decision.kind === 'gear') return sampleGear(s, decision, draw);
  if (decision.kind === 'move') return { type: 'move', to: sampleEnd(turnRoutes(s, decision.seat), draw) };
  if (draw(2) === 0) return { type: 'decline' };
  return { type: 'slipstream', to: sampleEnd(slipstreamRoutes(s, decision.seat), draw) };
}

function sampleGear(s: Readonly<FormulaState>, decision: Decision, draw: Draw): FormulaAction {
  const car = carOf(s, decision.seat);
  if (!isInPits(car) && draw(WILD_ODDS) > 0) return { type: 'gear', gear: cruiseGear(s, car) };
  const gears = legalGears(car);
  return { type: 'gear', gear: gears[draw(gears.length)] as number };
}

/** Mostly one of the cheapest, sometimes any. Enters the pits every other time they are in reach. */
function sampleEnd(routes: Routes, draw: Draw): Space {
  const ends = sortedEnds(routes);
  const last = ends[routes.count - 1] as number;
  // Lane and boxes have the highest numbers, and paths into them cost nothing.
  if (!isTrack(routes.graph.circuit, last) && draw(2) === 0) return last;
  const isWild = draw(WILD_ODDS) === 0;
  const most = isWild ? routes.wear - 1 : leastCost(routes);
  let count = 0;
  for (let i = 0; i < routes.count; i++) if (costAt(routes, i) <= most) count++;
  let left = draw(count);
  for (let i = 0; i < routes.count; i++) if (costAt(routes, i) <= most && left-- === 0) return ends[i] as number;
  throw new Error('no destination survives, yet the driver is asked');
}

function leastCost(routes: Routes): number {
  let least = costAt(routes, 0);
  for (let i = 1; i < routes.count; i++) least = Math.min(least, costAt(routes, i));
  return least;
}
