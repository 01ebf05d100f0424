// Places during and after a race (S5).
// Not here: points, which belong to seasons.

import type { FinalCar, Seat, Standing } from '@core/contract';
import { shortfall, standingsOf } from '@kit/order';
import { carOf, trackOfRace } from './cars';
import { lanesFromBest } from './data/tracks';
import type { HeatState } from './types';

/** Cars on the track by progress, the nearest to the race lane first; then those taken off, the latest first. */
export function standings(s: Readonly<HeatState>): Standing[] {
  const track = trackOfRace(s);
  return standingsOf(
    s.cars.map((car, seat) => {
      if (car.status !== 'racing') return { seat, status: 'out' as const, sortKey: [0, car.outOrder, 0] };
      const status = s.status === 'finished' ? ('finished' as const) : ('racing' as const);
      return { seat, status, sortKey: [1, car.progress, 0 - lanesFromBest(track, car.progress, car.lane)] };
    }),
  );
}

/** Spaces behind the leader; 0 for a car that was taken off ahead of it. */
export function gapOf(s: Readonly<HeatState>, leader: Seat, seat: Seat): number {
  return Math.max(0, carOf(s, leader).progress - carOf(s, seat).progress);
}

/** Spaces behind the winner at the end of a race. */
export function behind(winner: FinalCar, car: FinalCar): number | null {
  return shortfall(winner.sortKey[1], car.sortKey[1]);
}

/** Sets the turn order of the round and its adrenaline seats (R14, R15). Changes s. */
export function setTurnOrder(s: HeatState): void {
  const track = trackOfRace(s);
  const order: number[] = [];
  for (let seat = 0; seat < s.cars.length; seat++) if (carOf(s, seat).status === 'racing') order.push(seat);
  order.sort((a, b) => {
    const first = carOf(s, a);
    const second = carOf(s, b);
    if (first.progress !== second.progress) return second.progress - first.progress;
    return lanesFromBest(track, first.progress, first.lane) - lanesFromBest(track, second.progress, second.lane);
  });
  s.order = order;
  s.adrenaline = s.mode === 'qualifying' ? [] : order.slice(-adrenalineSeats(s.startCars));
}

/** The number of cars that adrenaline helps, by the cars at the start (R15). */
export function adrenalineSeats(startCars: number): number {
  return startCars >= 5 ? 2 : 1;
}
