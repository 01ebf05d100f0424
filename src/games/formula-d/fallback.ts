// The default answer for a driver whose time runs out: the cruise gear and the safe destination (S3).
// Not here: AI drivers (ai/).

import type { Decision } from '@core/contract';
import { carOf, circuitOfRace, isInPits, missingStops } from './cars';
import type { Circuit } from './data/circuit';
import { GEAR_DICE, PIT_EXIT_GEAR } from './data/dice';
import { turnRoutes } from './phases/drive';
import { legalGears, shiftCost } from './phases/gears';
import { graphFor } from './phases/graph';
import { costAt, sortedEnds } from './phases/routes';
import type { Car, FormulaAction, FormulaState, Gear, Space } from './types';

/** The default answer of this decision. */
export function fallback(s: Readonly<FormulaState>, decision: Decision): FormulaAction {
  const car = carOf(s, decision.seat);
  if (decision.kind === 'gear') return { type: 'gear', gear: isInPits(car) ? pitGear(car) : cruiseGear(s, car) };
  if (decision.kind === 'slipstream') return { type: 'decline' };
  return { type: 'move', to: safeDestination(s, decision.seat) };
}

/** In the box or behind it: gear 4. Before it: the current gear. */
function pitGear(car: Readonly<Car>): Gear {
  return car.served ? PIT_EXIT_GEAR : Math.max(1, car.gear);
}

/** The highest free gear whose die cannot carry the car beyond the corner that requires stops; else the lowest free gear. */
export function cruiseGear(s: Readonly<FormulaState>, car: Readonly<Car>): Gear {
  const room = roomAhead(s, car);
  const gears = legalGears(car).filter((gear) => shiftCost(car, gear) === 0);
  return gears.findLast((gear) => (GEAR_DICE[gear]?.high ?? 0) <= room) ?? gears[0] ?? car.gear;
}

/** `next` steps to the last space of the current corner if it still requires stops, else of the next corner. */
export function roomAhead(s: Readonly<FormulaState>, car: Readonly<Car>): number {
  const circuit = circuitOfRace(s);
  const { toLast } = graphFor(s.circuit);
  const rest = toLast[car.at] as number;
  if ((circuit.corner[car.at] as number) < 0 || missingStops(circuit, car) > 0) return rest;
  let at = car.at;
  for (let step = 0; step <= rest; step++) at = circuit.next[at] as Space;
  return rest + 1 + (toLast[at] as number);
}

/** Lowest cost, then most progress, then the lane nearer to the inside there, then the lower space. */
function safeDestination(s: Readonly<FormulaState>, seat: number): Space {
  const circuit = circuitOfRace(s);
  const { at } = carOf(s, seat);
  const routes = turnRoutes(s, seat);
  const ends = sortedEnds(routes);
  let best = -1;
  let bestKey: readonly number[] = [];
  for (let i = 0; i < routes.count; i++) {
    const to = ends[i] as number;
    const key = [-costAt(routes, i), progress(circuit, at, to), -fromInside(circuit, to)];
    if (best >= 0 && !isHigher(key, bestKey)) continue;
    best = to;
    bestKey = key;
  }
  return best;
}

/** Half spaces gained, across the line too. */
export function progress(circuit: Circuit, from: Space, to: Space): number {
  const gained = (circuit.pos[to] as number) - (circuit.pos[from] as number);
  return gained < -circuit.lapPos / 2 ? gained + circuit.lapPos : gained;
}

function fromInside(circuit: Circuit, space: Space): number {
  const lane = 'ABC'.indexOf(circuit.lane[space] as string);
  if (lane < 0) return 'ABC'.length;
  return circuit.inside[space] === 'R' ? 2 - lane : lane;
}

function isHigher(key: readonly number[], other: readonly number[]): boolean {
  const at = key.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (key[at] as number) > (other[at] as number);
}
