// Time trials of RoboRally: a robot alone on a course, timed by registers. A course has no laps, so there is no flying lap.

import type { TrialSpec } from '@core/contract';
import { courseOfRace, REGISTERS, robotOf } from '../robots';
import type { RoborallyTypes } from '../types';

/** A turn has five registers, so each is this many tenths of it. */
const TENTHS_OF_REGISTER = 10 / REGISTERS.length;

export const TRIALS: TrialSpec<RoborallyTypes> = {
  measure: 'rounds',
  races: { race: { options: { docks: 'seats', lastStanding: false }, counts: 'whole' } },
  clock: {
    parts: 1,
    progressOf: (s) => {
      const course = courseOfRace(s);
      const { flags, status, archive, cell } = robotOf(s, 0);
      const dock = course.docks[robotOf(s, 0).dock - 1]?.cell ?? 0;
      const stages = course.checkpoints.map(
        (_, leg) => course.distance[leg]?.[course.checkpoints[leg - 1] ?? dock] ?? 0,
      );
      const done = stages.slice(0, flags + 1).reduce((sum, steps) => sum + steps, 0);
      return done - (course.distance[flags]?.[status === 'inPlay' ? cell : archive] ?? 0);
    },
    road: () => ({ lap: 0, laps: 1, corners: [] }),
    reached: (event) =>
      event.type === 'checkpointTouched'
        ? {
            id: String(event.number),
            round: event.turn,
            tenth: Math.max(1, event.register) * TENTHS_OF_REGISTER,
            isEnd: event.left === 0,
          }
        : null,
  },
};
