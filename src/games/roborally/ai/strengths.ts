// Each robot's strength: its distance to the last checkpoint and its condition.
// Not here: choosing.

import { courseOfRace, FATAL } from '../robots';
import { distanceOf } from '../standings';
import type { RoborallyState, Robot } from '../types';

/** The value of a checkpoint, and of a life, steps. */
const LEG = 12;
const LIFE = 4;
/** The lead, in steps, that makes the odds e to 1. */
const SPREAD = 10;

/** By seat, in log-odds. Changes nothing. */
export function strengths(s: Readonly<RoborallyState>): number[] {
  return s.robots.map((robot) => -toGo(s, robot) / SPREAD);
}

function toGo(s: Readonly<RoborallyState>, robot: Readonly<Robot>): number {
  const legs = courseOfRace(s).checkpoints.length - robot.flags - 1;
  const harm = robot.status === 'destroyed' ? FATAL : robot.damage;
  return legs * LEG + distanceOf(s, robot) + harm / 2 - Math.min(3, robot.lives) * LIFE;
}
