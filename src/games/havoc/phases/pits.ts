// In and out of the pit: tows, the end wall of the pit lane, and the way back (R63, R71-R76).
// Not here: movement on the pit lane and merging (drive.ts).

import type { Io, Seat } from '@core/contract';
import { carOf, seatAt } from '../cars';
import { isInPit, NEXT, PIT, PIT_LANE, PIT_SLOTS } from '../data/track';
import { freeSteps, hitsWall, pathFrom, towedLap } from '../moves';
import type { HavocEvent, HavocState, Space } from '../types';

/** Changes s: the car goes to the pit; its lap is kept, but is at least 1 (R63). */
export function towToPit(s: HavocState, seat: Seat, io: Io<HavocEvent>): void {
  const car = carOf(s, seat);
  const from = car.at;
  car.at = lowestFreeSlot(s);
  car.lap = towedLap(car.lap);
  car.tows++;
  io.emit({ round: s.round, type: 'towed', seat, from, to: car.at, lap: car.lap });
}

/** Changes s: out of the pit by a roll, as far as the pit lane is free; beyond PL-5 is the wall (R73-R76). */
export function leavePit(s: HavocState, seat: Seat, total: number, io: Io<HavocEvent>): void {
  const car = carOf(s, seat);
  const from = car.at;
  const made = freeSteps(s, seat, from, NEXT, total);
  if (made === 0) {
    io.emit({ round: s.round, type: 'pitStuck', seat, by: seatAt(s, PIT_LANE) });
    return;
  }
  const path = pathFrom(from, NEXT, made);
  if (hitsWall(path.at(-1) as Space, made, total)) {
    crash(s, seat, path, io);
    return;
  }
  car.at = path.at(-1) as Space;
  io.emit({ round: s.round, type: 'pitExited', seat, from, at: car.at });
  io.emit({ round: s.round, type: 'pawnMoved', seat, path, cause: 'roll', direction: 'forward', asked: total, made });
  if (made < total) {
    const at = NEXT[car.at] as Space;
    io.emit({ round: s.round, type: 'pawnBlocked', seat, by: seatAt(s, at), at });
  }
}

/** Changes s: the end wall sends the car to the pit; a car that came straight from its slot returns to it (R75, R76). */
export function crash(s: HavocState, seat: Seat, path: Space[], io: Io<HavocEvent>): void {
  const car = carOf(s, seat);
  if (!isInPit(car.at)) car.at = lowestFreeSlot(s);
  car.crashes++;
  io.emit({ round: s.round, type: 'pitWallHit', seat, path, to: car.at });
}

// Slots never block each other: there is one for every car (R71).
function lowestFreeSlot(s: Readonly<HavocState>): Space {
  for (let slot = PIT; slot < PIT + PIT_SLOTS; slot++) if (seatAt(s, slot) < 0) return slot;
  throw new Error('the pit is full');
}
