// What an event offers apart from press corners: cards for lap 1 and for passing (R99), points by place (R93). For the race
// and its simulation. Not here: press corners and record speeds, which belong to the road (road.ts).

import type { Seat } from '@core/contract';
import { carOf, trackOfRace } from '../../cars';
import { EVENTS } from '../../data/events';
import { pointsFor } from '../../data/points';
import { lapsAt } from '../../data/tracks';
import type { HeatState } from '../../types';
import { put } from '../cards/hands';
import { SPONSOR_CLASSES, STRESS_CLASS } from '../cards/kinds';
import type { HeadCar } from './head-car';
import type { HeadRace, Stands } from './head-race';

export const NO_STANDS: Stands = { opening: 0, passing: 99, bonus: [] };

/** What this race's event still offers. Cards only with sponsorship; points always, because scores always counts them. */
export function standsOf(s: Readonly<HeatState>): Stands {
  const event = s.event === null ? undefined : EVENTS[s.event];
  if (event === undefined) return NO_STANDS;
  // What beating one more car is worth (R93).
  const place = pointsFor(1, s.startCars) - pointsFor(2, s.startCars);
  const bonus = event.bonus.map((points) => points / place);
  if (!s.sponsorship) return { ...NO_STANDS, bonus };
  const opening = Math.max(0, (event.firstOfLapOne ?? 0) - s.firstLap.length);
  return { opening, passing: event.passedCars ?? NO_STANDS.passing, bonus };
}

/** Sponsorship cards that a seat gets for lap 1 and cars passed if it ends its round at this progress, as the others are now. */
export function eventCards(s: Readonly<HeatState>, seat: Seat, to: number): number {
  const { opening, passing } = standsOf(s);
  if (opening === 0 && passing === NO_STANDS.passing) return 0;
  const own = carOf(s, seat);
  const opens = opening > 0 && !s.firstLap.includes(seat) && lapsAt(trackOfRace(s), to) >= 1;
  // Until every car has moved, none counts as passed.
  if (s.phase < 5) return opens ? 1 : 0;
  let passed = 0;
  for (const car of s.cars) if (car.status === 'racing' && car.from > own.from && car.progress < to) passed++;
  return (opens ? 1 : 0) + (passed >= passing ? 1 : 0);
}

/** After phase 7: cards for lap 1 and passing to cars that did not spin out (R96, R99). clean: in turn order. Changes race. */
export function takeEventCards(race: HeadRace, clean: readonly number[]): void {
  const { stands, cars, table } = race;
  if (stands.opening > 0) {
    const at = (i: number) => cars[i]?.progress ?? 0;
    const done = cars.flatMap((car, i) => (!car.opened && car.progress >= table.road.length ? [i] : []));
    done.sort((a, b) => at(b) - at(a));
    done.forEach((i, rank) => {
      const car = cars[i];
      if (!car) return;
      car.opened = true;
      if (rank < stands.opening && clean.includes(i)) takeCards(car, 1);
    });
    stands.opening = Math.max(0, stands.opening - done.length);
  }
  if (stands.passing >= cars.length) return;
  for (const i of clean) {
    const own = cars[i];
    if (!own) continue;
    let passed = 0;
    for (const car of cars) if (car.from > own.from && car.progress < own.progress) passed++;
    if (passed >= stands.passing) takeCards(own, 1);
  }
}

/** Adds this many random sponsorship cards (R95, R96). A Legend takes none. Changes car. */
export function takeCards(car: HeadCar, cards: number): void {
  if (car.legend) return;
  car.won += cards;
  for (let n = 0; n < cards; n++) {
    put(car.hand, SPONSOR_CLASSES[Math.floor(car.chance() * SPONSOR_CLASSES.length)] ?? STRESS_CLASS);
  }
}

/** The expected bonus, in cars beaten. chances: of finishing ahead of each rival, taken as independent. */
export function bonusOf(bonus: readonly number[], chances: readonly number[]): number {
  if (bonus.length === 0) return 0;
  // ahead[n]: the chance that n rivals finish ahead.
  let ahead = [1];
  for (const chance of chances) {
    const next = new Array<number>(ahead.length + 1).fill(0);
    ahead.forEach((share, n) => {
      next[n] = (next[n] ?? 0) + share * chance;
      next[n + 1] = (next[n + 1] ?? 0) + share * (1 - chance);
    });
    ahead = next;
  }
  return bonus.reduce((sum, cars, n) => sum + cars * (ahead[n] ?? 0), 0);
}
