// Rounds and turns: the next car, the end of a turn, the end of the race (T0 to T7, R50, R59 to R63).
// Not here: what happens in a turn.

import type { Io, Seat } from '@core/contract';
import { openDecision } from '@core/engine';
import { carOf, circuitOfRace, dialOf, progressOf } from '../cars';
import { ROW } from '../data/circuits';
import { classification, fieldOrder } from '../standings';
import type { Car, TurnScratch, WaddingtonEvent, WaddingtonState } from '../types';
import { turnNumber } from './move';
import { hasStopped, reviewKept, stopInPit } from './pits';

/** A race that has run this many rounds per lap ends at once (R63). */
export const ROUNDS_PER_LAP = 60;

/** A turn in which nothing has happened yet. */
export function newTurn(): TurnScratch {
  return { bands: [], judged: 0, squares: 0, lap: 0, card: -1, superb: -1, refused: false, spun: false };
}

/** Changes s: starts the next round with its first car. */
export function startRound(s: WaddingtonState, io: Io<WaddingtonEvent>): void {
  s.round++;
  s.cursor = 0;
  const final = s.round >= ROUNDS_PER_LAP * s.laps;
  io.emit({ round: s.round, turn: 0, type: 'roundStarted', final });
  runOn(s, io);
}

/** Changes s: runs through the turns from the cursor on, until a driver has to decide or the race is over (T0, T1). */
export function runOn(s: WaddingtonState, io: Io<WaddingtonEvent>): void {
  while (s.cursor < s.order.length) {
    if (startTurn(s, s.order[s.cursor] as Seat, io)) return;
    s.cursor++;
  }
  endRound(s, io);
}

/** Returns false if the car misses its turn (R50). */
function startTurn(s: WaddingtonState, seat: Seat, io: Io<WaddingtonEvent>): boolean {
  const car = carOf(s, seat);
  car.turns++;
  car.lapTurns++;
  clearTurn(s.turn, car);
  const { reading, tyres, brakes } = car;
  const { round } = s;
  const turn = turnNumber(s);
  io.emit({ round, turn, type: 'turnStarted', seat, reading, tyres, brakes, dial: dialOf(s, car) });
  if (car.missTurns > 0) {
    car.missTurns--;
    io.emit({ round, turn, type: 'turnMissed', seat, left: car.missTurns });
    return false;
  }
  openDecision(s, seat, 'drive', false);
  return true;
}

function clearTurn(turn: TurnScratch, car: Readonly<Car>): void {
  turn.bands.length = 0;
  turn.judged = 0;
  turn.squares = 0;
  turn.lap = car.lap;
  turn.card = -1;
  turn.superb = -1;
  turn.refused = false;
  turn.spun = false;
}

/** Changes s: resolves a pit stop, kept cards and the finish, then passes to the next car (T6, T7). */
export function closeTurn(s: WaddingtonState, seat: Seat, io: Io<WaddingtonEvent>): void {
  const car = carOf(s, seat);
  if (hasStopped(s, seat)) stopInPit(s, seat, io);
  else if (car.kept >= 0) reviewKept(s, seat, io);
  if (car.lap >= s.laps) finish(s, seat, io);
  tellEnd(s, seat, car, io);
  s.cursor++;
  runOn(s, io);
}

function tellEnd(s: Readonly<WaddingtonState>, seat: Seat, car: Readonly<Car>, io: Io<WaddingtonEvent>): void {
  if (io.isDeaf === true) return;
  const { at, reading, tyres, brakes } = car;
  const order = fieldOrder(s);
  const dial = dialOf(s, car);
  io.emit({ round: s.round, turn: turnNumber(s), type: 'turnEnded', seat, at, reading, tyres, brakes, dial, order });
}

function finish(s: WaddingtonState, seat: Seat, io: Io<WaddingtonEvent>): void {
  const head = { round: s.round, turn: turnNumber(s), seat };
  if (s.firstFinisher < 0) {
    s.firstFinisher = seat;
    s.status = 'finalRound';
    io.emit({ ...head, type: 'finalRound' });
  }
  const circuit = circuitOfRace(s);
  const past = progressOf(circuit, carOf(s, seat)) - s.laps * circuit.rows * ROW;
  io.emit({ ...head, type: 'carFinished', past, place: fieldOrder(s).indexOf(seat) + 1 });
}

function endRound(s: WaddingtonState, io: Io<WaddingtonEvent>): void {
  const circuit = circuitOfRace(s);
  const order = fieldOrder(s);
  const leader = carOf(s, order[0] ?? 0);
  // lapTurns is 0 only after a turn in which the car crossed the line. The start does not count as a lap.
  if (leader.lapTurns === 0 && leader.lap > 0) leader.lapsLed++;
  const most = progressOf(circuit, leader);
  const gaps = order.map((seat) => most - progressOf(circuit, carOf(s, seat)));
  io.emit({ round: s.round, turn: 0, type: 'roundEnded', order, gaps });
  const roundLimit = s.status !== 'finalRound' && s.round >= ROUNDS_PER_LAP * s.laps;
  if (s.status !== 'finalRound' && !roundLimit) {
    startRound(s, io);
    return;
  }
  s.status = 'finished';
  io.emit({ round: s.round, turn: 0, type: 'raceEnded', classification: classification(s), roundLimit });
}
