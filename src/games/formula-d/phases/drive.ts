// Driving: what a roll offers, and the move along the kept path with all its costs (R21 to R35, R42 to R44, R56).
// Not here: finding paths (routes.ts) or the end of the turn (close.ts).

import type { Io, RuleViolation, Seat } from '@core/contract';
import { openDecision } from '@core/engine';
import { affords, carOf, turnNumber } from '../cars';
import { GREAT_SPACES, SLIPSTREAM_SPACES } from '../data/dice';
import type { FormulaEvent, FormulaState, Space } from '../types';
import { refuse } from '../violations';
import { type Move, travel } from './journey';
import {
  brakedBy,
  costAt,
  costOf,
  countSurvivors,
  endOf,
  endsInBox,
  firstSurvivor,
  isFatal,
  isFatalAt,
  isLocked,
  lastPath,
  lateOf,
  lockedFrom,
  overshootOf,
  pathTo,
  routesOf,
  routeTo,
  sortedEnds,
  stepsOf,
  survives,
  takesFlag,
} from './routes';
import { eliminate, spendWear } from './wear';
import type { Routes } from './workspace';

/** The destinations of the turn's roll, or of its great start. */
export function turnRoutes(s: Readonly<FormulaState>, seat: Seat): Routes {
  const { great, roll } = s.turn;
  return great ? routesOf(s, seat, GREAT_SPACES, 'great') : routesOf(s, seat, roll, 'roll');
}

/** The destinations of a slipstream. */
export function slipstreamRoutes(s: Readonly<FormulaState>, seat: Seat): Routes {
  return routesOf(s, seat, SLIPSTREAM_SPACES, 'slipstream');
}

/**
 * Returns null if the car may drive there. detail: open is the number of spaces that may be chosen. Violations:
 * 'not-reachable' (R16), 'does-not-survive' (R24).
 */
export function checkMove(s: Readonly<FormulaState>, seat: Seat, to: Space): RuleViolation | null {
  const routes = turnRoutes(s, seat);
  const { wear } = routes;
  const node = routeTo(routes, to);
  if (node >= 0 && survives(routes, node)) return null;
  const open = countSurvivors(routes);
  if (node < 0 && isFatalAt(routes, to)) return refuse('does-not-survive', { reason: 'stops', wear, open });
  if (node < 0) return refuse('not-reachable', { to, spaces: routes.spaces, open });
  return refuse('does-not-survive', { reason: 'wear', cost: costOf(routes, node), wear, open });
}

/**
 * Changes s: emits what the roll offers. With several surviving destinations the driver decides; a single one is driven
 * at once; with none the car is out (R24, R25). Returns true if the turn goes on to its end.
 */
export function offerMoves(s: FormulaState, seat: Seat, io: Io<FormulaEvent>): boolean {
  const offered = turnRoutes(s, seat);
  const count = countSurvivors(offered);
  const only = firstSurvivor(offered);
  tellOffer(s, seat, offered, count, io);
  if (count > 1) {
    openDecision(s, seat, 'move', false);
    return false;
  }
  if (only >= 0) driveTo(s, seat, only, 'rules', io);
  else driveOut(s, seat, offered, io);
  return true;
}

function tellOffer(
  s: Readonly<FormulaState>,
  seat: Seat,
  offered: Routes,
  survivors: number,
  io: Io<FormulaEvent>,
): void {
  if (io.isDeaf === true) return;
  const { count, spaces, wear } = offered;
  // Ascending, so a replayed event is the same whatever else was queried from these routes.
  const ends = sortedEnds(offered);
  const to = new Array<Space>(survivors);
  const steps = new Array<number>(survivors);
  const cost = new Array<number>(survivors);
  for (let i = 0, at = 0; i < count; i++) {
    if (!affords(wear, costAt(offered, i))) continue;
    const space = ends[i] as number;
    to[at] = space;
    steps[at] = stepsOf(offered, routeTo(offered, space));
    cost[at++] = costAt(offered, i);
  }
  io.emit({ round: s.round, turn: turnNumber(s), type: 'movesOffered', seat, spaces, to, steps, cost });
}

/** Changes s: drives the kept path of the turn's roll to this space. */
export function driveTo(s: FormulaState, seat: Seat, to: Space, by: 'driver' | 'rules', io: Io<FormulaEvent>): void {
  const offered = turnRoutes(s, seat);
  const node = routeTo(offered, to);
  const path = pathTo(offered, node);
  io.emit({ round: s.round, turn: turnNumber(s), type: 'moveChosen', seat, to, path, by });
  drive(s, seat, node, path, offered, io);
}

/** Changes s: drives 3 more spaces (R62). */
export function driveSlipstream(s: FormulaState, seat: Seat, to: Space, io: Io<FormulaEvent>): void {
  const offered = slipstreamRoutes(s, seat);
  const node = routeTo(offered, to);
  const { turn } = s;
  io.emit({ round: s.round, turn: turnNumber(s), type: 'slipstreamTaken', seat, behind: turn.behind, to });
  turn.slipstreams++;
  turn.behind = -1;
  drive(s, seat, node, pathTo(offered, node), offered, io);
}

function drive(
  s: FormulaState,
  seat: Seat,
  node: number,
  path: readonly Space[],
  offered: Routes,
  io: Io<FormulaEvent>,
): void {
  const brake = brakedBy(offered, node);
  const overshoot = overshootOf(offered, node);
  const late = lateOf(offered, node);
  const { spaces, longest, drive: cause } = offered;
  const move: Move = {
    cause,
    path,
    lockedFrom: lockedFrom(offered, node),
    spaces,
    forced: Math.max(0, spaces - longest),
    free: brake === 0,
    overshoot,
    inBox: path.length > 0 && endsInBox(offered, node),
    flag: takesFlag(offered, node),
  };
  s.turn.braked += brake;
  s.turn.overshot += overshoot;
  s.turn.locked = isLocked(offered, node);
  travel(s, seat, move, io);
  if (brake > 0) spendWear(s, seat, brake, 'brake', io);
  if (overshoot > 0) spendWear(s, seat, overshoot, 'overshoot', io);
  if (late > 0) spendWear(s, seat, late, 'slipstream', io);
  if (move.inBox) restoreWear(s, seat, io);
}

/** Changes s: nothing saves the car. It drives as far as it can and is out there (R25). */
function driveOut(s: FormulaState, seat: Seat, offered: Routes, io: Io<FormulaEvent>): void {
  const { spaces } = offered;
  const node = lastPath(offered);
  const reason = isFatal(offered, node) ? 'crash' : 'worn';
  const path = pathTo(offered, node);
  const to = endOf(offered, node);
  io.emit({ round: s.round, turn: turnNumber(s), type: 'moveChosen', seat, to, path, by: 'rules' });
  const forced = spaces - path.length;
  const shape = { lockedFrom: lockedFrom(offered, node), overshoot: 0, inBox: false, flag: false };
  travel(s, seat, { ...shape, cause: 'last', path, spaces, forced, free: true }, io);
  eliminate(s, seat, reason, io);
}

/** Changes s: makes the stop in the box (R56). */
function restoreWear(s: FormulaState, seat: Seat, io: Io<FormulaEvent>): void {
  const car = carOf(s, seat);
  const from = car.wear;
  const to = s.options.wearPoints;
  car.wear = to;
  car.served = true;
  car.pitStops++;
  const head = { round: s.round, turn: turnNumber(s), seat };
  io.emit({ ...head, type: 'pitServiced', at: car.at, from, to });
  if (to !== from) io.emit({ ...head, type: 'wearChanged', from, to, reason: 'pit' });
}
