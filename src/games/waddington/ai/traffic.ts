// The cost of cars in each other's way: every driver nearby makes its own best move on the narrowed road, then the
// driver itself moves once more.
// Not here: cars out of reach, for which the prospect is enough.

import type { Seat } from '@core/contract';
import { carOf, circuitOfRace } from '../cars';
import { ROW } from '../data/circuits';
import { newTurn } from '../phases/turn';
import type { Car, Place, WaddingtonState } from '../types';
import { type Option, optionsOf } from './options';
import { expectedTurns, sightOf, turnsLeft } from './weigh';

/** Rows within which a car may be in the way next turn. */
const NEAR_ROWS = 11;

/** Turns that traffic costs the driver, and each rival by seat. Below 0 it wins them. */
export interface Traffic {
  readonly own: number;
  readonly rivals: readonly number[];
}

/** Undefined if no one is near enough to the end of this move. */
export function trafficAfter(s: Readonly<WaddingtonState>, seat: Seat, option: Option): Traffic | undefined {
  const lap = s.turn.lap + (option.crossed ? 1 : 0);
  if (option.pit || option.verge || lap >= s.laps) return undefined;
  const after = followers(s).filter((rival) => isNear(s, carOf(s, rival), option.to));
  if (after.length === 0) return undefined;
  const { to, reading, tyres, brakes } = option;
  const cars = s.cars.map((car) => ({ ...car, hand: [] as number[] }));
  cars[seat] = { ...carOf(s, seat), at: to, reading, tyres, brakes, lap, hand: [] };
  const road: WaddingtonState = { ...s, cars, turn: newTurn() };
  const rivals = s.cars.map(() => 0);
  for (const rival of after) rivals[rival] = drive(road, rival);
  return { own: drive(road, seat), rivals };
}

/** The rivals in the order in which they move before this car's next turn. */
function followers({ order, cursor }: Readonly<WaddingtonState>): Seat[] {
  return [...order.slice(cursor + 1), ...order.slice(0, cursor)];
}

function isNear(s: Readonly<WaddingtonState>, rival: Readonly<Car>, to: Place): boolean {
  const circuit = circuitOfRace(s);
  if (rival.missTurns > 0 || rival.lap >= s.laps) return false;
  const length = circuit.rows * ROW;
  const gap = Math.abs((circuit.s[rival.at] as number) - (circuit.s[to] as number));
  return Math.min(gap, length - gap) <= NEAR_ROWS * ROW;
}

/** Changes road: makes the seat's best move. Returns what it lost against an empty road. */
function drive(road: WaddingtonState, seat: Seat): number {
  const car = carOf(road, seat);
  const hoped = turnsLeft(road, seat);
  road.turn.lap = car.lap;
  const sight = sightOf(road, seat, car.lap);
  let best: Option | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const option of optionsOf(road, { id: 0, seat, kind: 'drive', sealed: false, committed: false })) {
    const turns = expectedTurns(sight, option);
    if (turns >= least) continue;
    least = turns;
    best = option;
  }
  if (best === undefined) return 0;
  const { to, reading, tyres, brakes, crossed } = best;
  road.cars[seat] = { ...car, at: to, reading, tyres, brakes, lap: car.lap + (crossed ? 1 : 0) };
  return 1 + least - hoped;
}
