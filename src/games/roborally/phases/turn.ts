// A turn from deal to deal: everything that runs automatically between two decisions (T1).

import type { Io } from '@core/contract';
import { courseOfRace, REGISTERS } from '../robots';
import type { RoborallyEvent, RoborallyState } from '../types';
import { beginCleanup, endCleanup } from './cleanup';
import { deal } from './deal';
import { maybeEnd } from './ending';
import { openProgramming, revealAnswers } from './programming';
import { playRegister } from './register';
import { askNextReturn } from './respawn';

/** Changes s: deals a new turn and opens the programming decisions. */
export function startTurn(s: RoborallyState, io: Io<RoborallyEvent>): void {
  s.turn++;
  s.register = 0;
  s.destroyed = [];
  io.emit({ turn: s.turn, register: 0, type: 'turnStarted' });
  deal(s, io);
  openProgramming(s);
}

/** Changes s: all programmes are in. Plays the five registers and runs on to the next decision [R16, R20, R21]. */
export function executeTurn(s: RoborallyState, io: Io<RoborallyEvent>): void {
  revealAnswers(s, io);
  const course = courseOfRace(s);
  for (const register of REGISTERS) {
    playRegister(s, course, register, io);
    if (maybeEnd(s, io)) return;
  }
  beginCleanup(s, io);
  goOn(s, io);
}

/** Changes s: opens the next returning robot's decision; after the last one, ends the turn and starts the next. */
export function goOn(s: RoborallyState, io: Io<RoborallyEvent>): void {
  if (askNextReturn(s, io)) return;
  if (!endCleanup(s, io)) startTurn(s, io);
}
