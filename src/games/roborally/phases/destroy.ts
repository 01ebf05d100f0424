// A destroyed robot leaves the board at once and loses a life; with its last life it is eliminated (R57-R59).
// Not here: its return (respawn.ts).

import type { Io, Seat } from '@core/contract';
import { robotOf } from '../robots';
import type { Cell, DestructionCause, RoborallyEvent, RoborallyState } from '../types';
import { dropAllOptions } from './option-cards';

/** The cause. at: the pit, the cell it left the board from, or its cell; by: who pushed or shot it, or -1. */
export interface DestructionDetails {
  cause: DestructionCause;
  at: Cell;
  by: Seat | -1;
}

/** Changes s: removes the robot from the board for this turn, or for good [R57, R58]. */
export function destroy(s: RoborallyState, seat: Seat, outcome: DestructionDetails, io: Io<RoborallyEvent>): void {
  const robot = robotOf(s, seat);
  const { turn, register } = s;
  robot.status = 'destroyed';
  robot.cell = -1;
  robot.down = false;
  robot.lives--;
  robot.deaths++;
  s.destroyed.push(seat);
  if (outcome.by >= 0) robotOf(s, outcome.by).wrecks++;
  const { cause, at, by } = outcome;
  io.emit({ turn, register, type: 'robotDestroyed', seat, cause, at, by, lives: robot.lives });
  if (robot.lives === 0) eliminate(s, seat, register, io);
}

/** Changes s: the robot is out of the race [R58]. register: when; 6 is the end of the turn. */
export function eliminate(s: RoborallyState, seat: Seat, register: number, io: Io<RoborallyEvent>): void {
  const robot = robotOf(s, seat);
  robot.status = 'eliminated';
  robot.cell = -1;
  robot.down = false;
  robot.announced = false;
  robot.endTurn = s.turn;
  robot.endRegister = register;
  dropAllOptions(s, robot);
  io.emit({ turn: s.turn, register: s.register, type: 'robotEliminated', seat });
}
