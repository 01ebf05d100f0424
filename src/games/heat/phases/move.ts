// How cars move: full spaces, lanes, lines and laps crossed, the final line (R29-R34, R67).
// Not here: how far they want to go.

import type { Io, Seat } from '@core/contract';
import { carOf, finalLineOf, trackOfRace } from '../cars';
import { lanesAt, lapsAt, raceLaneAt, spaceOf, type Track } from '../data/tracks';
import type { Car, Conditions, HeatEvent, HeatState, Lane, MoveCause } from '../types';

/** The cars on the road, in a state or a view: one entry per seat, seat order. */
export interface Field {
  readonly cars: readonly Readonly<Pick<Car, 'status' | 'progress' | 'lane'>>[];
}

/** Whether every lane of the track space is taken by cars other than this seat's, on whatever lap (R30). */
export function isFull(s: Field, track: Track, progress: number, except: Seat): boolean {
  const space = spaceOf(track, progress);
  let taken = 0;
  for (let seat = 0; seat < s.cars.length; seat++) {
    const car = carOf(s, seat);
    if (seat !== except && car.status === 'racing' && spaceOf(track, car.progress) === space) taken++;
  }
  return taken >= track.lanes;
}

/** Where a car ends that aims at this progress: the first space from there on that is not full (R30). */
export function landing(s: Field, track: Track, seat: Seat, aim: number): number {
  let target = aim;
  while (isFull(s, track, target, seat)) target++;
  return target;
}

/** The nearest space from here backwards that is not full. */
export function landingBehind(s: Field, track: Track, seat: Seat, aim: number): number {
  let target = aim;
  while (isFull(s, track, target, seat)) target--;
  return target;
}

/** The race lane if it is free there, otherwise the nearest free one, left before right (R32). */
export function laneAt(s: Field, track: Track, seat: Seat, progress: number): Lane {
  const raceLane = raceLaneAt(track, progress);
  if (!isTaken(s, track, seat, progress, raceLane)) return raceLane;
  return lanesAt(track, progress).find((lane) => !isTaken(s, track, seat, progress, lane)) ?? raceLane;
}

function isTaken(s: Field, track: Track, seat: Seat, progress: number, lane: Lane): boolean {
  const space = spaceOf(track, progress);
  for (let other = 0; other < s.cars.length; other++) {
    const car = carOf(s, other);
    if (other === seat || car.status !== 'racing' || car.lane !== lane) continue;
    if (spaceOf(track, car.progress) === space) return true;
  }
  return false;
}

/** Moves a car by this many spaces, further if spaces are full; 0: it stays (R29-R33). Changes s. */
export function moveCar(s: HeatState, seat: Seat, wanted: number, cause: MoveCause, io: Io<HeatEvent>): void {
  if (wanted <= 0) return;
  const to = landing(s, trackOfRace(s), seat, carOf(s, seat).progress + wanted);
  moveTo(s, seat, wanted, to, cause, io);
}

/** Moves the car ahead to exactly this progress, which must not be full. Changes s. */
export function moveTo(
  s: HeatState,
  seat: Seat,
  wanted: number,
  to: number,
  cause: MoveCause,
  io: Io<HeatEvent>,
): void {
  const track = trackOfRace(s);
  const car = carOf(s, seat);
  const from = car.progress;
  const fromLane = car.lane;
  const lane = laneAt(s, track, seat, to);
  const path: number[] = [];
  for (let progress = from + 1; progress <= to; progress++) path.push(progress);
  car.progress = to;
  car.lane = lane;
  const extra = Math.max(0, to - from - wanted);
  io.emit({
    round: s.round,
    phase: s.phase,
    type: 'carMoved',
    seat,
    cause,
    wanted,
    from,
    to,
    fromLane,
    lane,
    path,
    extra,
  });
  tellLines(s, track, seat, from, to, cause, io);
  tellLaps(s, track, seat, from, to, io);
  markFinalRound(s, seat, io);
}

/** The first corner line ahead of this progress, as progress (R56). */
export function lineAfter(track: Track, progress: number): number {
  return progress + (track.toCorner[spaceOf(track, progress)] ?? track.length);
}

/** The corner lines crossed from one progress to another, in order; none from the final line on (R56). */
export function linesCrossed(
  s: Pick<Conditions, 'track'> & { readonly laps: number },
  from: number,
  to: number,
): number[] {
  const track = trackOfRace(s);
  const final = finalLineOf(s);
  const lines: number[] = [];
  for (let line = lineAfter(track, from); line <= to && line < final; line = lineAfter(track, line)) lines.push(line);
  return lines;
}

/** Index of the corner whose line is at this progress. */
export function cornerOfLine(track: Track, line: number): number {
  return track.nextCorner[spaceOf(track, line - 1)] ?? 0;
}

function tellLines(
  s: HeatState,
  track: Track,
  seat: Seat,
  from: number,
  to: number,
  by: MoveCause,
  io: Io<HeatEvent>,
): void {
  for (const line of linesCrossed(s, from, to)) {
    io.emit({
      round: s.round,
      phase: s.phase,
      type: 'cornerLineCrossed',
      seat,
      corner: cornerOfLine(track, line),
      lap: Math.floor(line / track.length) + 1,
      by,
    });
  }
}

function tellLaps(s: HeatState, track: Track, seat: Seat, from: number, to: number, io: Io<HeatEvent>): void {
  const done = lapsAt(track, to);
  for (let lap = lapsAt(track, from) + 1; lap <= done; lap++) {
    io.emit({ round: s.round, phase: s.phase, type: 'lapCompleted', seat, lap });
  }
}

/** Marks the round in which a car reaches the final line as the last one (R67); qualifying has no such mark (R104). Changes s. */
function markFinalRound(s: HeatState, seat: Seat, io: Io<HeatEvent>): void {
  if (s.mode !== 'race' || s.status !== 'racing' || carOf(s, seat).progress < finalLineOf(s)) return;
  s.status = 'finalRound';
  s.finalSeat = seat;
  io.emit({ round: s.round, phase: s.phase, type: 'finalRound', seat });
}

/** After a car has gone back or left, removes the mark if no car is past the final line (R67). Changes s. */
export function reviewFinalRound(s: HeatState, seat: Seat, io: Io<HeatEvent>): void {
  if (s.status !== 'finalRound') return;
  const final = finalLineOf(s);
  for (const other of s.order) {
    const car = carOf(s, other);
    if (car.status !== 'racing' || car.progress < final) continue;
    if (s.finalSeat === seat) s.finalSeat = other;
    return;
  }
  s.status = 'racing';
  s.finalSeat = -1;
  io.emit({ round: s.round, phase: s.phase, type: 'finalRoundCancelled', seat });
}
