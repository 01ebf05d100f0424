// Moves a car along a path, noting line crossings and bands square by square (R10, R11).
// Not here: which paths are legal (roads.ts) or judging bands (corners.ts).

import type { Io, Seat } from '@core/contract';
import { carOf, circuitOfRace, dialOf } from '../cars';
import { reductionWear, wornBrakes, wornTyres } from '../data/charts';
import { crossesLine } from '../data/circuits';
import type { Place, SpeedReason, Tactic, WaddingtonEvent, WaddingtonState } from '../types';

/** The position in the round, 1-based, as in events. */
export function turnNumber(s: Readonly<WaddingtonState>): number {
  return s.cursor + 1;
}

/** Changes s: moves the car along the path and notes crossings of the line and of bands at its reading (R10, R11, R34). */
export function moveAlong(
  s: WaddingtonState,
  seat: Seat,
  path: readonly Place[],
  cause: 'drive' | 'run' | 'card',
  io: Io<WaddingtonEvent>,
): void {
  const car = carOf(s, seat);
  const turn = turnNumber(s);
  const from = car.at;
  const to = path.at(-1);
  if (to === undefined) return;
  // Emits the whole path first, then everything on it in the order of the squares.
  car.at = to;
  io.emit({ round: s.round, turn, type: 'carMoved', seat, cause, speed: car.reading, path: [from, ...path] });
  let last = from;
  for (let n = 0; n < path.length; n++) {
    const place = path[n] as Place;
    if (crossesLine(circuitOfRace(s), last, place)) crossLine(s, seat, place, n + 1, io);
    enterSquare(s, seat, place, n + 1, io);
    last = place;
  }
  s.turn.squares += path.length;
}

function crossLine(s: WaddingtonState, seat: Seat, at: Place, square: number, io: Io<WaddingtonEvent>): void {
  const car = carOf(s, seat);
  const dialFrom = dialOf(s, car);
  const first = car.lap < 0;
  car.lap++;
  if (!first && (car.bestLap === 0 || car.lapTurns < car.bestLap)) car.bestLap = car.lapTurns;
  car.lapTurns = 0;
  const dialTo = dialOf(s, car);
  io.emit({ round: s.round, turn: turnNumber(s), type: 'lineCrossed', seat, at, square, dialFrom, dialTo, first });
}

function enterSquare(s: WaddingtonState, seat: Seat, place: Place, square: number, io: Io<WaddingtonEvent>): void {
  const circuit = circuitOfRace(s);
  const corner = circuit.corner[place] as number;
  if (corner < 0) return;
  const { reading: speed, lap } = carOf(s, seat);
  const limit = circuit.limit[place] as number;
  s.turn.bands.push({ corner, place, speed, lap, square: s.turn.squares + square });
  const excess = speed - limit;
  io.emit({
    round: s.round,
    turn: turnNumber(s),
    type: 'bandCrossed',
    seat,
    corner,
    place,
    square,
    limit,
    speed,
    excess,
  });
}

/** Changes s: sets the speedometer. */
export function setReading(
  s: WaddingtonState,
  seat: Seat,
  to: number,
  reason: SpeedReason,
  io: Io<WaddingtonEvent>,
): void {
  const car = carOf(s, seat);
  const from = car.reading;
  car.reading = to;
  io.emit({ round: s.round, turn: turnNumber(s), type: 'speedSet', seat, from, to, reason });
}

/** Changes s: adds the wear of slowing down by this much (R16). */
export function wearBrakes(s: WaddingtonState, seat: Seat, drop: number, io: Io<WaddingtonEvent>): void {
  const wear = reductionWear(drop);
  if (wear.brakes + wear.tyres > 0) addWear(s, seat, 'reduction', wear.brakes, wear.tyres, io);
}

/** Changes s: adds points to the gauges, which stop at their ends (R16, R40). */
export function addWear(
  s: WaddingtonState,
  seat: Seat,
  cause: 'reduction' | 'dice',
  brakes: number,
  tyres: number,
  io: Io<WaddingtonEvent>,
): void {
  const car = carOf(s, seat);
  car.brakes = wornBrakes(car.brakes, brakes);
  car.tyres = wornTyres(car.tyres, tyres);
  const gauges = { brakes: car.brakes, tyres: car.tyres };
  io.emit({ round: s.round, turn: turnNumber(s), type: 'wearAdded', seat, cause, brakes, tyres, gauges });
}

/** Changes s: moves a tactic card from the hand to the discards, and marks it as this turn's card (R30). */
export function spendTactic(s: WaddingtonState, seat: Seat, card: Tactic): void {
  const car = carOf(s, seat);
  car.hand.splice(car.hand.indexOf(card), 1);
  const seen = car.shown.indexOf(card);
  if (seen >= 0) car.shown.splice(seen, 1);
  s.discards.push(card);
  s.turn.card = card;
  car.cardsUsed++;
}
