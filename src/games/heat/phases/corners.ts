// Phase 7: checks every corner line a driver crossed against the speed of the turn: free, paid, or a spin-out (R56-R62).
// Not here: Legends, which are never checked (R78).

import type { Io, Seat } from '@core/contract';
import { carOf, isActing, payHeat, trackOfRace } from '../cars';
import { cornerCost, limitFor, overheatAt } from '../conditions';
import { STRESS } from '../data/cards';
import { SPIN_STRESS } from '../data/costs';
import { lapsAt, type Track } from '../data/tracks';
import type { Car, Conditions, CornerForecast, HeatEvent, HeatState } from '../types';
import { eventOf } from './event';
import { takeOffEliminated } from './leaving';
import { cornerOfLine, landingBehind, laneAt, linesCrossed, reviewFinalRound } from './move';
import { takeSponsors } from './sponsors';

/** A corner line that a car crosses, and the Heat in its Engine before it pays there. */
export interface CheckedLine extends CornerForecast {
  line: number;
  engine: number;
}

/** The corner lines between two places with their cost, up to a spin-out; each payment reduces the Engine (R58, R59). */
export function checkedLines(
  s: Conditions & { readonly laps: number },
  car: Readonly<Pick<Car, 'engine' | 'speed' | 'limitBonus'>>,
  from: number,
  to: number,
): CheckedLine[] {
  const track = trackOfRace(s);
  const { speed } = car;
  const checked: CheckedLine[] = [];
  let { engine } = car;
  for (const line of linesCrossed(s, from, to)) {
    const corner = cornerOfLine(track, line);
    const limit = limitFor(s, car, corner);
    const heat = cornerCost(s, car, corner, speed);
    const spinOut = heat > engine;
    checked.push({ corner, name: track.corners[corner]?.name ?? '', speed, limit, heat, spinOut, line, engine });
    if (spinOut) break;
    engine -= heat;
  }
  return checked;
}

/** A corner as choices and forecasts show it. */
export function cornerForecast({ corner, name, speed, limit, heat, spinOut }: CheckedLine): CornerForecast {
  return { corner, name, speed, limit, heat, spinOut };
}

/** Phase 7: checks all drivers in turn order, corner by corner (R58). Changes s. */
export function checkCorners(s: HeatState, io: Io<HeatEvent>): void {
  const track = trackOfRace(s);
  io.emit({ round: s.round, phase: 7, type: 'phaseStarted', kind: 'automatic', seats: [] });
  for (const seat of s.order) {
    const car = carOf(s, seat);
    if (!isActing(car)) continue;
    for (const checked of checkedLines(s, car, car.from, car.progress)) takeCorner(s, track, seat, checked, io);
  }
  takeSponsors(s, io);
  takeOffEliminated(s, io);
}

/** Takes one corner: free, paid, or a spin-out. Changes s. */
function takeCorner(s: HeatState, track: Track, seat: Seat, checked: CheckedLine, io: Io<HeatEvent>): void {
  const { corner, line, speed, limit, heat } = checked;
  if (heat === 0) {
    io.emit({ round: s.round, phase: 7, type: 'cornerPassed', seat, corner, speed, limit });
    return;
  }
  if (checked.spinOut) {
    spinOut(s, track, seat, corner, line, limit, io);
    return;
  }
  payHeat(carOf(s, seat), heat);
  const overheat = overheatAt(s, corner) > 0;
  io.emit({ round: s.round, phase: 7, type: 'cornerPaid', seat, corner, speed, limit, heat, overheat });
}

/** R60, R61: the Engine is lost, the car goes back before the line, Stress by gear comes into hand, 1st gear. */
function spinOut(
  s: HeatState,
  track: Track,
  seat: Seat,
  corner: number,
  line: number,
  limit: number,
  io: Io<HeatEvent>,
): void {
  const car = carOf(s, seat);
  const { progress: from, lane: fromLane, gear, engine: heatLost, speed } = car;
  const stress = SPIN_STRESS[gear];
  const to = landingBehind(s, track, seat, line - 1);
  const lane = laneAt(s, track, seat, to);
  payHeat(car, heatLost);
  for (let n = 0; n < stress; n++) car.hand.push(STRESS);
  car.progress = to;
  car.lane = lane;
  car.gear = 1;
  car.spunOut = true;
  io.emit({
    round: s.round,
    phase: 7,
    type: 'spunOut',
    seat,
    corner,
    speed,
    limit,
    heatLost,
    from,
    to,
    fromLane,
    lane,
    stress,
    gear,
  });
  for (let lap = lapsAt(track, from); lap > lapsAt(track, to); lap--) {
    io.emit({ round: s.round, phase: 7, type: 'lapLost', seat, lap });
  }
  if (eventOf(s)?.spinOutEliminates) {
    car.status = 'eliminated';
    io.emit({ round: s.round, phase: 7, type: 'eliminated', seat });
  }
  reviewFinalRound(s, seat, io);
}
