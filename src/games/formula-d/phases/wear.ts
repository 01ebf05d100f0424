// Wear points: spending them, and elimination (R41, R42). Not here: what things cost.

import type { Io, Seat } from '@core/contract';
import { carOf, circuitOfRace, distanceOf, turnNumber, wearSpent } from '../cars';
import type { FormulaEvent, FormulaState, OutReason } from '../types';

/** Changes s: spends the car's WP for this reason. Throws if it has fewer, which is a bug. */
export function spendWear(
  s: FormulaState,
  seat: Seat,
  cost: number,
  reason: keyof FormulaState['cars'][number]['spent'],
  io: Io<FormulaEvent>,
): void {
  const car = carOf(s, seat);
  const from = car.wear;
  if (cost > from) throw new Error(`seat ${seat} pays ${cost} WP of ${from} for ${reason}`);
  car.wear = from - cost;
  car.spent[reason] += cost;
  io.emit({ round: s.round, turn: turnNumber(s), type: 'wearChanged', seat, from, to: car.wear, reason });
}

/** Changes s: eliminates the car and takes it off the track (R41). */
export function eliminate(s: FormulaState, seat: Seat, reason: OutReason, io: Io<FormulaEvent>): void {
  const car = carOf(s, seat);
  const { round } = s;
  const turn = turnNumber(s);
  if (reason === 'worn' && car.wear > 0) {
    const from = car.wear;
    car.wear = 0;
    io.emit({ round, turn, type: 'wearChanged', seat, from, to: 0, reason: 'worn' });
  }
  car.status = 'eliminated';
  car.out = reason;
  car.endRound = round;
  car.endTurn = s.order.indexOf(seat) + 1;
  s.eliminated.push(seat);
  const distance = distanceOf(circuitOfRace(s), car);
  io.emit({ round, turn, type: 'carEliminated', seat, reason, at: car.at, distance, spent: wearSpent(car) });
}
