// The default answer for time-outs and absent seats: the safest drive (S3).
// Not here: good answers; those are ai/.

import type { Decision, Seat } from '@core/contract';
import { carOf, circuitOfRace, isStanding, leastSpeed, mostSpeed, wearOf } from './cars';
import { STEP } from './data/charts';
import { type Circuit, crossesLine } from './data/circuits';
import { comparePaths, pathOf, type Road, roadsAhead } from './moves';
import { freePlaces } from './phases/choosing';
import { isHeldUp, paths, reach } from './phases/roads';
import { runReadings } from './phases/run';
import { spinsSurely } from './phases/verdict';
import type { DecisionKind, Place, WaddingtonAction, WaddingtonState } from './types';

/** The default (S3): first free car, safest drive, pass, use the Special Tyres. */
export function fallback(s: Readonly<WaddingtonState>, decision: Decision): WaddingtonAction {
  switch (decision.kind as DecisionKind) {
    case 'car':
      return { type: 'car', place: freePlaces(s)[0] ?? 0 };
    case 'drive':
      return safestDrive(s, decision.seat);
    case 'card':
      return { type: 'pass' };
    case 'tyres':
      return { type: 'tyres', use: true };
  }
}

/** A full move with its rating. */
interface Weighed {
  speed: number;
  path: Place[];
  spins: number;
  excess: number;
}

function safestDrive(s: Readonly<WaddingtonState>, seat: Seat): WaddingtonAction {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const most = mostSpeed(circuit, car);
  const roads = roadsAhead(s, seat, most / STEP, false);
  let best: Weighed | undefined;
  for (let speed = leastSpeed(circuit, car); speed <= most; speed += STEP) {
    const move = safestPath(s, seat, speed, roads[speed / STEP] ?? []);
    // More squares are better, so of equally safe speeds the later one wins. No two speeds
    // have the same number of squares.
    const isBetter =
      move !== undefined &&
      (best === undefined || move.spins < best.spins || (move.spins === best.spins && move.excess <= best.excess));
    if (isBetter) best = move;
  }
  if (best !== undefined) return driveOf(best.speed, best.path);
  return safestRun(s, seat) ?? onlyPit(s, seat);
}

function driveOf(speed: number, path: Place[]): WaddingtonAction {
  return { type: 'drive', speed, path, superb: -1, quiet: false };
}

/** The safest path of one speed, without the pits; undefined if no free road is that long. */
function safestPath(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  speed: number,
  roads: readonly Road[],
): Weighed | undefined {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const standing = isStanding(circuit, car);
  const { tyres } = wearOf(car, standing, speed).after;
  let best: (Weighed & { diagonals: number }) | undefined;
  for (const road of roads) {
    const first = road.bands.length - road.beyond;
    const move = { speed, path: pathOf(road), spins: 0, excess: 0, diagonals: road.diagonals };
    road.bands.forEach((place, index) => {
      const excess = speed - (circuit.limit[place] ?? 0);
      const judged = { excess, tyres, beyondLine: index >= first };
      if (spinsSurely(s, car, judged)) move.spins++;
      move.excess += Math.max(0, excess);
    });
    if (best === undefined || isSafer(circuit, move, best)) best = move;
  }
  return best;
}

type Path = Weighed & { diagonals: number };

function isSafer(circuit: Circuit, a: Path, b: Path): boolean {
  if (a.spins !== b.spins) return a.spins < b.spins;
  if (a.excess !== b.excess) return a.excess < b.excess;
  if (a.diagonals !== b.diagonals) return a.diagonals < b.diagonals;
  return comparePaths(circuit, a.path, b.path) < 0;
}

/** The best run by: no certain spin-off, whether off the road or at a band; then the least reduction; then square ids. */
function safestRun(s: Readonly<WaddingtonState>, seat: Seat): WaddingtonAction | undefined {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const roads = reach(s, seat, mostSpeed(circuit, car) / STEP);
  if (!isHeldUp(s, seat, roads)) return undefined;
  let best: { path: Place[]; speed: number; spins: boolean; drop: number } | undefined;
  // Paths come by square ids, so the first of equally good ones stays.
  for (const path of paths(s, seat, roads.depth, false)) {
    // The lowest reading available, as the default never speeds up.
    const speed = runReadings(s, seat, path.at(-1) ?? car.at, path.length)[0] ?? 0;
    const spins = spinsOnRun(s, seat, path, speed);
    const drop = isStanding(circuit, car) ? 0 : Math.max(0, car.reading - speed);
    const worse = best === undefined ? -1 : Number(spins) - Number(best.spins) || drop - best.drop;
    if (worse < 0) best = { path, speed, spins, drop };
  }
  return best && { type: 'run', path: best.path, speed: best.speed };
}

/** Whether a run ends on the verge (R28), or a band on its way certainly spins the car at this reading (R26). */
function spinsOnRun(s: Readonly<WaddingtonState>, seat: Seat, path: readonly Place[], speed: number): boolean {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  if (speed === 0) return true;
  const { tyres } = wearOf(car, isStanding(circuit, car), speed).after;
  let last = car.at;
  let beyondLine = false;
  for (const place of path) {
    beyondLine ||= crossesLine(circuit, last, place);
    last = place;
    if ((circuit.corner[place] as number) < 0) continue;
    if (spinsSurely(s, car, { excess: speed - (circuit.limit[place] ?? 0), tyres, beyondLine })) return true;
  }
  return false;
}

/** If neither a road past the pits nor a run is left, it takes the pit itself. */
function onlyPit(s: Readonly<WaddingtonState>, seat: Seat): WaddingtonAction {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const all = roadsAhead(s, seat, mostSpeed(circuit, car) / STEP, true);
  for (let n = leastSpeed(circuit, car) / STEP; n < all.length; n++) {
    const road = all[n]?.[0];
    if (road !== undefined) return driveOf(n * STEP, pathOf(road));
  }
  throw new Error(`seat ${seat} has no move at all`);
}
