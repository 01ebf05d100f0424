// Positions: the order of play of a round, the order of the field, and the final classification (R5 to R8, S5).
// Not here: what happens in a turn.

import type { Seat, Standing } from '@core/contract';
import { boxOf, carOf, circuitOfRace, distanceOf, isInPits, isRunning } from './cars';
import { numberOf, TEAMS, teamOf } from './data/cars';
import type { Circuit } from './data/circuit';
import { POINTS } from './data/dice';
import type { Car, ClassifiedCar, FormulaState, Statistics, TeamScore } from './types';

/** Seats of the cars still running in the order they play (R5 to R8). */
export function playOrder(s: Readonly<FormulaState>): Seat[] {
  const circuit = circuitOfRace(s);
  const track: Seat[] = [];
  const pits: Seat[] = [];
  for (let seat = 0; seat < s.cars.length; seat++) {
    const car = s.cars[seat] as Car;
    if (isRunning(car)) insert(s, circuit, isInPits(car) ? pits : track, seat, isInPits(car) ? pitFirst : trackFirst);
  }
  return pits.length === 0 ? track : mergePits(s, circuit, track, pits);
}

type First = (circuit: Circuit, a: Readonly<Car>, b: Readonly<Car>) => boolean;

/** Changes list: inserts the seat in its place. Fields are small and mostly in order. */
function insert(s: Readonly<FormulaState>, circuit: Circuit, list: Seat[], seat: Seat, isFirst: First): void {
  const car = carOf(s, seat);
  let at = list.length;
  while (at > 0 && isFirst(circuit, car, carOf(s, list[at - 1] as Seat))) {
    list[at] = list[at - 1] as Seat;
    at--;
  }
  list[at] = seat;
}

/** R5 to R7: farther, then higher gear, then nearer to the inside, then the lower space. */
function trackFirst(circuit: Circuit, a: Readonly<Car>, b: Readonly<Car>): boolean {
  const ahead = distanceOf(circuit, a) - distanceOf(circuit, b);
  if (ahead !== 0) return ahead > 0;
  if (a.gear !== b.gear) return a.gear > b.gear;
  return insideOf(circuit, a, b) === 'R' ? a.at > b.at : a.at < b.at;
}

/** The inside that counts for two level cars: the inside of a corner one of them is in, the lower space's first (R7). */
function insideOf(circuit: Circuit, a: Readonly<Car>, b: Readonly<Car>): string {
  const [low, high] = a.at < b.at ? [a.at, b.at] : [b.at, a.at];
  const decides = (circuit.corner[low] as number) < 0 && (circuit.corner[high] as number) >= 0 ? high : low;
  return circuit.inside[decides] as string;
}

/** R8: farther along the lane; the car in the lane before the one in the box beside it. */
function pitFirst(circuit: Circuit, a: Readonly<Car>, b: Readonly<Car>): boolean {
  const ahead = pitNumber(circuit, a) - pitNumber(circuit, b);
  if (ahead !== 0) return ahead > 0;
  return a.status === 'pitLane' && b.status !== 'pitLane';
}

/** Number of the lane space: a box counts as the space beside it. */
function pitNumber(circuit: Circuit, car: Readonly<Car>): number {
  return car.status === 'pitBox' ? circuit.box.indexOf(boxOf(circuit, car)) : car.at;
}

/** R8: a car in the pits plays after the cars on the track that were past the pit entry in its lap, before the others. */
function mergePits(s: Readonly<FormulaState>, circuit: Circuit, track: readonly Seat[], pits: readonly Seat[]): Seat[] {
  const order: Seat[] = [];
  let next = 0;
  for (const seat of pits) {
    const entryDistance = carOf(s, seat).pitLap * circuit.lapPos + circuit.entryPos;
    while (next < track.length && distanceOf(circuit, carOf(s, track[next] as Seat)) > entryDistance) {
      order.push(track[next++] as Seat);
    }
    order.push(seat);
  }
  while (next < track.length) order.push(track[next++] as Seat);
  return order;
}

/** Seats, best first: finishers, cars still running, cars that are out (S5). */
export function fieldOrder(s: Readonly<FormulaState>): Seat[] {
  return [...s.finishers, ...playOrder(s), ...outOrder(s)];
}

/** Cars that are out: farther, then later, then by that round's order of play. */
function outOrder(s: Readonly<FormulaState>): Seat[] {
  const circuit = circuitOfRace(s);
  return s.eliminated.toSorted((one, other) => {
    const a = carOf(s, one);
    const b = carOf(s, other);
    const ahead = distanceOf(circuit, b) - distanceOf(circuit, a);
    return ahead || b.endRound - a.endRound || a.endTurn - b.endTurn || one - other;
  });
}

/** Best first. */
export function standings(s: Readonly<FormulaState>): Standing[] {
  const circuit = circuitOfRace(s);
  return fieldOrder(s).map((seat, index) => {
    const car = carOf(s, seat);
    const place = index + 1;
    const distance = distanceOf(circuit, car);
    if (car.status === 'finished') return { seat, place, status: 'finished', sortKey: [2, 0 - car.finish, 0, 0] };
    if (car.status === 'eliminated') {
      return { seat, place, status: 'out', sortKey: [0, distance, car.endRound, 0 - car.endTurn] };
    }
    // A race that ended early has placed its last cars too.
    return { seat, place, status: s.status === 'finished' ? 'finished' : 'racing', sortKey: [1, 0 - index, 0, 0] };
  });
}

/** Points for a place, 1-based; 0 beyond the table. Cars that are out score none: see classification. */
export function pointsFor(place: number): number {
  return POINTS[place - 1] ?? 0;
}

/** The final table: places, points of the cars that finished, statistics (S5, S6). */
export function classification(s: Readonly<FormulaState>): ClassifiedCar[] {
  const circuit = circuitOfRace(s);
  const finisher = s.finishers.length > 0;
  return fieldOrder(s).map((seat, index) => {
    const car = carOf(s, seat);
    const status = car.status === 'finished' ? 'finished' : car.status === 'eliminated' ? 'out' : 'running';
    const place = index + 1;
    return {
      seat,
      place,
      status,
      out: car.out,
      round: car.endRound === 0 ? s.round : car.endRound,
      distance: distanceOf(circuit, car),
      points: finisher && status !== 'out' ? pointsFor(place) : 0,
      statistics: statisticsOf(car, place),
    };
  });
}

/** A car's statistics (S6). */
export function statisticsOf(car: Readonly<Car>, place: number): Statistics {
  const { brake, overshoot, shift, slipstream, collision, motor } = car.spent;
  return {
    rounds: car.turns,
    wearLeft: car.wear,
    brake,
    overshoot,
    shift,
    slipstream,
    collision,
    motor,
    gained: car.grid - place,
    topGear: car.topGear,
    pitStops: car.pitStops,
  };
}

/** Teams with a car in the race, best first: points of both cars, then the better placed car. */
export function teamScores(s: Readonly<FormulaState>, table: readonly ClassifiedCar[]): TeamScore[] {
  const teams: (TeamScore & { best: number })[] = [];
  for (const team of TEAMS) {
    const lines = table.filter((line) => teamOf(numberOf(carOf(s, line.seat).colour)).id === team.id);
    const [best] = lines;
    if (best === undefined) continue;
    const points = lines.reduce((sum, line) => sum + line.points, 0);
    teams.push({ team: team.id, points, seats: lines.map((line) => line.seat), best: best.place });
  }
  teams.sort((a, b) => b.points - a.points || a.best - b.best);
  return teams.map(({ team, points, seats }) => ({ team, points, seats }));
}
