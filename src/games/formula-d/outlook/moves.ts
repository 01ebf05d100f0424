// What ending a move on a space costs and brings: wear, stops, overshooting, the risk of a collision, by the paths that the
// rules find. Not here: rolls to come (rolls.ts), or which space is good (ai/).

import type { Seat } from '@core/contract';
import { carOf, circuitOfRace, stopsAfter, stopsAsked } from '../cars';
import { isTrack } from '../data/circuit';
import { BLACK_DIE, blackWays, COLLISION_COST, COLLISION_FAIL } from '../data/dice';
import { neighboursAt } from '../phases/close';
import {
  brakedBy,
  costOf,
  isLocked,
  lateOf,
  lockedFrom,
  overshootOf,
  pathTo,
  routeTo,
  survivingEnds,
  takesFlag,
} from '../phases/routes';
import type { Routes } from '../phases/workspace';
import type { CollisionRisk, FormulaState, MoveChoice, Space, StopGain } from '../types';

/** Every surviving destination, ascending. */
export function movesOf(s: Readonly<FormulaState>, seat: Seat, routes: Routes): MoveChoice[] {
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
export function stopGain(s: Readonly<FormulaState>, seat: Seat, to: Space, locked: boolean): StopGain | null {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const corner = circuit.corner[to] as number;
  if (corner < 0 || locked) return null;
  const asked = stopsAsked(circuit, to);
  const made = stopsAfter(circuit, car, to);
  return made > asked ? null : { corner, made, asked };
}

/** The chance of a collision there, for a car with this many WP (R36). */
export function riskAt(s: Readonly<FormulaState>, seat: Seat, to: Space, wear: number): CollisionRisk {
  const neighbours = isTrack(circuitOfRace(s), to) ? neighboursAt(s, seat, to) : [];
  if (neighbours.length === 0) return riskFree();
  const of = BLACK_DIE.faces.length;
  const ways = blackWays(COLLISION_FAIL);
  return { neighbours, ways, of, percent: (ways * 100) / of, lethal: wear <= COLLISION_COST };
}

function riskFree(): CollisionRisk {
  return { neighbours: [], ways: 0, of: BLACK_DIE.faces.length, percent: 0, lethal: false };
}
