// The outcome of a turn with a known speed: where the car lands, what its corners cost, and where it ends. Uses only
// what the viewer sees; other cars stay where they are. Not here: which speeds cards give (forecast.ts).

import type { Seat } from '@core/contract';
import { limitWith, overheatAt } from '../../conditions';
import { SPIN_STRESS } from '../../data/costs';
import { finalLine, lanesAt, lapsAt, spaceOf, type Track, trackOf } from '../../data/tracks';
import type { CarView, CornerForecast, HeatView, Lane } from '../../types';

/** What is left of a turn, ready to be computed. */
export interface RemainingTurn {
  /** Spaces still to move, as one move; 0: none. */
  spaces: number;
  /** Speed of the whole turn, to compare with limits. */
  speed: number;
  /** Heat in the Engine when the corners are checked. */
  engine: number;
  /** Heat paid before that: symbols of cards, a boost. */
  paid: number;
  /** What Limit symbols add to every limit (R47). */
  limit: number;
}

/** A move on the current road. path: progress of every space passed, the last one where it ends. */
export interface Landing {
  to: number;
  lane: Lane;
  path: number[];
  /** Spaces added by full ones (R30). */
  extra: number;
}

/** What a spin-out costs besides the place (R60, R61). */
export interface SpinOut {
  corner: number;
  name: string;
  heatLost: number;
  stress: number;
  /** Completed laps that are lost again. */
  lapsLost: number;
}

/** The outcome of a turn. */
export interface PlayOutcome {
  speed: number;
  landing: Landing;
  /** Corners checked, in order; if spin is set, the car spins out at the last one. */
  corners: CornerForecast[];
  /** Total Heat paid: before the corners and at them, without what a spin-out loses. */
  heat: number;
  spin: SpinOut | null;
  /** Where the car is after phase 7: its landing, or before the corner it failed. */
  end: { progress: number; lane: Lane };
}

/** The car of a seat. Throws if it has none, which is a bug. */
export function carIn(view: HeatView, seat: Seat): CarView {
  const car = view.cars[seat];
  if (!car) throw new Error(`no car ${seat} in this view`);
  return car;
}

/** The outcome of a turn (R30 to R32, R56 to R61). */
export function outcomeOf(view: HeatView, seat: Seat, turn: RemainingTurn): PlayOutcome {
  const car = carIn(view, seat);
  const landing = landingOf(view, seat, turn.spaces);
  const { corners, engine } = checkedCorners(view, car.from, landing.to, turn);
  let heat = turn.paid;
  for (const corner of corners) if (!corner.spinOut) heat += corner.heat;
  const failed = corners.at(-1);
  const stays = { progress: landing.to, lane: landing.lane };
  if (!failed?.spinOut) return { speed: turn.speed, landing, corners, heat, spin: null, end: stays };
  const end = placeBehind(view, seat, failed.line - 1);
  const track = trackOf(view.track);
  const spin = {
    corner: failed.corner,
    name: failed.name,
    heatLost: engine,
    stress: SPIN_STRESS[car.gear],
    lapsLost: lapsAt(track, landing.to) - lapsAt(track, end.progress),
  };
  return { speed: turn.speed, landing, corners: corners.map(withoutLine), heat, spin, end };
}

/** Where a car ends that moves this many spaces now (R30 to R32). */
export function landingOf(view: HeatView, seat: Seat, spaces: number): Landing {
  const track = trackOf(view.track);
  const car = carIn(view, seat);
  if (spaces <= 0) return { to: car.progress, lane: car.lane, path: [], extra: 0 };
  let to = car.progress + spaces;
  while (isFull(view, track, seat, to)) to++;
  const path = Array.from({ length: to - car.progress }, (_, i) => car.progress + i + 1);
  return { to, lane: freeLane(view, track, seat, to), path, extra: to - car.progress - spaces };
}

/** Corner lines crossed (R56), in order, priced one after the other. engine: what is left at the end, or at a spin-out. */
function checkedCorners(view: HeatView, from: number, to: number, turn: RemainingTurn) {
  const corners: (CornerForecast & { line: number })[] = [];
  let { engine } = turn;
  for (const { line, corner, name } of linesBetween(view, from, to)) {
    const limit = limitWith(view, corner, turn.limit);
    const excess = Math.max(0, turn.speed - limit);
    const heat = excess > 0 ? excess + overheatAt(view, corner) : 0;
    const spinOut = heat > engine;
    corners.push({ corner, name, speed: turn.speed, limit, heat, spinOut, line });
    if (spinOut) break;
    engine -= heat;
  }
  return { corners, engine };
}

function linesBetween(view: HeatView, from: number, to: number) {
  const track = trackOf(view.track);
  const lines: { line: number; corner: number; name: string }[] = [];
  for (let lap = 0; lap < view.laps; lap++) {
    for (const { index, name, line } of track.corners) {
      const at = line + lap * track.length;
      if (at <= from || at > to || at >= finalLine(track, view.laps)) continue;
      lines.push({ line: at, corner: index, name });
    }
  }
  return lines.sort((a, b) => a.line - b.line);
}

function withoutLine({ line: _line, ...corner }: CornerForecast & { line: number }): CornerForecast {
  return corner;
}

/** The nearest space from here backwards that is not full, race lane first (R60). */
function placeBehind(view: HeatView, seat: Seat, aim: number): PlayOutcome['end'] {
  const track = trackOf(view.track);
  let progress = aim;
  while (isFull(view, track, seat, progress)) progress--;
  return { progress, lane: freeLane(view, track, seat, progress) };
}

function freeLane(view: HeatView, track: Track, seat: Seat, progress: number): Lane {
  const taken = takenLanes(view, track, seat, progress);
  const lanes = lanesAt(track, progress);
  return lanes.find((lane) => !taken.has(lane)) ?? lanes[0] ?? 0;
}

function isFull(view: HeatView, track: Track, seat: Seat, progress: number): boolean {
  return takenLanes(view, track, seat, progress).size >= track.lanes;
}

/** Lanes of a space that are taken by other cars on the track, on whatever lap (R30). */
function takenLanes(view: HeatView, track: Track, seat: Seat, progress: number): Set<Lane> {
  const space = spaceOf(track, progress);
  const there = view.cars.filter(
    (car) => car.seat !== seat && car.status === 'racing' && spaceOf(track, car.progress) === space,
  );
  return new Set(there.map((car) => car.lane));
}
