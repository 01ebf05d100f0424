// The steps after the move: slipstream, flag, stop, collision roll, engine tests, end of the turn (phases T7 to T9).
// Not here: the move itself (drive.ts).

import type { Io, RuleViolation, Seat } from '@core/contract';
import { openDecision } from '@core/engine';
import { carOf, circuitOfRace, isOnTrack, missingStops, seatOn, stopsAsked, turnNumber } from '../cars';
import {
  BLACK_DIE,
  COLLISION_COST,
  COLLISION_FAIL,
  isStraining,
  MOTOR_COST,
  MOTOR_FAIL,
  MOTOR_GEARS,
  SLIPSTREAM_GEAR,
} from '../data/dice';
import type { Car, FormulaEvent, FormulaState, Space } from '../types';
import { refuse } from '../violations';
import { driveSlipstream, slipstreamRoutes } from './drive';
import { countSurvivors, routeTo, survives, survivingEnds } from './routes';
import { eliminate, spendWear } from './wear';

/** Continues after a move. Returns false if the driver has to decide on a slipstream first. Changes s. */
export function afterMove(s: FormulaState, seat: Seat, io: Io<FormulaEvent>): boolean {
  const car = carOf(s, seat);
  if (car.status === 'racing' && car.lap > s.options.laps) finish(s, seat, io);
  else if (offerSlipstream(s, seat, io)) return false;
  closeTurn(s, seat, io);
  return true;
}

/** Returns null if the slipstream may be taken to this space. Violation: 'slipstream-end' (R62). */
export function checkSlipstream(s: Readonly<FormulaState>, seat: Seat, to: Space): RuleViolation | null {
  const routes = slipstreamRoutes(s, seat);
  const node = routeTo(routes, to);
  if (node >= 0 && survives(routes, node)) return null;
  return refuse('slipstream-end', { to, spaces: routes.spaces, wear: routes.wear, open: countSurvivors(routes) });
}

/** Changes s: takes the slipstream, or declines it. */
export function takeSlipstream(s: FormulaState, seat: Seat, to: Space, io: Io<FormulaEvent>): void {
  driveSlipstream(s, seat, to, io);
  afterMove(s, seat, io);
}
export function declineSlipstream(s: FormulaState, seat: Seat, io: Io<FormulaEvent>): void {
  const { behind } = s.turn;
  io.emit({ round: s.round, turn: turnNumber(s), type: 'slipstreamDeclined', seat, behind });
  closeTurn(s, seat, io);
}

/** The car whose slipstream a car is in at the end of its move, -1 for none (R61, R65, R66). */
export function carInFront(s: Readonly<FormulaState>, seat: Seat): Seat | -1 {
  const { turn } = s;
  const car = carOf(s, seat);
  if (!s.options.slipstream || turn.great || turn.braked > 0 || turn.overshot > 0) return -1;
  if (car.status !== 'racing' || car.gear < SLIPSTREAM_GEAR) return -1;
  const ahead = seatOn(s, circuitOfRace(s).next[car.at] as number);
  if (ahead < 0) return -1;
  const { gear, status } = carOf(s, ahead);
  return status === 'racing' && gear >= SLIPSTREAM_GEAR && gear <= car.gear ? ahead : -1;
}

function offerSlipstream(s: FormulaState, seat: Seat, io: Io<FormulaEvent>): boolean {
  const behind = carInFront(s, seat);
  if (behind < 0) return false;
  const moves = survivingEnds(slipstreamRoutes(s, seat));
  if (moves.length === 0) return false;
  s.turn.behind = behind;
  io.emit({ round: s.round, turn: turnNumber(s), type: 'slipstreamOffered', seat, behind, moves });
  openDecision(s, seat, 'slipstream', false);
  return true;
}

/** Changes s: the car takes the flag and leaves the track (R44, R45). */
function finish(s: FormulaState, seat: Seat, io: Io<FormulaEvent>): void {
  const car = carOf(s, seat);
  s.finishers.push(seat);
  car.status = 'finished';
  car.finish = s.finishers.length;
  car.endRound = s.round;
  car.endTurn = turnNumber(s);
  const { at, wear } = car;
  io.emit({ round: s.round, turn: turnNumber(s), type: 'carFinished', seat, at, place: car.finish, wear });
}

/** Changes s: resolves stop, collision and engines, then passes to the next car. */
export function closeTurn(s: FormulaState, seat: Seat, io: Io<FormulaEvent>): void {
  const car = carOf(s, seat);
  if (isOnTrack(car)) {
    countStop(s, seat, car, io);
    rollForCollision(s, seat, io);
  }
  if (!s.turn.fromPits && isStraining(car.gear, s.turn.roll)) testMotors(s, seat, io);
  endTurn(s, seat, io);
}

/** Changes s: ends the turn. */
export function endTurn(s: FormulaState, seat: Seat, io: Io<FormulaEvent>): void {
  const { at, gear, wear, lap, stops } = carOf(s, seat);
  io.emit({ round: s.round, turn: turnNumber(s), type: 'turnEnded', seat, at, gear, wear, lap, stops });
  s.cursor++;
}

/** Changes car: counts a stop in the corner its turn ends in (R27, R33). */
function countStop(s: FormulaState, seat: Seat, car: Car, io: Io<FormulaEvent>): void {
  const circuit = circuitOfRace(s);
  const corner = circuit.corner[car.at] as number;
  if (corner < 0 || s.turn.locked) return;
  const owed = missingStops(circuit, car);
  car.stops++;
  const asked = stopsAsked(circuit, car.at);
  if (owed > 0)
    io.emit({ round: s.round, turn: turnNumber(s), type: 'stopMade', seat, corner, made: car.stops, asked });
}

/** The cars that make a car roll for collision on this space, in order of play (R36, R37). */
export function neighboursAt(s: Readonly<FormulaState>, seat: Seat, space: Space): Seat[] {
  const circuit = circuitOfRace(s);
  const beside = circuit.beside[space] as readonly Space[];
  const found: Seat[] = [];
  for (const other of s.order) {
    if (other === seat) continue;
    const car = carOf(s, other);
    const { at } = car;
    if (!isNeighbour(car)) continue;
    if (at === circuit.next[space] || beside.includes(at)) found.push(other);
  }
  return found;
}

/** Whether cars beside or behind it roll for collision. A stalled car never rolls and causes no rolls (R38). */
export function isNeighbour({ status }: Readonly<Car>): boolean {
  return status === 'racing' || status === 'grid';
}

function rollForCollision(s: FormulaState, seat: Seat, io: Io<FormulaEvent>): void {
  const neighbours = neighboursAt(s, seat, carOf(s, seat).at);
  if (neighbours.length === 0) return;
  collide(s, seat, neighbours, io);
  if (s.options.collision === 'mover') return;
  for (const other of neighbours) collide(s, other, [seat], io);
}

function collide(s: FormulaState, seat: Seat, neighbours: Seat[], io: Io<FormulaEvent>): void {
  const value = rollBlack(seat, io);
  const lost = value <= COLLISION_FAIL;
  io.emit({ round: s.round, turn: turnNumber(s), type: 'collisionRolled', seat, neighbours, value, lost });
  if (!lost) return;
  spendWear(s, seat, COLLISION_COST, 'collision', io);
  if (carOf(s, seat).wear === 0) eliminate(s, seat, 'collision', io);
}

/** Changes s: every car on the track in fifth or sixth tests its engine, the roller first (R39, R40). */
function testMotors(s: FormulaState, roller: Seat, io: Io<FormulaEvent>): void {
  const seats: Seat[] = [];
  if (isTested(carOf(s, roller))) seats.push(roller);
  for (const seat of s.order) if (seat !== roller && isTested(carOf(s, seat))) seats.push(seat);
  const head = { round: s.round, turn: turnNumber(s) };
  io.emit({ ...head, type: 'motorStrained', seat: roller, face: s.turn.roll, seats });
  for (const seat of seats) {
    const value = rollBlack(seat, io);
    const lost = value <= MOTOR_FAIL;
    io.emit({ ...head, type: 'motorTested', seat, value, lost });
    if (!lost) continue;
    spendWear(s, seat, MOTOR_COST, 'motor', io);
    if (carOf(s, seat).wear === 0) eliminate(s, seat, 'motor', io);
  }
}

function isTested({ status, gear }: Readonly<Car>): boolean {
  return status === 'racing' && MOTOR_GEARS.includes(gear);
}

function rollBlack(seat: Seat, io: Io<FormulaEvent>): number {
  return BLACK_DIE.faces[io.drawFor(seat)(BLACK_DIE.faces.length)] as number;
}
