// A robot alone on the floor, moved by the real register phases: what forecasts and AI drivers look ahead with.
// Not here: what they read from it.

import { ioWith } from '@core/io';
import { courseOf } from '../data/courses';
import { playRegister } from '../phases/register';
import type { CourseId, Register, RoborallyEvent, RoborallyOptions, RoborallyState, Robot } from '../types';

/** A race with one robot: only for looking ahead, never to play on. */
export function loneState(course: CourseId, options: RoborallyOptions, robot: Robot): RoborallyState {
  return {
    rng: [0, 0, 0, 0],
    step: 0,
    nextAsk: 1,
    asks: [],
    circuit: course,
    options,
    phase: 'programming',
    turn: 1,
    register: 0,
    robots: [robot],
    destroyed: [],
    returning: [],
    optionDeck: [],
    optionDiscards: [],
    end: 'none',
    winner: -1,
  };
}

/** Changes s: plays one register of a race with one robot, which draws nothing. heard: called with every event. */
export function playLone(s: RoborallyState, register: Register, heard: (event: RoborallyEvent) => void): void {
  playRegister(
    s,
    courseOf(s.circuit),
    register,
    ioWith(heard, () => 0),
  );
}
