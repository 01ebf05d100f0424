// Phase 7: checks every corner line a driver crossed against the speed of the turn: free, paid, or a spin-out (R56-R62).
// Not here: Legends, which are never checked (R78).

import type { Io, Seat } from '@core/contract';
import { carOf, finalLineOf, isActing, payHeat, trackOfRace } from '../cars';
import { cornerCost, limitFor, overheatAt } from '../conditions';
import { STRESS } from '../data/cards';
import { SPIN_STRESS } from '../data/costs';
import { lapsAt, type Track } from '../data/tracks';
import type { Car, CornerForecast, HeatEvent, HeatState } from '../types';
import { eventOf } from './event';
import { takeOffEliminated } from './leaving';
import { cornerOfLine, landingBehind, laneAt, lineAfter, reviewFinalRound } from './move';
import { takeSponsors } from './sponsors';

/**
 * The corners between two places with their cost, up to a spin-out; each payment reduces the Engine. afterLine: lists only
 * lines past that progress, although those before it are paid first.
 */
export function forecast(
  s: Readonly<HeatState>,
  car: Readonly<Car>,
  from: number,
  to: number,
  afterLine = from,
): CornerForecast[] {
  const track = trackOfRace(s);
  const final = finalLineOf(s);
  const list: CornerForecast[] = [];
  let { engine } = car;
  for (let line = lineAfter(track, from); line <= to && line < final; line = lineAfter(track, line)) {
    const corner = cornerOfLine(track, line);
    const limit = limitFor(s, car, corner);
    const heat = cornerCost(s, car, corner, car.speed);
    const spinOut = heat > engine;
    const name = track.corners[corner]?.name ?? '';
    if (line > afterLine) list.push({ corner, name, speed: car.speed, limit, heat, spinOut });
    if (spinOut) break;
    engine -= heat;
  }
  return list;
}

/** Phase 7: checks all drivers in turn order, corner by corner (R58). Changes s. */
export function checkCorners(s: HeatState, io: Io<HeatEvent>): void {
  const track = trackOfRace(s);
  const final = finalLineOf(s);
  io.emit({ round: s.round, phase: 7, type: 'phaseStarted', kind: 'automatic', seats: [] });
  for (const seat of s.order) {
    const car = carOf(s, seat);
    if (!isActing(car)) continue;
    const to = car.progress;
    for (let line = lineAfter(track, car.from); line <= to && line < final; line = lineAfter(track, line)) {
      if (!takeCorner(s, track, seat, line, io)) break;
    }
  }
  takeSponsors(s, io);
  takeOffEliminated(s, io);
}

/** Takes one corner; false if the car spins out. */
function takeCorner(s: HeatState, track: Track, seat: Seat, line: number, io: Io<HeatEvent>): boolean {
  const car = carOf(s, seat);
  const corner = cornerOfLine(track, line);
  const { speed } = car;
  const limit = limitFor(s, car, corner);
  const heat = cornerCost(s, car, corner, speed);
  if (heat === 0) {
    io.emit({ round: s.round, phase: 7, type: 'cornerPassed', seat, corner, speed, limit });
    return true;
  }
  if (heat > car.engine) {
    spinOut(s, track, seat, corner, line, limit, io);
    return false;
  }
  payHeat(car, heat);
  const overheat = overheatAt(s, corner) > 0;
  io.emit({ round: s.round, phase: 7, type: 'cornerPaid', seat, corner, speed, limit, heat, overheat });
  return true;
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
