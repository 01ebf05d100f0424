// The classification (S5), valid at any moment.
// Not here: points of places (points.ts).

import type { Seat, Standing } from '@core/contract';
import { sharedPlaces, standingsOf } from '@kit/order';
import { pointsFor } from './points';
import { courseOfRace, isRacing, RETURN_DAMAGE } from './robots';
import type { Classified, RoborallyState, Robot } from './types';

/** Steps on foot to the next checkpoint, from the archive for a robot that waits to return; 0 if it has finished or is out. */
export function distanceOf(s: Readonly<RoborallyState>, robot: Readonly<Robot>): number {
  if (!isRacing(robot)) return 0;
  const from = robot.status === 'destroyed' ? robot.archive : robot.cell;
  return courseOfRace(s).distance[robot.flags]?.[from] ?? 0;
}

/** Best first, each seat once; equal robots have equal sort keys and share the better place. */
export function standings(s: Readonly<RoborallyState>): Standing[] {
  const order = standingsOf(
    s.robots.map((robot, seat) => ({ seat, status: standingStatus(s, robot), sortKey: sortKeyOf(s, robot, seat) })),
  );
  const places = sharedPlaces(order.map((one) => one.sortKey));
  return order.map((one, index) => ({ ...one, place: places[index] ?? one.place }));
}

/** The classification, with the points of the places; eliminated robots score none. */
export function classification(s: Readonly<RoborallyState>): Classified[] {
  return standings(s).map(({ seat, place }) => {
    const robot = s.robots[seat] as Robot;
    return {
      seat,
      place,
      status: statusOf(s, robot, seat),
      flags: robot.flags,
      distance: distanceOf(s, robot),
      points: robot.status === 'eliminated' ? 0 : pointsFor(place),
    };
  });
}

function statusOf(s: Readonly<RoborallyState>, robot: Readonly<Robot>, seat: Seat): Classified['status'] {
  if (robot.status === 'finished' || robot.status === 'eliminated') return robot.status;
  return s.end === 'lastStanding' && s.winner === seat ? 'lastStanding' : 'racing';
}

function standingStatus(s: Readonly<RoborallyState>, robot: Readonly<Robot>): Standing['status'] {
  if (robot.status === 'eliminated') return 'out';
  return robot.status === 'finished' || s.phase === 'finished' ? 'finished' : 'racing';
}

// The classes of S5, then the tie-breakers within each. JSON has no minus zero, so numbers are subtracted from 0.
function sortKeyOf(s: Readonly<RoborallyState>, robot: Readonly<Robot>, seat: Seat): number[] {
  if (robot.status === 'finished') return [4, 0 - robot.finish];
  if (statusOf(s, robot, seat) === 'lastStanding') return [3];
  if (robot.status === 'eliminated') return [1, robot.flags, robot.endTurn, robot.endRegister];
  const damage = robot.status === 'destroyed' ? RETURN_DAMAGE : robot.damage;
  return [2, robot.flags, 0 - distanceOf(s, robot), 0 - damage, robot.lives];
}
