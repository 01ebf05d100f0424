// What an answer is worth to a car in the current traffic: the rounds it still has to drive, by the prospect.
// Not here: which answer a level takes (planner.ts, rookie.ts).

import { affords, boxOf, circuitOfRace, isInPits } from '../cars';
import { isTrack } from '../data/circuit';
import { GEAR_DICE, GEAR_VALUES, MOST_GEAR } from '../data/dice';
import { legalGears, shiftCost } from '../phases/gears';
import { costAt, isLocked, routesOf, routeTo, sortedEnds, takesFlag } from '../phases/routes';
import type { Routes } from '../phases/workspace';
import type { Car, Gear, Space } from '../types';
import type { Openness } from './field';
import { flagLoss, gridBegin, landingLoss, landingOn, lossAgainst, paidFor, roundsToLine } from './landing';
import { opennessAt, opennessFrom, prospectFor, roundsAt, roundsFrom } from './prospect';
import { promisedBy, rollsOnTrack } from './reach';
import { type Sight, type Traffic, trafficOf } from './sight';
import { OUT_PER_LAP } from './solve';

/** Shares by which the boldest undervalues elimination and the most careful overvalues it. */
const FEARLESS = 0.45;

/** Rounds left for a car between turns, from its space. */
export function roundsNow(sight: Sight): number {
  const { s, car, ahead } = sight;
  const kind = circuitOfRace(s).kind[car.at];
  if (kind === 'box' || kind === 'pit') {
    if (car.served) return waitRounds(sight, car.at);
    return boxRounds(sight) + (kind === 'pit' ? 1 : 0);
  }
  if (car.lap === 0) return gridRounds(sight);
  return roundsFrom(ahead, car.at, car.stops, car.gear, car.wear);
}

/** Before crossing the line for the first time. */
function gridRounds(sight: Sight): number {
  const { car, ahead } = sight;
  return roundsAt(ahead, gridBegin(sight), car.gear, car.wear) + roundsToLine(sight, car.at);
}

/** From its own box. */
function boxRounds({ s, car, ahead }: Sight): number {
  return ahead.exit?.[boxOf(circuitOfRace(s), car)] ?? ahead.box;
}

/** On the way out of the pits, still in the lane: by the prospect of the lap in which it came in. */
function waitRounds({ s, car, purse, ahead }: Sight, to: Space): number {
  const { laps, pitStops } = s.options;
  const { exit } = prospectFor(s.circuit, Math.max(1, laps + 1 - car.pitLap), pitStops, purse);
  return exit?.[to] ?? ahead.out;
}

/** A destination and its loss: the rounds left from there, or against rivals the chance to be before them. */
export interface Weighed {
  readonly to: Space;
  readonly loss: number;
}

/** The error, in rounds, in a driver's judgement of one answer. */
export type Off = () => number;

/** The Off of a driver who judges without error. */
export function unerring(): number {
  return 0;
}

/** The destination with the least loss; undefined if none survives. extra: WP already promised. */
export function bestEnd(sight: Sight, routes: Routes, extra = 0, off: Off = unerring): Weighed | undefined {
  const ends = sortedEnds(routes);
  const traffic = trafficOf(sight);
  let best: Weighed | undefined;
  for (let i = 0; i < routes.count; i++) {
    const cost = costAt(routes, i) + extra;
    if (costAt(routes, i) > 0 && !affords(sight.car.wear, cost)) continue;
    const to = ends[i] as number;
    const loss = lossAfter(sight, traffic, routes, to, cost) + off();
    if (best === undefined || loss < best.loss) best = { to, loss };
  }
  return best;
}

/** The loss of ending the turn there, for a destination of the routes just listed. cost: WP spent. */
function lossAfter(sight: Sight, traffic: Traffic, routes: Routes, to: Space, cost: number): number {
  const { s, car } = sight;
  const node = routeTo(routes, to);
  if (takesFlag(routes, node)) return flagLoss(sight, cost);
  const kind = circuitOfRace(s).kind[to];
  if (kind !== 'box' && kind !== 'pit') {
    return landingLoss(sight, landingOn(sight, traffic, to, isLocked(routes, node)), car.gear, cost);
  }
  const rounds = car.served ? waitRounds(sight, to) : boxRounds(sight) + (kind === 'pit' ? 1 : 0);
  return lossAgainst(sight, paidFor(sight, cost) + rounds, IN_PITS);
}

/** The loss of elimination. */
function lossOut(sight: Sight): number {
  return sight.rivals === undefined ? outRounds(sight) : 0;
}

/** How open the rounds from roundsNow are. */
export function opennessNow(sight: Sight): Openness {
  const { s, car, ahead } = sight;
  if (!isTrack(circuitOfRace(s), car.at)) return IN_PITS;
  if (car.lap === 0) return opennessAt(ahead, gridBegin(sight), car.gear, car.wear);
  return opennessFrom(ahead, car.at, car.stops, car.gear, car.wear);
}

/** The assumption for a car in the pits. */
const IN_PITS: Openness = { spread: 1, home: 1 };

/**
 * The expected loss by legal gear, with the best destination for every value of the die. Without rivals these are
 * rounds left, this one included.
 */
export function weighGears(sight: Sight): { gear: Gear; loss: number }[] {
  const { car, purse } = sight;
  const gears = legalGears(car);
  const rolls = rollsOnTrack(sight, gears, lossOut(sight));
  return gears.map((gear) => {
    const loss = rolls === undefined ? rollOf(sight, gear) : (rolls[gear] as number);
    return { gear, loss: loss + purse.price * shiftCost(car, gear) };
  });
}

/** The expected loss of a gear's die by the routes of each value: for the pits, and to compare rollsOnTrack with. */
export function rollOf(sight: Sight, gear: Gear): number {
  const { s, seat, car } = sight;
  const shifted: Sight = { ...sight, car: { ...car, gear } };
  const extra = promisedBy(sight, gear);
  const of = GEAR_DICE[gear]?.faces.length ?? 1;
  let loss = 1;
  for (const { value, ways } of GEAR_VALUES[gear] ?? []) {
    const end = bestEnd(shifted, routesOf(s, seat, value, 'roll'), extra);
    loss += (ways / of) * (end?.loss ?? lossOut(sight));
  }
  return loss;
}

/** The rounds counted for elimination. */
export function outRounds({ s, car, style }: Sight): number {
  return OUT_PER_LAP * (1 - FEARLESS * style.risk) * Math.max(1, s.options.laps + 1 - car.lap);
}

/** In the pits before its own box: as fast as the lane allows. */
export function laneGear(car: Readonly<Car>): Gear | undefined {
  return isInPits(car) && !car.served ? Math.min(MOST_GEAR, car.gear + 1) : undefined;
}
