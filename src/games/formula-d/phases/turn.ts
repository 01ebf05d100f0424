// Rounds and turns: the order of play, the next car, the start, the end of the race (T1 to T9, R4 to R11, R46).
// Not here: what happens in a turn after the roll.

import type { Io, Seat } from '@core/contract';
import { openDecision } from '@core/engine';
import { carOf, circuitOfRace, distanceOf, isInPits, isRunning, stopsAsked, turnNumber } from '../cars';
import { BLACK_DIE, GREAT_SPACES, STALL_MOST } from '../data/dice';
import { classification, fieldOrder, playOrder, teamScores } from '../standings';
import type { Car, FormulaEvent, FormulaState, TurnScratch } from '../types';
import { afterMove, endTurn } from './close';
import { offerMoves } from './drive';
import { rollGearDie, setGear } from './gears';

/** A turn in which nothing has happened yet. */
export function newTurn(): TurnScratch {
  return {
    face: -1,
    roll: 0,
    shift: 0,
    great: false,
    fromPits: false,
    from: 0,
    driven: 0,
    braked: 0,
    overshot: 0,
    locked: false,
    slipstreams: 0,
    behind: -1,
  };
}

/** Changes s: runs through turns and rounds until a driver has to decide or the race is over. */
export function runOn(s: FormulaState, io: Io<FormulaEvent>): void {
  while (s.asks.length === 0 && s.status === 'racing') {
    const seat = s.order[s.cursor];
    if (seat === undefined) endRound(s, io);
    else if (isRunning(carOf(s, seat))) startTurn(s, seat, io);
    else s.cursor++;
  }
}

/** Changes s: starts a round and fixes its order (R4 to R8). */
export function startRound(s: FormulaState, io: Io<FormulaEvent>): void {
  s.round++;
  s.cursor = 0;
  s.order = playOrder(s);
  if (io.isDeaf === true) return;
  const circuit = circuitOfRace(s);
  const order = s.order.slice();
  const distances = order.map((seat) => distanceOf(circuit, carOf(s, seat)));
  io.emit({ round: s.round, turn: 0, type: 'roundStarted', order, distances });
}

function startTurn(s: FormulaState, seat: Seat, io: Io<FormulaEvent>): void {
  const car = carOf(s, seat);
  clearTurn(s.turn, car);
  car.turns++;
  const { at, gear, wear, stops: made } = car;
  const circuit = circuitOfRace(s);
  const corner = circuit.corner[at] as number;
  const asked = stopsAsked(circuit, at);
  const head = { round: s.round, turn: turnNumber(s) };
  io.emit({ ...head, type: 'turnStarted', seat, at, gear, wear, corner, made, asked });
  if (car.status === 'grid') start(s, seat, io);
  else if (car.status === 'stalled') startInFirst(s, seat, io);
  else openDecision(s, seat, 'gear', false);
}

function clearTurn(turn: TurnScratch, car: Readonly<Car>): void {
  turn.face = -1;
  turn.roll = 0;
  turn.shift = 0;
  turn.great = false;
  turn.fromPits = isInPits(car);
  turn.from = car.at;
  turn.driven = 0;
  turn.braked = 0;
  turn.overshot = 0;
  turn.locked = false;
  turn.slipstreams = 0;
  turn.behind = -1;
}

/** The start roll (R9 to R11). */
function start(s: FormulaState, seat: Seat, io: Io<FormulaEvent>): void {
  const car = carOf(s, seat);
  const value = BLACK_DIE.faces[io.drawFor(seat)(BLACK_DIE.faces.length)] as number;
  const great = value >= Number(s.options.greatStart);
  const outcome = value <= STALL_MOST ? 'stalled' : great ? 'great' : 'normal';
  if (outcome === 'stalled') car.status = 'stalled';
  io.emit({ round: s.round, turn: turnNumber(s), type: 'startRolled', seat, value, outcome });
  if (outcome === 'stalled') endTurn(s, seat, io);
  else if (outcome === 'normal') startInFirst(s, seat, io);
  else {
    car.status = 'racing';
    setGear(s, seat, 1, false, io);
    s.turn.great = true;
    s.turn.roll = GREAT_SPACES;
    goOn(s, seat, io);
  }
}

/** First gear and its die in the same turn (R9, R10). */
function startInFirst(s: FormulaState, seat: Seat, io: Io<FormulaEvent>): void {
  carOf(s, seat).status = 'racing';
  setGear(s, seat, 1, false, io);
  rollGearDie(s, seat, io);
  goOn(s, seat, io);
}

/** Changes s: continues from the roll to the next decision, or to the end of the turn. */
export function goOn(s: FormulaState, seat: Seat, io: Io<FormulaEvent>): void {
  if (offerMoves(s, seat, io)) afterMove(s, seat, io);
}

/** Changes s: emits the places, then ends the race or starts the next round (R46). */
function endRound(s: FormulaState, io: Io<FormulaEvent>): void {
  if (io.isDeaf !== true) io.emit({ round: s.round, turn: 0, type: 'roundEnded', places: fieldOrder(s) });
  const isAllDone = !s.cars.some(isRunning);
  const early = !isAllDone && isTimeUp(s);
  if (!isAllDone && !early) {
    startRound(s, io);
    return;
  }
  s.status = 'finished';
  const table = classification(s);
  const teams = s.options.teamPoints ? teamScores(s, table) : null;
  const finisher = s.finishers.length > 0;
  io.emit({ round: s.round, turn: 0, type: 'raceEnded', classification: table, teams, early, finisher });
}

/** The option "race end": this many rounds after the winner's. */
function isTimeUp(s: Readonly<FormulaState>): boolean {
  const [winner] = s.finishers;
  return s.options.raceEnd > 0 && winner !== undefined && s.round >= carOf(s, winner).endRound + s.options.raceEnd;
}
