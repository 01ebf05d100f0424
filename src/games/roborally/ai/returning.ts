// How AI drivers return to the floor: on the shortest path to the next checkpoint (S8).

import type { Seat } from '@core/contract';
import { losable } from '../phases/option-cards';
import { respawnPlaces, usualRespawn } from '../phases/respawn';
import { robotOf } from '../robots';
import type { RoborallyAction, RoborallyState } from '../types';
import { floorOf, registersLeft } from './floor';

/** The return with the fewest registers to go; cancels an announced power down. */
export function bestReturn(s: Readonly<RoborallyState>, seat: Seat): RoborallyAction {
  const floor = floorOf(s.circuit);
  const robot = robotOf(s, seat);
  const best = usualRespawn(s, seat);
  let least = Number.POSITIVE_INFINITY;
  for (const { cell, facings } of respawnPlaces(s, seat)) {
    for (const facing of facings) {
      const left = registersLeft(floor, cell * 4 + facing, robot.flags);
      if (left >= least) continue;
      least = left;
      best.cell = cell;
      best.facing = facing;
    }
  }
  return { ...best, lose: losable(robot).at(-1) ?? -1 };
}
