// The normal move: a speed and a path, perhaps with Superb Driving (R12-R18, R36).
// Not here: moves behind a blocker (run.ts).

import type { Io, RuleViolation, Seat } from '@core/contract';
import { carOf, circuitOfRace, hasFaultyTyres, isStanding, leastSpeed, mostSpeed } from '../cars';
import { SUPERB } from '../data/cards';
import { RESTART_SPEED, STEP } from '../data/charts';
import type { Car, Place, WaddingtonAction, WaddingtonEvent, WaddingtonState } from '../types';
import { refuse } from '../violations';
import { moveAlong, setReading, spendTactic, turnNumber, wearBrakes } from './move';
import { isStep } from './roads';

type Drive = Extract<WaddingtonAction, { type: 'drive' }>;

/** Returns null if the car may drive this way. Violations of R7, R9, R12, R13, R30, R36. */
export function checkDrive(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  { speed, path, superb }: Drive,
): RuleViolation | null {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const least = leastSpeed(circuit, car);
  const most = mostSpeed(circuit, car);
  const trouble = superb < 0 ? null : checkSuperb(s, seat, path, superb);
  if (trouble !== null) return trouble;
  if (speed < least || speed > most || speed % STEP !== 0) {
    return refuse('speed-not-choosable', { reading: car.reading, least, most, step: STEP, speed });
  }
  if (path.length * STEP !== speed) return refuse('path-length', { speed, squares: speed / STEP, given: path.length });
  return checkPath(s, seat, path, true);
}

/**
 * Returns null if every step of the path leads on over free squares, and into the car's own pit
 * only at its end (R7, R9, R18).
 */
export function checkPath(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  path: readonly Place[],
  withPit: boolean,
): RuleViolation | null {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  let from = car.at;
  for (let n = 0; n < path.length; n++) {
    const to = path[n] as Place;
    const isLast = n === path.length - 1;
    if (!isStep(circuit, from, to, car.place, withPit && isLast)) return refuse('not-a-step', { square: n + 1 });
    from = to;
  }
  // A pit only ever holds its own car, and no path leads back to its start.
  for (let other = 0; other < s.cars.length; other++) {
    const { at, colour } = s.cars[other] as Car;
    for (let n = 0; n < path.length; n++) if (path[n] === at) return refuse('square-taken', { square: n + 1, colour });
  }
  return null;
}

function checkSuperb(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  path: readonly Place[],
  superb: number,
): RuleViolation | null {
  const car = carOf(s, seat);
  if (!car.hand.includes(SUPERB)) return refuse('card-not-held', { cards: car.hand.length });
  if (hasFaultyTyres(car)) return refuse('no-superb', { why: 'faulty' });
  const { corner } = circuitOfRace(s);
  return path.some((place) => corner[place] === superb) ? null : refuse('no-superb', { why: 'corner' });
}

/** Whether Superb Driving may be declared, given a corner to use it on (R36, R57). */
export function mayUseSuperb(s: Readonly<WaddingtonState>, seat: Seat): boolean {
  const car = carOf(s, seat);
  return car.hand.includes(SUPERB) && !hasFaultyTyres(car);
}

/** Changes s: makes the full move, wear first (R16). */
export function drive(s: WaddingtonState, seat: Seat, action: Drive, io: Io<WaddingtonEvent>): void {
  const car = carOf(s, seat);
  if (action.superb >= 0) {
    spendTactic(s, seat, SUPERB);
    s.turn.superb = action.superb;
    io.emit({ round: s.round, turn: turnNumber(s), type: 'superbDriving', seat, corner: action.superb });
  }
  const isStart = isStanding(circuitOfRace(s), car);
  const drop = car.reading - action.speed;
  if (isStart) restart(s, seat, io);
  setReading(s, seat, action.speed, 'choice', io);
  if (!isStart) wearBrakes(s, seat, drop, io);
  moveAlong(s, seat, action.path, 'drive', io);
}

/** Changes s: resets the restart speed, and reports the restart of a standing car (R17). */
export function restart(s: WaddingtonState, seat: Seat, io: Io<WaddingtonEvent>): void {
  const car = carOf(s, seat);
  const kind = circuitOfRace(s).kind[car.at];
  car.startSpeed = RESTART_SPEED;
  if (kind === 'square' || kind === undefined) return;
  io.emit({ round: s.round, turn: turnNumber(s), type: 'restarted', seat, from: kind });
}
