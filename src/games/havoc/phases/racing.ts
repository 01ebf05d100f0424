// Racing stages and the tie-break: passes in winning order, finishes, and which seats stay tied (R50, R81-R86, R88).
// Not here: a single turn (drive.ts).

import type { Io, Seat } from '@core/contract';
import { openDecision } from '@core/engine';
import { carOf, hasFinished, progressOf, seatInTurn, turnOrder } from '../cars';
import { MOST_TIE_BREAK_PASSES, ROUNDS_PER_LAP } from '../data/settings';
import { fieldOrder } from '../standings';
import type { DieKind, HavocEvent, HavocState } from '../types';
import { diceAllowed, rollDie } from './drive';

/** Changes s: starts the first pass. */
export function beginRacing(s: HavocState, io: Io<HavocEvent>): void {
  s.pass = 0;
  for (const car of s.cars) car.from = progressOf(car);
  io.emit({ round: s.round, type: 'stageStarted', stage: 'racing', dealer: s.dealer });
  beginPass(s, io);
}

/** Changes s: the seats with the most progress race on, without cards and coins (R85). */
export function beginTieBreak(s: HavocState, io: Io<HavocEvent>): void {
  s.tied = leaders(s, s.badges);
  s.wasTied = s.tied.slice();
  s.pass = 0;
  for (const car of s.cars) {
    car.die = null;
    car.faces = [];
  }
  io.emit({ round: s.round, type: 'stageStarted', stage: 'tieBreak', dealer: s.dealer });
  const progress = progressOf(carOf(s, s.tied[0] as Seat));
  io.emit({ round: s.round, type: 'tieBreakStarted', seats: s.tied.slice(), progress });
  beginPass(s, io);
}

/** The seats with the most progress, in winning order (R84, R85). */
export function leaders(s: Readonly<HavocState>, among: readonly Seat[]): Seat[] {
  const most = Math.max(...among.map((seat) => progressOf(carOf(s, seat))));
  return among.filter((seat) => progressOf(carOf(s, seat)) === most);
}

/** Whether a seat has finished (R83). */
export function isDecided(s: Readonly<HavocState>): boolean {
  return s.cars.some((car) => car.finished);
}

/** Whether this was the last possible round (R88). */
export function isLastRound(s: Readonly<HavocState>): boolean {
  return s.round >= ROUNDS_PER_LAP * s.laps;
}

/** Changes s: plays a seat's racing turn and opens the next one's decision. True if the stage is over. */
export function raceTurn(s: HavocState, seat: Seat, die: DieKind, io: Io<HavocEvent>): boolean {
  rollDie(s, seat, die, io);
  const car = carOf(s, seat);
  const progress = progressOf(car);
  io.emit({ round: s.round, type: 'raceTurnEnded', seat, at: car.at, lap: car.lap, progress });
  // Only the space where the pawn stops counts, and only until the last regular pass (R81, R82).
  if (s.stage === 'racing' && hasFinished(s, car)) {
    car.finished = true;
    io.emit({ round: s.round, type: 'playerFinished', seat, progress });
  }
  s.cursor++;
  if (s.cursor < turnOrder(s).length) {
    askSeat(s, io);
    return false;
  }
  return endPass(s, io);
}

function endPass(s: HavocState, io: Io<HavocEvent>): boolean {
  const standings = fieldOrder(s).map((seat) => ({ seat, progress: progressOf(carOf(s, seat)) }));
  io.emit({ round: s.round, type: 'passEnded', pass: s.pass, standings });
  const isOver = s.stage === 'tieBreak' ? narrowTie(s, io) : isDecided(s) || s.pass >= s.passes;
  if (isOver) return true;
  beginPass(s, io);
  return false;
}

/** True if one seat alone is ahead, or the tie-break has reached its limit (R85, R88). */
function narrowTie(s: HavocState, io: Io<HavocEvent>): boolean {
  const ahead = leaders(s, s.tied);
  if (ahead.length < s.tied.length) {
    s.tied = ahead;
    const progress = progressOf(carOf(s, ahead[0] as Seat));
    io.emit({ round: s.round, type: 'tieBreakNarrowed', seats: ahead.slice(), progress });
  }
  return ahead.length === 1 || s.pass >= MOST_TIE_BREAK_PASSES;
}

function beginPass(s: HavocState, io: Io<HavocEvent>): void {
  s.pass++;
  s.cursor = 0;
  const tieBreak = s.stage === 'tieBreak';
  io.emit({ round: s.round, type: 'passStarted', pass: s.pass, order: turnOrder(s).slice(), tieBreak });
  askSeat(s, io);
}

function askSeat(s: HavocState, io: Io<HavocEvent>): void {
  const seat = seatInTurn(s);
  io.emit({ round: s.round, type: 'raceTurn', seat, dice: diceAllowed(s, seat) });
  openDecision(s, seat, 'die', false);
}
