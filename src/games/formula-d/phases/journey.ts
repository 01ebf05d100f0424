// The journey along a path, space by space: corners entered and left, laps, pit lane, and the events that report them.
// Not here: costs (drive.ts) or which path (routes.ts).

import type { Io, Seat } from '@core/contract';
import { carOf, circuitOfRace, isInPits, seatOn, turnNumber } from '../cars';
import type { Circuit } from '../data/circuit';
import { playOrder } from '../standings';
import type { Car, CornerIndex, FormulaEvent, FormulaState, Space } from '../types';
import type { Drive } from './workspace';

/** What a journey needs to know of its move. */
export interface Move {
  cause: Drive | 'last';
  path: readonly Space[];
  lockedFrom: number;
  spaces: number;
  forced: number;
  free: boolean;
  overshoot: number;
  inBox: boolean;
  flag: boolean;
}

type Head = { round: number; turn: number; seat: Seat };

/** Changes s: moves the car to the end of the path and updates lap, stops and pit status. */
export function travel(s: FormulaState, seat: Seat, move: Move, io: Io<FormulaEvent>): void {
  const car = carOf(s, seat);
  const circuit = circuitOfRace(s);
  const head: Head = { round: s.round, turn: turnNumber(s), seat };
  const { cause, path, spaces, forced, free } = move;
  const from = car.at;
  const lost = spaces - path.length;
  const lockedFrom = move.lockedFrom < 0 ? -1 : move.lockedFrom + 1;
  car.at = path.at(-1) ?? from;
  s.turn.driven += path.length;
  if (io.isDeaf !== true) {
    io.emit({ ...head, type: 'carMoved', cause, path: [from, ...path], lockedFrom, spaces, lost, forced, free });
  }
  const wasInPits = isInPits(car);
  const overshot: CornerIndex[] = [];
  let at = from;
  for (let i = 0; i < path.length; i++) {
    const to = path[i] as Space;
    if (circuit.corner[at] !== circuit.corner[to]) passCorner(circuit, car, at, to, i + 1, move, overshot, head, io);
    if (circuit.line[to] && !circuit.line[at]) completeLap(s, seat, i + 1, head, io);
    if (circuit.kind[at] !== circuit.kind[to]) passPits(circuit, car, at, to, i + 1, head, io);
    at = to;
  }
  if (move.overshoot > 0) tellOvershoot(circuit, move, overshot, head, io);
  if (move.inBox) car.status = 'pitBox';
  if (lost > 0 && !move.flag && !move.inBox && forced > 0) tellBlocked(s, circuit, car, lost, head, io);
  if (wasInPits && isInPits(car) && !move.inBox && lost > 0) io.emit({ ...head, type: 'pitQueued', at: car.at });
}

/** Changes car: its stops now refer to its current corner. */
function passCorner(
  circuit: Circuit,
  car: Car,
  at: Space,
  to: Space,
  step: number,
  move: Move,
  overshot: CornerIndex[],
  head: Head,
  io: Io<FormulaEvent>,
): void {
  const left = circuit.corner[at] as number;
  const entered = circuit.corner[to] as number;
  if (left >= 0) {
    const asked = circuit.corners[left]?.stops ?? 0;
    io.emit({ ...head, type: 'cornerLeft', corner: left, step, made: car.stops, asked });
    if (move.lockedFrom >= 0 && move.lockedFrom < step) overshot.push(left);
    car.stops = 0;
  }
  if (entered < 0) return;
  const asked = circuit.corners[entered]?.stops ?? 0;
  io.emit({ ...head, type: 'cornerEntered', corner: entered, step, asked });
}

/** Changes s: counts a completed lap (R43). */
function completeLap(s: FormulaState, seat: Seat, step: number, head: Head, io: Io<FormulaEvent>): void {
  const car = carOf(s, seat);
  car.lap++;
  if (io.isDeaf === true) return;
  const place = s.finishers.length + playOrder(s).indexOf(seat) + 1;
  io.emit({ ...head, type: 'lapCompleted', lap: car.lap, step, place });
}

/** Changes car: enters the pits or leaves them. */
function passPits(
  circuit: Circuit,
  car: Car,
  at: Space,
  to: Space,
  step: number,
  head: Head,
  io: Io<FormulaEvent>,
): void {
  if (circuit.pitIn[at] === to) {
    car.status = 'pitLane';
    car.pitLap = car.lap;
    car.served = false;
    io.emit({ ...head, type: 'pitEntered', step });
  } else if (circuit.pitOut[at] === to) {
    car.status = 'racing';
    car.pitLap = -1;
    car.served = false;
    io.emit({ ...head, type: 'pitLeft', gear: car.gear, step });
  } else if (circuit.kind[at] === 'box') car.status = 'pitLane';
}

function tellOvershoot(
  circuit: Circuit,
  { path, lockedFrom, overshoot }: Move,
  corners: CornerIndex[],
  head: Head,
  io: Io<FormulaEvent>,
): void {
  const beyond = path.length - lockedFrom;
  const into = circuit.corner[path.at(-1) as Space] as number;
  io.emit({ ...head, type: 'overshot', corner: corners[0] ?? -1, corners, beyond, cost: overshoot, into });
}

/** Emits the cars that end the path: those on any link that leads on from its last space. */
function tellBlocked(
  s: Readonly<FormulaState>,
  circuit: Circuit,
  car: Readonly<Car>,
  lost: number,
  head: Head,
  io: Io<FormulaEvent>,
): void {
  const by: Seat[] = [];
  for (const ahead of [circuit.next, circuit.left, circuit.right, circuit.pitIn, circuit.pitOut]) {
    const space = ahead[car.at] as number;
    const other = space < 0 ? -1 : seatOn(s, space);
    if (other >= 0) by.push(other);
  }
  by.sort((a, b) => a - b);
  if (by.length > 0) io.emit({ ...head, type: 'blocked', at: car.at, by, lost });
}
