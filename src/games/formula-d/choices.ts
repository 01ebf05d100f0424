// The options of an open decision, with every cost and chance, for the UI (Choices in types.ts).
// Not here: which are good (ai/).

import type { Decision, Seat } from '@core/contract';
import { carOf, circuitOfRace, isInPits, missingStops, stopsAsked } from './cars';
import { isTrack } from './data/circuit';
import {
  BLACK_DIE,
  COLLISION_COST,
  COLLISION_FAIL,
  GEAR_DICE,
  GEAR_VALUES,
  isStraining,
  SLIPSTREAM_SPACES,
} from './data/dice';
import { neighboursAt } from './phases/close';
import { slipstreamRoutes, turnRoutes } from './phases/drive';
import { legalGears, shiftCost, shutGears, skippedGears } from './phases/gears';
import { graphFor } from './phases/graph';
import {
  brakedBy,
  costAt,
  costOf,
  isLocked,
  lateOf,
  lockedFrom,
  overshootOf,
  pathTo,
  routesOf,
  routeTo,
  sortedEnds,
  survivingEnds,
  takesFlag,
} from './phases/routes';
import type { Routes } from './phases/workspace';
import type {
  Car,
  CollisionRisk,
  FormulaChoices,
  FormulaState,
  Gear,
  GearChoice,
  MoveChoice,
  RollOutlook,
  Space,
  StopGain,
} from './types';

/** The options of the seat's decision. */
export function choices(s: Readonly<FormulaState>, decision: Decision): FormulaChoices {
  if (decision.kind === 'gear') return gearChoices(s, decision.seat);
  return decision.kind === 'move' ? moveChoices(s, decision.seat) : slipstreamChoices(s, decision.seat);
}

function gearChoices(s: Readonly<FormulaState>, seat: Seat): FormulaChoices {
  const car = carOf(s, seat);
  return {
    kind: 'gear',
    from: car.gear,
    wear: car.wear,
    corner: cornerAhead(s, car),
    pit: isInPits(car),
    gears: legalGears(car).map((gear) => gearChoice(s, seat, gear)),
    shut: shutGears(car),
  };
}

type CornerAhead = Extract<FormulaChoices, { kind: 'gear' }>['corner'];

/** Its current corner while that requires stops, else the next one; null in the pits. */
function cornerAhead(s: Readonly<FormulaState>, car: Readonly<Car>): CornerAhead {
  const circuit = circuitOfRace(s);
  const { ahead, toLast } = graphFor(s.circuit);
  if (!isTrack(circuit, car.at)) return null;
  const isInside = (circuit.corner[car.at] as number) >= 0;
  const isOwed = missingStops(circuit, car) > 0;
  let at = car.at;
  let toFirst = 0;
  if (isInside && !isOwed) {
    for (const own = circuit.corner[at]; circuit.corner[at] === own; toFirst++) at = circuit.next[at] as Space;
  }
  const steps = toFirst;
  const index = ahead[at] as number;
  const last = steps + (toLast[at] as number);
  for (; circuit.corner[at] !== index; toFirst++) at = circuit.next[at] as Space;
  const made = isInside && isOwed ? car.stops : 0;
  return { index, made, asked: circuit.corners[index]?.stops ?? 0, toFirst, toLast: last };
}

function gearChoice(s: Readonly<FormulaState>, seat: Seat, gear: Gear): GearChoice {
  const car = carOf(s, seat);
  const cost = shiftCost(car, gear);
  const rolls = (GEAR_VALUES[gear] ?? []).map(({ value, ways }) => rollOutlook(s, seat, value, ways, cost));
  const odds = { of: GEAR_DICE[gear]?.faces.length ?? 0, free: 0, brake: 0, overshoot: 0, out: 0 };
  for (const roll of rolls) odds[roll.kind] += roll.ways;
  return {
    gear,
    skipped: isInPits(car) ? 0 : skippedGears(car.gear, gear),
    cost,
    low: GEAR_DICE[gear]?.low ?? 0,
    high: GEAR_DICE[gear]?.high ?? 0,
    odds,
    overshootPercent: ((odds.overshoot + odds.out) * 100) / odds.of,
    rolls,
  };
}

/** What a value would bring after the shift is paid. */
function rollOutlook(s: Readonly<FormulaState>, seat: Seat, value: number, ways: number, shift: number): RollOutlook {
  const routes = routesOf(s, seat, value, 'roll');
  const { wear } = routes;
  const sorted = sortedEnds(routes);
  let least = wear - shift;
  let ends: Space[] = [];
  let stop = false;
  for (let i = 0; i < routes.count; i++) {
    const to = sorted[i] as number;
    const node = routeTo(routes, to);
    const cost = costAt(routes, i);
    if (cost > least || cost >= wear - shift) continue;
    if (cost < least) {
      ends = [];
      stop = false;
    }
    least = cost;
    ends.push(to);
    stop ||= stopGain(s, seat, to, isLocked(routes, node)) !== null;
  }
  if (ends.length === 0) return { value, ways, cost: -1, kind: 'out', ends, stop };
  return { value, ways, cost: least, kind: least === 0 ? 'free' : routes.overrun ? 'overshoot' : 'brake', ends, stop };
}

function moveChoices(s: Readonly<FormulaState>, seat: Seat): FormulaChoices {
  const car = carOf(s, seat);
  const { great, roll, fromPits } = s.turn;
  const routes = turnRoutes(s, seat);
  return {
    kind: 'move',
    gear: car.gear,
    spaces: routes.spaces,
    great,
    wear: car.wear,
    motor: !fromPits && isStraining(car.gear, roll),
    moves: movesOf(s, seat, routes),
  };
}

function slipstreamChoices(s: Readonly<FormulaState>, seat: Seat): FormulaChoices {
  const { gear, wear, at } = carOf(s, seat);
  const { behind, slipstreams } = s.turn;
  const moves = movesOf(s, seat, slipstreamRoutes(s, seat));
  const decline = { stop: stopGain(s, seat, at, false), risk: riskAt(s, seat, at, wear) };
  return { kind: 'slipstream', gear, spaces: SLIPSTREAM_SPACES, wear, behind, taken: slipstreams, moves, decline };
}

/** Every surviving destination, ascending. */
function movesOf(s: Readonly<FormulaState>, seat: Seat, routes: Routes): MoveChoice[] {
  return survivingEnds(routes).map((to) => moveChoice(s, seat, routes, to));
}

function moveChoice(s: Readonly<FormulaState>, seat: Seat, routes: Routes, to: Space): MoveChoice {
  const car = carOf(s, seat);
  const circuit = circuitOfRace(s);
  const node = routeTo(routes, to);
  const path = pathTo(routes, node);
  const cost = costOf(routes, node);
  const locked = lockedFrom(routes, node);
  const kind = circuit.kind[to];
  const left = car.wear - cost;
  const finish = takesFlag(routes, node);
  const start = locked === 0 ? car.at : (path[locked - 1] ?? car.at);
  return {
    to,
    path,
    lockedFrom: locked,
    brake: brakedBy(routes, node),
    overshoot: overshootOf(routes, node),
    late: lateOf(routes, node),
    cost,
    left,
    stop: finish ? null : stopGain(s, seat, to, isLocked(routes, node)),
    overshot: locked < 0 ? -1 : (circuit.corner[start] as number),
    crosses: path.some((space, index) => circuit.line[space] && !circuit.line[path[index - 1] ?? car.at]),
    finish,
    pit: kind === 'box' ? 'box' : kind === 'pit' ? 'lane' : null,
    risk: finish ? riskFree() : riskAt(s, seat, to, left),
  };
}

/** The value of ending the turn there; null if it is not a required stop (R27, R33). */
function stopGain(s: Readonly<FormulaState>, seat: Seat, to: Space, locked: boolean): StopGain | null {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const corner = circuit.corner[to] as number;
  if (corner < 0 || locked) return null;
  const asked = stopsAsked(circuit, to);
  const before = circuit.corner[car.at] === corner ? car.stops : 0;
  return before >= asked ? null : { corner, made: before + 1, asked };
}

/** The chance of a collision there, for a car with this many WP (R36). */
function riskAt(s: Readonly<FormulaState>, seat: Seat, to: Space, wear: number): CollisionRisk {
  const neighbours = isTrack(circuitOfRace(s), to) ? neighboursAt(s, seat, to) : [];
  if (neighbours.length === 0) return riskFree();
  const of = BLACK_DIE.faces.length;
  const ways = BLACK_DIE.faces.filter((value) => value <= COLLISION_FAIL).length;
  return { neighbours, ways, of, percent: (ways * 100) / of, lethal: wear <= COLLISION_COST };
}

function riskFree(): CollisionRisk {
  return { neighbours: [], ways: 0, of: BLACK_DIE.faces.length, percent: 0, lethal: false };
}
