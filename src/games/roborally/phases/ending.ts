// When the race is over, and why (R75-R79).
// Not here: the classification (standings.ts).

import type { Io, Seat } from '@core/contract';
import { isRacing } from '../robots';
import { classification } from '../standings';
import type { EndReason, RoborallyEvent, RoborallyState } from '../types';

/**
 * Changes s: ends the race if a finisher, a last robot or no robot is left to end it. Returns whether it is over [R52,
 * R75-R78].
 */
export function maybeEnd(s: RoborallyState, io: Io<RoborallyEvent>): boolean {
  let racing = 0;
  let last = -1;
  let first = -1;
  for (let seat = 0; seat < s.robots.length; seat++) {
    const robot = s.robots[seat];
    if (robot === undefined) continue;
    if (robot.finish === 1) first = seat;
    if (!isRacing(robot)) continue;
    racing++;
    last = seat;
  }
  if (first >= 0 && (!s.options.forPlaces || racing <= 1)) return endRace(s, 'finish', first, io);
  if (racing === 0) return endRace(s, 'noneLeft', -1, io);
  if (racing === 1 && s.options.lastStanding) return endRace(s, 'lastStanding', last, io);
  return false;
}

/** Changes s: ends the race at the turn limit; the first in the classification wins [R79]. */
export function maybeTimeUp(s: RoborallyState, io: Io<RoborallyEvent>): boolean {
  if (s.options.turnLimit === 0 || s.turn < s.options.turnLimit) return false;
  return endRace(s, 'turnLimit', classification(s)[0]?.seat ?? -1, io);
}

function endRace(s: RoborallyState, reason: EndReason, winner: Seat | -1, io: Io<RoborallyEvent>): true {
  s.end = reason;
  s.winner = winner;
  s.phase = 'finished';
  s.asks.length = 0;
  s.returning.length = 0;
  for (const robot of s.robots) {
    robot.hand.length = 0;
    robot.registers.fill(0);
    robot.marks = 0;
  }
  io.emit({ turn: s.turn, register: s.register, type: 'raceEnded', reason, winner, classification: classification(s) });
  return true;
}
