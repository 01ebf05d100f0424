// How well a robot stands, 0 hopeless to 1 won. Not for: choosing (index.ts).

import type { Seat } from '@core/contract';
import { courseOf, FATAL, isRacing, robotOf } from '../robots';
import { distanceOf } from '../standings';
import type { RoborallyState, Robot } from '../types';

/** Steps that a checkpoint counts for, and a life. */
const LEG = 12;
const LIFE = 4;
/** Steps between the best and the worst that still matter. */
const RANGE = 40;

/** The seat's chances in this position by how far each robot is from the end. */
export function worth(s: Readonly<RoborallyState>, seat: Seat): number {
  if (s.end !== 'none') return s.winner === seat ? 1 : 0;
  const own = robotOf(s, seat);
  if (!isRacing(own)) return own.finish === 1 ? 1 : 0;
  let best = RANGE * 10;
  s.robots.forEach((robot, other) => {
    if (other !== seat && isRacing(robot)) best = Math.min(best, toGo(s, robot));
  });
  const ahead = Math.max(-RANGE, Math.min(RANGE, best - toGo(s, own)));
  return 0.5 + ahead / (2 * RANGE) / 1.05;
}

function toGo(s: Readonly<RoborallyState>, robot: Readonly<Robot>): number {
  const legs = courseOf(s).checkpoints.length - robot.flags - 1;
  const harm = robot.status === 'destroyed' ? FATAL : robot.damage;
  return legs * LEG + distanceOf(s, robot) + harm / 2 - Math.min(3, robot.lives) * LIFE;
}
