// The answer for time-outs and absent seats: the safest drive of section 4.
// Not for: good answers; those are ai/.

import type { Ask, Seat } from '@core/contract';
import { carOf, circuitOfRace, isStanding, leastSpeed, mostSpeed } from './cars';
import { MOST_TYRES, reductionWear, STEP } from './data/charts';
import type { Circuit } from './data/circuits';
import { comparePaths, type Road, roadsAhead } from './moves';
import { freePlaces } from './phases/choosing';
import { isHeldUp, reach, WIDTH } from './phases/roads';
import { runReadings } from './phases/run';
import { automaticSpin, isCoverable } from './phases/verdict';
import type { AskKind, Car, Place, WaddingtonAction, WaddingtonState } from './types';

/** The default of section 4: first free car, safest drive, pass, use the special tyres. */
export function fallback(s: Readonly<WaddingtonState>, ask: Ask): WaddingtonAction {
  switch (ask.kind as AskKind) {
    case 'car':
      return { type: 'car', place: freePlaces(s)[0] ?? 0 };
    case 'drive':
      return safestDrive(s, ask.seat);
    case 'card':
      return { type: 'pass' };
    case 'tyres':
      return { type: 'tyres', use: true };
  }
}

/** A full move, weighed. */
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
    // More squares are better, so of equally safe speeds the later one wins; no two speeds have as many squares.
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

/** The safest path of one speed, pits left out; undefined where no free road is that long. */
function safestPath(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  speed: number,
  roads: readonly Road[],
): Weighed | undefined {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const standing = isStanding(circuit, car);
  const wear = reductionWear(standing ? 0 : car.reading - speed);
  const tyres = Math.min(MOST_TYRES, car.tyres + wear.tyres);
  let best: (Weighed & { diagonals: number }) | undefined;
  for (const road of roads) {
    const first = road.bands.length - road.beyond;
    const move = { speed, path: [...road.path], spins: 0, excess: 0, diagonals: road.diagonals };
    road.bands.forEach((place, index) => {
      const excess = speed - (circuit.limit[place] ?? 0);
      const judged = { excess, tyres, beyondLine: index >= first };
      if (automaticSpin(s, car, judged) !== null && !isCoverable(s, car, judged)) move.spins++;
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

/** No spin-off first, then the least reduction, then by square ids, without raising the reading. */
function safestRun(s: Readonly<WaddingtonState>, seat: Seat): WaddingtonAction | undefined {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const roads = reach(s, seat, mostSpeed(circuit, car) / STEP);
  if (!isHeldUp(s, seat, roads)) return undefined;
  const { depth } = roads;
  const first = depth * WIDTH;
  const ends = [...roads.squares.subarray(first, first + (roads.counts[depth] ?? 0))];
  const drops = ends.map((end) => {
    const speed = runReadings(s, seat, end, depth)[0] ?? 0;
    return { end, speed, drop: dropOf(car, isStanding(circuit, car), speed) };
  });
  const least = Math.min(...drops.map((one) => one.drop));
  const good = new Map(drops.filter((one) => one.drop === least).map((one) => [one.end, one.speed]));
  const path = firstPath(s, circuit, car.at, depth, good) ?? [];
  return { type: 'run', path, speed: good.get(path.at(-1) ?? car.at) ?? 0 };
}

const SPIN = 1000;

function dropOf(car: Readonly<Car>, standing: boolean, speed: number): number {
  if (standing) return 0;
  return speed === 0 ? SPIN : Math.max(0, car.reading - speed);
}

/** The first path by square ids to one of these ends. */
function firstPath(
  s: Readonly<WaddingtonState>,
  circuit: Circuit,
  from: Place,
  squares: number,
  ends: ReadonlyMap<Place, number>,
): Place[] | undefined {
  if (squares === 0) return ends.has(from) ? [] : undefined;
  for (const to of circuit.next[from] ?? []) {
    if (s.cars.some((car) => car.at === to)) continue;
    const rest = firstPath(s, circuit, to, squares - 1, ends);
    if (rest !== undefined) return [to, ...rest];
  }
  return undefined;
}

/** Where neither a road past the pits nor a run is left, the pit itself is the way. */
function onlyPit(s: Readonly<WaddingtonState>, seat: Seat): WaddingtonAction {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const all = roadsAhead(s, seat, mostSpeed(circuit, car) / STEP, true);
  for (let n = leastSpeed(circuit, car) / STEP; n < all.length; n++) {
    const road = all[n]?.[0];
    if (road !== undefined) return driveOf(n * STEP, [...road.path]);
  }
  throw new Error(`seat ${seat} has no move at all`);
}
