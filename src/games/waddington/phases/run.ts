// Baulking: a car that is held up runs up behind the car ahead and takes a speed that this allows (R19-R29).
// Not here: full moves (drive.ts).

import type { Io, RuleViolation, Seat } from '@core/contract';
import { carOf, circuitOfRace, isStanding, mostReduction, mostSpeed } from '../cars';
import { MOST_INCREASE, RESTART_SPEED, STEP } from '../data/charts';
import type { Place, WaddingtonAction, WaddingtonEvent, WaddingtonState } from '../types';
import { refuse } from '../violations';
import { spinOff } from './corners';
import { checkPath, restart } from './drive';
import { moveAlong, setReading, turnNumber, wearBrakes } from './move';
import { isForced, isHeldUp, reach, seatOn } from './roads';

type Run = Extract<WaddingtonAction, { type: 'run' }>;

/** Returns null if the car may make this run. Violations of R7, R9, R19, R20, R22. */
export function checkRun(s: Readonly<WaddingtonState>, seat: Seat, { path, speed }: Run): RuleViolation | null {
  const most = mostSpeed(circuitOfRace(s), carOf(s, seat));
  const roads = reach(s, seat, most / STEP);
  if (!isHeldUp(s, seat, roads)) return refuse('not-held-up', { squares: most / STEP, most });
  if (path.length !== roads.depth) return refuse('run-length', { squares: roads.depth, given: path.length });
  const trouble = checkPath(s, seat, path, false);
  if (trouble !== null) return trouble;
  const readings = runReadings(s, seat, path.at(-1) ?? carOf(s, seat).at, path.length);
  if (readings.includes(speed)) return null;
  return refuse('run-reading', { readings, speed, why: readings.includes(0) ? 'spins' : 'other' });
}

/** The car that ends a run on this square, -1 if there is none (R21). */
export function blockerAt(s: Readonly<WaddingtonState>, end: Place): Seat | -1 {
  const circuit = circuitOfRace(s);
  const ahead = circuit.straight[end] as number;
  if (ahead >= 0) return seatOn(s, ahead);
  let best: Seat | -1 = -1;
  for (const to of circuit.next[end] as readonly Place[]) {
    const seat = seatOn(s, to);
    if (seat < 0) continue;
    const car = carOf(s, seat);
    const rival = best < 0 ? undefined : carOf(s, best);
    const isBetter =
      rival === undefined || car.reading > rival.reading || (car.reading === rival.reading && car.place < rival.place);
    if (isBetter) best = seat;
  }
  return best;
}

/** The possible readings after a run to this square, lowest first; only 0 if the car can't slow enough (R22-R24, R28, R29). */
export function runReadings(s: Readonly<WaddingtonState>, seat: Seat, end: Place, squares: number): number[] {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const blocker = blockerAt(s, end);
  const ahead = blocker < 0 ? 0 : carOf(s, blocker).reading;
  if (isStanding(circuit, car)) {
    if (squares === 0) return [Math.max(car.reading, Math.min(RESTART_SPEED, car.startSpeed))];
    return [Math.min(Math.max(STEP, ahead), mostSpeed(circuit, car))];
  }
  const from = car.reading;
  if (ahead < from) return [from - ahead > mostReduction(car) ? 0 : ahead];
  const readings: number[] = [];
  // A car still on the grid reads 0. When held up it rolls with the slowest reading (R14).
  const least = Math.max(STEP, from);
  const most = Math.max(least, Math.min(ahead, from + MOST_INCREASE));
  for (let speed = least; speed <= most; speed += STEP) readings.push(speed);
  return readings;
}

/** Changes s: makes the run, with its wear and reading, or the spin-off to the verge (R22-R29). */
export function run(s: WaddingtonState, seat: Seat, { path, speed }: Run, io: Io<WaddingtonEvent>): void {
  const car = carOf(s, seat);
  const circuit = circuitOfRace(s);
  const from = car.reading;
  const standing = isStanding(circuit, car);
  const blocker = standing && path.length === 0 ? -1 : blockerAt(s, path.at(-1) ?? car.at);
  const forced = isForced(s, seat, reach(s, seat, mostSpeed(circuit, car) / STEP));
  car.baulks++;
  if (standing && path.length > 0) restart(s, seat, io);
  const spins = speed === 0;
  if (!spins) {
    setReading(s, seat, speed, standing ? 'standing' : 'baulk', io);
    if (!standing) wearBrakes(s, seat, from - speed, io);
  }
  moveAlong(s, seat, path, 'run', io);
  const squares = path.length;
  const head = { round: s.round, turn: turnNumber(s), seat };
  io.emit({ ...head, type: 'baulked', blocker, forced, from, to: car.reading, squares, standing });
  if (spins) spinOff(s, seat, 'cannotSlow', null, io);
}
