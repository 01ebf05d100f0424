// Where belts and pushers carry a robot that stands on a cell and plays no card: an endless loop, if it is destroyed on the way and
// returns there. The same as the rules' own step, which is tested. Not here: what the author reads (problems.ts).

import { type Course, OFF } from '../data/course';
import type { Cell } from '../types';

/** Registers of a turn. */
const REGISTERS = [1, 2, 3, 4, 5];

/** How a ride ends. at: the cell of the pit, the last cell before the edge, or where it stands. */
export interface Ride {
  readonly end: 'pit' | 'edge' | 'stands';
  readonly at: Cell;
}

/** The ride of one turn: in each register express belts, all belts, and the pushers of this register [R32, R33, R39, R40]. */
export function rideFrom(course: Course, from: Cell): Ride {
  const { belt, express, pushers, pusher, step, pit } = course;
  let at = from;
  for (const register of REGISTERS) {
    const ways = [
      () => (express[at] === true ? belt[at] : -1),
      () => belt[at],
      () => {
        const one = pushers[pusher[at] ?? -1];
        return one?.registers.includes(register) ? one.facing : -1;
      },
    ];
    for (const wayOf of ways) {
      const way = wayOf() ?? -1;
      const to = way < 0 ? at : (step[at * 4 + way] ?? OFF);
      if (to === OFF) return { end: 'edge', at };
      if (to >= 0) at = to;
      if (pit[at] === true) return { end: 'pit', at };
    }
  }
  return { end: 'stands', at };
}
